// Compiles the examples in the comments of public headers, and checks the results that they state.
#include <gtest/gtest.h>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, error_hpp) {
    auto error = uriscan::parse_uri_reference("http://a b/").error();
    EXPECT_EQ(error.offset, 8U);
    EXPECT_EQ(error.component, component::host);
    EXPECT_EQ(error.reason, error_reason::unexpected_character);
    EXPECT_EQ(describe(error, "http://a b/"), "unexpected character ' ' in host");
    char buffer[100];
    const auto second_error = uriscan::parse_uri("a b").error();
    const std::size_t size = uriscan::describe(second_error, "a b", buffer);
    EXPECT_EQ(std::string_view(buffer, size), "unexpected character ' ' in scheme");
    EXPECT_EQ(caret_diagram("http://a b/", 8), "http://a b/\n        ^\n");
}

TEST(doc_examples, components_hpp) {
    const auto uri = parse_uri("http://user:pw@example.com:8042/over/there?name=ferret#nose");
    EXPECT_EQ(uri->components(), (uri_components{4, 15, 26, 31, 42, 54}));
}

TEST(doc_examples, uri_view_hpp) {
    const uriscan::uri_view uri = uriscan::parse_uri("http://me:pw@h:80/p?q#f").value();
    EXPECT_EQ(uri.host(), "h");
    EXPECT_EQ(uri.port_number().number, 80);
    EXPECT_EQ(uri.user(), "me");
    EXPECT_EQ(uriscan::parse_uri("http://h:80/")->authority_parts()->port(), "80");
    EXPECT_EQ(uriscan::parse_uri("http://h/a/b")->segments().back(), "b");
    EXPECT_EQ(uriscan::parse_uri("s:?a=%31")->parameters().find("a")->decoded_value(), "1");
}

TEST(doc_examples, parse_hpp) {
    auto result = uriscan::parse(uriscan::rule::uri, "mailto:joe@example.com");
    EXPECT_TRUE(result && result->scheme() == "mailto" && result->path() == "joe@example.com");
    EXPECT_TRUE(uriscan::parse_uri_reference("../b?q")->is_relative());
    EXPECT_EQ(uriscan::parse_uri("urn:isbn:0")->path(), "isbn:0");
    EXPECT_EQ(uriscan::parse_absolute_uri("http://h/#f").error().reason,
              error_reason::unexpected_fragment);
    EXPECT_EQ(uriscan::parse_relative_ref("//h/p")->host(), "h");
    EXPECT_TRUE(uriscan::is_uri("a:") && !uriscan::is_uri("a"));
    EXPECT_FALSE(uriscan::is_valid(uriscan::rule::absolute_uri, "http://h/#f"));
    EXPECT_TRUE(is_uri_reference("a") && is_relative_ref("a") && !is_absolute_uri("a:#"));
    EXPECT_FALSE(is_uri_reference("%") || is_relative_ref("a:"));
}

TEST(doc_examples, push_parser_hpp) {
    uriscan::push_parser parser(uriscan::rule::uri);
    parser.feed("http://exa");
    parser.feed("mple.com/a%4");
    parser.feed("1");
    const uriscan::push_result result = parser.finish();
    EXPECT_TRUE(result.valid && result.components.path_begin == 18);
}

TEST(doc_examples, audit_hpp_findings) {
    const uriscan::audit_findings found = audit_finding::empty_port | audit_finding::zero_port;
    EXPECT_TRUE(found.size() == 2 && found.has(audit_finding::zero_port));
    const std::string_view text = "http://good.example\\@evil.example/";
    const uri_error error = uriscan::parse_uri(text).error();
    EXPECT_TRUE(uriscan::audit_refused(text, error).has(audit_finding::backslash));
}

TEST(doc_examples, compose_hpp_parts) {
    char buffer[32];
    const uriscan::uri_view uri = uriscan::parse_uri("http://h/p#f").value();
    uriscan::uri_parts parts = uriscan::parts_of(uri);
    parts.fragment = {};
    EXPECT_EQ(uriscan::compose(parts, buffer)->text(), "http://h/p");
}

TEST(doc_examples, resolve_hpp_texts) {
    EXPECT_EQ(uriscan::resolve("http://a/b/c", "../g")->text(), "http://a/g");
    EXPECT_EQ(uriscan::resolve("a b", "c").error(), parse_uri_reference("a b").error());
    EXPECT_EQ(uriscan::resolve("a:", "[").error(), parse_uri_reference("[").error());
    EXPECT_EQ(uriscan::resolve("a", "b").error().reason, error_reason::base_without_scheme);
    EXPECT_EQ(uriscan::resolve("http:/b", "http:g", {.backward_compatible = true})->text(),
              "http:/g");
    const auto base = uriscan::parse_uri("http://a/b/c").value();
    EXPECT_EQ(*uriscan::resolved_size(base, uriscan::parse_uri_reference("../g").value()), 10U);
}

#ifdef __cpp_lib_format
TEST(doc_examples, format_hpp) {
    EXPECT_EQ(std::format("{:>20}", uriscan::parse_uri("http://h/").value()),
              std::string(11, ' ') + "http://h/");
    EXPECT_EQ(std::format("{}", uriscan::parse_uri("a b").error()),
              "1: scheme: unexpected-character");
    EXPECT_EQ(std::format("{} {}", error_reason::dot_segment, audit_finding::space),
              "dot-segment space");
    EXPECT_EQ(std::format("{}", uri::parse("a:b").value()), "a:b");
}
#endif

}  // namespace
}  // namespace uriscan::tests
