// Random numbers that are the same everywhere.  This file has a small generator with a fixed seed,
// and the two kinds of tables from which the corpus is drawn.  It does not use <random>, because
// the distributions of <random> differ between standard libraries.  All functions use only
// integers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace uriscan::bench {

/// A measured distribution: its values at the percentiles below.  Between the values of two
/// neighbouring percentiles, all values are equally likely.
using spread = std::array<std::uint16_t, 9>;
inline constexpr std::array<std::uint32_t, 9> percentiles = {0, 5, 25, 50, 75, 90, 95, 99, 100};

/// A text, and its weight relative to the other texts of its table.
struct weighted {
    std::string_view text;
    std::uint32_t weight;
};

/// Draws random numbers with SplitMix64, by Steele, Lea and Flood.
class random_source {
public:
    explicit random_source(std::uint64_t seed) noexcept : state_(seed) {}

    std::uint64_t next() noexcept {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    /// Draws a number from 0 to `bound` - 1.
    std::uint32_t below(std::uint32_t bound) noexcept {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// Returns true with a chance of `often` in 10,000.
    bool chance(std::uint32_t often) noexcept { return below(10'000) < often; }

    std::size_t draw(const spread& values) noexcept {
        const std::uint32_t percent = below(100);
        std::size_t band = 1;
        while (percent >= percentiles[band]) {
            ++band;
        }
        return values[band - 1] + below(values[band] - values[band - 1] + 1u);
    }

    std::string_view draw(std::span<const weighted> table) noexcept {
        std::uint32_t total = 0;
        for (const weighted& entry : table) {
            total += entry.weight;
        }
        std::uint32_t place = below(total);
        const weighted* entry = table.data();
        while (place >= entry->weight) {
            place -= entry++->weight;
        }
        return entry->text;
    }

    std::string_view draw(std::span<const std::string_view> table) noexcept {
        return table[below(static_cast<std::uint32_t>(table.size()))];
    }

private:
    std::uint64_t state_;
};

}  // namespace uriscan::bench
