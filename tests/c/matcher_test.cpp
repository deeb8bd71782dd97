// The C functions that match templates must give the same as template_matcher.  Other tests compare
// template_matcher with slow references.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/planted.hpp"
#include "unit/template_cases.hpp"
#include "uriscan/template_matcher.hpp"
#include "uriscan/uriscan_matcher.h"

namespace uriscan::tests {
namespace {

std::string_view view_of(const uriscan_slice& slice) {
    return {slice.data, slice.size};
}

void expect_view(const uriscan_slice& found, std::string_view expected) {
    EXPECT_EQ(view_of(found), expected);
    EXPECT_EQ(found.data, expected.data());  // null if the value is absent
}

// A matcher of C and one of C++ with the same templates.
class matchers {
public:
    matchers(const std::vector<std::string>& templates, std::uint32_t flags) {
        std::vector<uriscan_slice> slices;
        std::vector<std::string_view> views(templates.begin(), templates.end());
        for (const std::string& text : templates) {
            slices.push_back({text.data(), text.size()});
        }
        template_refusal expected;
        auto compiled = template_matcher::compile(
            views, {.shortest_first = (flags & 1) != 0, .any_segment = (flags & 2) != 0},
            &expected);
        uriscan_refusal refusal;
        const uriscan_status status =
            uriscan_matcher_compile(slices.data(), slices.size(), flags, &c_, &refusal);
        EXPECT_EQ(uriscan_status_name(status), compiled ? "ok" : name_of(compiled.error().reason));
        EXPECT_EQ(refusal.error.status, status);
        EXPECT_EQ(c_ != nullptr, compiled.has_value());
        EXPECT_EQ(uriscan_matcher_compile(slices.data(), slices.size(), flags, &second_, nullptr),
                  status);
        if (compiled) {
            cxx_ = *compiled;
            EXPECT_EQ(refusal.words[0], '\0');
        } else {
            EXPECT_EQ(refusal.index, expected.index);
            EXPECT_EQ(refusal.error.offset, expected.error.offset);
            EXPECT_EQ(refusal.words, describe(expected, templates[expected.index]).substr(0, 487));
        }
        EXPECT_EQ(uriscan_match_create(&match_), URISCAN_OK);
    }
    matchers(const matchers&) = delete;
    matchers& operator=(const matchers&) = delete;
    ~matchers() {
        uriscan_match_free(match_);
        uriscan_matcher_free(c_);
        uriscan_matcher_free(second_);
    }

    bool compiled() const { return c_ != nullptr; }

    // Returns whether the text is matched.
    bool expect_same(const std::string& text) {
        const bool matches = cxx_.match(text, found_);
        EXPECT_EQ(uriscan_matcher_match(c_, text.data(), text.size(), match_),
                  matches ? URISCAN_OK : URISCAN_NO_MATCH);
        EXPECT_EQ(uriscan_match_size(match_), found_.size());
        if (matches) {
            EXPECT_EQ(uriscan_match_index(match_), found_.index());
            for (std::size_t i = 0; i < found_.size(); ++i) {
                expect_same_value(i, found_[i]);
            }
        }
        uriscan_matched_value none;
        EXPECT_EQ(uriscan_match_value(match_, found_.size(), &none), 0);
        EXPECT_EQ(none.text.data, nullptr);
        return matches;
    }

private:
    void expect_same_value(std::size_t i, const matched_value& expected) {
        uriscan_matched_value value, named;
        EXPECT_EQ(uriscan_match_value(match_, i, &value), 1);
        EXPECT_EQ(view_of(value.name), expected.name);
        expect_view(value.text, expected.text);
        EXPECT_EQ(value.op, static_cast<int>(expected.op));
        EXPECT_EQ(value.explode, expected.explode ? 1U : 0U);
        EXPECT_EQ(uriscan_match_find(match_, expected.name.data(), expected.name.size(), &named),
                  1);
        EXPECT_EQ(named.text.data, value.text.data);
        uriscan_matched_item item = {};
        for (const matched_item& member : expected) {
            ASSERT_EQ(uriscan_matched_next_item(&value, &item), 1);
            expect_view(item.name, member.name);
            expect_view(item.text, member.text);
        }
        EXPECT_EQ(uriscan_matched_next_item(&value, &item), 0);
        EXPECT_EQ(item.text.data, nullptr);
    }

    uriscan_matcher* c_ = nullptr;
    uriscan_matcher* second_ = nullptr;
    uriscan_match* match_ = nullptr;
    template_matcher cxx_;
    template_match found_;
};

TEST(c_matcher, gives_the_answers_of_cxx) {
    slow::planter planter(11);
    std::size_t matched = 0, refused = 0;
    for (int round = 0; round < 50; ++round) {
        std::vector<std::string> templates, texts = {"", "/", "a", "?x=1"};
        for (int i = 0; i < 4; ++i) {
            const slow::planted_template planted = planter.valid_template();
            templates.push_back(planted.text);
            texts.push_back(planted.expansion);
        }
        for (std::uint32_t flags = 0; flags < 4; ++flags) {
            for (std::size_t count = 1; count <= templates.size(); ++count) {
                matchers both({templates.begin(), templates.begin() + static_cast<long>(count)},
                              flags);
                refused += both.compiled() ? 0 : 1;
                for (const std::string& text : texts) {
                    matched += both.compiled() && both.expect_same(text) ? 1 : 0;
                }
                ASSERT_FALSE(testing::Test::HasFailure()) << templates[0];
            }
        }
    }
    EXPECT_GT(matched, 300U);
    EXPECT_GT(refused, 50U);
}

TEST(c_matcher, has_members_at_the_ends_of_lists) {
    for (const std::string text : {"/a", "/a/b", "/a/", "/", "/a//b", "/x=1/y/z"}) {
        EXPECT_TRUE(matchers({"{/a*}"}, 0).expect_same(text)) << text;
    }
    for (const std::string text : {"?a=1", "?a=1&b=2", "?a=", "?a=&a="}) {
        EXPECT_TRUE(matchers({"{?a*}"}, 0).expect_same(text)) << text;
    }
    EXPECT_TRUE(matchers({";x{;a*}"}, 0).expect_same(";x;b;c=1;d"));
    EXPECT_TRUE(matchers({"{a}"}, 0).expect_same("a"));
}

// Returns the members of the only value of a template: "NAME:TEXT", or "TEXT" without a name.
std::vector<std::string> members_of(const std::string& template_text, const std::string& text) {
    const uriscan_slice slice = {template_text.data(), template_text.size()};
    uriscan_matcher* matcher = nullptr;
    uriscan_match* match = nullptr;
    uriscan_matched_value value = {};
    EXPECT_EQ(uriscan_matcher_compile(&slice, 1, 0, &matcher, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_match_create(&match), URISCAN_OK);
    EXPECT_EQ(uriscan_matcher_match(matcher, text.data(), text.size(), match), URISCAN_OK);
    EXPECT_EQ(uriscan_match_value(match, 0, &value), 1);
    std::vector<std::string> members;
    uriscan_matched_item item = {};
    while (uriscan_matched_next_item(&value, &item) == 1) {
        const std::string name(view_of(item.name));
        members.push_back((item.name.data != nullptr ? name + ':' : name) +
                          std::string(view_of(item.text)));
    }
    uriscan_match_free(match);
    uriscan_matcher_free(matcher);
    return members;
}

using member_list = std::vector<std::string>;

// docs/uri_templates.md: only `;`, `?` and `&` have pairs with an empty value.
TEST(c_matcher, has_pairs_with_an_empty_value_only_with_names) {
    EXPECT_EQ(members_of("{+a*}", "k="), member_list{"k="});
    EXPECT_EQ(members_of("{+a*}", "k=,=,k=v,l="), (member_list{"k=", "=", "k:v", "l="}));
    EXPECT_EQ(members_of("{#a*}", "#k=,l=v"), (member_list{"k=", "l:v"}));
    EXPECT_EQ(members_of("{?a*}", "?k=&l=v"), (member_list{"k:", "l:v"}));
    EXPECT_EQ(members_of("{&a*}", "&k=&l=v"), (member_list{"k:", "l:v"}));
    EXPECT_EQ(members_of("{;a*}", ";k;l=v"), (member_list{"k:", "l:v"}));
    EXPECT_EQ(members_of("{a*}", "k,l=v"), (member_list{"k", "l:v"}));
}

TEST(c_matcher, has_one_member_for_a_value_without_star) {
    EXPECT_EQ(members_of("{?b}", "?b=x,y"), member_list{"x,y"});
    EXPECT_EQ(members_of("{?b}", "?b="), member_list{""});
    EXPECT_EQ(members_of("{/b}", "/x,y"), member_list{"x,y"});
    EXPECT_EQ(members_of("{+b}", "x,y=,"), member_list{"x,y=,"});
    EXPECT_EQ(members_of("{;b}", ";b"), member_list{""});
    EXPECT_EQ(members_of("{b}", "x"), member_list{"x"});
    EXPECT_EQ(members_of("{/b*}", "/x/y"), (member_list{"x", "y"}));
}

TEST(c_matcher, cuts_long_sentences) {
    const std::string name(600, 'n');
    matchers refused({"{+" + name + "}{?" + name + "b}"}, 0);
    EXPECT_FALSE(refused.compiled());
}

TEST(c_matcher, matches_nothing_without_templates) {
    matchers none({}, 0);
    ASSERT_TRUE(none.compiled());
    EXPECT_FALSE(none.expect_same(""));
    EXPECT_FALSE(none.expect_same("a"));
}

TEST(c_matcher, reads_null_as_the_empty_text) {
    const uriscan_slice null = {nullptr, 0};
    uriscan_matcher* matcher = nullptr;
    uriscan_match* match = nullptr;
    ASSERT_EQ(uriscan_matcher_compile(&null, 1, 0, &matcher, nullptr), URISCAN_OK);
    ASSERT_EQ(uriscan_match_create(&match), URISCAN_OK);
    EXPECT_EQ(uriscan_matcher_match(matcher, nullptr, 0, match), URISCAN_OK);
    EXPECT_EQ(uriscan_match_size(match), 0U);
    uriscan_matched_value value;
    EXPECT_EQ(uriscan_match_find(match, nullptr, 0, &value), 0);
    uriscan_match_free(match);
    uriscan_matcher_free(matcher);
}

}  // namespace
}  // namespace uriscan::tests
