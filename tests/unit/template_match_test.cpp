// Tests the matching of URI templates: what docs/uri_templates.md says.
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/template_matching.hpp"
#include "unit/template_cases.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/template_matcher.hpp"

namespace uriscan::tests {
namespace {

template_matcher matcher_of(const std::vector<std::string_view>& templates,
                            const match_options& options = {}) {
    template_refusal why;
    const auto compiled = template_matcher::compile(templates, options, &why);
    EXPECT_TRUE(compiled) << describe(why, templates[why.index]);
    return compiled ? *compiled : template_matcher();
}

// Matches a text and writes what was found: "INDEX NAME=VALUE NAME=VALUE", or "none".
std::string found_by(const template_matcher& matcher, std::string_view text) {
    template_match found;
    if (!matcher.match(text, found)) {
        return "none";
    }
    std::string written = std::to_string(found.index());
    for (std::size_t i = 0; i < found.size(); ++i) {
        written += " " + std::string(found[i].name);
        written += found[i].is_present() ? "=" + std::string(found[i].text) : " absent";
    }
    return written;
}
std::string found_by(std::string_view one, std::string_view text) {
    return found_by(matcher_of({one}), text);
}

std::string refusal_of(std::string_view one, const match_options& options = {}) {
    template_refusal why;
    const std::vector<std::string_view> templates = {one};
    return template_matcher::compile(templates, options, &why) ? "" : describe(why, one);
}

TEST(template_matcher, matches_each_operator) {
    const struct {
        std::string_view text;
        std::string_view matched;
        std::string_view found;
    } cases[] = {{"/users/{id}", "/users/7", "0 id=7"},
                 {"/users/{id}", "/users/a%2Fb", "0 id=a%2Fb"},
                 {"/users/{id}", "/users/", "none"},
                 {"/users/{id}", "/users/a/b", "none"},
                 {"/users/{id}", "/users/a,b", "none"},
                 {"/users/{id}", "/users/%4", "none"},
                 {"/users/{id}", "/users", "none"},
                 {"/users/{id}", "/users/7\xC3\xA9", "none"},
                 {"{x}41", "%4141", "0 x=%41"},
                 {"{x}41", "%41", "none"},
                 {"map?{x,y}", "map?1024,768", "0 x=1024 y=768"},
                 {"map?{x,y}", "map?1024", "0 x=1024 y absent"},
                 {"map?{x,y}", "map?1024,", "0 x=1024 y="},
                 {"{x},{y}", "1,2", "0 x=1 y=2"},
                 {"{list*}", "a,b,c", "0 list=a,b,c"},
                 {"{keys*}", "a=1,b=2", "0 keys=a=1,b=2"},
                 {"/files/{+path}", "/files/a/b?c", "0 path=a/b?c"},
                 {"{+x,y}", "/a,b", "0 x=/a y=b"},
                 {"a{#x}", "a", "0 x absent"},
                 {"a{#x}", "a#", "0 x="},
                 {"a{#x}", "a#b,c", "0 x=b,c"},
                 {"a{.x}", "a.tar.gz", "0 x=tar.gz"},
                 {"a{.x,y}", "a.tar.gz", "0 x=tar y=gz"},
                 {"a{.x*}", "a.tar.gz", "0 x=tar.gz"},
                 {"{/a,b}", "/1", "0 a=1 b absent"},
                 {"{/a,b}", "/1/2", "0 a=1 b=2"},
                 {"{/a,b}", "", "0 a absent b absent"},
                 {"{/a}", "/red,green", "0 a=red,green"},
                 {"/x{/path*}", "/x/a//b", "0 path=a//b"},
                 {"/x{/path*}", "/x/a=1", "0 path=a=1"},
                 {"{;x,y}", ";x;y=2", "0 x= y=2"},
                 {"{;x,y}", ";y=2", "0 x absent y=2"},
                 {"{;x,y}", ";y=2;x", "none"},
                 {"{;x}", ";x=", "none"},
                 {"/s{?x,y}", "/s?x=1&y=2", "0 x=1 y=2"},
                 {"/s{?x,y}", "/s?y=2", "0 x absent y=2"},
                 {"/s{?x,y}", "/s?y=2&x=1", "none"},
                 {"/s{?x,y}", "/s?x=&y=", "0 x= y="},
                 {"/s{?x,y}", "/s?x", "none"},
                 {"/s{?x,y}", "/s&x=1", "none"},
                 {"/s{?x,y}", "/s", "0 x absent y absent"},
                 {"/s{?list*}", "/s?a=1&b=2", "0 list=a=1&b=2"},
                 {"/s{?x,list*}", "/s?list=1&list=2", "0 x absent list=list=1&list=2"},
                 {"/s{?list*,x}", "/s?list=1&list=2&x=3", "0 list=list=1&list=2 x=3"},
                 {"/s?f=1{&x}", "/s?f=1&x=2", "0 x=2"},
                 {"{name}.html", "a.b.html", "0 name=a.b"},
                 {"{+base}/x", "http://h/x/x", "0 base=http://h/x"},
                 {"caf\xC3\xA9/{x}", "caf%C3%A9/1", "0 x=1"},
                 {"{x:3}", "abc", "0 x=abc"},
                 {"{x:3}", "abcd", "none"},
                 {"{x:1}", "%C3%A9", "0 x=%C3%A9"},
                 {"{x:1}", "%80", "0 x=%80"},
                 {"{x:1}", "%80%80", "none"},  // octets that are not UTF-8 are two characters
                 {"{x:2}", "%C3%A9%C3%A9", "0 x=%C3%A9%C3%A9"},
                 {"{x:2}", "%C3%A9%C3%A9a", "none"},
                 {"{/x:3}", "/a,b", "none"},  // a list has no prefix (2.4.1)
                 {"{.x:3}", ".a,b", "none"},
                 {"{.x,y:3}", ".a,b.c", "0 x=a,b y=c"},
                 {"{.x,y:3}", ".a.b,c", "none"},
                 {"{?x:3}", "?x=a,b", "none"},
                 {"{;x:3}", ";x=a,b", "none"},
                 {"{&x:3}", "&x=a%2Cb", "0 x=a%2Cb"},
                 {"{x*}", "a=", "none"},  // an empty value has no "=" (3.2.1)
                 {"{/x*}", "/a=/b", "none"},
                 {"{.x*}", ".a.b=", "none"},
                 {"{/x*}", "/a=1/b", "0 x=a=1/b"},
                 {"{?x*}", "?a=", "0 x=a="},
                 {"{?x*}", "?%41=1&%42b=2&c=3", "0 x=%41=1&%42b=2&c=3"},
                 {"{?x*}", "?a=1&%4=2", "none"},
                 {"", "", "0"},
                 {"", "a", "none"}};
    for (const auto& each : cases) {
        EXPECT_EQ(found_by(each.text, each.matched), each.found)
            << each.text << " " << each.matched;
    }
}

TEST(template_matcher, prefers_literals) {
    const auto matcher =
        matcher_of({"/users/{id}", "/users/me", "/users/{id}/posts", "/{+rest}",
                    "/users/{name}.json", "/users/me{?x}", "/users/{other}", "/n/{x:2}", "/n/{x}"});
    EXPECT_EQ(found_by(matcher, "/users/7"), "0 id=7");
    EXPECT_EQ(found_by(matcher, "/users/me"), "1");
    EXPECT_EQ(found_by(matcher, "/users/me?x=1"), "5 x=1");
    EXPECT_EQ(found_by(matcher, "/users/men"), "0 id=men");
    EXPECT_EQ(found_by(matcher, "/users/me/posts"), "2 id=me");
    EXPECT_EQ(found_by(matcher, "/users/a.json"), "4 name=a");
    EXPECT_EQ(found_by(matcher, "/users/a.jsonx"), "0 id=a.jsonx");
    EXPECT_EQ(found_by(matcher, "/users/a/b"), "3 rest=users/a/b");
    EXPECT_EQ(found_by(matcher, "/n/ab"), "7 x=ab");
    EXPECT_EQ(found_by(matcher, "/n/abc"), "8 x=abc");
    EXPECT_EQ(found_by(matcher, "/"), "none");
    EXPECT_EQ(found_by(template_matcher(), ""), "none");
}

// If one template has a literal where another has a variable, the literal wins.  The order of the
// templates does not matter.
TEST(template_matcher, prefers_literals_in_any_order) {
    const struct {
        std::vector<std::string_view> templates;
        std::string_view text;
        std::string_view preferred;
    } cases[] = {{{"/{+v}/raw", "/{+v}"}, "/a/b/raw", "/{+v}/raw"},
                 {{"/{v*}", "/{v}.x"}, "/%41a.x", "/{v}.x"},
                 {{"/{v}", "/{+v}/x"}, "/a/x", "/{+v}/x"},
                 {{"/{v:9}", "/{v}x"}, "/ax", "/{v}x"},
                 {{"/{v*}", "/{v}/{w}", "/{+v}"}, "/a/b", "/{v}/{w}"},
                 {{"/{v}.{w}", "/{v*}", "/{+v}.{w}.{x}"}, "/a.b", "/{v}.{w}"},
                 // same octets: fewer variables win, then fewer "+" and "#"
                 {{"/{+v}", "/{v}"}, "/a", "/{v}"},
                 {{"/{+v}", "/{v}"}, "/%41", "/{v}"},
                 {{"{#v}", "#{v}"}, "#a", "#{v}"},
                 {{"/{v}{?q}", "/{+v}"}, "/a", "/{+v}"}};
    for (const auto& each : cases) {
        std::vector<std::string_view> order = each.templates;
        std::sort(order.begin(), order.end());
        do {
            const auto matcher = matcher_of(order, {.shortest_first = true});
            template_match found;
            ASSERT_TRUE(matcher.match(each.text, found));
            EXPECT_EQ(order[found.index()], each.preferred) << each.text << " " << order[0];
        } while (std::next_permutation(order.begin(), order.end()));
    }
    // in all other cases, the first template wins
    EXPECT_EQ(found_by(matcher_of({"/{v}", "/{w}"}), "/a"), "0 v=a");
    EXPECT_EQ(found_by(matcher_of({"/{w*}", "/{v}"}), "/a"), "0 w=a");
}

TEST(template_matcher, reads_any_segment_if_asked_to) {
    const auto matcher = matcher_of({"/users/{id}"}, {.any_segment = true});
    EXPECT_EQ(found_by(matcher, "/users/me@h,x:1"), "0 id=me@h,x:1");
    EXPECT_EQ(found_by(matcher, "/users/a/b"), "none");
    EXPECT_EQ(found_by(matcher_of({"/users/{id}"}), "/users/me@h"), "none");
}

TEST(template_matcher, refuses_templates_with_both_readings) {
    EXPECT_EQ(refusal_of("{a}{b}"),
              "the template matches a text in two ways: \"aaa\" is a=\"aa\", b=\"a\" or "
              "a=\"a\", b=\"aa\"");
    EXPECT_EQ(refusal_of("{a}/{a}"), "the variable is already in the template");
    for (const std::string_view one : {"{a}-{b}", "{+path}{?q}", "{/a}{/b}", "{x*,y}",
                                       "{?x}{?x.y,x}", "{a}{.b}", "{+a}/{+b}", "{?a*}{&b*}"}) {
        EXPECT_NE(refusal_of(one), "") << one;
        EXPECT_EQ(refusal_of(one, {.shortest_first = true}),
                  one == "{?x}{?x.y,x}" ? "the variable is already in the template" : "")
            << one;
    }
    for (const std::string_view one :
         {"{a}/{b}", "{name}.html", "{/a}{?b}", "{+a}", "{x}:{y}", "{;x,y}{?z}", "/a{/b*}{?c*}"}) {
        EXPECT_EQ(refusal_of(one), "") << one;
    }
    EXPECT_EQ(refusal_of("{a"), "an expression has no '}' at its end");
}

TEST(template_matcher, takes_the_shortest_first) {
    const match_options shortest = {.shortest_first = true};
    EXPECT_EQ(found_by(matcher_of({"{a}-{b}"}, shortest), "1-2-3"), "0 a=1 b=2-3");
    EXPECT_EQ(found_by(matcher_of({"{+path}{?q}"}, shortest), "/a?q=1"), "0 path=/a q=1");
    EXPECT_EQ(found_by(matcher_of({"{a}{b}"}, shortest), "xyz"), "0 a=x b=yz");
    EXPECT_EQ(found_by(matcher_of({"{#a}{+b}"}, shortest), "#xy"), "0 a= b=xy");
    EXPECT_EQ(found_by(matcher_of({"{.a*}{+b}"}, shortest), "..x"), "0 a= b=.x");
    EXPECT_EQ(found_by(matcher_of({"{/a,b}{+c}"}, shortest), "/x/&"), "0 a= b absent c=x/&");
    EXPECT_EQ(found_by(matcher_of({"{#a}{#b}"}, shortest), "#x"), "0 a=x b absent");
    EXPECT_EQ(found_by(matcher_of({"{a}-{b:1}"}, shortest), "x-y-z"), "none");  // b=y-z is too long
}

// A template is refused if and only if the exhaustive search finds two readings, as far as the
// search goes: the values are strings of few octets.
TEST(template_matcher, refuses_what_an_exhaustive_search_finds) {
    const std::vector<template_value> strings = {{},
                                                 std::string("a"),
                                                 std::string("aa"),
                                                 std::string("-"),
                                                 std::string("a-"),
                                                 std::string("-a"),
                                                 std::string("a-a"),
                                                 std::string("b"),
                                                 std::string("ab"),
                                                 std::string("ba"),
                                                 std::string("a.a"),
                                                 std::string("a.")};
    // By decision, a variable without operator is neither absent nor empty.
    const std::vector<template_value> present(strings.begin() + 1, strings.end());
    const auto strings_for = [&](std::string_view one) {
        return one.find("{a}") != one.npos || one.find("{c}") != one.npos ? present : strings;
    };
    std::size_t ambiguous = 0;
    for (const std::string_view one :
         {"{a}{b}", "{a}-{b}", "{a}/{b}", "{/a}{/b}", "{a}b{c}", "{a}-x", "-{a}", "{a}-", "x{a}x",
          "{;a}{;b}", "{?a,b}", "{?a}{?b}", "{.a}{.b}", "{#a}{#b}", "{.a}{/b}", "{a}{/b}",
          "{a}{.b}", "{a}a{/b}", "{/a}a{/b}"}) {
        const auto found = slow::find_ambiguity(*slow::read_template(one), strings_for(one));
        EXPECT_EQ(!refusal_of(one).empty(), found.has_value()) << one;
        ambiguous += found ? 1 : 0;
    }
    EXPECT_GT(ambiguous, 5U);
}

// Gives each variable a value that can be matched.  Expands the template, matches the result, and
// expands the template again with the matched values.
void round_trips(std::size_t count) {
    static constexpr std::string_view templates[] = {
        "/users/{id}",       "/users/{id}/posts/{post}",
        "/{a,b,c}",          "{+path}",
        "/x{/p*}{?q,r}{#f}", "/s{?x,y,list*}",
        "/s{?any*}",         "{name}.html",
        "{;a,b}{?c}",        "a{.ext}",
        "/{list*}",          "{scheme}://{host}{/path*}",
        "/v{v}/{+rest}",     "{#x,y}",
        "/p{;m*}",           "/{x}{;y}{?z}{&w}",
        "/{x}@{y}"};
    std::mt19937 random(45);
    const auto pick = [&](std::size_t n) { return random() % n; };
    const auto string = [&](bool nonempty) {
        static constexpr std::string_view pieces[] = {"a", "B7", "-",   "_",    "~", "\xC3\xA9",
                                                      "%", " ",  "x y", "\xFF", "9"};
        std::string text;
        for (std::size_t n = pick(4) + (nonempty ? 1 : 0); n > 0; --n) {
            text += pieces[pick(std::size(pieces))];
        }
        return text;
    };
    std::vector<template_matcher> matchers;
    for (const std::string_view one : templates) {
        matchers.push_back(matcher_of({one}));
    }
    template_match found;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t which = pick(std::size(templates));
        const auto one = uri_template::parse(templates[which]).value();
        template_values values;
        one.for_each_part([&](const template_part& part) {
            const bool unprefixed =
                part.op == template_operator::simple || part.op == template_operator::reserved;
            for (const template_variable& variable : part.variables()) {
                const std::string name(variable.name);
                if (!unprefixed && pick(4) == 0) {
                    values[name] = {};
                } else if (!variable.explode) {
                    values[name] = string(unprefixed);
                } else if (pick(2) == 0 || templates[which] == "/s{?x,y,list*}") {
                    template_list list(pick(3) + 1);
                    for (std::string& member : list) {
                        member = string(unprefixed);
                    }
                    values[name] = list;
                } else {
                    values[name] =
                        template_pairs{{string(true), string(true)}, {"k", string(true)}};
                }
            }
        });
        const std::string text = expand(one, arguments_of(values)).value();
        ASSERT_TRUE(matchers[which].match(text, found)) << templates[which] << " " << text;
        template_values again;
        for (std::size_t v = 0; v < found.size(); ++v) {
            const matched_value value = found[v];
            if (!value.is_present()) {
                continue;
            }
            if (!value.explode) {
                // With "+" and "#", triplets stay, so the text itself is the value.
                const bool keeps = value.op == template_operator::reserved ||
                                   value.op == template_operator::fragment;
                again[std::string(value.name)] =
                    keeps ? std::string(value.text) : value.decoded().str();
                continue;
            }
            template_list list;
            template_pairs pairs;
            for (const matched_item item : value) {
                list.push_back(decoded_view(item.text).str());
                pairs.emplace_back(decoded_view(item.name).str(), list.back());
            }
            const bool has_names = value.begin() != value.end() && (*value.begin()).has_name() &&
                                   (*value.begin()).name != value.name;
            if (has_names) {
                again[std::string(value.name)] = pairs;
            } else {
                again[std::string(value.name)] = list;
            }
        }
        ASSERT_EQ(expand(one, arguments_of(again)).value(), text) << templates[which];
    }
}

TEST(template_matcher, leads_back_to_the_same_text) {
    round_trips(20000);
}
TEST(template_matcher, leads_back_to_the_same_text_a_million_times) {
    round_trips(1000000);
}

// The processor time of a hostile text grows like its size.  The sizes are large enough that the
// times can be compared: with quadratic time, the second would be 64 times the first.
TEST(template_matcher, takes_linear_time_for_hostile_texts) {
    const struct {
        std::string_view text;
        std::string piece;
    } cases[] = {{"{/a*,b*,c*}x", "/a"},
                 {"{+a}{+b}{+c}!", "a"},
                 {"{a*}{b*}{c*}{d*}/", "a,"},
                 {"{?a*}{?b*}{&c*}x", "&a=b"},
                 {"{a}-{b}-{c}/", "-a"}};
    for (const auto& each : cases) {
        const auto matcher = matcher_of({each.text}, {.shortest_first = true});
        template_match found;
        const auto time_of = [&](std::size_t repeats) {
            std::string text;
            for (std::size_t i = 0; i < repeats; ++i) {
                text += each.piece;
            }
            text += ' ';
            double best = 1e9;
            for (int i = 0; i < 5; ++i) {
                const std::clock_t start = std::clock();
                EXPECT_FALSE(matcher.match(text, found));
                best = std::min(best, static_cast<double>(std::clock() - start));
            }
            return best;
        };
        const double small = time_of(4000), large = time_of(32000);
        EXPECT_LT(large, small * 30) << each.text;
    }
}

TEST(template_matcher, bounds_what_it_builds) {
    std::string many = "{?v0";
    for (int i = 1; i < 256; ++i) {
        many += ",v" + std::to_string(i);
    }
    EXPECT_EQ(refusal_of(many + "}"), "the template is too large to be matched");
    EXPECT_EQ(refusal_of(std::string(70000, 'a')), "the template is too large to be matched");
    const auto matcher = matcher_of({"/a/{b}", "/a/{b}/c", "/a/{b}/d"});
    EXPECT_EQ(matcher.size(), 3U);
    EXPECT_EQ(matcher.state_count(), 1U + 3 + 3 + 2 + 1);
    EXPECT_EQ(matcher.template_text(2), "/a/{b}/d");
    EXPECT_GT(matcher.memory(), 0U);
}

}  // namespace
}  // namespace uriscan::tests
