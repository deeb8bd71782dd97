// Finds the repair of an octet that is not allowed in a path, query or fragment.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "operations/machine_states.hpp"
#include "uriscan/repair.hpp"

namespace uriscan {

// Returns the repair that percent-encodes `octet`.  Returns repairs::none if a fragment can contain
// the octet.
constexpr repairs find_kind(unsigned char octet) noexcept {
    const auto is_one_of = [octet](std::string_view octets) {
        return octets.find(static_cast<char>(octet)) != octets.npos;
    };
    if (octet >= 0x80) {
        return repairs::non_ascii;
    }
    if (octet < 0x20 || octet == 0x7F) {
        return repairs::control;
    }
    return octet == ' '         ? repairs::space
           : octet == '#'       ? repairs::number_sign
           : octet == '%'       ? repairs::percent_sign
           : octet == '\\'      ? repairs::backslash
           : is_one_of("\"<>")  ? repairs::delimiters
           : is_one_of("[]")    ? repairs::brackets
           : is_one_of("^`{|}") ? repairs::unwise
                                : repairs::none;
}

inline constexpr std::array<repairs, 256> kinds = [] {
    std::array<repairs, 256> found{};
    for (std::size_t octet = 0; octet < found.size(); ++octet) {
        found[octet] = find_kind(static_cast<unsigned char>(octet));
    }
    return found;
}();

constexpr repairs kind_of(char octet) noexcept {
    return kinds[static_cast<unsigned char>(octet)];
}

// Says whether find_kind() has a repair for exactly those octets that a fragment cannot contain.
consteval bool agree_kinds_with_grammar() {
    for (std::size_t octet = 0; octet < kinds.size(); ++octet) {
        if ((kinds[octet] == repairs::none) != has_octet(fragment_octets, octet)) {
            return false;
        }
    }
    return true;
}
static_assert(agree_kinds_with_grammar());

}  // namespace uriscan
