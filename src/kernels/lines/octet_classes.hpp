// The classes of octets by which split.hpp splits a line into the components of a URI-reference
// (RFC 3986, section 3).  All sets are derived from the compiled grammar.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "kernels/uri_octets.hpp"

namespace uriscan::lines {
namespace {

// A mask of each of these classes is made for each block of 64 octets.  In real texts, most blocks
// have no octet of the classes from `question` on.
enum octet_class : std::size_t {
    colon,
    slash,
    not_in_scheme,
    not_first_in_scheme,
    question,
    hash,
    at,
    refused,  // the machine must read a line with such an octet; always the last class
    class_count,
};

using detail::first_in_scheme;
using detail::in_scheme;
using detail::uri_machine;

// The high halves of the octets that can start a scheme, as bits like those of a nibble_table.  An
// octet of a scheme can start the scheme if and only if it has one of these high halves.
inline constexpr std::uint8_t high_halves_first_in_scheme = [] {
    std::uint8_t halves = 0;
    for (const std::uint8_t entry : first_in_scheme) {
        halves |= entry;
    }
    return halves;
}();
static_assert([] {
    for (std::size_t low = 0; low < in_scheme.size(); ++low) {
        if ((in_scheme[low] & high_halves_first_in_scheme) != first_in_scheme[low]) {
            return false;
        }
    }
    return true;
}());

// The octets that can be in a path, and those that can start a query or a fragment.  These are all
// octets of a URI except the brackets.
alignas(16) inline constexpr nibble_table in_path = uri_machine::accepted(uri_machine::after("/"));

// Says whether an octet is never refused, whatever is before or after it.  A line feed is never
// refused, as it ends a line.  A "%" is refused if no digits follow, so it is not usual.
constexpr bool is_usual(std::size_t octet) {
    return (has_octet(in_path, octet) && octet != '%') || octet == '\n';
}
alignas(16) inline constexpr nibble_table usual = make_nibble_table(is_usual);

// Says whether an octet is of none of the classes from `question` on, whatever is before it.
constexpr bool is_common(std::size_t octet) {
    return is_usual(octet) && octet != '?' && octet != '#' && octet != '@';
}
alignas(16) inline constexpr nibble_table common = make_nibble_table(is_common);

// The octets of a port.
inline constexpr const nibble_table& in_port = decimal_digits;

// The octets that can follow a percent sign.
alignas(16) inline constexpr nibble_table digits = uri_machine::accepted(uri_machine::after("%"));

// Returns a number whose bit c is `values[c]`.
constexpr std::uint8_t bits_of(const std::array<bool, 8>& values) {
    unsigned bits = 0;
    for (std::size_t c = 0; c < values.size(); ++c) {
        bits |= values[c] ? 1U << c : 0U;
    }
    return static_cast<std::uint8_t>(bits);
}

// Returns the classes of an octet below 0x80: bit c says whether the octet is in class c.  The last
// bit, that of `refused`, says instead whether the octet is not usual.
constexpr std::uint8_t classes_of(std::size_t octet) {
    return bits_of({octet == ':', octet == '/', !has_octet(in_scheme, octet),
                    !has_octet(first_in_scheme, octet), octet == '?', octet == '#', octet == '@',
                    !has_octet(usual, octet)});
}

// The classes of each octet below 0x80.
using class_table = std::array<std::uint8_t, 0x80>;
template <class ClassesOf>
constexpr class_table make_class_table(ClassesOf classes_of) {
    class_table table{};
    for (std::size_t octet = 0; octet < table.size(); ++octet) {
        table[octet] = classes_of(octet);
    }
    return table;
}
alignas(64) inline constexpr class_table classes_of_octet = make_class_table(classes_of);

// The classes of each octet below 0x80 for common_masks, in the order of its members
// (verdicts.hpp).
alignas(64) inline constexpr class_table common_classes = make_class_table([](std::size_t octet) {
    return bits_of({octet == '\n', octet == ':', octet == '/' || octet == '?',
                    has_octet(in_scheme, octet), has_octet(first_in_scheme, octet), octet == '#',
                    octet == '@', !has_octet(usual, octet)});
});

// The classes of each octet below 0x80 for odd_masks, in the order of its members.
alignas(64) inline constexpr class_table odd_classes = make_class_table([](std::size_t octet) {
    return bits_of({octet == '%', octet == '\r', has_octet(digits, octet),
                    has_octet(in_port, octet), false, false, false, false});
});

// Says whether an octet is in none of the masks `hash`, `at` and `odd` (verdicts.hpp).
constexpr bool is_simple(std::size_t octet) {
    return is_usual(octet) && octet != '#' && octet != '@';
}
alignas(16) inline constexpr nibble_table simple = make_nibble_table(is_simple);

// A question mark is a slash with one more bit.
inline constexpr unsigned char bit_of_question = '/' ^ '?';
static_assert(std::has_single_bit(bit_of_question) && ('?' & bit_of_question) != 0);

// Among the octets of schemes, exactly those that can start a scheme have this bit.  A ":" does not
// have it, so that an empty scheme is noticed.
inline constexpr unsigned char bit_first_in_scheme = [] {
    for (unsigned bit = 1; bit < 0x80; bit <<= 1) {
        bool is_right = true;
        for (std::size_t octet = 0; octet < 0x80; ++octet) {
            is_right = is_right && (!has_octet(in_scheme, octet) ||
                                    has_octet(first_in_scheme, octet) == ((octet & bit) != 0));
        }
        if (is_right) {
            return static_cast<unsigned char>(bit);
        }
    }
    return static_cast<unsigned char>(0);
}();
static_assert(bit_first_in_scheme != 0 && (bit_first_in_scheme & ':') == 0);

}  // namespace
}  // namespace uriscan::lines
