// Resolution and the removal of dot segments, held against the RFC's examples, against tables, and
// against its pseudocode.
#include "uriscan/resolve.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "support/operation_file.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

resolve_options options_of(const operation_case& wanted) {
    return {wanted.has_option("backward-compatible"), wanted.has_option("refuse-above-root")};
}

TEST(doc_examples, resolve_hpp) {
    std::array<char, 100> buffer;
    const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
    const auto reference = uriscan::parse_uri_reference("../g?y").value();
    const auto target = uriscan::resolve(base, reference, buffer);
    EXPECT_TRUE(target->text() == "http://a/b/g?y" && target->query() == "y");
    EXPECT_EQ(uriscan::resolve(base, reference)->text(), "http://a/b/g?y");

    EXPECT_EQ(uriscan::find_dot_segment("/a/../b"), 3U);

    std::string path = "/a/b/c/./../../g";
    const auto result = uriscan::remove_dot_segments(path, path);
    EXPECT_EQ(*result, "/a/g");
    EXPECT_EQ(uriscan::remove_dot_segments("mid/content=5/../6"), "mid/6");
}

TEST(resolve, gives_what_the_table_says) {
    for (const operation_case& wanted : read_operations(URISCAN_OPERATIONS_DIR "/resolve.txt")) {
        SCOPED_TRACE(wanted.place + ": " + wanted.claim);
        const uri_view base = parse_uri_reference(wanted.base).value();
        const uri_view reference = parse_uri_reference(wanted.input).value();
        const auto target = resolve(base, reference, options_of(wanted));
        EXPECT_EQ(target ? target->text() : describe(target.error()),
                  wanted.result.value_or(wanted.failure));
    }
}

}  // namespace
}  // namespace uriscan::tests
