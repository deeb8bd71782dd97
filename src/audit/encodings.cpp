// Computes the findings about percent-encoded octets that belong together.  Octets that are not
// ASCII are always percent-encoded in a URI.  So in UTF-8, a character that is not ASCII is two or
// more triplets in a row.  The time is linear.
#include "audit/encodings.hpp"

#include <algorithm>
#include <array>

#include "audit/parts.hpp"
#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

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

constexpr bool is_between(unsigned value, unsigned first, unsigned last) noexcept {
    return first <= value && value <= last;
}

// Says whether two octets start a sequence of UTF-8 that is longer than its character needs (RFC
// 3629, section 3).  The first octet says how many octets the sequence has.  Both octets have the
// highest bits of the character: if these are zero, fewer octets would be enough.
constexpr bool is_overlong(unsigned two) noexcept {
    return is_between(two, 0xC080, 0xC0BF) || is_between(two, 0xC180, 0xC1BF) ||
           is_between(two, 0xE080, 0xE09F) || is_between(two, 0xF080, 0xF08F) ||
           is_between(two, 0xF880, 0xF887) || is_between(two, 0xFC80, 0xFC83);
}

// Says whether three octets start with a character that changes the direction of text: U+061C,
// U+200E, U+200F, U+202A to U+202E, or U+2066 to U+2069 (Unicode Standard Annex #9, section 2).
constexpr bool is_bidi_control(unsigned three) noexcept {
    return three >> 8 == 0xD89C || is_between(three, 0xE2808E, 0xE2808F) ||
           is_between(three, 0xE280AA, 0xE280AE) || is_between(three, 0xE281A6, 0xE281A9);
}

// Returns the octets of the three triplets at the start of `text`, the first octet in the highest
// bits.  A missing triplet counts as 0.
constexpr unsigned three_octets(std::string_view text) noexcept {
    unsigned octets = 0;
    for (int i = 0; i < 3; ++i) {
        const bool is_triplet = begins_with_triplet(text);
        octets =
            octets << 8 | (is_triplet ? static_cast<unsigned char>(octet_of_triplet(text)) : 0);
        text.remove_prefix(is_triplet ? triplet_size : 0);
    }
    return octets;
}

// Says whether three octets start with U+0080 to U+009F, U+2028 or U+2029.
constexpr bool is_wide_control(unsigned three) noexcept {
    return is_between(three >> 8, 0xC280, 0xC29F) || is_between(three, 0xE280A8, 0xE280A9);
}

// At each triplet of an octet that is not ASCII, calls `is_wanted(octets)` with this octet and the
// octets of the next two triplets.  If a call returns true, stops and returns true.  Otherwise,
// returns false.
template <class Wanted>
bool any_wide(std::string_view text, Wanted is_wanted) noexcept {
    for (std::size_t at = text.find('%'); at != text.npos; at = text.find('%', at + triplet_size)) {
        if (!is_ascii(octet_of_triplet(subtext(text, at))) &&
            is_wanted(three_octets(subtext(text, at)))) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool encodes_wide_control(std::string_view text) noexcept {
    return any_wide(text, is_wide_control);
}

bool has_wide_line_end(std::string_view text) noexcept {
    return std::ranges::any_of(
        std::to_array<std::string_view>({"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"}),
        [text](std::string_view each) { return text.find(each) != text.npos; });
}

audit_findings audit_encodings(std::string_view text) noexcept {
    audit_findings found = found_if(is_encoded_twice(text), audit_finding::double_encoding);
    any_wide(text, [&found](unsigned octets) {
        found |= found_if(is_overlong(octets >> 8), audit_finding::overlong_encoding) |
                 found_if(is_bidi_control(octets), audit_finding::encoded_bidi_control);
        return false;
    });
    return found;
}

}  // namespace uriscan
