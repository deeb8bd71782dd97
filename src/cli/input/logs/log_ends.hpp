// Where the values in a line of a log end.  Each function reads [p, pe), which starts with a value.
#pragma once

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "cli/input/escaped_text.hpp"
#include "cli/input/logs/log_layout.hpp"
#include "log_parts.hpp"
#include "octets/words.hpp"

namespace uriscan::cli {

inline std::string_view slice(const unsigned char* from, const unsigned char* to) {
    return {reinterpret_cast<const char*>(from), static_cast<std::size_t>(to - from)};
}

// Returns where the octet `wanted` is for the first time, or `pe`.
inline const unsigned char* find_octet(unsigned char wanted, const unsigned char* p,
                                       const unsigned char* pe) {
    const void* const found = std::memchr(p, wanted, static_cast<std::size_t>(pe - p));
    return found == nullptr ? pe : static_cast<const unsigned char*>(found);
}

// Returns the last space in [p, pe), or `p`.
inline const unsigned char* find_last_space(const unsigned char* p, const unsigned char* pe) {
    const std::size_t found = slice(p, pe).rfind(' ');
    return found == std::string_view::npos ? p : p + found;
}

// Returns where the version of HTTP at the end of [p, pe) starts, including the space before it.
// Returns `pe` if there is no version.
inline const unsigned char* before_version(const unsigned char* p, const unsigned char* pe) {
    constexpr std::ptrdiff_t size = std::string_view(" HTTP/1.1").size();
    const unsigned char* const last = find_last_space(pe - std::min(pe - p, size), pe);
    log_parts parts;
    parts.run(log_parts::log_parts_en_version_part, last, pe);
    return parts.has_version ? last : pe;
}

// Returns the end of a value that ends at a space.  Most such values are short.
inline const unsigned char* word_end(const unsigned char* p, const unsigned char* pe) {
    if constexpr (std::endian::native == std::endian::little) {
        for (; pe - p >= static_cast<std::ptrdiff_t>(sizeof(word)); p += sizeof(word)) {
            const word octets = load(reinterpret_cast<const char*>(p));
            if (const word spaces = zeros(octets ^ repeated(' ')); spaces != 0) {
                return p + std::countr_zero(spaces) / 8;
            }
        }
    }
    return find_octet(' ', p, pe);
}

// Returns the end of a list of words.  Spaces after a "," or around a ":" belong to the list.
inline const unsigned char* list_end(const unsigned char* p, const unsigned char* pe) {
    constexpr std::string_view between_groups = " : ";
    const unsigned char* end = word_end(p, pe);
    while (end != p && end != pe) {
        const bool has_groups = slice(end, pe).starts_with(between_groups);
        if (end[-1] != ',' && !has_groups) {
            break;
        }
        end = word_end(end + (has_groups ? between_groups.size() : 1), pe);
    }
    return end;
}

// Returns the end of a URI of Squid.  The last three columns of the line follow it: the user, the
// source and the media type.  If they do not, returns a null pointer.  Two lists of headers can
// stand after these columns (log_mime_hdrs), each in brackets.  Within them, Squid writes "[" and
// "]" with escapes.
inline const unsigned char* end_before_source(const unsigned char* p, const unsigned char* pe) {
    for (std::size_t list = 0; pe != p && pe[-1] == ']'; pe = p + list) {
        list = slice(p, pe).rfind(" [");
        if (list == std::string_view::npos) {
            return nullptr;
        }
    }
    const unsigned char* end = pe;
    for (int columns = 3; columns > 0; --columns) {
        end = find_last_space(p, end);
    }
    log_parts parts;
    parts.run(log_parts::log_parts_en_source_part, end, pe);
    return parts.has_source ? end : nullptr;
}

// Returns the end of the headers that HAProxy has captured.  They start with a space.  Within a
// header, HAProxy writes "{", "|" and "}" with escapes.
inline const unsigned char* captured_end(const unsigned char* p, const unsigned char* pe) {
    while (slice(p, pe).starts_with(" {") || slice(p, pe).starts_with(" \"{")) {
        p = find_octet('}', p, pe);
        for (; p != pe && (*p == '}' || *p == '"'); ++p) {
        }
    }
    return p;
}

// Returns where a value in quotation marks ends, or a null pointer if it has no end.  HAProxy
// writes no quotation mark within a value, so a value with one is damaged.  A damaged value ends
// only at a quotation mark that is before a space or before the next text.
inline const unsigned char* quoted_end(const unsigned char* p, const unsigned char* pe, escapes how,
                                       const fixed_text& after) {
    const unsigned char* end = how == escapes::log
                                   ? log_parts().run(log_parts::log_parts_en_quoted_part, p, pe)
                                   : find_octet('"', p, pe);
    while (how == escapes::haproxy && pe - end > 1 && end[1] != ' ' &&
           (after.size() == 1 || !after.is_at(end, pe))) {
        end = find_octet('"', end + 1, pe);
    }
    return end == pe ? nullptr : end;
}

// Returns the end of an empty value in quotation marks at `p`.  Apache httpd writes "" for an empty
// user, also between quotation marks.
inline const unsigned char* end_of_empty(const fixed_text& after, const unsigned char* p,
                                         const unsigned char* pe) {
    const bool is_doubled = !after.is_at(p, pe) && pe - p > 2 && p[1] == '"';
    return is_doubled && after.is_at(p + 2, pe) ? p + 2 : p;
}

// Returns the end of the digits at the start of [p, pe).
inline const unsigned char* end_of_number(const unsigned char* p, const unsigned char* pe) {
    std::uint64_t number = 0;
    const std::string_view text = slice(p, pe);
    return p + (std::from_chars(text.data(), text.data() + text.size(), number).ptr - text.data());
}

// Returns the end of a value that a number follows.  nginx does not escape all of the texts that
// can stand between values, such as "|", so the value can contain the text `after`.  It ends at the
// first one after which there is a number, and then the text that follows the number.
inline const unsigned char* end_before_number(const fixed_text& after,
                                              const fixed_text& after_number,
                                              const unsigned char* p, const unsigned char* pe) {
    const unsigned char* const first = after.find(p, pe);
    for (const unsigned char* end = first; end != nullptr; end = after.find(end + 1, pe)) {
        const unsigned char* const begin = end + after.size();
        const unsigned char* const number_end = end_of_number(begin, pe);
        const bool is_last = after_number.size() == 0;
        if (number_end != begin &&
            (number_end == pe ||
             (is_last ? *number_end == ' ' : after_number.is_at(number_end, pe)))) {
            return end;
        }
    }
    return first;
}

// Returns the end of a request whose target can contain the text `after`: the first `after` that
// follows a version, or else `otherwise`.  Squid, for example, does not escape quotation marks.
inline const unsigned char* end_after_version(const fixed_text& after, const unsigned char* p,
                                              const unsigned char* pe,
                                              const unsigned char* otherwise) {
    for (const unsigned char* end = after.find(p, pe); end != nullptr;
         end = after.find(end + 1, pe)) {
        if (before_version(p, end) != end) {
            return end;
        }
    }
    return otherwise;
}

}  // namespace uriscan::cli
