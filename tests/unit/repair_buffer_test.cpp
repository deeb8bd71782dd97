// Tests what repair() does with memory: buffers that are too small, text next to pages that cannot
// be read, and texts of 4 GiB.
#include <gtest/gtest.h>

#include <array>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "support/repeated_octet.hpp"
#include "support/reserved_text.hpp"
#include "unit/repairing.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

using enum component;

TEST(repair, stores_as_many_deviations_as_there_is_room_for) {
    const std::string_view text = " /[%]?|#\\ ";
    const deviations all = deviations_of(text, repairs::all);
    ASSERT_EQ(all, (deviations{{0, path, repairs::surrounding},
                               {2, path, repairs::brackets},
                               {3, path, repairs::percent_sign},
                               {4, path, repairs::brackets},
                               {6, query, repairs::unwise},
                               {8, fragment, repairs::backslash},
                               {9, fragment, repairs::surrounding}}));
    const deviation untouched = {99, port, repairs::none};
    for (std::size_t room = 0; room <= all.size() + 1; ++room) {
        std::array<char, 30> buffer;
        deviations found(all.size() + 1, untouched);
        const auto made = repair(text, buffer, std::span(found).first(room), repairs::all);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->deviations, all.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(found[i], i < room && i < all.size() ? all[i] : untouched);
        }
    }
}

TEST(repair, says_which_octet_has_no_room_in_the_buffer) {
    //                              0         1
    //                              0123456789012345678
    const std::string_view text = " http://h/%a b?[]#\xE9 ";
    const std::string_view wanted = "http://h/%25a%20b?%5B%5D#%E9";
    // For each octet of the result: the offset, in the text, of the octet from which it was made.
    const std::size_t origins[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 10, 10, 11, 12,
                                   12, 12, 13, 14, 15, 15, 15, 16, 16, 16, 17, 18, 18, 18};
    ASSERT_EQ(std::size(origins), wanted.size());
    guarded_pages pages(100);
    for (std::size_t size = 0; size < wanted.size(); ++size) {
        const auto made = repair(text, pages.room_at_end(size), {}, repairs::all);
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error(), (uri_error{error_reason::buffer_too_small, path, origins[size]}))
            << size;
    }
    for (const std::size_t size : {wanted.size(), repaired_size_limit(text)}) {
        const auto made = repair(text, pages.room_at_end(size), {}, repairs::all);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->uri.text(), wanted);
        EXPECT_EQ(made->uri.text().data(), pages.room_at_end(size).data());
        EXPECT_EQ(made->uri.components(), parse_uri_reference(wanted)->components());
    }
}

TEST(repair, gives_the_same_error_with_any_buffer) {
    std::array<char, 20> buffer;
    for (std::size_t size = 0; size <= buffer.size(); ++size) {
        const auto made = repair(" a:b", std::span(buffer).first(size));
        EXPECT_EQ(made.error(), (uri_error{error_reason::colon_in_first_segment, path, 2}));
    }
}

TEST(repair, needs_no_more_room_than_its_limit) {
    for (std::size_t size = 0; size < 100; ++size) {
        const std::string text(size, ' ');
        EXPECT_EQ(repaired_size_limit(text), 3 * size);
        std::string buffer(3 * size, '\0');
        EXPECT_EQ(repair(text, buffer)->uri.text().size(), 3 * size);
    }
}

TEST(repair, reads_no_octet_outside_of_the_text) {
    guarded_pages pages(300);
    guarded_pages room(900);
    for (const std::string_view octets : {" ", "%", "%a", "a[", "\\a", "a\\", "a"}) {
        for (std::size_t size = 0; size < 200; ++size) {
            std::string text = "/x";
            while (text.size() < size) {
                text += octets;
            }
            for (const std::string_view placed :
                 {pages.put_at_begin(text), pages.put_at_end(text)}) {
                const auto made =
                    repair(placed, room.room_at_end(3 * text.size()), {}, repairs::all);
                ASSERT_TRUE(made) << text;
                EXPECT_TRUE(is_uri_reference(made->uri.text()));
            }
        }
    }
}

TEST(repair, allocates_nothing_with_a_buffer) {
    std::array<char, 100> buffer;
    std::array<deviation, 3> found;
    std::size_t made = 0;
    EXPECT_EQ(allocations_during([&] {
                  for (const std::string_view text : {" a[b]?c\\d#%# ", "//a b", " a:b", "a"}) {
                      made += repair(text, buffer, found, repairs::all) ? 1 : 0;
                      made += repair(text, std::span(buffer).first(4), found) ? 1 : 0;
                  }
              }),
              0U);
    // Both calls succeed for "a".  For the first and the third text, only the first call succeeds.
    EXPECT_EQ(made, 4U);
}

TEST(repair, refuses_a_text_of_4_gib) {
    const reserved_text reserved(std::size_t{1} << 32);
    ASSERT_TRUE(reserved.is_there());
    for (const repairs allowed : {repairs::none, repairs::all}) {
        EXPECT_EQ(repair(reserved.text(), std::span<char>(), {}, allowed).error(),
                  parse_uri_reference(reserved.text()).error());
        EXPECT_EQ(repair(reserved.text(), allowed).error().reason, error_reason::too_long);
    }
}

TEST(repair, refuses_4_gib_that_result_from_encoding) {
    repeated_octet memory('a');
    ASSERT_TRUE(memory.is_there());
    memory.set_last(' ');
    // The last octet becomes three octets.
    const std::string_view too_long = memory.text().substr(2);
    EXPECT_EQ(repair(too_long, std::span<char>()).error().reason, error_reason::too_long);
    EXPECT_EQ(repair(too_long).error().reason, error_reason::too_long);
    const std::string_view shorter = memory.text().substr(3);
    EXPECT_EQ(repair(shorter, std::span<char>()).error(),
              (uri_error{error_reason::buffer_too_small, path, 0}));
    EXPECT_EQ(repaired_size(shorter).value(), UINT32_MAX);
    EXPECT_EQ(repaired_size(too_long).error().reason, error_reason::too_long);
}

// Without the space at its end, the text is valid.
TEST(repair, repairs_a_text_of_just_below_4_gib) {
    repeated_octet memory('a');
    ASSERT_TRUE(memory.is_there());
    memory.set_last(' ');
    const std::string_view text = memory.text().substr(1);
    EXPECT_EQ(repair(text, std::span<char>(), {}, repairs::surrounding).error(),
              (uri_error{error_reason::buffer_too_small, path, 0}));
}

}  // namespace
}  // namespace uriscan::tests
