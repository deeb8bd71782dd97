#include "operations/dot_segments.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "operations/backward_writer.hpp"
#include "operations/path_guard.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Returns the last segment of a part, and the "/" before it if there is one.
std::string_view last_unit(std::string_view part) noexcept {
    const std::size_t slash = part.rfind('/');
    return part.substr(slash == part.npos ? 0 : slash);
}

void put_remaining(remaining_runs& runs, backward_writer& writer) noexcept {
    for (std::string_view run; runs.next(run);) {
        writer.put(run);
    }
}

}  // namespace

std::string_view directory_of(const uri_view& base) noexcept {
    if (base.has_authority() && base.path().empty()) {
        return "/";
    }
    return base.path().substr(0, base.path().rfind('/') + 1);  // npos + 1 is 0
}

std::size_t dots_of(std::string_view segment, dot_form form) noexcept {
    if (form == dot_form::plain_or_encoded && segment.find('%') != segment.npos) {
        return decodes_to(segment, ".") ? 1 : decodes_to(segment, "..") ? 2 : 0;
    }
    return segment == "." ? 1 : segment == ".." ? 2 : 0;
}

remaining_runs::remaining_runs(const merged_path& path, at_start start, dot_form form) noexcept
    : part_(path.rest), directory_(path.directory), form_(form) {
    if (start == at_start::remove) {
        remove_at_start(directory_);
        if (directory_.empty()) {
            remove_at_start(part_);
        }
    }
    start_part(part_);
}

// A unit is a segment, and the "/" before it if there is one.
std::size_t remaining_runs::dots_in(std::string_view unit) const noexcept {
    return dots_of(unit.substr(unit.starts_with('/') ? 1 : 0), form_);
}

void remaining_runs::remove_at_start(std::string_view& part) noexcept {
    while (part.starts_with('.') || part.starts_with('%')) {
        const std::string_view segment = part.substr(0, part.find('/'));
        const std::size_t count = dots_of(segment, form_);
        if (count == 0) {
            return;
        }
        climbs_ |= count == 2;
        part.remove_prefix(std::min(part.size(), segment.size() + 1));
    }
}

void remaining_runs::start_part(std::string_view part) noexcept {
    part_ = part;
    const bool may_be_encoded = form_ == dot_form::plain_or_encoded && part.find('%') != part.npos;
    first_dots_ = may_be_encoded ? 0 : find_dot_segment(part);
}

// Goes on with the directory when the rest is used up.  Returns false at the path's start.
bool remaining_runs::find_part() noexcept {
    if (part_.empty() && !directory_.empty()) {
        // The directory's last "/" is the one before the first segment of the rest, and stays with
        // it.
        directory_.remove_suffix(stayed_ ? 0 : 1);
        start_part(std::exchange(directory_, {}));
    }
    return !part_.empty();
}

bool remaining_runs::next(std::string_view& run) noexcept {
    while (find_part()) {
        const std::string_view unit = last_unit(part_);
        const std::size_t dots = dots_in(unit);
        const bool is_last = std::exchange(is_last_, false);
        stayed_ = dots == 0 && parents_ == 0;
        if (stayed_) {
            run = take_run();
            return true;
        }
        part_.remove_suffix(unit.size());
        parents_ = parents_ + dots - 1;  // a segment that is removed has no dots
        if (is_last && dots > 0) {
            run = "/";
            return true;
        }
    }
    return false;
}

// Takes all that comes after the last dot segment; it stays.
std::string_view remaining_runs::take_run() noexcept {
    std::string_view before = part_;
    while (before.size() > first_dots_) {
        const std::string_view unit = last_unit(before);
        if (dots_in(unit) > 0) {
            break;
        }
        before.remove_suffix(unit.size());
    }
    if (before.size() <= first_dots_) {
        before = {};
    }
    const std::string_view run = part_.substr(before.size());
    part_ = before;
    return run;
}

std::string_view remove_dot_segments_in_place(std::span<char> path, bool has_authority) noexcept {
    const std::string_view text(path.data(), path.size());
    remaining_runs runs({{}, text});
    backward_writer writer(path);
    put_remaining(runs, writer);
    if (needs_guard(writer.text(), has_authority)) {
        writer.put(path_guard);
    }
    return text.substr(0, writer.finish().value_or(0));
}

std::optional<std::size_t> find_climb(const merged_path& path) noexcept {
    std::size_t depth = 0;
    bool at_start = true;  // whether all segments so far were dot segments
    // Returns the offset of the first ".." at depth 0, or npos.
    const auto find_in = [&](std::string_view part) {
        for (std::size_t offset = 0; offset <= part.size();) {
            const std::string_view rest = part.substr(offset);
            const std::string_view segment = rest.substr(0, rest.find('/'));
            if (segment == "..") {
                if (depth == 0) {
                    return offset;
                }
                --depth;
            } else if (segment != ".") {
                depth += at_start && segment.empty() ? 0 : 1;  // before the path's first "/"
                at_start = false;
            }
            offset += segment.size() + 1;
        }
        return part.npos;
    };
    if (!path.directory.empty()) {
        // Without the last "/", after which the rest's first segment comes.
        const auto [directory, rest] = path;
        if (find_in(directory.substr(0, directory.size() - 1)) != directory.npos) {
            return std::nullopt;
        }
    }
    return find_in(path.rest);
}

std::size_t find_dot_segment(std::string_view path) noexcept {
    const auto ends_segment = [path](std::size_t offset) {
        return offset == path.size() || path[offset] == '/';
    };
    std::size_t dot = path.find('.');
    for (; dot != path.npos; dot = path.find('.', dot + 1)) {
        if (dot > 0 && path[dot - 1] != '/') {
            continue;
        }
        if (ends_segment(dot + 1) || (path[dot + 1] == '.' && ends_segment(dot + 2))) {
            return dot;
        }
    }
    return path.npos;
}

result<std::string_view> remove_dot_segments(std::string_view path,
                                             std::span<char> buffer) noexcept {
    remaining_runs runs({{}, path});
    backward_writer writer(buffer.first(std::min(buffer.size(), path.size())));
    put_remaining(runs, writer);
    const std::optional<std::size_t> size = writer.finish();
    if (!size) {
        return uri_error{reason::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

std::string remove_dot_segments(std::string_view path) {
    std::string text(path);
    text.resize(remove_dot_segments_in_place(text, true).size());
    return text;
}

}  // namespace uriscan
