// Normalization (RFC 3986, sections 6.2.2 and 6.2.3): the examples in the headers' comments.
#include "uriscan/normalize.hpp"

#include <gtest/gtest.h>

#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, schemes_hpp) {
    constexpr uriscan::scheme_rules mine[] = {{"app", 7777, true}};
    const uriscan::scheme_table schemes(mine);
    EXPECT_EQ(schemes.find("APP")->default_port, 7777);
    EXPECT_EQ(schemes.find("http")->default_port, 80);
    EXPECT_EQ(schemes.find("ap"), nullptr);
}

TEST(doc_examples, normalize_hpp) {
    char buffer[64];
    const auto uri = uriscan::parse_uri("HTTP://Example.com:80/%7efoo/../a%2fb").value();
    EXPECT_EQ(uriscan::normalize(uri, buffer)->text(), "http://example.com:80/a%2Fb");
    EXPECT_EQ(uriscan::normalize(uri, buffer, uriscan::normalization::scheme_based)->text(),
              "http://example.com/a%2Fb");
    EXPECT_EQ(uriscan::normalize(uriscan::parse_uri("http://h/a/./b").value())->text(),
              "http://h/a/b");
    EXPECT_FALSE(uriscan::is_normalized(uriscan::parse_uri("http://h/%7e").value()));
    EXPECT_EQ(normalize(parse_uri("s:/a/..//p").value())->text(), "s:/.//p");
    EXPECT_EQ(normalize(parse_uri_reference("a/../b:c").value())->text(), "./b:c");
}

}  // namespace
}  // namespace uriscan::tests
