// Relative references, held against tables and against all references that there are.
#include "uriscan/relativize.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "support/operation_file.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, relativize_hpp) {
    std::array<char, 100> buffer;
    const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
    const auto target = uriscan::parse_uri("http://a/b/c/g:h?y").value();
    const auto reference = uriscan::relativize(base, target, buffer);
    EXPECT_EQ(reference->text(), "./g:h?y");
    EXPECT_EQ(uriscan::relativize(base, target)->text(), "./g:h?y");
}

TEST(relativize, gives_what_the_table_says) {
    for (const operation_case& wanted : read_operations(URISCAN_OPERATIONS_DIR "/relativize.txt")) {
        SCOPED_TRACE(wanted.place + ": " + wanted.claim);
        const uri_view base = parse_uri_reference(wanted.base).value();
        const uri_view target = parse_uri_reference(wanted.input).value();
        const auto reference = relativize(base, target);
        EXPECT_EQ(reference ? reference->text() : describe(reference.error()),
                  wanted.result.value_or(wanted.failure));
    }
}

}  // namespace
}  // namespace uriscan::tests
