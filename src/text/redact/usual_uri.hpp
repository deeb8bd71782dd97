// Recognizes the starts and ends of most URIs.
#pragma once

#include <cstddef>
#include <string_view>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/octet_sets.hpp"

namespace uriscan {

// Says whether the first octet of a URI, after "://", shows that a URI is there.  If this octet is
// punctuation, there might be no URI, but only punctuation, or the closing quotation mark or
// bracket.
inline bool is_certain(std::string_view text, std::size_t body, std::size_t end) noexcept {
    return end != body && !is_in(text[body], tolerant_table::punctuation);
}

// Says whether the slashes after the ":" of a scheme are escaped, as in "http:\/\/".  Such a URI is
// not valid.
inline bool has_escapes(std::string_view slashes) noexcept {
    return slashes.find_first_of("\\&") != slashes.npos;
}

// If a method is directly between a quotation mark and the space at `end`, returns its start.
// Otherwise, returns npos.  method_before() also finds such a method, but takes longer.
inline std::size_t usual_method_before(std::string_view text, std::size_t end) noexcept {
    constexpr std::size_t least = 3;
    constexpr std::size_t most = 7;
    const auto is_capital = [&](std::size_t before) {
        return is_in(text[end - before], tolerant_table::capital);
    };
    if (end <= most || !is_capital(1) || !is_capital(2) || !is_capital(3)) {
        return text.npos;
    }
    std::size_t size = least;
    while (size < most && is_capital(size + 1)) {
        ++size;
    }
    return text[end - size - 1] == '"' ? end - size : text.npos;
}

// Says whether a URI that has no secret ends at a sign.
inline bool ends_uri(std::string_view text, std::size_t sign) noexcept {
    return sign >= text.size() || is_in(text[sign], tolerant_table::end);
}

}  // namespace uriscan
