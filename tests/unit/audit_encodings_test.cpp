// Tests the findings about percent-encoded octets that belong together, on all sequences of UTF-8
// that matter.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

audit_findings findings_of(const std::string& text) {
    return audit(parse_uri_reference(text).value());
}

std::string triplets_of(std::initializer_list<unsigned> values) {
    std::string text;
    for (const unsigned octet : values) {
        constexpr const char* digits = "0123456789ABCDEF";
        text += {'%', digits[octet >> 4], digits[octet & 15]};
    }
    return text;
}

// Says whether all sequences that start with these two octets are longer than their character
// needs.  RFC 3629, section 3, and for sequences of five and six octets RFC 2279, section 2, say
// which characters need so many octets.
bool is_too_long(unsigned first, unsigned second) {
    if (second < 0x80 || second > 0xBF || first < 0xC0 || first > 0xFD) {
        return false;
    }
    const int size = std::countl_one(static_cast<std::uint8_t>(first));
    std::uint64_t largest = first & (0x7FU >> size);
    largest = largest << 6 | (second & 0x3F);
    for (int i = 2; i < size; ++i) {
        largest = largest << 6 | 0x3F;
    }
    const std::uint64_t first_that_needs_more[] = {0x80, 0x800, 0x10000, 0x200000, 0x4000000};
    return largest < first_that_needs_more[size - 2];
}

// The audit must find each "%25" that two digits follow, at any offset.  Another "%25" can be
// directly before it.
TEST(audit, finds_all_triplets_that_are_encoded_twice) {
    constexpr std::array<std::string_view, 6> pieces = {"%25", "%41", "%2f", "4", "a", "-"};
    constexpr std::size_t most = 6 * 6 * 6 * 6 * 6;
    for (std::size_t number = 0; number < most; ++number) {
        std::string path = "/";
        for (std::size_t rest = number; rest != 0; rest /= pieces.size()) {
            path += pieces[rest % pieces.size()];
        }
        const std::string twice = path + "..";  // so that there are two octets after each triplet
        bool expected = false;
        for (std::size_t at = 0; at + 4 < twice.size(); ++at) {
            const auto is_digit = [&](std::size_t i) {
                return std::string_view("24fa5").find(twice[at + i]) != std::string_view::npos ||
                       twice[at + i] == '1';
            };
            expected = expected || (twice.compare(at, 3, "%25") == 0 && is_digit(3) && is_digit(4));
        }
        EXPECT_EQ(findings_of(path).has(audit_finding::double_encoding), expected) << path;
    }
}

TEST(audit, finds_all_overlong_starts_of_utf_8) {
    for (unsigned first = 0; first < 0x100; ++first) {
        for (unsigned second = 0; second < 0x100; ++second) {
            const std::string text = "?%41" + triplets_of({first, second});
            EXPECT_EQ(findings_of(text).has(audit_finding::overlong_encoding),
                      is_too_long(first, second))
                << text;
        }
    }
}

// Unicode Standard Annex #9, section 2, lists the characters that change the direction.  The
// characters that control are C1 (U+0080 to U+009F), and the separators of lines and paragraphs.
TEST(audit, finds_all_characters_that_change_the_direction_or_control) {
    for (unsigned character = 0x80; character < 0x10000; ++character) {
        const unsigned last = 0x80 | (character & 0x3F), middle = 0x80 | (character >> 6 & 0x3F);
        const std::string text =
            "?%41" + (character < 0x800 ? triplets_of({0xC0 | character >> 6, last})
                                        : triplets_of({0xE0 | character >> 12, middle, last}));
        const bool is_control = character <= 0x9F || character == 0x2028 || character == 0x2029;
        EXPECT_EQ(findings_of(text).has(audit_finding::encoded_control), is_control) << text;
        const bool is_bidi_control = character == 0x061C || character == 0x200E ||
                                     character == 0x200F ||
                                     (character >= 0x202A && character <= 0x202E) ||
                                     (character >= 0x2066 && character <= 0x2069);
        EXPECT_EQ(findings_of(text).has(audit_finding::encoded_bidi_control), is_bidi_control)
            << text;
    }
}

}  // namespace
}  // namespace uriscan::tests
