// The types for a turn of the loop over triplets (src/kernels/changes.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>

#include "proof/block.hpp"

namespace uriscan::proof {

// A turn of the loop over the triplets of a block.  The loop keeps the octets at which the
// remaining triplets start, and the changes that it has found.  The second turn starts with any
// octets and any changes.  The third turn calls end_path() (term.hpp).
struct triplet_turn {
    std::size_t number;
    word left_before;
    bits<32> found_before;
    std::function<void(const word& left, const bits<32>& found)> when_it_ends;
    const bits<32>* found;
};
inline triplet_turn the_turn;

struct triplets_left {
    word octets;

    friend condition operator!=(const triplets_left& a, int b) { return a.octets != b; }
    friend triplets_left operator-(const triplets_left& a, int b) { return {a.octets - b}; }
    triplets_left& operator&=(const triplets_left& a) { return octets &= a.octets, *this; }
    friend word trailing_zeros(triplets_left& a) {
        if (++the_turn.number == 3) {
            the_turn.when_it_ends(a.octets, *the_turn.found);
            end_path();
        }
        const word first = proof::trailing_zeros(a.octets);
        a.octets = the_turn.number == 1 ? the_turn.left_before : a.octets;
        return first;
    }
};

struct triplets_found {
    bits<32> changes;

    triplets_found(int value) : changes(value) {}
    explicit triplets_found(const bits<32>& value) : changes(value) {}
    friend bits<32> operator&(const triplets_found& a, const triplets_found& b) {
        return a.changes & b.changes;
    }
    friend bits<32> operator&(const triplets_found& a, std::uint32_t b) { return a.changes & b; }
    triplets_found& operator|=(const bits<32>& a) {
        changes = the_turn.number == 1 ? the_turn.found_before : changes | a;
        the_turn.found = &changes;
        return *this;
    }
};

// Returns the entry of an octet of the text.
inline triplets_found entry_of(const std::array<std::uint32_t, 256>& table,
                               const text_octet& octet) {
    std::map<std::uint32_t, octet_set> octets;  // by their entry
    for (std::size_t i = 0; i < table.size(); ++i) {
        octets[table[i]][i] = true;
    }
    bits<32> entry = 0;
    for (const auto& [value, set] : octets) {
        entry = choose(octet.is_in(set), bits<32>(value), entry);
    }
    return triplets_found(entry);
}

}  // namespace uriscan::proof
