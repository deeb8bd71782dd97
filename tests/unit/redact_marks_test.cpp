// The redactor asks the kernel for marks only in blocks that need them.  Tests which blocks these
// are, and what is marked after the last block of a text.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "kernels/kernels.hpp"
#include "support/redacted.hpp"
#include "text/redact/marked_text.hpp"

namespace uriscan::tests {
namespace {

// A kernel that counts the blocks that it marks.
class counting_kernel {
public:
    counting_kernel() {
        real_ = kernel_in_use::find_marks.load();
        blocks_ = empty_blocks_ = 0;
        kernel_in_use::find_marks.store(find_marks);
    }
    ~counting_kernel() { kernel_in_use::find_marks.store(real_); }

    std::size_t blocks() const { return blocks_; }
    std::size_t empty_blocks() const { return empty_blocks_; }

private:
    static constexpr std::size_t most = 64;  // the redactor has room for this many blocks

    static void find_marks(std::string_view text, std::size_t from, const mark_sets& sets,
                           text_marks* marks, std::size_t count) noexcept {
        blocks_ += count;
        empty_blocks_ += count > most || from + 64 * (count - 1) >= text.size() ? 1 : 0;
        real_(text, from, sets, marks, count);
    }

    inline static find_marks_function real_;
    inline static std::size_t blocks_, empty_blocks_;
};

TEST(redactor, marks_only_blocks_that_have_octets) {
    redacted("http://h");  // chooses the kernel
    const counting_kernel kernel;
    for (std::size_t size = 1; size <= 3 * 64; ++size) {
        redacted("http://h/" + std::string(size, 'a'));
    }
    for (const std::size_t size : {4095U, 4096U, 4097U, 8192U, 8193U}) {
        redacted(std::string(size - 9, 'a') + " http://h");
    }
    EXPECT_GT(kernel.blocks(), 0U);
    EXPECT_EQ(kernel.empty_blocks(), 0U);
}

// The redactor loads 64 blocks, and reads one of them again when it loads the next 64.
TEST(redactor, marks_each_block_once_or_twice) {
    redacted("http://h");  // chooses the kernel
    for (const std::string_view piece : {"http://h/?a=1 ", "GET /a?b=c&d HTTP/1.1\n", "a "}) {
        std::string text;
        while (text.size() < 100'000) {
            text += piece;
        }
        const counting_kernel kernel;
        redacted(text);
        EXPECT_LE(kernel.blocks(), text.size() / 64 * 2) << piece;
        EXPECT_GE(kernel.blocks(), text.size() / 64) << piece;
    }
}

// The last block is loaded after others, whose marks are still in memory.
TEST(marked_text, has_signs_after_a_text_that_ends_with_a_block) {
    const mark_sets sets = mark_sets_with(ends_of_schemes({}), false);
    const std::string octets(std::size_t{65} * 64, 'a');
    marked_text text(octets, sets);
    EXPECT_EQ(text.signs_from(0), 0U);
    EXPECT_EQ(text.signs_from(octets.size() - 64), 0U);
    for (std::size_t left = 1; left < 64; ++left) {
        EXPECT_EQ(text.signs_from(octets.size() - left), ~std::uint64_t{0} << left) << left;
    }
}

}  // namespace
}  // namespace uriscan::tests
