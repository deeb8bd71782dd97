// Removing dot segments (RFC 3986, section 5.2.4), in either direction.  From a path's end to its begin,
// a ".." is met before the segment that it removes, so that what stays is known without memory.  Where
// there is room for the whole path, it is faster to go from its begin to its end and take back what was
// written.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "uriscan/uri_view.hpp"

namespace uriscan {

// A path in two parts, as section 5.2.3 merges it: a directory, which is empty or ends in "/", and
// the rest.
struct merged_path {
    std::string_view directory;
    std::string_view rest;
};

// The base's path up to its last "/", as a relative path is merged with it (5.2.3).
constexpr std::string_view directory_of(const uri_view& base) noexcept {
    if (base.has_authority() && base.path().empty()) {
        return "/";
    }
    return base.path().substr(0, base.path().rfind('/') + 1);
}

constexpr bool is_dot_segment(std::string_view segment) noexcept {
    return segment == "." || segment == "..";
}

// Removes the dot segments that a path begins with, and the "/" after each, as rules A and D do.
// Returns whether a ".." was among them.
constexpr bool remove_leading_dot_segments(std::string_view& path) noexcept {
    bool climbs = false;
    while (path.starts_with('.')) {
        const std::string_view segment = path.substr(0, path.find('/'));
        if (!is_dot_segment(segment)) {
            break;
        }
        climbs |= segment == "..";
        path.remove_prefix(std::min(path.size(), segment.size() + 1));
    }
    return climbs;
}

// Calls take(segment, is_first) with each segment of `path`, from the last to the first.
template <class Take>
constexpr void take_segments(const merged_path& path, Take take) noexcept {
    const auto take_from = [&](std::string_view part, bool is_begin) {
        std::size_t slash = part.rfind('/');
        for (; slash != part.npos; slash = part.rfind('/')) {
            take(part.substr(slash + 1), false);
            part = part.substr(0, slash);
        }
        take(part, is_begin);
    };
    take_from(path.rest, path.directory.empty());
    if (!path.directory.empty()) {
        take_from(path.directory.substr(0, path.directory.size() - 1), true);
    }
}

// Calls keep(segment, has_slash) with each segment that stays, from the last to the first;
// `has_slash` says whether a "/" comes before it.  Returns whether a ".." found nothing to remove.
template <class Keep>
constexpr bool keep_segments(merged_path path, Keep keep) noexcept {
    bool climbs = remove_leading_dot_segments(path.directory);
    climbs |= path.directory.empty() && remove_leading_dot_segments(path.rest);
    std::size_t to_remove = 0;
    bool is_last = true;
    take_segments(path, [&](std::string_view segment, bool is_first) {
        const bool is_root = is_first && segment.empty();
        if (is_dot_segment(segment)) {
            to_remove += segment == ".." ? 1 : 0;
            if (is_last) {
                keep(std::string_view(), true);  // "/a/." is "/a/"
            }
        } else if (to_remove > 0 && !is_root) {
            --to_remove;
        } else if (!is_root) {
            keep(segment, !is_first);
        }
        is_last = false;
    });
    return climbs || to_remove > 0;
}

// What is left of a path, and whether a ".." found nothing to remove.
struct remaining_path {
    std::size_t size;
    bool climbs;
};

// Removes the dot segments of a path where it stands.  Without an authority before it, what is left
// begins with "/.//" where it would begin with "//".
remaining_path remove_dot_segments_in_place(std::span<char> path, bool has_authority) noexcept;

// Writes texts from the end of a room to its begin.
class backward_writer {
public:
    constexpr explicit backward_writer(std::span<char> room) noexcept
        : begin_(room.data()), at_(begin_ + room.size()), end_(at_) {}

    // The text may overlap what is yet to be written over.
    constexpr void put(std::string_view text) noexcept {
        fits_ &= text.size() <= static_cast<std::size_t>(at_ - begin_);
        if (fits_) {
            at_ -= text.size();
            std::char_traits<char>::move(at_, text.data(), text.size());
        }
    }

    // Puts what stays of a path without its dot segments.  Returns whether a ".." found nothing to
    // remove.
    constexpr bool put_kept_segments(const merged_path& path) noexcept {
        return keep_segments(path, [this](std::string_view segment, bool has_slash) {
            put(segment);
            put(has_slash ? "/" : "");
        });
    }

    constexpr std::string_view text() const noexcept { return {at_, end_}; }

    // Moves the text to the room's begin and returns its size, or nothing if it did not fit.
    constexpr std::optional<std::size_t> finish() const noexcept {
        if (!fits_) {
            return std::nullopt;
        }
        std::char_traits<char>::move(begin_, at_, text().size());
        return text().size();
    }

private:
    char* begin_;
    char* at_;
    char* end_;
    bool fits_ = true;
};

}  // namespace uriscan
