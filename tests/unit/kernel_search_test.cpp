// Tests that every kernel finds the same octets in a text as the machine that never skips: colons
// for extract(), and marks for redactor.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "kernels/kernels.hpp"
#include "support/guarded_pages.hpp"
#include "text/redact/marked_text.hpp"
#include "unit/never_skips.hpp"

namespace uriscan::tests {
namespace {

TEST(kernels, find_the_same_colons) {
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    std::size_t found = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string octets(random() % 200, 'a');
        for (char& c : octets) {
            c = ":::///a "[random() % 8];
        }
        const std::string_view text = pages.put_at_end(octets);
        for (std::size_t from = 0; from <= text.size(); from += 1 + random() % 20) {
            const colons expected = never_skips.find_colons(text, from);
            found += expected.before_slashes != 0 ? 1 : 0;
            for (const kernel& kernel : usable_kernels()) {
                const colons got = kernel.find_colons(text, from);
                ASSERT_EQ(got.all, expected.all) << kernel.name << ' ' << from << ' ' << text;
                ASSERT_EQ(got.before_slashes, expected.before_slashes)
                    << kernel.name << ' ' << from << ' ' << text;
            }
        }
    }
    EXPECT_GT(found, 10000U);
}

TEST(kernels, find_the_same_marks) {
    constexpr std::array<std::string_view, 1> schemes = {"x"};
    const mark_sets sets = mark_sets_of(schemes);
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    std::uint64_t anchors_found = 0;
    std::uint64_t segments_found = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string octets(random() % 300, 'a');
        for (char& c : octets) {
            c = random() % 3 == 0 ? static_cast<char>(random()) : ":/\\ \"'`@&=a%xc"[random() % 14];
        }
        for (std::size_t at = random() % 20; at + 4 <= octets.size(); at += 4 + random() % 40) {
            octets.replace(at, 4, random() % 2 == 0 ? "/Ser" : "/pas");
        }
        const std::string_view text = pages.put_at_end(octets);
        for (std::size_t from = 0; from < text.size(); from += 1 + random() % 20) {
            const std::size_t count = (text.size() - from + block_size - 1) / block_size;
            std::array<text_marks, 5> expected;
            never_skips.find_marks(text, from, sets, expected.data(), count);
            anchors_found |= expected[0].anchors;
            segments_found |= text[from] == '/' ? expected[0].signs & 1 : 0;
            for (const kernel& kernel : usable_kernels()) {
                std::array<text_marks, 5> got;
                kernel.find_marks(text, from, sets, got.data(), count);
                for (std::size_t block = 0; block < count; ++block) {
                    ASSERT_EQ(got[block].anchors, expected[block].anchors)
                        << kernel.name << ' ' << from << ' ' << text;
                    ASSERT_EQ(got[block].signs, expected[block].signs)
                        << kernel.name << ' ' << from << ' ' << text;
                }
            }
        }
    }
    EXPECT_EQ(anchors_found, ~std::uint64_t{0});  // an anchor at each offset
    EXPECT_EQ(segments_found, 1U);                // the start of a segment of a secret path
}

}  // namespace
}  // namespace uriscan::tests
