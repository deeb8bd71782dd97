#include "operations/dot_segments.hpp"

#include <algorithm>
#include <utility>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "operations/backward_writer.hpp"
#include "operations/path_guard.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

bool has_encoded_dot(std::string_view text) noexcept {
    std::size_t triplet = text.find('%');
    while (triplet != text.npos && octet_of_triplet(subtext(text, triplet)) != '.') {
        triplet = text.find('%', triplet + triplet_size);
    }
    return triplet != text.npos;
}

// Removes the dot segments at the path's start, and the "/" after each, as rules A and D of section
// 5.2.4 do.  Returns whether a ".." was among them.
bool remove_at_start(std::string_view& path, dot_form form) noexcept {
    bool climbs = false;
    while (path.starts_with('.') || path.starts_with('%')) {
        const std::string_view segment = subtext(path, 0, path.find('/'));
        const std::size_t dots = dots_of(segment, form);
        if (dots == 0) {
            break;
        }
        climbs |= dots == 2;
        path.remove_prefix(std::min(path.size(), segment.size() + 1));
    }
    return climbs;
}

// `path` ends with "/".  Returns the size that it has without its last segment.
std::size_t size_of_parent(std::string_view path) noexcept {
    return path.rfind('/', path.size() - 2) + 1;  // npos + 1 is 0
}

// Returns the first "/" with a "." after it, or `end`.
const char* find_slash_and_dot(const char* from, const char* end) noexcept {
    constexpr std::ptrdiff_t seen = sizeof(word) + 1;
    if (end - from >= seen) {
        // Compares eight pairs of octets at a time.  The last step can compare some of them again.
        const char* const last = end - seen;
        const char* at = from;
        const auto has_both = [&at] {
            return zeros((load(at) ^ repeated('/')) | (load(at + 1) ^ repeated('.'))) != 0;
        };
        while (!has_both()) {
            if (at == last) {
                return end;
            }
            at += std::min<std::ptrdiff_t>(sizeof(word), last - at);
        }
        from = at;
    }
    while (from != end && !(*from == '/' && end - from > 1 && from[1] == '.')) {
        ++from;
    }
    return from;
}

}  // namespace

std::string_view directory_of(const uri_view& base) noexcept {
    if (base.has_authority() && base.path().empty()) {
        return "/";
    }
    return subtext(base.path(), 0, base.path().rfind('/') + 1);  // npos + 1 is 0
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
        climbs_ = remove_at_start(directory_, form);
        if (directory_.empty()) {
            climbs_ |= remove_at_start(part_, form);
        }
    }
    start_part(part_);
}

// Finds the first and the last dot segment of the part.  Then the segments before the first and
// after the last need not be read one by one.  The search reads forward, which is faster.
void remaining_runs::start_part(std::string_view part) noexcept {
    part_ = part;
    if (form_ == dot_form::plain_or_encoded && has_encoded_dot(part)) {
        first_dots_ = 0;
        dots_end_ = part.size();
        return;
    }
    first_dots_ = find_dot_segment(part);
    dots_end_ = 0;
    for (std::size_t dots = first_dots_; dots < part.size();) {
        dots_end_ = std::min(part.find('/', dots), part.size());
        const std::size_t next = find_dot_segment(subtext(part, dots_end_));
        dots = next == part.npos ? part.npos : dots_end_ + next;
    }
}

// If all of the rest was read, continues with the directory.  Returns false if all of the directory
// was also read.
bool remaining_runs::find_part() noexcept {
    if (part_.empty() && !directory_.empty()) {
        // The "/" at the end of the directory is the "/" before the first segment of the rest.
        // This "/" stays if that segment stays.
        directory_.remove_suffix(stayed_ ? 0 : 1);
        start_part(std::exchange(directory_, {}));
    }
    return !part_.empty();
}

// Returns the offset in the part after which there are no dot segments.
std::size_t remaining_runs::start_of_plain_segments() const noexcept {
    if (part_.size() <= first_dots_) {
        return 0;
    }
    return std::min(dots_end_, part_.size());
}

bool remaining_runs::next(std::string_view& run) noexcept {
    while (find_part()) {
        const std::size_t plain = start_of_plain_segments();
        if (parents_ == 0 && plain < part_.size()) {
            run = take(plain);
            return true;
        }
        const std::size_t slash = part_.rfind('/');
        const std::size_t unit = slash == part_.npos ? 0 : slash;
        const std::size_t dots = dots_of(subtext(part_, slash + 1), form_);  // npos + 1 is 0
        if (parents_ == 0 && dots == 0) {
            run = take(unit);
            return true;
        }
        part_ = subtext(part_, 0, unit);
        stayed_ = false;
        parents_ = parents_ + dots - 1;  // if `dots` is 0, a ".." removes the segment
        if (std::exchange(is_last_, false)) {
            run = "/";  // the last segment is "." or "..": any other last segment stays
            return true;
        }
    }
    return false;
}

// Returns the octets from the offset `start` on as a run that stays, and removes them from the
// part.
std::string_view remaining_runs::take(std::size_t start) noexcept {
    const std::string_view run = subtext(part_, start);
    part_ = subtext(part_, 0, start);
    is_last_ = false;
    stayed_ = true;
    return run;
}

remaining_path write_remaining_runs(const merged_path& path, bool has_authority,
                                    std::span<char> buffer) noexcept {
    backward_writer writer(buffer);
    remaining_runs runs(path);
    for (std::string_view run; runs.next(run);) {
        writer.put(run);
    }
    if (needs_guard(writer.text(), has_authority)) {
        writer.put(path_guard);
    }
    return {writer.finish(), runs.climbs()};
}

char* remove_dots_in_place(char* const begin, char* const end, bool has_authority) noexcept {
    const char* from = begin;
    for (std::size_t dots; (dots = dots_at_start({from, end})) != 0;) {  // rules A and D
        from += std::min<std::size_t>(dots + 1, static_cast<std::size_t>(end - from));
    }
    char* to = begin;
    while (from != end) {
        const char* const slash = find_slash_and_dot(from, end);
        to = move_octets(to, {from, slash});  // rule E
        if (slash == end) {
            break;
        }
        from = slash + 1;
        const std::size_t dots = dots_at_start({from, end});
        if (dots == 0) {
            *to++ = '/';
            continue;
        }
        if (dots == 2) {  // rule C
            const std::size_t last = std::string_view(begin, to).rfind('/');
            to = last == std::string_view::npos ? begin : begin + last;
        }
        from += dots;
        if (from == end) {
            *to++ = '/';
        }
    }
    if (needs_guard({begin, to}, has_authority)) {
        to = move_octets(begin + path_guard.size(), {begin, to});
        move_octets(begin, path_guard);
    }
    return to;
}

std::optional<std::size_t> write_without_dots(std::string_view path, bool has_authority,
                                              std::span<char> buffer) noexcept {
    if (buffer.size() < path.size()) {
        return write_remaining_runs({{}, path}, has_authority, buffer).size;
    }
    if (path.data() != buffer.data()) {
        move_octets(buffer.data(), path);
    }
    char* const begin = buffer.data();
    char* const end = remove_dots_in_place(begin, begin + path.size(), has_authority);
    return static_cast<std::size_t>(end - begin);
}

remaining_parts remove_dots_from(std::size_t begin, std::string_view directory,
                                 std::string_view rest, bool has_authority,
                                 bool may_climb) noexcept {
    if (directory.empty() && !rest.starts_with('/')) {
        return {};
    }
    const std::size_t root = directory.empty() ? 1 : 0;  // the size of a "/" that no ".." removes
    std::size_t kept = directory.size(), head = begin;
    std::string_view tail = subtext(rest, begin);
    for (std::size_t dots; (dots = dots_at_start(tail)) != 0;) {
        if (dots == 2 && head > root) {
            head = size_of_parent(subtext(rest, 0, head));
        } else if (dots == 2 && kept > 1 && directory[0] == '/') {
            kept = size_of_parent(subtext(directory, 0, kept));
        } else if (dots == 2 && (kept > 1 || !may_climb)) {
            return {};
        }
        tail.remove_prefix(std::min(tail.size(), dots + 1));
    }
    const bool is_guarded = !has_authority && kept + head == 1 && tail.starts_with('/');
    if (is_guarded || find_dot_segment(tail) != tail.npos) {
        return {};
    }
    return {static_cast<std::uint32_t>(kept), static_cast<std::uint32_t>(head),
            static_cast<std::uint32_t>(rest.size() - tail.size()), true};
}

std::optional<std::size_t> find_climb(const merged_path& path) noexcept {
    std::size_t depth = 0;
    bool at_start = true;  // whether all segments so far were dot segments
    // Returns the offset of the first ".." at depth 0, or npos.
    const auto find_in = [&](std::string_view part) {
        for (std::size_t offset = 0; offset <= part.size();) {
            const std::string_view rest = subtext(part, offset);
            const std::string_view segment = subtext(rest, 0, rest.find('/'));
            if (segment == "..") {
                if (depth == 0) {
                    return offset;
                }
                --depth;
            } else if (segment != ".") {
                // An empty segment before the path's first "/" does not count.
                depth += at_start && segment.empty() ? 0 : 1;
                at_start = false;
            }
            offset += segment.size() + 1;
        }
        return part.npos;
    };
    if (!path.directory.empty()) {
        // Leave out the "/" at the end of the directory.  With this "/", find_in() would also count
        // an empty segment after the directory.  But the segment after the directory is the first
        // segment of the rest.
        const auto [directory, rest] = path;
        if (find_in(subtext(directory, 0, directory.size() - 1)) != directory.npos) {
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
    const std::optional<std::size_t> size = write_without_dots(path, true, buffer);
    if (!size) {
        return uri_error{error_reason::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

}  // namespace uriscan
