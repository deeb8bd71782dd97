// Models of the instructions of 64-bit ARM that blocks use, with the names of ARM's header.
// results.cpp compares each of them with a processor.
#pragma once

#include "proof/models/octets.hpp"

using uint8x16_t = uriscan::proof::vector<16>;
struct uint64x2_t {
    uint8x16_t octets;
};
struct uint64x1_t {
    uriscan::proof::bits<64> value;
};

#ifdef MODELS_COMPUTE
using uint64_of_lane = uriscan::proof::bits<64>;
#else
using uint64_of_lane = uriscan::proof::number<64>;
#endif

inline uint8x16_t vld1q_u8(const unsigned char* from) {
    return uriscan::proof::load<16>(from);
}
inline uint8x16_t vdupq_n_u8(unsigned char value) {
    return uriscan::proof::repeated_octet<16>(uriscan::proof::octet_of(value));
}
inline uint8x16_t vandq_u8(uint8x16_t a, uint8x16_t b) {
    return uriscan::proof::and_of(a, b);
}
inline uint8x16_t vorrq_u8(uint8x16_t a, uint8x16_t b) {
    return uriscan::proof::or_of(a, b);
}
inline uint8x16_t vceqq_u8(uint8x16_t a, uint8x16_t b) {
    return uriscan::proof::equal_octets(a, b);
}
inline uint8x16_t vtstq_u8(uint8x16_t a, uint8x16_t b) {
    using uriscan::proof::octet;
    return uriscan::proof::each(a, b, [](const octet& x, const octet& y) {
        return ~uriscan::proof::all_if((x & y) == octet(0));
    });
}
inline uint8x16_t vshrq_n_u8(uint8x16_t a, int count) {
    return uriscan::proof::made<16>([&](std::size_t i) { return a[i] >> count; });
}
// Looks up an octet, or gives 0 if the index is not below 16.
inline uint8x16_t vqtbl1q_u8(uint8x16_t table, uint8x16_t indices) {
    using uriscan::proof::octet;
    return uriscan::proof::made<16>([&](std::size_t i) {
        return choose(indices[i] < octet(16),
                      uriscan::proof::look_up<16>(&table[0], indices[i] & octet(0xF)), octet(0));
    });
}
// Adds neighbours: first those of `a`, then those of `b`.
inline uint8x16_t vpaddq_u8(uint8x16_t a, uint8x16_t b) {
    return uriscan::proof::made<16>([&](std::size_t i) {
        return i < 8 ? a[2 * i] + a[2 * i + 1] : b[2 * (i - 8)] + b[2 * (i - 8) + 1];
    });
}
inline uint64x1_t vcreate_u64(uriscan::proof::bits<64> value) {
    return {value};
}
inline uint64x2_t vcombine_u64(uint64x1_t low, uint64x1_t high) {
    return {uriscan::proof::made_of<16, 64>(
        [&](std::size_t i) { return i == 0 ? low.value : high.value; })};
}
inline uint64x2_t vdupq_n_u64(uriscan::proof::bits<64> value) {
    return vcombine_u64({value}, {value});
}
inline uint8x16_t vreinterpretq_u8_u64(uint64x2_t a) {
    return a.octets;
}
inline uint64x2_t vreinterpretq_u64_u8(uint8x16_t a) {
    return {a};
}
inline uint64_of_lane vgetq_lane_u64(uint64x2_t a, int lane) {
    return uriscan::proof::join<64>(&a.octets[8 * static_cast<std::size_t>(lane)]);
}
