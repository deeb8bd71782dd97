// Comparison (RFC 3986, section 6.2): the examples in the header's comments.
#include "uriscan/equivalence.hpp"

#include <gtest/gtest.h>

#include <unordered_set>

#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, equivalence_hpp) {
    const auto a = uriscan::parse_uri("http://h/%7Ea").value();
    const auto b = uriscan::parse_uri("HTTP://h:80/b/../~a").value();
    EXPECT_FALSE(uriscan::equivalent(a, b));
    EXPECT_TRUE(uriscan::equivalent(a, b, uriscan::normalization::scheme_based));

    std::unordered_set<uriscan::uri, uriscan::hash_by<>, uriscan::equivalent_by<>> seen;
    seen.insert(uriscan::uri(uriscan::parse_uri("http://h/a").value()));
    EXPECT_TRUE(seen.contains(uriscan::parse_uri("http://H/b/../a").value()));
}

}  // namespace
}  // namespace uriscan::tests
