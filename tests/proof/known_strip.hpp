// A strip of several blocks in plain C++, made of strips of one block (verdicts.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/lines/one_block.hpp"
#include "proof/known_block.hpp"

namespace uriscan::proof {

template <std::size_t Blocks>
struct known_strip {
    using one = lines::one_block<known_block>;
    static constexpr std::size_t blocks = Blocks;

    struct words {
        std::array<std::uint64_t, Blocks> of{};

        friend words operator&(words a, const words& b) {
            return each([&](std::size_t i) { return a.of[i] & b.of[i]; });
        }
        friend words operator|(words a, const words& b) {
            return each([&](std::size_t i) { return a.of[i] | b.of[i]; });
        }
        friend words operator&(words a, std::uint64_t b) {
            return each([&](std::size_t i) { return a.of[i] & b; });
        }
        friend words operator~(words a) {
            return each([&](std::size_t i) { return ~a.of[i]; });
        }
        words& operator|=(const words& a) { return *this = *this | a; }

        // Returns words of which word i is function(i).
        template <class Function>
        static words each(Function function) {
            words all;
            for (std::size_t i = 0; i < Blocks; ++i) {
                all.of[i] = function(i);
            }
            return all;
        }
    };

    static bool any(const words& mask) { return count(mask) != 0; }
    static std::size_t count(const words& mask) {
        std::size_t count = 0;
        for (const std::uint64_t word : mask.of) {
            count += one::count(word);
        }
        return count;
    }
    static void store(const words& mask, std::uint64_t* to) {
        std::copy(mask.of.begin(), mask.of.end(), to);
    }

    // Markers that reach the end of a block go on in the next one.
    struct markers {
        one::markers of;

        words scan(const words& mask, const words& over) {
            return words::each([&](std::size_t i) { return of.scan(mask.of[i], over.of[i]); });
        }
        words next(const words& mask) {
            return words::each([&](std::size_t i) { return of.next(mask.of[i]); });
        }
        bool go_on() const { return of.go_on(); }
        void start() { of.start(); }
    };

    static lines::common_masks<words> masks(const unsigned char* octets) {
        lines::common_masks<words> all{};
        for (std::size_t i = 0; i < Blocks; ++i) {
            const auto masks = one::masks(octets + i * block_size);
            all.line_feed.of[i] = masks.line_feed;
            all.colon.of[i] = masks.colon;
            all.slash_or_question.of[i] = masks.slash_or_question;
            all.in_scheme.of[i] = masks.in_scheme;
            all.first_in_scheme.of[i] = masks.first_in_scheme;
            all.hash.of[i] = masks.hash;
            all.at.of[i] = masks.at;
            all.odd.of[i] = masks.odd;
        }
        return all;
    }
    static lines::odd_masks<words> masks_of_odd(const unsigned char* octets) {
        const auto at = [&](std::size_t i) { return one::masks_of_odd(octets + i * block_size); };
        return {words::each([&](std::size_t i) { return at(i).percent; }),
                words::each([&](std::size_t i) { return at(i).cr; }),
                words::each([&](std::size_t i) { return at(i).digit; })};
    }
    static words mask_of_ports(const unsigned char* octets) {
        return words::each(
            [&](std::size_t i) { return one::mask_of_ports(octets + i * block_size); });
    }
};

}  // namespace uriscan::proof
