// Compiles the examples in the comments of public headers, and checks the results that they state.
#include <gtest/gtest.h>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, error_hpp) {
    auto error = uriscan::parse_uri_reference("http://a b/").error();
    EXPECT_EQ(error.offset, 8U);
    EXPECT_EQ(error.where, component::host);
    EXPECT_EQ(error.why, reason::unexpected_character);
    EXPECT_EQ(describe(error, "http://a b/"), "unexpected character ' ' in host");
    EXPECT_EQ(caret_diagram("http://a b/", 8), "http://a b/\n        ^\n");
}

TEST(doc_examples, components_hpp) {
    const auto uri = parse_uri("http://user:pw@example.com:8042/over/there?name=ferret#nose");
    EXPECT_EQ(uri->components(), (uri_components{4, 15, 26, 31, 42, 54}));
}

TEST(doc_examples, uri_view_hpp) {
    const uriscan::uri_view uri = uriscan::parse_uri("http://u@h:80/p?q#f").value();
    EXPECT_EQ(uri.host(), "h");
    EXPECT_EQ(uri.port(), "80");
    EXPECT_EQ(uri.port_number().number, 80);
}

TEST(doc_examples, parse_hpp) {
    auto result = uriscan::parse(uriscan::rule::uri, "mailto:joe@example.com");
    EXPECT_TRUE(result && result->scheme() == "mailto" && result->path() == "joe@example.com");
    EXPECT_TRUE(uriscan::parse_uri_reference("../b?q")->is_relative());
    EXPECT_EQ(uriscan::parse_uri("urn:isbn:0")->path(), "isbn:0");
    EXPECT_EQ(uriscan::parse_absolute_uri("http://h/#f").error().why, reason::unexpected_fragment);
    EXPECT_EQ(uriscan::parse_relative_ref("//h/p")->host(), "h");
    EXPECT_TRUE(uriscan::is_uri("a:") && !uriscan::is_uri("a"));
    EXPECT_TRUE(is_uri_reference("a") && is_relative_ref("a") && !is_absolute_uri("a:#"));
}

TEST(doc_examples, push_parser_hpp) {
    uriscan::push_parser parser(uriscan::rule::uri);
    parser.feed("http://exa");
    parser.feed("mple.com/a%4");
    parser.feed("1");
    const uriscan::push_result result = parser.finish();
    EXPECT_TRUE(result.valid && result.components.path_begin == 18);
}

}  // namespace
}  // namespace uriscan::tests
