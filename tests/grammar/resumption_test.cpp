// Tests that a text in chunks gives the same verdict, offsets and error as the text in one piece.
// Each text is cut into two chunks at every possible place, and also into random chunks. The texts
// are those of the W-method, which use every transition of the machine.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "grammar/comparison.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {
namespace {

bool same(const push_result& pushed, const result<uri_view>& parsed, std::string_view text) {
    if (pushed.valid != parsed.has_value()) {
        return false;
    }
    return pushed.valid ? pushed.view(text).components() == parsed->components()
                        : pushed.error == parsed.error() && pushed.size == pushed.error.offset;
}

// Feeds the text before `cut`, then the text after it.
push_result in_two_chunks(rule rule, std::string_view text, std::size_t cut) {
    push_parser parser(rule);
    parser.feed(text.substr(0, cut));
    parser.feed(text.substr(cut));
    return parser.finish();
}

push_result in_random_chunks(rule rule, std::string_view text, std::minstd_rand& random) {
    push_parser parser(rule);
    while (!text.empty()) {
        const std::size_t size = random() % (text.size() + 1);
        parser.feed(text.substr(0, size));
        text.remove_prefix(size);
    }
    return parser.finish();
}

class resumption : public testing::TestWithParam<top_rule> {};

TEST_P(resumption, any_cut_gives_the_answer_of_the_whole) {
    const top_rule rule = GetParam();
    const oracle::w_suite suite(oracle::rfc3986_reference().automaton(rule.theirs));
    std::minstd_rand random(3986);
    suite.visit(0, [&](std::string_view text) {
        const auto parsed = parse(rule.ours, text);
        bool all_same = true;
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            all_same &= same(in_two_chunks(rule.ours, text, cut), parsed, text);
        }
        for (int i = 0; i < 4; ++i) {
            all_same &= same(in_random_chunks(rule.ours, text, random), parsed, text);
        }
        EXPECT_TRUE(all_same) << in_quotes(text);
        return all_same;
    });
}

INSTANTIATE_TEST_SUITE_P(top_rules, resumption, testing::ValuesIn(top_rules), [](const auto& rule) {
    std::string name = rule.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(push_parser, rejects_the_first_octet_that_is_not_allowed) {
    for (const top_rule& rule : top_rules) {
        const std::string_view text = "http://h/%4x#";
        push_parser parser(rule.ours);
        std::size_t fed = 0;
        while (fed < text.size() && parser.feed(text.substr(fed, 1))) {
            ++fed;
        }
        EXPECT_EQ(fed, parse(rule.ours, text).error().offset);
        EXPECT_FALSE(parser.feed("a"));
        EXPECT_EQ(parser.finish().error, parse(rule.ours, text).error());
    }
}

TEST(push_parser, has_a_result_before_the_end) {
    push_parser parser(rule::uri);
    EXPECT_EQ(parser.finish().error.reason, error_reason::missing_scheme);
    EXPECT_TRUE(parser.feed("http"));
    EXPECT_EQ(parser.finish().error, parse_uri("http").error());
    EXPECT_TRUE(parser.feed(":"));
    EXPECT_TRUE(parser.finish());
    EXPECT_TRUE(parser.feed(""));
    EXPECT_TRUE(parser.feed("//[::1"));
    EXPECT_EQ(parser.finish().error, parse_uri("http://[::1").error());
    EXPECT_TRUE(parser.feed("]:80"));
    EXPECT_EQ(parser.finish().view("http://[::1]:80").port(), "80");
}

TEST(push_parser, reads_more_than_4_gib) {
    const std::string chunk(std::size_t{1} << 24, 'a');
    push_parser parser(rule::uri);
    parser.feed("http://h/");
    for (int i = 0; i < 257; ++i) {
        parser.feed(chunk);
    }
    parser.feed("?q#f");
    const push_result result = parser.finish();
    const std::uint64_t path_size = 1 + 257 * std::uint64_t{chunk.size()};
    EXPECT_TRUE(result.valid);
    EXPECT_EQ(result.components.path_end, 8 + path_size);
    EXPECT_EQ(result.components.query_end, 8 + path_size + 2);
    EXPECT_EQ(result.size, 8 + path_size + 4);
    parser.feed("#");
    EXPECT_EQ(parser.finish().error.offset, 8 + path_size + 4);
    EXPECT_EQ(parser.finish().error.component, component::fragment);
}

}  // namespace
}  // namespace uriscan::tests
