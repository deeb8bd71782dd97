// Two hash functions for values that others choose.
//
// - keyed_hash() is for the buckets of a table.  It is SipHash-1-3 (Aumasson and Bernstein,
//   "SipHash: a fast short-input PRF").  Without its key, nobody can find values with the same
//   hash.  So nobody can write a log that makes such a table slow.
// - digest_of() is for reports, where a digest stands for a long value.  It has no key, so the same
//   input always gives the same report.  Without a key, only a cryptographic hash function makes
//   collisions too hard to find.  So digest_of() uses BLAKE2b (RFC 7693).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "octets/words.hpp"

namespace uriscan::cli {

struct hash_key {
    std::uint64_t first;
    std::uint64_t second;
};

// Returns a random key, which never changes in a process.  Throws an exception if the system has no
// random numbers.
const hash_key& key_of_process();

// The state of the hash function.
class sip_words {
public:
    explicit sip_words(const hash_key& key)
        : v0_(key.first ^ 0x736F6D6570736575U),
          v1_(key.second ^ 0x646F72616E646F6DU),
          v2_(key.first ^ 0x6C7967656E657261U),
          v3_(key.second ^ 0x7465646279746573U) {}

    void add(std::uint64_t octets) {
        v3_ ^= octets;
        mix();
        v0_ ^= octets;
    }

    std::uint64_t finish() {
        v2_ ^= 0xFF;
        mix();
        mix();
        mix();
        return v0_ ^ v1_ ^ v2_ ^ v3_;
    }

private:
    // One round, which the paper calls SipRound.
    void mix() {
        v0_ += v1_;
        v2_ += v3_;
        v1_ = std::rotl(v1_, 13) ^ v0_;
        v3_ = std::rotl(v3_, 16) ^ v2_;
        v0_ = std::rotl(v0_, 32) + v3_;
        v2_ += v1_;
        v1_ = std::rotl(v1_, 17) ^ v2_;
        v3_ = std::rotl(v3_, 21) ^ v0_;
        v2_ = std::rotl(v2_, 32);
    }

    std::uint64_t v0_, v1_, v2_, v3_;
};

// Returns up to eight octets as a number whose lowest octet is the first one.
inline std::uint64_t number_of(std::string_view octets) {
    std::uint64_t number = 0;
    if constexpr (std::endian::native == std::endian::little) {
        if (octets.size() == sizeof(number)) {
            return load(octets.data());
        }
    }
    for (std::size_t i = 0; i < octets.size(); ++i) {
        number |= std::uint64_t{static_cast<unsigned char>(octets[i])} << (8 * i);
    }
    return number;
}

// Returns number_of() for the octets of `text` after its last whole word.
inline std::uint64_t number_of_rest(std::string_view text) {
    const std::size_t rest = text.size() % sizeof(std::uint64_t);
    if constexpr (std::endian::native == std::endian::little) {
        if (text.size() >= sizeof(std::uint64_t)) {
            const std::uint64_t last = load(text.data() + text.size() - sizeof(std::uint64_t));
            return last >> 8 >> 8 * (sizeof(std::uint64_t) - 1 - rest);
        }
    }
    return number_of(text.substr(text.size() - rest));
}

inline std::uint64_t keyed_hash(std::string_view text, const hash_key& key) {
    sip_words state(key);
    const char* const end = text.data() + text.size() - text.size() % sizeof(std::uint64_t);
    for (const char* at = text.data(); at != end; at += sizeof(std::uint64_t)) {
        state.add(number_of({at, sizeof(std::uint64_t)}));
    }
    state.add(std::uint64_t{text.size()} << 56 | number_of_rest(text));
    return state.finish();
}

// Returns the BLAKE2b hash of `text` with 128 bits, as 32 hexadecimal digits.  Nobody knows two
// texts with the same hash.  `b2sum -l 128` writes the same digits.
std::string digest_of(std::string_view text);

}  // namespace uriscan::cli
