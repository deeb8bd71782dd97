// Models of the instructions of WebAssembly that blocks use, with the names of clang's header.
// results.cpp compares each of them with an engine.
#pragma once

#include "proof/models/octets.hpp"

using v128_t = uriscan::proof::vector<16>;

#ifdef MODELS_COMPUTE
using uint32_of_mask = uriscan::proof::bits<32>;
#else
using uint32_of_mask = uriscan::proof::number<32>;
#endif

inline v128_t wasm_v128_load(const void* from) {
    return uriscan::proof::load<16>(from);
}
inline v128_t wasm_u8x16_splat(unsigned char value) {
    return uriscan::proof::repeated_octet<16>(uriscan::proof::octet_of(value));
}
inline v128_t wasm_v128_and(v128_t a, v128_t b) {
    return uriscan::proof::and_of(a, b);
}
inline v128_t wasm_v128_or(v128_t a, v128_t b) {
    return uriscan::proof::or_of(a, b);
}
inline v128_t wasm_i8x16_eq(v128_t a, v128_t b) {
    return uriscan::proof::equal_octets(a, b);
}
inline v128_t wasm_u8x16_min(v128_t a, v128_t b) {
    return uriscan::proof::least_octets(a, b);
}
inline v128_t wasm_u16x8_shr(v128_t a, int count) {
    return uriscan::proof::shift_pairs_right(a, count);
}
// Looks up an octet, or gives 0 if the index is not below 16.
inline v128_t wasm_i8x16_swizzle(v128_t table, v128_t indices) {
    using uriscan::proof::octet;
    return uriscan::proof::made<16>([&](std::size_t i) {
        return choose(indices[i] < octet(16),
                      uriscan::proof::look_up<16>(&table[0], indices[i] & octet(0xF)), octet(0));
    });
}
inline v128_t wasm_u64x2_make(uriscan::proof::bits<64> low, uriscan::proof::bits<64> high) {
    return uriscan::proof::made_of<16, 64>([&](std::size_t i) { return i == 0 ? low : high; });
}
inline uint32_of_mask wasm_i8x16_bitmask(v128_t a) {
    return uriscan::proof::highest_bits<32>(a);
}
inline uriscan::proof::condition wasm_i8x16_all_true(v128_t a) {
    uriscan::proof::condition all = true;
    for (std::size_t i = 0; i < 16; ++i) {
        all = all & !(a[i] == uriscan::proof::octet(0));
    }
    return all;
}
