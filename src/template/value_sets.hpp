// The octets that values can have when a template is matched (docs/uri_templates.md).
#pragma once

#include <array>
#include <cstdint>

#include "uriscan/percent.hpp"

namespace uriscan {

// What an edge of a template's automaton reads: one octet below 0x80, or an octet of a set.
enum class edge_symbol : std::uint8_t {};

// The sets.  None has "%", which starts a triplet.
enum class value_set : std::uint8_t {
    hexadecimal,    // the digits of a triplet
    unreserved,     // a string
    list,           // a string, or a list with "," between its members
    dotless,        // a value of `{.a,b}`
    dotless_list,   // a value of `{.a,b}` that is a list
    reserved_item,  // a value of `{+a,b}`
    reserved,       // the value of `{+a}`
    segment,        // a segment of a path
};
inline constexpr std::size_t value_set_count = 8;

constexpr bool is_in(value_set set, char octet) noexcept {
    switch (set) {
        case value_set::hexadecimal: return is_hexdig(octet);
        case value_set::unreserved: return is_unreserved(octet);
        case value_set::list: return is_unreserved(octet) || octet == ',';
        case value_set::dotless: return is_unreserved(octet) && octet != '.';
        case value_set::dotless_list: return (is_unreserved(octet) && octet != '.') || octet == ',';
        case value_set::reserved_item:
            return (is_unreserved(octet) || is_reserved(octet)) && octet != ',';
        case value_set::reserved: return is_unreserved(octet) || is_reserved(octet);
        case value_set::segment: return encode_keeps(octet, encode_for::segment);
    }
    return false;
}

// For each octet, one bit for each set.
inline constexpr std::array<std::uint8_t, 256> value_sets_of = [] {
    std::array<std::uint8_t, 256> table{};
    for (std::size_t octet = 0; octet < 256; ++octet) {
        for (std::size_t set = 0; set < value_set_count; ++set) {
            if (is_in(static_cast<value_set>(set), static_cast<char>(octet))) {
                table[octet] |= static_cast<std::uint8_t>(1U << set);
            }
        }
    }
    return table;
}();

constexpr edge_symbol symbol_of(char octet) noexcept {
    return static_cast<edge_symbol>(octet);
}
constexpr edge_symbol symbol_of(value_set set) noexcept {
    return static_cast<edge_symbol>(0x80U + static_cast<unsigned>(set));
}
constexpr bool is_octet(edge_symbol symbol) noexcept {
    return static_cast<unsigned>(symbol) < 0x80;
}

// Says whether an edge reads an octet.
constexpr bool reads(edge_symbol symbol, char octet) noexcept {
    const auto value = static_cast<unsigned char>(octet);
    return is_octet(symbol)
               ? static_cast<unsigned char>(symbol) == value
               : (value_sets_of[value] >> (static_cast<unsigned>(symbol) & 7) & 1) != 0;
}

// Returns an octet that both edges read, or NUL.  Letters come first, for readable messages.
constexpr char common_octet(edge_symbol a, edge_symbol b) noexcept {
    for (unsigned i = 0; i < 0x80; ++i) {
        const auto octet = static_cast<char>((i + 'a') & 0x7F);
        if (reads(a, octet) && reads(b, octet)) {
            return octet;
        }
    }
    return '\0';
}

}  // namespace uriscan
