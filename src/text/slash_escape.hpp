// Octets of a URI whose slashes are escaped (rule 7 of extract.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"

namespace uriscan {

namespace detail {

// How the slashes of a URI are written in a text.
enum class slash_escape : std::uint8_t {
    none,
    backslash,  // as in http:\/\/h: each "\/" stands for "/"
    reference   // as in http:&#x2F;&#x2F;h: each character reference stands for its octet
};

}  // namespace detail

using detail::slash_escape;

// References are read up to this size: a longer one has more leading zeros than anybody writes.
constexpr std::size_t longest_reference = 7;

// Returns the size of "&amp;" at the start of a text, or 0.  HTML also has this name in capitals.
constexpr std::size_t ampersand_size(std::string_view text) noexcept {
    constexpr std::string_view small = "&amp;", capital = "&AMP;";
    return starts_with(text, small) || starts_with(text, capital) ? small.size() : 0;
}

// An octet of a URI, and how many octets stand for it in the text.
struct escaped_octet {
    char octet;
    std::size_t size;
};

// Reads the octet at the start of the text, which must not be empty.
escaped_octet first_octet(std::string_view text, slash_escape escape) noexcept;

// Says whether more text after `text` can change what first_octet() reads.
constexpr bool may_be_cut(std::string_view text, slash_escape escape) noexcept {
    return (escape == slash_escape::backslash && text == "\\") ||
           (escape == slash_escape::reference && text.size() < longest_reference &&
            text.starts_with('&') && text.find(';') == text.npos);
}

// Returns how the slashes after the ":" of a scheme are escaped.  `slashes` is their size.
constexpr slash_escape escape_of(std::string_view after_colon, std::size_t slashes) noexcept {
    return after_colon.starts_with('\\')                 ? slash_escape::backslash
           : slashes > 0 && after_colon.starts_with('&') ? slash_escape::reference
                                                         : slash_escape::none;
}

// Does the same as escape_of() for a whole URI, whose slashes must be escaped.
inline slash_escape escape_in(std::string_view uri) noexcept {
    const std::size_t colon = uri.find(':');
    return colon == uri.npos ? slash_escape::none : escape_of(subtext(uri, colon + 1), 1);
}

}  // namespace uriscan
