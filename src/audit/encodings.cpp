// The findings about percent-encoded octets that belong together.  Two passes over the text, so
// linear.
#include "audit/encodings.hpp"

#include <cstdint>

#include "audit/found.hpp"
#include "uriscan/octet_sets.hpp"

namespace uriscan {
namespace {

// Says whether two hexadecimal digits follow a "%25".  If so, decoding the text twice decodes
// another triplet.
bool is_encoded_twice(std::string_view text) noexcept {
    for (std::size_t at = text.find("%25"); at != text.npos;
         at = text.find("%25", at + triplet_size)) {
        if (text.size() - at >= 5 && is_hexdig(text[at + 3]) && is_hexdig(text[at + 4])) {
            return true;
        }
    }
    return false;
}

// A window of the last four decoded octets; the last one is in the lowest bits.
using window = std::uint32_t;

constexpr bool is_between(window value, window first, window last) noexcept {
    return first <= value && value <= last;
}

// Says whether the last two octets start a sequence of UTF-8 that is longer than its character
// needs (RFC 3629, section 3).  Two octets show this: the first one says how many octets there are,
// and the second one that the highest bits of the character are zero.
constexpr bool is_overlong(window octets) noexcept {
    const window last_two = octets & 0xFFFF;
    return is_between(last_two, 0xC080, 0xC0BF) || is_between(last_two, 0xC180, 0xC1BF) ||
           is_between(last_two, 0xE080, 0xE09F) || is_between(last_two, 0xF080, 0xF08F) ||
           is_between(last_two, 0xF880, 0xF887) || is_between(last_two, 0xFC80, 0xFC83);
}

// Says whether the last octets are a character that changes the direction of text: U+061C, U+200E,
// U+200F, U+202A to U+202E, or U+2066 to U+2069 (Unicode Standard Annex #9, section 2).
constexpr bool is_bidi_control(window octets) noexcept {
    const window last_three = octets & 0xFFFFFF;
    return (octets & 0xFFFF) == 0xD89C || is_between(last_three, 0xE2808E, 0xE2808F) ||
           is_between(last_three, 0xE280AA, 0xE280AE) || is_between(last_three, 0xE281A6, 0xE281A9);
}

}  // namespace

findings audit_encodings(std::string_view text) noexcept {
    window octets = 0;
    bool overlong = false;
    bool bidi = false;
    for (const char octet : decoded_view(text)) {
        octets = octets << 8 | static_cast<unsigned char>(octet);
        overlong = overlong || is_overlong(octets);
        bidi = bidi || is_bidi_control(octets);
    }
    return found_if(is_encoded_twice(text), finding::double_encoding) |
           found_if(overlong, finding::overlong_encoding) |
           found_if(bidi, finding::encoded_bidi_control);
}

}  // namespace uriscan
