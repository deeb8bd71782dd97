// Tests comparison (RFC 3986, section 6.2): equivalence, order and hash values.
#include "uriscan/normalize.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "operations/reference/generator.hpp"
#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "unit/normalize_properties.hpp"

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

TEST(equivalent, parses_texts_first) {
    EXPECT_TRUE(uriscan::equivalent("http://h/%7Ea", "HTTP://h/~a").value());
    EXPECT_FALSE(equivalent("http://h", "http://h/").value());
    EXPECT_TRUE(equivalent("http://h", "http://h/", normalization::scheme_based).value());
    constexpr scheme_rules own[] = {{"app", 7, true}};
    EXPECT_TRUE(equivalent("app://h:7", "app://h/", normalization::scheme_based, scheme_table(own))
                    .value());
    EXPECT_EQ(equivalent("a b", "c|d").error(), parse_uri_reference("a b").error());
    EXPECT_EQ(equivalent("a", "c|d").error(), parse_uri_reference("c|d").error());
}

bool equal(std::string_view a, std::string_view b, normalization rules) {
    return equivalent(parse_uri_reference(a).value(), parse_uri_reference(b).value(), rules);
}

TEST(equivalent, has_three_levels) {
    struct pair {
        std::string_view a, b;
        bool simple, by_syntax, by_scheme;
    };
    for (const auto& [a, b, simple, by_syntax, by_scheme] : {
             pair{"http://h/", "http://h/", true, true, true},
             pair{"http://h/", "HTTP://H/", false, true, true},
             pair{"http://h/a/../%7e", "http://h/~", false, true, true},
             pair{"http://h:80", "http://h/", false, false, true},
             pair{"http://h/?", "http://h/", false, false, false},
             pair{"http://h/A", "http://h/a", false, false, false},
             pair{"http://h/a%2Fb", "http://h/a/b", false, false, false},
             pair{"http://U@h/", "http://u@h/", false, false, false},
             pair{"s:/.//p", "s://p", false, false, false},
             pair{"./a:b", "a:b", false, false, false},
         }) {
        SCOPED_TRACE(std::string(a) + " and " + std::string(b));
        EXPECT_EQ(equal(a, b, normalization::none), simple);
        EXPECT_EQ(equal(a, b, normalization::syntax_based), by_syntax);
        EXPECT_EQ(equal(a, b, normalization::scheme_based), by_scheme);
    }
}

// The texts are sorted by their normal forms, so that neighbours are as similar as possible.
TEST(equivalent, compares_every_small_text_with_its_neighbours) {
    constexpr std::string_view alphabet = "aA./:%6";
    std::vector<std::string> texts = {""};
    for (std::size_t i = 0; texts[i].size() < 6; ++i) {
        for (const char octet : alphabet) {
            texts.push_back(texts[i] + octet);
        }
    }
    std::erase_if(texts, [](const std::string& text) { return !is_uri_reference(text); });
    ASSERT_GT(texts.size(), 20'000U);
    std::ranges::sort(texts, {}, [](const std::string& text) {
        return std::pair(normal_text(text, normalization::syntax_based), text);
    });
    for (std::size_t i = 1; i < texts.size() && !HasFailure(); ++i) {
        compares_as_normalized(texts[i - 1], texts[i], normalization::syntax_based);
    }
}

TEST(equivalent, compares_texts_that_the_grammar_generates) {
    slow::generator draw(19'980'801);
    for (int i = 0; i < 20'000 && !HasFailure(); ++i) {
        const std::string a = draw.text("URI-reference");
        const std::string b = draw.equivalent(a);
        const std::string c = draw.text("URI-reference");
        for (const normalization rules :
             {normalization::none, normalization::syntax_based, normalization::scheme_based}) {
            compares_as_normalized(a, b, rules);
            compares_as_normalized(a, c, rules);
        }
    }
}

// Short texts are normalized in a buffer.  Long ones are compared piece by piece, from their ends.
// A piece ends at each triplet that is decoded.
TEST(equivalent, compares_long_texts_by_their_first_difference) {
    for (const std::size_t size : {10U, 1000U, 5000U, 100'000U}) {
        const std::string run(size, 'a');
        const std::string smaller = "http://h/" + run + "b/%7e" + run + "z/%7e" + run;
        const std::string larger = "HTTP://h/" + run + "c/~" + run + "y/~" + run;
        compares_as_normalized(smaller, larger, normalization::syntax_based);
        compares_as_normalized(larger, smaller, normalization::syntax_based);
    }
}

TEST(equivalent, allocates_nothing) {
    const uri_view a = parse_uri("HTTP://u%7e@H:80/a/./%2e%2e/b%c3?%7e#%7e").value();
    const uri_view b = parse_uri("http://u~@h/b%C3?~#~").value();
    constexpr normalization rules = normalization::scheme_based;
    bool agree = false;
    const auto allocations = allocations_during([&] {
        agree = equivalent(a, b, rules) && compare(a, b, rules) == 0 &&
                hash_value(a, rules) == hash_value(b, rules);
    });
    EXPECT_TRUE(agree);
    EXPECT_EQ(allocations, 0U);
}

TEST(hash_value, depends_on_each_octet_and_its_place) {
    std::set<std::size_t> hashes;
    std::size_t texts = 0;
    const auto add = [&](const std::string& path) {
        const std::string text = "s://h/" + path;
        for (const auto rules : {normalization::none, normalization::scheme_based}) {
            hashes.insert(hash_value(parse_uri(text).value(), rules));
        }
        ++texts;
    };
    for (std::size_t size = 0; size < 40; ++size) {
        const std::string path(size, 'a');
        add(path);
        for (std::size_t place = 0; place < size; ++place) {
            for (const char octet : {'b', 'q', '!'}) {
                std::string changed = path;
                changed[place] = octet;
                add(changed);
            }
        }
    }
    EXPECT_EQ(hashes.size(), texts);
}

TEST(equivalent, reads_no_octet_outside_of_the_texts) {
    guarded_pages pages(100);
    const auto is_equivalent = [](std::string_view a, std::string_view b) {
        return equivalent(parse_uri_reference(a).value(), parse_uri_reference(b).value());
    };
    for (const std::string_view text : {"A:", "s:%2f", "s:%2F", "s:%41", "%2f", "a/."}) {
        const std::string placed(text);
        EXPECT_TRUE(is_equivalent(pages.put_at_begin(text), placed));
        EXPECT_TRUE(is_equivalent(pages.put_at_end(text), placed));
        EXPECT_FALSE(is_equivalent(pages.put_at_begin(text), placed + "x"));
        EXPECT_FALSE(is_equivalent(pages.put_at_end(text), placed + "x"));
    }
    EXPECT_TRUE(is_equivalent(pages.put_at_begin("A:"), "a:"));
    EXPECT_TRUE(is_equivalent(pages.put_at_end("s:%2F"), "s:%2f"));
}

TEST(equivalent, works_in_containers) {
    std::set<uri, less_by<normalization::scheme_based>> known;
    known.insert(uri(parse_uri("http://h/").value()));
    EXPECT_TRUE(known.contains(parse_uri("HTTP://h:80").value()));
    EXPECT_FALSE(known.contains(parse_uri("HTTP://h:81").value()));
    const auto compared = [](std::string_view a, std::string_view b) {
        return std::pair(equivalent_by<>()(parse_uri(a).value(), parse_uri(b).value()),
                         less_by<>()(parse_uri(a).value(), parse_uri(b).value()));
    };
    EXPECT_EQ(compared("a://h/", "A://H/"), std::pair(true, false));
    EXPECT_EQ(compared("a://h/", "a://i/"), std::pair(false, true));
    EXPECT_EQ(compared("a://i/", "a://h/"), std::pair(false, false));
}

}  // namespace
}  // namespace uriscan::tests
