// Tables for vector instructions that look up entries of a table (pshufb, vpermb, tbl).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "uriscan/detail/automaton.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

using detail::has_octet;
using detail::make_nibble_table;
using detail::nibble_table;

// Adds an octet to a set.  Does nothing if the octet is 0x80 or more.
constexpr void add_octet(nibble_table& set, std::size_t octet) noexcept {
    if (octet < 0x80) {
        set[octet & 0xF] |= static_cast<std::uint8_t>(1U << (octet >> 4));
    }
}

// Returns the set of one octet.
constexpr nibble_table only(std::size_t octet) noexcept {
    nibble_table set{};
    add_octet(set, octet);
    return set;
}

// Returns the octets that are in `a` or `b`.
constexpr nibble_table union_of(nibble_table a, const nibble_table& b) noexcept {
    for (std::size_t low = 0; low < a.size(); ++low) {
        a[low] |= b[low];
    }
    return a;
}

// Returns the octets that are in `a`, but not in `b`.
constexpr nibble_table difference_of(nibble_table a, const nibble_table& b) noexcept {
    for (std::size_t low = 0; low < a.size(); ++low) {
        a[low] &= static_cast<std::uint8_t>(~b[low]);
    }
    return a;
}

// Two sets: one for an octet, and one for the octet after it.
struct octet_pair {
    alignas(16) nibble_table first;
    alignas(16) nibble_table second;
};

// Says whether a set has all octets of another set.
constexpr bool includes(const nibble_table& set, const nibble_table& other) noexcept {
    for (std::size_t low = 0; low < set.size(); ++low) {
        if ((other[low] & ~set[low]) != 0) {
            return false;
        }
    }
    return true;
}

// How many buckets a bucket_table has, and how many of them are for segments of paths.  The others
// are for tokens.
inline constexpr std::size_t all_buckets = 8;
inline constexpr std::size_t buckets_of_segments = 4;

// Eight sets of octets below 0x80, called buckets.  An octet is in bucket b if bit b is 1 in the
// entries for both of its halves.  So a bucket can have a few octets more than were put into it:
// with "A" and "b", it also has "a" and "B".
struct bucket_table {
    alignas(16) std::array<std::uint8_t, 16> low{};   // for the low half of an octet
    alignas(16) std::array<std::uint8_t, 16> high{};  // for the high half

    constexpr void add(unsigned low_halves, unsigned high_halves, std::size_t bucket) noexcept {
        for (std::size_t half = 0; half < low.size(); ++half) {
            low[half] |= static_cast<std::uint8_t>((low_halves >> half & 1) << bucket);
            high[half] |= static_cast<std::uint8_t>((high_halves >> half & 1) << bucket);
        }
    }

    constexpr std::uint8_t buckets_of(unsigned char octet) const noexcept {
        return low[octet & 0xFU] & high[octet >> 4];
    }
};

// For each low half of an octet, the buckets of all octets below 0x80 that have this low half.
using low_buckets = std::array<std::uint8_t, 16>;

// The buckets of the first, second and third octet of some words.  For the second and the third
// octet, only the low halves count, which takes half as long.
struct word_buckets {
    bucket_table first;
    alignas(16) low_buckets second{};
    alignas(16) low_buckets third{};

    // Returns the buckets of the words that can start with these octets.
    constexpr unsigned buckets_of(unsigned char octet, unsigned char next,
                                  unsigned char last) const noexcept {
        return next < 0x80 && last < 0x80
                   ? first.buckets_of(octet) & unsigned{second[next & 0xFU]} & third[last & 0xFU]
                   : 0;
    }

    // Adds words that are in other buckets than these words.
    constexpr void add(const word_buckets& others) noexcept {
        for (std::size_t half = 0; half < second.size(); ++half) {
            first.low[half] |= others.first.low[half];
            first.high[half] |= others.first.high[half];
            second[half] |= others.second[half];
            third[half] |= others.third[half];
        }
    }
};

// The first octets of a word.
using word_start = std::array<char, 3>;

constexpr word_start start_of_word(std::string_view name) noexcept {
    return {name[0], name[1], name[2]};
}

// The words in one bucket, as sets of halves of octets: bit i of low[at] is 1 if octet `at` of some
// word has the low half i.
struct word_group {
    std::array<std::uint16_t, 3> low{};
    std::array<std::uint16_t, 3> high{};

    constexpr void add(std::size_t at, char octet) noexcept {
        low[at] |= static_cast<std::uint16_t>(1U << (static_cast<unsigned char>(octet) & 0xFU));
        high[at] |= static_cast<std::uint16_t>(1U << (static_cast<unsigned char>(octet) >> 4));
    }

    constexpr void add(const word_group& other) noexcept {
        for (std::size_t at = 0; at < low.size(); ++at) {
            low[at] |= other.low[at];
            high[at] |= other.high[at];
        }
    }
};

// Says how frequent letters are.  Most octets of texts are small letters.  The two lists have the
// small letters of English texts, the most frequent first: at the start of a word, and after its
// start.  The first index chooses the list.  The high half of a small letter is 6 or 7.  The second
// index is a set of these two halves, with bit 0 for 6 and bit 1 for 7.  The third index is the low
// half.
constexpr auto weights_of_letters = [] {
    constexpr std::array<std::string_view, 2> letters = {"tasiwocbphfmdrelnguvyjkqxz",
                                                         "etaoinshrdlcumwfgypbvkjxqz"};
    std::array<std::array<std::array<std::int64_t, 16>, 4>, 2> weights{};
    for (std::size_t place = 0; place < letters.size(); ++place) {
        auto root = static_cast<std::int64_t>(letters[place].size());
        for (const char letter : letters[place]) {
            const auto octet = static_cast<unsigned char>(letter);
            for (unsigned halves = 0; halves < 4; ++halves) {
                const bool has_letter = (halves >> ((octet >> 4) - 6) & 1) != 0;
                weights[place][halves][octet & 0xFU] += has_letter ? root * root : 0;
            }
            --root;
        }
    }
    return weights;
}();

// Returns roughly how often other words of a text would fit by chance into a bucket that has both
// groups.
constexpr std::int64_t weight_of(const word_group& a, const word_group& b) noexcept {
    std::int64_t product = 1;
    for (std::size_t at = 0; at < a.low.size(); ++at) {
        const unsigned low = a.low[at] | unsigned{b.low[at]};
        const unsigned high = at == 0 ? a.high[at] | unsigned{b.high[at]} : 0xFFU;
        std::int64_t sum = std::int64_t{std::popcount(low)} * std::popcount(high);
        const std::int64_t* const weights =
            weights_of_letters[at == 0 ? 0 : 1][high >> 6 & 3].data();
        for (unsigned bits = low; bits != 0; bits &= bits - 1) {
            sum += weights[std::countr_zero(bits)];
        }
        product *= sum;
    }
    return product;
}

// Puts the starts of words into `buckets` buckets, the first of which has the number `begin`.
// Similar starts go into the same bucket, so that few other words fit into it.
constexpr word_buckets buckets_of_starts(std::span<const word_start> starts, bool ignores_case,
                                         std::size_t begin, std::size_t buckets) noexcept {
    constexpr std::size_t most = 64;
    std::array<word_group, most> groups{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const bool is_like_last =
            i > 0 && starts[i][0] == starts[i - 1][0] && starts[i][1] == starts[i - 1][1];
        count += is_like_last ? 0 : 1;
        for (std::size_t at = 0; at < starts[i].size(); ++at) {
            constexpr int case_of_letter = 0x20;
            const char octet = starts[i][at];
            groups[count - 1].add(at, octet);
            if (ignores_case && is_alpha(octet)) {
                groups[count - 1].add(at, static_cast<char>(octet ^ case_of_letter));
            }
        }
    }
    // The weight of each pair of groups, and of each group.  The weights are kept, because
    // compilers limit the number of steps of a computation at compile time.
    std::array<std::array<std::int64_t, most>, most> weights{};
    const auto weigh = [&](std::size_t group, std::size_t others) {
        for (std::size_t other = 0; other < others; ++other) {
            weights[group][other] = weights[other][group] = weight_of(groups[group], groups[other]);
        }
    };
    for (std::size_t i = 0; i < count; ++i) {
        weigh(i, i + 1);
    }
    while (count > buckets) {  // joins the two groups that fit best
        std::size_t first = 0;
        std::size_t second = 1;
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (std::size_t j = 1; j < count; ++j) {
            const std::int64_t* const row = weights[j].data();  // calls of [] take more steps
            const std::int64_t own = row[j];
            for (std::size_t i = 0; i < j; ++i) {
                const std::int64_t more = row[i] - weights[i][i] - own;
                if (more < least) {
                    least = more;
                    first = i;
                    second = j;
                }
            }
        }
        groups[first].add(groups[second]);
        const std::size_t last = --count;  // takes the place of the second group
        groups[second] = groups[last];
        weights[second] = weights[last];
        for (std::size_t i = 0; i < count; ++i) {
            weights[i][second] = weights[i][last];
        }
        weights[second][second] = weights[last][last];
        weigh(first, count);
    }
    word_buckets found;
    for (std::size_t i = 0; i < std::min(count, buckets); ++i) {
        found.first.add(groups[i].low[0], groups[i].high[0], begin + i);
        for (std::size_t half = 0; half < found.second.size(); ++half) {
            const auto bit_of = [&](std::size_t at) {
                return static_cast<std::uint8_t>((groups[i].low[at] >> half & 1U) << (begin + i));
            };
            found.second[half] |= bit_of(1);
            found.third[half] |= bit_of(2);
        }
    }
    return found;
}

}  // namespace uriscan
