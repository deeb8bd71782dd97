// The memory that blocks load from: the addresses are those of the program, the octets are terms.
//
// A region is a text, whose octets are variables, or a table, whose octets are known.  Each octet
// that is loaded must be in a region.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "proof/bits.hpp"

namespace uriscan::proof {

struct region {
    const unsigned char* begin;
    std::vector<bits<8>> octets;
};
inline std::vector<region> regions;

// Some octets are 0xFF if a condition holds, and 0 otherwise.  Maps the numbers of their terms to
// these conditions.
inline std::unordered_map<std::uint32_t, condition> conditions;

// If a proof gives the known octet `octet` to a block, it stands for `value`, which can be any
// octet.
struct stand_in {
    unsigned char octet;
    bits<8> value;
};
inline std::optional<stand_in> the_stand_in;
inline bits<8> octet_of(unsigned char octet) {
    return the_stand_in && the_stand_in->octet == octet ? the_stand_in->value : bits<8>(octet);
}

// Forgets the memory of another formula.
inline void clear_memory() {
    the_stand_in.reset();
    regions.clear();
    conditions.clear();
}

inline bits<8> load_octet(const unsigned char* from) {
    for (const region& r : regions) {
        if (r.begin <= from && from < r.begin + r.octets.size()) {
            return r.octets[static_cast<std::size_t>(from - r.begin)];
        }
    }
    require(false, "each octet that is loaded is one of the text or of a table");
    return 0;
}

// Makes a region of an array whose octets are known.
template <class Table>
void add_table(const Table& table) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(table.data());
    regions.push_back({begin, {begin, begin + table.size()}});
}

// Returns variables, each of which stands for any octet.
inline std::vector<bits<8>> any_octets(std::size_t size, const std::string& what) {
    std::vector<bits<8>> octets;
    for (std::size_t i = 0; i < size; ++i) {
        octets.push_back(bits<8>::any(what + ", octet " + std::to_string(i)));
    }
    return octets;
}

template <unsigned N>
struct signed_number;

// What takes the place of std::uint32_t and std::uint64_t in the source of a block.
template <unsigned N>
struct number : bits<N> {
    number() = default;
    number(const bits<N>& value) : bits<N>(value) {}
    template <std::integral Integer>
    number(Integer value) : bits<N>(value) {}
    // Loads an octet of the memory.
    number(const unsigned char& place) : bits<N>(widen<8, N>(load_octet(&place))) {}
    template <unsigned From>
    requires(From < N) explicit number(const bits<From>& value) : bits<N>(widen<From, N>(value)) {}
    template <unsigned From>
    requires(From > N) explicit number(const bits<From>& value) : bits<N>(narrow<N>(value)) {}
    template <unsigned From>
    explicit number(const signed_number<From>& value) : number(value.template extended<N>()) {}

    // An operator with a wider number extends this one.
    operator bits<64>() const requires(N < 64) { return widen<N, 64>(*this); }
};

// What takes the place of std::int32_t and std::int64_t, and of an int that an instruction gives.
template <unsigned N>
struct signed_number {
    bits<N> value;

    signed_number(const bits<N>& from) : value(from) {}
    template <unsigned From>
    explicit signed_number(const bits<From>& from) : value(number<N>(from)) {}

    template <unsigned To>
    bits<To> extended() const {
        if constexpr (To == N) {
            return value;
        } else {
            const bits<To> high = ~bits<To>(0) << N;
            return widen<N, To>(value) | choose(bit(value, N - 1), high, bits<To>(0));
        }
    }
    friend condition operator==(const signed_number& a, int b) { return a.value == bits<N>(b); }
    friend signed_number operator+(const signed_number& a, const signed_number& b) {
        return signed_number(a.value + b.value);
    }
};

// What takes the place of std::memcpy from the memory to a number.
template <unsigned N>
void load_number(number<N>* to, const void* from, std::size_t size) {
    require(size == N / 8, "the size of a number is copied");
    *to = 0;
    for (std::size_t i = 0; i < size; ++i) {
        *to |= widen<8, N>(load_octet(static_cast<const unsigned char*>(from) + i)) << 8 * i;
    }
}

template <unsigned N>
bits<N> value_of(const signed_number<N>& a) {
    return a.value;
}

// Says whether a condition holds, which must not depend on the text.
inline bool is_certain(const condition& a) {
    require(a.as_term().is_constant, "the text does not decide what is loaded");
    return a.as_term().is_constant && a.as_term().value != 0;
}

// Do the same as & and |, but find simple cases, which a solver would have to find.
inline bits<8> both(const bits<8>& a, const bits<8>& b) {
    const auto equals = [](const bits<8>& x, unsigned value) {
        return x.as_term() == constant(8, value);
    };
    return equals(a, 0) || equals(b, 0xFF) ? a : equals(b, 0) || equals(a, 0xFF) ? b : a & b;
}
inline bits<8> either(const bits<8>& a, const bits<8>& b) {
    const bits<8> none(0);
    return a.as_term() == none.as_term() ? b : b.as_term() == none.as_term() ? a : a | b;
}

inline bits<8> all_if(const condition& a) {
    const bits<8> octet = choose(a, bits<8>(0xFF), bits<8>(0));
    if (!octet.as_term().is_constant) {
        conditions.emplace(octet.as_term().number, a);
    }
    return octet;
}
inline condition highest_bit(const bits<8>& a) {
    const auto found = conditions.find(a.as_term().number);
    return !a.as_term().is_constant && found != conditions.end() ? found->second : bit(a, 7);
}

// Returns a number whose bit i is get(i), for each i below `size`.
template <unsigned N, class Get>
bits<N> mask_of(std::size_t size, Get get) {
    const auto bit_number = [&](std::size_t i) {
        return choose(i < size ? get(i) : condition(false), bits<1>(1), bits<1>(0)).as_term();
    };
    term mask = bit_number(0);
    for (unsigned i = 1; i < N; ++i) {
        mask = apply(i + 1, "concat", bit_number(i), mask);
    }
    return bits<N>(mask);
}

// Returns entry number `index` of a table.
template <std::size_t Count>
bits<8> look_up(const bits<8>* table, const bits<8>& index) {
    if constexpr (Count == 1) {
        return *table;
    } else {
        constexpr std::size_t half = Count / 2;
        constexpr std::size_t highest = std::bit_width(half) - 1;
        return choose(bit(index, highest), look_up<half>(table + half, index),
                      look_up<half>(table, index));
    }
}

}  // namespace uriscan::proof
