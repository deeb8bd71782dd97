// Describes errors: by names for programs, and by a sentence and a caret for people.
#include "uriscan/error.hpp"

#include <algorithm>
#include <ostream>

#include "octets/hexadecimal.hpp"

namespace uriscan {
namespace {

// Returns the octet itself if it is printable ASCII, else \xHH.
std::string shown(char c) {
    const auto octet = static_cast<unsigned char>(c);
    if (octet >= 0x20 && octet < 0x7F) {
        return std::string(1, c);
    }
    std::string escaped;
    append_escaped(escaped, c);
    return escaped;
}

void append_shown(std::string& line, std::string_view text) {
    for (const char c : text) {
        line += shown(c);
    }
}

// A number of octets, and the number of columns that they take.
struct fit {
    std::size_t octets = 0;
    std::size_t columns = 0;
};

// Returns how many octets from `begin` on fit into `room` columns, and how many columns they take.
template <class Iterator>
fit fit_into(std::size_t room, Iterator begin, Iterator end) {
    fit fitted;
    for (; begin != end; ++begin, ++fitted.octets) {
        const std::size_t width = shown(*begin).size();
        if (fitted.columns + width > room) {
            break;
        }
        fitted.columns += width;
    }
    return fitted;
}

// Returns the octet at the error's offset, in quotes, or "the end" if the text ends there.
std::string found(const uri_error& error, std::string_view text) {
    return error.offset < text.size() ? "'" + shown(text[error.offset]) + "'" : "the end";
}

}  // namespace

std::string_view to_string(component component) noexcept {
    switch (component) {
        case component::scheme: return "scheme";
        case component::userinfo: return "userinfo";
        case component::host: return "host";
        case component::port: return "port";
        case component::path: return "path";
        case component::query: return "query";
        case component::fragment: return "fragment";
    }
    return "";
}

std::string_view to_string(reason reason) noexcept {
    switch (reason) {
        case reason::too_long: return "too-long";
        case reason::missing_scheme: return "missing-scheme";
        case reason::unexpected_fragment: return "unexpected-fragment";
        case reason::malformed_percent_encoding: return "malformed-percent-encoding";
        case reason::colon_in_first_segment: return "colon-in-first-segment";
        case reason::malformed_ip_literal: return "malformed-ip-literal";
        case reason::invalid_port: return "invalid-port";
        case reason::unexpected_end: return "unexpected-end";
        case reason::unexpected_character: return "unexpected-character";
        case reason::buffer_too_small: return "buffer-too-small";
        case reason::base_without_scheme: return "base-without-scheme";
        case reason::climbs_above_root: return "climbs-above-root";
        case reason::unreachable: return "unreachable";
        case reason::missing_host: return "missing-host";
        case reason::path_not_absolute: return "path-not-absolute";
        case reason::path_begins_with_slashes: return "path-begins-with-slashes";
        case reason::dot_segment: return "dot-segment";
    }
    return "";
}

std::string describe(const uri_error& error) {
    const std::string where(to_string(error.where));
    switch (error.why) {
        case reason::too_long: return "the result would have 4294967296 octets or more";
        case reason::missing_scheme: return "expected a scheme";
        case reason::unexpected_fragment: return "no fragment can follow";
        case reason::malformed_percent_encoding:
            return "'%' without two hexadecimal digits after it";
        case reason::colon_in_first_segment:
            return "':' in the first segment of a relative reference";
        case reason::malformed_ip_literal: return "malformed IP literal";
        case reason::invalid_port: return "the port is not a number";
        case reason::unexpected_end: return "unexpected end in " + where;
        case reason::unexpected_character: return "unexpected character in " + where;
        case reason::buffer_too_small: return "the buffer is too small for the result";
        case reason::base_without_scheme: return "the base has no scheme";
        case reason::climbs_above_root: return "'..' climbs above the root of the path";
        case reason::unreachable:
            return error.where == component::scheme
                       ? "no reference means this: it has no scheme"
                       : "no reference means this: resolving removes dot segments";
        case reason::missing_host: return "user information or a port, but no host";
        case reason::path_not_absolute:
            return "a path after an authority must start with '/' or be empty";
        case reason::path_begins_with_slashes:
            return "a path without an authority before it cannot start with '//'";
        case reason::dot_segment: return "a segment '.' or '..' would be removed";
    }
    return "";
}

std::string describe(const uri_error& error, std::string_view text) {
    const std::string where(to_string(error.where));
    switch (error.why) {
        case reason::too_long: return "the text has 4294967296 octets or more";
        case reason::missing_scheme: return "expected a scheme, found " + found(error, text);
        case reason::malformed_percent_encoding:
            return "expected a hexadecimal digit of a percent-encoding in " + where + ", found " +
                   found(error, text);
        case reason::malformed_ip_literal:
            return error.offset < text.size()
                       ? "unexpected " + found(error, text) + " in IP literal"
                       : "unexpected end in IP literal";
        case reason::unexpected_character:
            return "unexpected character " + found(error, text) + " in " + where;
        default: return describe(error);
    }
}

std::string caret_diagram(std::string_view text, std::size_t offset, std::size_t width) {
    constexpr std::string_view cut = "...";
    const std::string_view before = text.substr(0, offset);
    const std::string_view after = text.substr(before.size());
    // The text before the offset is more useful than the text after it.  If both are long, the text
    // after the offset gets a third of the room.
    const bool whole = fit_into(width, text.begin(), text.end()).octets == text.size();
    const std::size_t room = whole ? width : width - std::min(width, 2 * cut.size());
    const std::size_t least_after = fit_into(room / 3, after.begin(), after.end()).columns;
    const fit left = fit_into(room - least_after, before.rbegin(), before.rend());
    const fit right = fit_into(room - left.columns, after.begin(), after.end());

    std::string line(left.octets < before.size() ? cut : "");
    append_shown(line, before.substr(before.size() - left.octets));
    const std::string caret(line.size(), ' ');
    append_shown(line, after.substr(0, right.octets));
    line += right.octets < after.size() ? cut : "";
    return line + "\n" + caret + "^\n";
}

std::ostream& operator<<(std::ostream& out, const uri_error& error) {
    return out << error.offset << ": " << to_string(error.where) << ": " << to_string(error.why);
}

}  // namespace uriscan
