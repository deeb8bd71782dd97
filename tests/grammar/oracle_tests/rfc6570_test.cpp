// Tests that the rules of RFC 6570 accept and refuse templates as its text says.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "grammar/automaton.hpp"
#include "grammar/rfc3987.hpp"
#include "grammar/rfc6570.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

TEST(rfc6570, the_grammar_file_is_complete) {
    EXPECT_EQ(read_abnf(rfc6570_text(), notation::code_points).size(), 22U);
    const grammar rules = rfc6570_grammar();
    for (const std::string& name : rules.names()) {
        EXPECT_NO_THROW(compile(rules, name)) << name;
    }
    for (const char* name : {"pct-encoded", "unreserved", "reserved", "gen-delims", "sub-delims",
                             "ucschar", "iprivate"}) {
        EXPECT_EQ(compile(rules, name), compile(rfc3987_grammar(), name)) << name;
    }
}

TEST(rfc6570, templates) {
    const dfa language = compile(rfc6570_grammar(), "URI-Template");
    for (const auto text : {""sv,
                            "http://example.com/~{username}/"sv,
                            "http://example.com/dictionary/{term:1}/{term}"sv,
                            "http://example.com/search{?q,lang}"sv,
                            "http://www.example.com/foo{?query,number}"sv,
                            "{+path:6}/here"sv,
                            "{/list*,path:4}"sv,
                            "{a.b.c}"sv,
                            "{_}"sv,
                            "{%41}"sv,
                            "{a%C3%A9:9999}"sv,
                            "{x,hello,y}"sv,
                            "{=x}"sv,
                            "{|x*}"sv,
                            "'"sv,
                            "%20"sv,
                            "[]"sv,
                            "\xC3\xA9{x}\xEE\x80\x80"sv,
                            "{1}"sv,
                            "{x:1000}"sv,
                            "a{x}{y}b"sv}) {
        EXPECT_TRUE(language.accepts(text)) << text;
    }
    for (const auto text :
         {"{"sv,      "}"sv,       "{}"sv,    "{x"sv,    "x}"sv,     "{{x}}"sv,      "{+}"sv,
          "{x,}"sv,   "{,x,,y}"sv, "{x:0}"sv, "{x:}"sv,  "{x:01}"sv, "{x:10000}"sv,  "{x:1*}"sv,
          "{x*:1}"sv, "{x**}"sv,   "{*x}"sv,  "{.}"sv,   "{x.}"sv,   "{x..y}"sv,     "{x y}"sv,
          "{x-y}"sv,  "{$x}"sv,    "{(x)}"sv, "{x%4}"sv, "{%}"sv,    "{\xC3\xA9}"sv, "%"sv,
          "%4"sv,     "%4g"sv,     " "sv,     "\""sv,    "<"sv,      ">"sv,          "\\"sv,
          "^"sv,      "`"sv,       "|"sv,     "\x7F"sv,  "\0"sv,     "\xC3"sv,       "\xC2\x80"sv,
          "{++x}"sv,  "{x,+y}"sv,  "{x\n}"sv}) {
        EXPECT_FALSE(language.accepts(text)) << text;
    }
}

TEST(rfc6570, reserved_operators_can_be_left_out) {
    const dfa all = compile(rfc6570_grammar(), "URI-Template");
    const dfa known = compile(rfc6570_grammar_of_known_operators(), "URI-Template");
    EXPECT_EQ(difference(all, known), "{!0}");
    for (const char op : "=,!@|"sv) {
        const std::string text = std::string("a{") + op + "x}";
        EXPECT_TRUE(all.accepts(text));
        EXPECT_EQ(known.run(text).viable, 2U);
    }
    for (const char op : "+#./;?&"sv) {
        EXPECT_TRUE(known.accepts(std::string("a{") + op + "x}"));
    }
}

}  // namespace
}  // namespace uriscan::oracle
