// A skipper for machines that have no kernels.  It needs no vector instructions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// Skips the octets that a state of `Automaton` loops on.  `Automaton` is Ragel's description of the
// machine, as a table.
template <class Automaton>
class self_loop_skipper {
public:
    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* pe) const noexcept {
        constexpr std::size_t set = Automaton::loop_of[State];
        if constexpr (set != 0) {
            while (p != pe && (sets_of_octet[*p] >> set & 1) != 0) {
                ++p;
            }
        }
        return p;
    }

private:
    // Bit number s of the entry of an octet says whether the octet is in set s.
    static constexpr std::array<std::uint16_t, 256> sets_of_octet = [] {
        static_assert(Automaton::sets.size() <= 16);
        std::array<std::uint16_t, 256> sets{};
        for (std::size_t set = 0; set < Automaton::sets.size(); ++set) {
            for (std::size_t octet = 0; octet < 0x80; ++octet) {
                const bool is_in = detail::has_octet(Automaton::sets[set], octet);
                sets[octet] |= static_cast<std::uint16_t>(is_in ? 1U << set : 0U);
            }
        }
        return sets;
    }();
};

}  // namespace uriscan
