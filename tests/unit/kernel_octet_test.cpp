// Tests each octet at each position of a block: a kernel must not skip an octet that the state does
// not loop on.
//
// A text leads to a state, and then has octets that the state loops on.  Each of the 256 octets
// replaces one of these octets.  The kernels must read the text like the machine that never skips.
// The first block, the second block and a later block are loaded by different code, so the texts
// have up to four blocks.
//
// Also tests that the bit of an octet in a mask does not depend on the octet beside it.  Only one
// kind of instruction reads two octets at once: the shift of 16 bits that finds the high halves of
// octets. docs/proof.md says why no other octets need to be tried together.
#include <gtest/gtest.h>

#include <cstdio>
#include <set>
#include <string>

#include "grammar/self_loop_texts.hpp"
#include "support/case_file.hpp"
#include "unit/kernel_comparison.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t longest = 4 * block_size;

class octet_comparison {
public:
    explicit octet_comparison(const self_loop_text& loop) : loop_(loop) {}

    // Compares the kernels for texts of `size` octets.  Returns the number of texts.
    std::size_t compare(std::size_t size) const {
        const std::size_t loop_size = size - loop_.before.size();
        std::string text = loop_.before + repeated_octets(loop_.octets, loop_size, size);
        std::size_t texts = 0;
        for (std::size_t at = loop_.before.size(); at < size; ++at) {
            const char replaced = text[at];
            for (int octet = 0; octet < 256; ++octet, ++texts) {
                text[at] = static_cast<char>(octet);
                compare(text);
            }
            text[at] = replaced;
        }
        return texts;
    }

private:
    static void compare(const std::string& text) {
        const answer expected = read(never_skips, text);
        for (const kernel* const usable_kernel : usable_kernels()) {
            const kernel& kernel = *usable_kernel;
            const answer got = read(kernel, text);
            ASSERT_EQ(got, expected) << kernel.name << ": " << in_quotes(text);
        }
    }

    const self_loop_text& loop_;
};

// Texts whose last block is almost full have the same masks as full blocks.  So each size of one
// block is tried, and the sizes around the ends of later blocks.
bool is_wanted(std::size_t size) {
    return size <= block_size + 2 || (size + 2) % block_size <= 4;
}

TEST(kernels, read_each_octet_at_each_position_alike) {
    std::size_t texts = 0;
    std::set<std::string> octets_tried;
    for (const self_loop_text& loop : self_loop_texts()) {
        if (!octets_tried.insert(loop.octets + loop.digits).second) {
            continue;
        }
        for (std::size_t size = loop.before.size() + 1; size <= longest; ++size) {
            texts += is_wanted(size) ? octet_comparison(loop).compare(size) : 0;
            if (testing::Test::HasFatalFailure()) {
                return;
            }
        }
    }
    std::printf("%zu texts for %zu sets of octets\n", texts, octets_tried.size());
    EXPECT_GT(texts, 0U);
}

// A set that has some octets of each column and row of the lookup tables.
constexpr bool is_in_mixed_set(std::size_t octet) {
    return octet < 0x80 && octet * 37 % 101 % 2 != 0;
}

// Returns the mask of the first 64 octets that are not in the set.
std::uint64_t octets_outside_of_set(std::string_view text) {
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < block_size; ++i) {
        const auto octet = static_cast<unsigned char>(text[i]);
        mask |= std::uint64_t{is_in_mixed_set(octet) ? 0U : 1U} << i;
    }
    return mask;
}

// With these sets, find_marks() of a kernel returns the mask of the octets that are not plain.
// Each text repeats a pair of octets, so the pair is at each position of the block.  A text of one
// block is loaded by other code than a block with octets after it.
TEST(kernels, find_each_octet_beside_each_other_octet) {
    mark_sets sets = {};
    sets.plain = make_nibble_table(is_in_mixed_set);
    for (int pair = 0; pair < 0x10000; ++pair) {
        const std::string octets = {static_cast<char>(pair / 256), static_cast<char>(pair % 256)};
        for (const std::size_t size : {block_size, block_size + 3}) {
            const std::string text = repeated_octets(octets, size, 0);
            const std::uint64_t expected = octets_outside_of_set(text);
            for (const kernel* const usable_kernel : usable_kernels()) {
                const kernel& kernel = *usable_kernel;
                text_marks marks = {};
                kernel.find_marks(text, 0, sets, &marks, 1);
                ASSERT_EQ(marks.signs, expected) << kernel.name << ": " << in_quotes(text);
            }
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
