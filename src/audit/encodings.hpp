// Finds triplets by the octets that they stand for.
#pragma once

#include <string_view>

#include "octets/subtext.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

constexpr bool is_control(char octet) noexcept {
    constexpr char delete_octet = 0x7F;
    return static_cast<unsigned char>(octet) < ' ' || octet == delete_octet;
}

// Returns the offset of the first triplet in `text` that stands for an octet for which `wanted` is
// true, or npos.  Every "%" in `text` must start a triplet.
template <class Wanted>
constexpr std::size_t find_encoded(std::string_view text, Wanted wanted) noexcept {
    std::size_t at = text.find('%');
    while (at != text.npos && !wanted(octet_of_triplet(subtext(text, at)))) {
        at = text.find('%', at + triplet_size);
    }
    return at;
}

// Says whether a triplet in `text` stands for an octet for which `wanted` is true.
template <class Wanted>
constexpr bool encodes(std::string_view text, Wanted wanted) noexcept {
    return find_encoded(text, wanted) != text.npos;
}

constexpr bool encodes(std::string_view text, char wanted) noexcept {
    return encodes(text, [wanted](char octet) { return octet == wanted; });
}

// Says whether triplets in `text` stand for a control that is not ASCII (U+0080 to U+009F), or for
// a separator of lines or paragraphs (U+2028 and U+2029).  Every "%" in `text` must start a
// triplet.
bool encodes_wide_control(std::string_view text) noexcept;

// Says whether `text` has U+0085, U+2028 or U+2029, which also end lines, in UTF-8.
bool has_wide_line_end(std::string_view text) noexcept;

// Returns the findings about octets that belong together: triplets that are encoded twice, overlong
// UTF-8, and characters that change the direction of text.  Every "%" in `text` must start a
// triplet.
audit_findings audit_encodings(std::string_view text) noexcept;

}  // namespace uriscan
