// Tests repair().  The expected values were written by hand from RFC 3986 and the comments in the
// header.
#include "uriscan/repair.hpp"

#include <gtest/gtest.h>

#include <array>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {

void PrintTo(const deviation& deviation, std::ostream* out) {
    *out << deviation.offset << ' ' << to_string(deviation.where) << ' '
         << to_string(deviation.what);
}

}  // namespace uriscan

namespace uriscan::tests {
namespace {

TEST(doc_examples, repair_hpp) {
    char buffer[100];
    std::array<uriscan::deviation, 2> found;
    const auto made = uriscan::repair("http://h/a b?ids[]=1", buffer, found).value();
    EXPECT_EQ(made.uri.text(), "http://h/a%20b?ids%5B%5D=1");
    EXPECT_EQ(made.deviations, 3U);
    EXPECT_EQ(found[0],
              (uriscan::deviation{10, uriscan::component::path, uriscan::repairs::space}));
    EXPECT_EQ(found[1],
              (uriscan::deviation{16, uriscan::component::query, uriscan::repairs::brackets}));
    EXPECT_EQ(uriscan::repair("/100%")->uri.text(), "/100%25");
}

}  // namespace
}  // namespace uriscan::tests
