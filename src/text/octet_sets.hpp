// The sets of octets of ragel/tolerant_sets.rl.
#pragma once

#include <cstddef>
#include <string_view>

#include "tolerant_table.hpp"

namespace uriscan {

// Says whether an octet is in at least one of the sets of tolerant_table.
constexpr bool is_in(char octet, unsigned sets) noexcept {
    return (tolerant_table::sets_of[static_cast<unsigned char>(octet)] & sets) != 0;
}

// Returns the offset of the first octet of a text that is in at least one of the sets, or npos.
constexpr std::size_t find_in(std::string_view text, unsigned sets) noexcept {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_in(text[at], sets)) {
            return at;
        }
    }
    return text.npos;
}

}  // namespace uriscan
