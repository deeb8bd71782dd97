// Finds secrets in the segments of paths, by the patterns that secret_paths() returns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/nibbles.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

namespace detail {

// The first three octets of all segments that can start a pattern.  The five lowest bits of each
// octet are in the index, so that case does not matter.  Few other segments have the same index.
class segment_starts {
public:
    static constexpr std::size_t size = 3;

    static constexpr std::size_t index(std::string_view start) noexcept {
        std::size_t index = 0;
        for (std::size_t i = 0; i < size; ++i) {
            index = index << 5 | low_bits(start[i]);
        }
        return index;
    }
    constexpr void add(std::string_view start) noexcept {
        bits_[index(start) / 64] |= std::uint64_t{1} << index(start) % 64;
    }
    constexpr bool has(std::string_view start) const noexcept {
        return (bits_[index(start) / 64] >> index(start) % 64 & 1) != 0;
    }

private:
    static constexpr std::size_t low_bits(char octet) noexcept {
        return static_cast<unsigned char>(octet) & 0x1FU;
    }

    std::array<std::uint64_t, 512> bits_{};
};

extern const segment_starts starts_of_secret_paths;

}  // namespace detail

// Says whether a pattern can start with the segment at the start of `text`.  If the result is
// false, no pattern starts with it.
inline bool may_be_secret_path(std::string_view text) noexcept {
    return text.size() > detail::segment_starts::size && detail::starts_of_secret_paths.has(text);
}

// The buckets of the first three octets of all segments that can start a pattern.
extern const word_buckets starts_in_buckets;

// Compares more octets than may_be_secret_path().  The text can go on after the URI.
bool may_start_secret_path(std::string_view text) noexcept;

// Compares the segments of a path, from left to right, with all patterns.
class secret_path_matcher {
public:
    // Takes the segment `at` of `text`.  Returns its secret part; if it has none, the result is
    // empty.
    slice take(std::string_view text, slice at, std::string_view host) noexcept;

    // Says whether no pattern has started.
    bool is_idle() const noexcept { return rest_.empty(); }

    // Forgets all segments, because a path has ended.
    void reset() noexcept { rest_ = {}; }

private:
    bool start(std::string_view segment, std::string_view host) noexcept;

    std::string_view rest_;  // the part of the pattern for the next segments
};

}  // namespace uriscan
