// Tests the values of URI templates as JSON, which the functions of databases read and write.
#include "integrations/json/template_values.hpp"
#include "integrations/json/template_arguments.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace uriscan::tests {
namespace {

std::string matched(std::string_view template_text, std::string_view text) {
    integrations::cached_matcher matcher;
    std::string json;
    return matcher.append_match(template_text, text, json) ? json : "none";
}

std::string expanded(std::string_view template_text, std::string_view values) {
    std::string text = "before ";
    return integrations::append_expansion(template_text, values, text) ? text.substr(7) : "none";
}

TEST(template_values, are_written_as_json) {
    EXPECT_EQ(matched("/users/{id}", "/users/7"), R"({"id":"7"})");
    EXPECT_EQ(matched("/users/{id}", "/users/"), "none");
    EXPECT_EQ(matched("/a", "/a"), "{}");
    EXPECT_EQ(matched("/s{?q,r}", "/s?r=a%22%5C%09%C3%A9"), "{\"r\":\"a\\\"\\\\\\u0009\xC3\xA9\"}");
    EXPECT_EQ(matched("{a}", "%1F"), R"({"a":"\u001F"})");
    EXPECT_EQ(matched("/s{?q}", "/s?q="), R"({"q":""})");
    EXPECT_EQ(matched("/s{?q}", "/s"), "{}");
    // A value that is not UTF-8 or has a NUL stays percent-encoded.
    EXPECT_EQ(matched("{a}", "%FF"), R"({"a":"%FF"})");
    EXPECT_EQ(matched("{a}", "x%00"), R"({"a":"x%00"})");
    // With + and #, triplets stay.
    EXPECT_EQ(matched("{+a}", "x%41/%2F"), R"({"a":"x%41/%2F"})");
    EXPECT_EQ(matched("{+a*}", "x=%41,y"), R"({"a":["x=%41","y"]})");
}

TEST(template_values, are_written_as_arrays_and_objects) {
    EXPECT_EQ(matched("/x{/p*}", "/x/a/b%2Fc"), R"({"p":["a","b/c"]})");
    EXPECT_EQ(matched("/s{?tag*}", "/s?tag=a&tag=b"), R"({"tag":["a","b"]})");
    EXPECT_EQ(matched("/s{?any*}", "/s?a=1&b="), R"({"any":{"a":"1","b":""}})");
    EXPECT_EQ(matched("{;any*}", ";a;b=2"), R"({"any":{"a":"","b":"2"}})");
    EXPECT_EQ(matched("{/p*}", "/a=1/b"), R"({"p":{"a":"1","b":""}})");
    EXPECT_EQ(matched("{/p*}", "/"), R"({"p":[""]})");
    EXPECT_EQ(matched("{/p}", "/a,b"), R"({"p":"a,b"})");
}

TEST(template_values, are_none_if_the_template_cannot_match) {
    EXPECT_EQ(matched("{a", "x"), "none");
    EXPECT_EQ(matched("{a}{a}", "xx"), "none");
    EXPECT_EQ(matched("{a}-{b}", "1-2-3"), R"({"a":"1","b":"2-3"})");
}

TEST(template_values, are_matched_with_one_template_after_another) {
    integrations::cached_matcher matcher;
    for (int i = 0; i < 3; ++i) {
        std::string json;
        EXPECT_TRUE(matcher.append_match("/a/{x}", "/a/1", json));
        EXPECT_TRUE(matcher.append_match("/a/{x}", "/a/2", json));
        EXPECT_FALSE(matcher.append_match("{", "/a/2", json));
        EXPECT_TRUE(matcher.append_match("", "", json));
        EXPECT_TRUE(matcher.append_match("/{y}", "/3", json));
        EXPECT_EQ(json, R"({"x":"1"}{"x":"2"}{}{"y":"3"})");
    }
}

TEST(template_values, are_read_from_json) {
    EXPECT_EQ(expanded("/users/{id}{?tag*}", R"({"id":"7/8","tag":["a","b"]})"),
              "/users/7%2F8?tag=a&tag=b");
    EXPECT_EQ(expanded("{a}{b}{c}{d}{e}", R"({"a":1.5e3,"b":true,"c":false,"d":null})"),
              "1.5e3truefalse");
    EXPECT_EQ(expanded("{?a*}", R"({"a":{"x":1,"y":null,"z":""}})"), "?x=1&z=");
    EXPECT_EQ(expanded("{a}", R"({"a":["x",null,2]})"), "x,2");
    EXPECT_EQ(expanded("{a}", R"({"a":[]})"), "");
    EXPECT_EQ(expanded("{a}", R"({"a":"1","b":"3","a":"2"})"), "2") << "the last one counts";
    EXPECT_EQ(expanded("{a}", R"({"\u0061":"\u00e9\n\/\"\\\ud83d\ude00"})"),
              "%C3%A9%0A%2F%22%5C%F0%9F%98%80");
    EXPECT_EQ(expanded("{a}", R"({"a":"\ud83dx\ude00"})"), "%EF%BF%BDx%EF%BF%BD");
    EXPECT_EQ(expanded("{a}", R"({"a":"\ud83d"})"), "%EF%BF%BD");
    EXPECT_EQ(expanded("{a}", R"({"a":"\u20AC\t"})"), "%E2%82%AC%09");
    EXPECT_EQ(expanded("a", " {} "), "a");
}

TEST(template_values, are_none_if_they_are_no_such_object) {
    for (const std::string_view values :
         {"", "{", "[]", "1", "\"a\"", "null", "[{\"a\":1}]", R"({"a":[[1]]})",
          R"({"a":[{"b":1}]})", R"({"a":{"b":{"c":1}}})", R"({"a":{"b":[]}})", R"({"a":1}x)",
          R"({a:1})", R"({"a":01})", R"([1,{"a":2}])", R"({"a":"\x"})"}) {
        EXPECT_EQ(expanded("{a}", values), "none") << values;
    }
    EXPECT_EQ(expanded("{a", "{}"), "none");
    EXPECT_EQ(expanded("{a:3}", R"({"a":["x"]})"), "none");
    EXPECT_EQ(expanded("{a:3}", R"({"a":"wxyz"})"), "wxy");
}

TEST(template_values, come_back) {
    constexpr std::string_view one = "/{a}{/p*}{?q,any*}{#f}";
    for (const std::string_view text :
         {"/x/a/b%2C?q=%C3%A9&any=1&any=2#f/%41", "/x", "/x?q=", "/x/", "/x#"}) {
        EXPECT_EQ(expanded(one, matched(one, text)), text);
    }
}

}  // namespace
}  // namespace uriscan::tests
