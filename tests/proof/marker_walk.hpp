// The markers of one step of src/kernels/lines/verdicts.hpp, octet by octet.
#pragma once

#include <cstdint>
#include <utility>

#include "proof/bits.hpp"

namespace uriscan::proof {

// A mask of one octet.
struct one_bit {
    condition is = false;

    friend one_bit operator&(const one_bit& a, const one_bit& b) { return {a.is & b.is}; }
    friend one_bit operator|(const one_bit& a, const one_bit& b) { return {a.is | b.is}; }
    friend one_bit operator~(const one_bit& a) { return {!a.is}; }
    friend one_bit operator&(const one_bit& a, std::uint64_t b) { return {(b != 0) & a.is}; }
    one_bit& operator|=(const one_bit& a) { return *this = *this | a; }
};

inline one_bit any_bit(const std::string& what) {
    return {condition(declare(0, what))};
}

// The state of a step before the next octet.
struct marker_walk {
    one_bit here{};              // whether a marker is at this octet
    condition have_met = false;  // whether two markers have stopped at the same octet

    // Moves the marker over the octet if `over` has this octet.  Otherwise, the marker stops.
    // Returns whether a marker stops.
    one_bit scan(const one_bit& put, const one_bit& over) {
        const one_bit stopping = (put | here) & ~over;
        have_met = have_met | (put & here & ~over).is;
        here = (put | here) & over;
        return stopping;
    }
    one_bit next(const one_bit& put) { return std::exchange(here, put); }
};

}  // namespace uriscan::proof
