// Vectors of octets, for the models of vector instructions.
//
// An octet is a term (proof/bits.hpp), and terms of the text are loaded from a memory whose
// addresses are those of the program (memory.hpp).  If MODELS_COMPUTE is defined, an octet is a
// number instead.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#ifdef MODELS_COMPUTE
#include "proof/models/numbers.hpp"
#else
#include "proof/models/memory.hpp"
#endif

namespace uriscan::proof {

using octet = bits<8>;

#ifdef MODELS_COMPUTE
template <std::size_t N>
struct alignas(N) vector {
    octet octets[N];

    const octet& operator[](std::size_t i) const { return octets[i]; }
    octet& operator[](std::size_t i) { return octets[i]; }
};
inline octet load_octet(const unsigned char* from) {
    return octet(*from);
}
inline bool is_certain(condition a) {
    return a;
}
inline void require(bool, const char*) {}
template <unsigned N>
bits<N> value_of(bits<N> a) {
    return a;
}
#else
// Has the size of N octets, so that it has the same addresses in memory as the real vector.  The
// terms are elsewhere, and copies share them: only a new vector is written to.
template <std::size_t N>
struct alignas(N) vector {
    octet* octets = new octet[N];  // never deleted: end_path() runs no destructors

    const octet& operator[](std::size_t i) const { return octets[i]; }
    octet& operator[](std::size_t i) { return octets[i]; }
};
#endif

// Returns a vector whose octet i is make(i).
template <std::size_t N, class Make>
vector<N> made(Make make) {
    vector<N> v;
    for (std::size_t i = 0; i < N; ++i) {
        v[i] = make(i);
    }
    return v;
}

template <std::size_t N>
vector<N> load(const void* from) {
    return made<N>(
        [&](std::size_t i) { return load_octet(static_cast<const unsigned char*>(from) + i); });
}
template <std::size_t N>
vector<N> load_aligned(const void* from) {
    require(reinterpret_cast<std::uintptr_t>(from) % N == 0,
            "the address is a multiple of the size");
    return load<N>(from);
}
template <std::size_t N>
vector<N> repeated_octet(octet value) {
    return made<N>([&](std::size_t) { return value; });
}

// Calls a function of two octets for each pair of octets.
template <std::size_t N, class Function>
vector<N> each(const vector<N>& a, const vector<N>& b, Function function) {
    return made<N>([&](std::size_t i) { return function(a[i], b[i]); });
}

template <std::size_t N>
vector<N> and_of(const vector<N>& a, const vector<N>& b) {
    return each(a, b, [](const octet& x, const octet& y) { return both(x, y); });
}
template <std::size_t N>
vector<N> or_of(const vector<N>& a, const vector<N>& b) {
    return each(a, b, [](const octet& x, const octet& y) { return either(x, y); });
}
template <std::size_t N>
vector<N> xor_of(const vector<N>& a, const vector<N>& b) {
    return each(a, b, [](const octet& x, const octet& y) { return x ^ y; });
}
template <std::size_t N>
vector<N> equal_octets(const vector<N>& a, const vector<N>& b) {
    return each(a, b, [](const octet& x, const octet& y) { return all_if(x == y); });
}
template <std::size_t N>
vector<N> least_octets(const vector<N>& a, const vector<N>& b) {
    return each(a, b, [](const octet& x, const octet& y) { return choose(x < y, x, y); });
}

// A number of `Width` bits from its octets, the lowest one first, and back.
template <unsigned Width>
bits<Width> join(const octet* octets) {
    bits<Width> joined = widen<8, Width>(octets[0]);
    for (std::size_t i = 1; i < Width / 8; ++i) {
        joined |= widen<8, Width>(octets[i]) << 8 * i;
    }
    return joined;
}
template <unsigned Width>
octet part(const bits<Width>& number, std::size_t i) {
    return narrow<8>(number >> 8 * i);
}

// A vector whose octets are those of numbers.
template <std::size_t N, unsigned Width, class Number>
vector<N> made_of(Number number) {
    constexpr std::size_t size = Width / 8;
    vector<N> v;
    for (std::size_t i = 0; i < N / size; ++i) {
        const bits<Width> value = number(i);
        for (std::size_t j = 0; j < size; ++j) {
            v[size * i + j] = part(value, j);
        }
    }
    return v;
}

// Calls a function of two numbers for each pair of numbers of `Width` bits.
template <unsigned Width, std::size_t N, class Function>
vector<N> each_number(const vector<N>& a, const vector<N>& b, Function function) {
    return made_of<N, Width>([&](std::size_t i) {
        return bits<Width>(
            function(join<Width>(&a[Width / 8 * i]), join<Width>(&b[Width / 8 * i])));
    });
}

// Shift each number of 16 bits.
template <std::size_t N>
vector<N> shift_pairs_right(const vector<N>& a, int count) {
    return each_number<16>(a, a, [&](const auto& x, const auto&) { return x >> count; });
}
template <std::size_t N>
vector<N> shift_pairs_left(const vector<N>& a, int count) {
    return each_number<16>(a, a, [&](const auto& x, const auto&) { return x << count; });
}

// Returns a mask of the highest bit of each octet.
template <unsigned Width, std::size_t N>
bits<Width> highest_bits(const vector<N>& v) {
    return mask_of<Width>(N, [&](std::size_t i) { return highest_bit(v[i]); });
}

}  // namespace uriscan::proof
