// Tests the class uri, which owns its text.
#include <gtest/gtest.h>

#include <sstream>
#include <type_traits>
#include <unordered_set>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

static_assert(std::is_nothrow_move_constructible_v<uri> && std::is_nothrow_move_assignable_v<uri>);
static_assert(std::is_convertible_v<uri, uri_view> && !std::is_convertible_v<uri_view, uri>);

TEST(doc_examples, uri_hpp) {
    const auto kept = uriscan::uri::parse(std::string("http://h/p"));
    EXPECT_TRUE(kept.value()->host() == "h" && kept->text() == "http://h/p");
    const auto made = uriscan::uri::parse("http://h/" + std::to_string(7));
    EXPECT_EQ(made->text(), "http://h/7");
    EXPECT_EQ(uriscan::uri::parse(uriscan::rule::uri_reference, "../b")->text(), "../b");
}

uri owned(std::string_view text) {
    return uri(parse_uri_reference(text).value());
}

TEST(uri, is_the_empty_relative_reference_by_default) {
    const uri empty;
    EXPECT_EQ(empty.view(), uri_view());
    EXPECT_EQ(empty->components(), uri_view().components());
    EXPECT_EQ(empty.text(), "");
}

TEST(uri, does_not_depend_on_the_text_that_it_was_made_from) {
    std::string text = "http://u@h:80/p?q#f";
    const uri kept(parse_uri(text).value());
    text.assign(text.size(), 'x');
    EXPECT_EQ(kept.text(), "http://u@h:80/p?q#f");
    EXPECT_EQ(kept->components(), parse_uri(kept.text())->components());
    EXPECT_EQ(kept->port(), "80");
}

// A std::string stores a short text inside itself.  After a move, the text has another address, and
// the view must use this address.
TEST(uri, views_its_own_text_after_a_copy_and_a_move) {
    for (const std::string_view text : {"a:b?c", "http://user@host.example.com:8042/over/there"}) {
        uri first = owned(text);
        const uri copy = first;
        EXPECT_EQ(copy, first);
        EXPECT_NE(copy->text().data(), first->text().data());
        const uri moved = std::move(first);
        EXPECT_EQ(moved->text(), text);
        EXPECT_EQ(moved->text().data(), moved.text().data());
        EXPECT_EQ(moved->components(), copy->components());
        EXPECT_EQ(first.view(), uri_view());  // NOLINT: uri.hpp defines the state after a move
        EXPECT_EQ(first->components(), uri_view().components());
    }
}

TEST(uri, can_be_assigned_to_itself) {
    uri a = owned("http://a/x?y");
    const uri& same = a;
    a = same;
    EXPECT_EQ(a.text(), "http://a/x?y");
    a = owned("b:c");
    EXPECT_EQ(a->scheme(), "b");
    EXPECT_EQ(a->path(), "c");
}

TEST(uri, can_give_away_its_text) {
    uri a = owned("http://a/x?y");
    const std::string text = std::move(a).text();
    EXPECT_EQ(text, "http://a/x?y");
    EXPECT_EQ(a->components(), uri_view().components());  // NOLINT: uri.hpp defines this state
    EXPECT_EQ(a.text(), "");
}

TEST(uri, is_parsed_from_a_copy_or_a_temporary) {
    const std::string text = "http://user@host.example.com:8042/over/there?q#f";
    const uri copy = uri::parse(text).value();
    EXPECT_EQ(copy.text(), text);
    EXPECT_NE(copy.text().data(), text.data());
    EXPECT_EQ(copy->components(), parse_uri(text)->components());
    std::string temporary = text;
    const char* const octets = temporary.data();
    const uri moved = uri::parse(std::move(temporary)).value();
    EXPECT_EQ(moved.text().data(), octets);  // nothing was copied
    EXPECT_EQ(moved->components(), copy->components());
}

TEST(uri, is_not_made_from_an_invalid_text) {
    EXPECT_EQ(uri::parse("../b").error(), parse_uri("../b").error());
    EXPECT_EQ(uri::parse(std::string("a b")).error(), parse_uri("a b").error());
    EXPECT_EQ(uri::parse(rule::absolute_uri, "a:#").error(), parse_absolute_uri("a:#").error());
    EXPECT_EQ(uri::parse(rule::relative_ref, std::string("a:")).error(),
              parse_relative_ref("a:").error());
}

TEST(uri, compares_and_hashes_and_writes_its_text) {
    const uri a = owned("http://a/");
    const uri b = owned("http://b/");
    EXPECT_LT(a, b);
    EXPECT_EQ(a, parse_uri("http://a/").value());
    EXPECT_NE(parse_uri("http://a/").value(), b);
    EXPECT_EQ(std::hash<uri>()(a), std::hash<uri_view>()(a));
    const std::unordered_set<uri> set = {a, b, owned("http://a/")};
    EXPECT_EQ(set.size(), 2U);
    std::ostringstream out;
    out << a;
    EXPECT_EQ(out.str(), "http://a/");
}

}  // namespace
}  // namespace uriscan::tests
