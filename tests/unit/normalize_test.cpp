// Tests normalization (RFC 3986, sections 6.2.2 and 6.2.3): the table of examples, and the
// properties of normal forms for all small texts and many larger ones.
#include "uriscan/normalize.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <map>
#include <string>

#include "operations/reference/generator.hpp"
#include "operations/reference/normalize.hpp"
#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"
#include "support/repeated_octet.hpp"
#include "unit/normalize_properties.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, schemes_hpp) {
    constexpr uriscan::scheme_rules mine[] = {{"app", 7777, true}};
    const uriscan::scheme_table schemes(mine);
    EXPECT_EQ(schemes.find("APP")->default_port, 7777);
    EXPECT_EQ(schemes.find("http")->default_port, 80);
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
    EXPECT_EQ(uriscan::normalize("HTTP://h/a/../b")->text(), "http://h/b");
    EXPECT_EQ(uriscan::normalized_size(uriscan::parse_uri("http://h/%7e").value()), 10U);
}

TEST(doc_examples, ipv6_text) {
    const auto uri = uriscan::parse_uri("http://[2001:DB8:0:0::01]/").value();
    EXPECT_EQ(uriscan::ipv6_text(*uri.ipv6_address()).text(), "2001:db8::1");
}

TEST(normalize, parses_a_text_first) {
    EXPECT_EQ(normalize("HTTP://h:80", normalization::scheme_based)->text(), "http://h/");
    EXPECT_EQ(normalize("A/./b")->text(), "A/b");
    EXPECT_EQ(normalize("http://h/a b").error(), parse_uri_reference("http://h/a b").error());
    constexpr scheme_rules own[] = {{"app", 7, true}};
    EXPECT_EQ(normalize("app://h:7", normalization::scheme_based, scheme_table(own))->text(),
              "app://h/");
}

TEST(scheme_rules, ask_for_nothing_by_default) {
    const scheme_rules rules = {.name = "a", .default_port = {}};
    EXPECT_FALSE(rules.empty_path_is_root || rules.needs_host);
}

TEST(scheme_table, knows_the_registered_schemes_in_any_case) {
    for (const scheme_rules& rules : registered_schemes()) {
        std::string name(rules.name);
        EXPECT_EQ(scheme_table().find(name), &rules);
        name[0] = static_cast<char>(std::toupper(name[0]));
        EXPECT_EQ(scheme_table().find(name), &rules);
        EXPECT_TRUE(is_uri(name + ":"));
    }
    using namespace std::string_view_literals;
    for (const std::string_view unknown :
         {""sv, "a"sv, "htt"sv, "httpx"sv, "xhttp"sv, "http+x"sv, "zzz"sv, "a-very-long-http"sv,
          "http\0"sv, "\0http"sv, "\0\0\0\0http"sv, "\0\0\0\0\0\0\0\0http"sv, "h\xF4tp"sv}) {
        EXPECT_EQ(scheme_table().find(unknown), nullptr) << unknown;
    }
}

TEST(scheme_table, looks_up_given_schemes_first) {
    constexpr std::array own = {scheme_rules{"app", std::nullopt, true},
                                scheme_rules{"http", 8080, false}};
    const scheme_table schemes(own);
    const auto normal = [&schemes](const char* text) {
        return normalize(parse_uri(text).value(), normalization::scheme_based, schemes)->text();
    };
    EXPECT_EQ(normal("App://h:"), "app://h/");
    EXPECT_EQ(normal("app://h:0"), "app://h:0/");
    EXPECT_EQ(normal("http://h:8080"), "http://h");
    EXPECT_EQ(normal("http://h:80"), "http://h:80");
    EXPECT_EQ(normal("https://h:443"), "https://h/");
    const uri_view a = parse_uri("app://h").value(), b = parse_uri("app://h/").value();
    EXPECT_TRUE(equivalent(a, b, normalization::scheme_based, schemes));
    EXPECT_FALSE(equivalent(a, b, normalization::scheme_based));
    EXPECT_TRUE(compare(a, b, normalization::scheme_based, schemes) == 0);
    EXPECT_EQ(hash_value(a, normalization::scheme_based, schemes), hash_value(b));
    EXPECT_FALSE(is_normalized(a, normalization::scheme_based, schemes));
}

normalization rules_of(const operation_case& wanted) {
    static const std::map<std::string, normalization> names = {
        {"none", normalization::none},
        {"letter-case", normalization::letter_case},
        {"percent-encoding", normalization::percent_encoding},
        {"dot-segments", normalization::dot_segments},
        {"default-port", normalization::default_port},
        {"empty-port", normalization::empty_port},
        {"empty-path", normalization::empty_path},
        {"ipv6-address", normalization::ipv6_address},
        {"syntax-based", normalization::syntax_based},
        {"scheme-based", normalization::scheme_based}};
    normalization rules = normalization::none;
    for (const std::string& name : wanted.options) {
        rules = rules | names.at(name);
    }
    return rules;
}

TEST(normalize, gives_what_the_table_says) {
    for (const operation_case& wanted :
         read_operations(source_path("tests/operations/normalize.txt"))) {
        SCOPED_TRACE(wanted.place + ": " + wanted.heading);
        const normalization rules = rules_of(wanted);
        EXPECT_EQ(normal_text(wanted.input, rules), wanted.result);
        has_properties_of_normalization(wanted.input, rules);
        respects_buffers(parse_uri_reference(wanted.input).value(), rules, *wanted.result);
    }
}

constexpr std::array bases = {"http://h",         "s://h/",       "s:/",        "s:/a/b/c/d",
                              "s://h/a//b/../c?", "s:/..//a/./b", "s://h//x#f", "s:/.//p/q"};

// Checks that normalize() removes the same dot segments as remove_dot_segments().  The results
// differ for relative paths, so relative paths are not checked.
void removes_dot_segments_as_resolve_does(const uri_view& uri) {
    if (uri.is_relative() && !uri.has_authority() && !uri.path().starts_with('/')) {
        return;
    }
    std::string path = remove_dot_segments(uri.path());
    if (!uri.has_authority() && path.starts_with("//")) {
        path = "/." + path;
    }
    EXPECT_EQ(normalize(uri, normalization::dot_segments)->view().path(), path) << uri;
}

// Checks all properties on one text.
void check_properties(const std::string& text) {
    removes_dot_segments_as_resolve_does(parse_uri_reference(text).value());
    for (const normalization rules :
         {normalization::none, normalization::letter_case, normalization::percent_encoding,
          normalization::dot_segments, normalization::syntax_based, normalization::scheme_based}) {
        has_properties_of_normalization(text, rules);
    }
    EXPECT_EQ(normal_text(text, normalization::syntax_based), slow::normalize(text, {}))
        << in_quotes(text);
    for (const char* base : bases) {
        resolves_to_the_same(text, base);
    }
}

TEST(normalize, has_its_properties_on_every_small_text_of_dots_and_delimiters) {
    constexpr std::string_view alphabet = "a./:%2e?";
    constexpr std::size_t longest = 6;
    std::size_t valid = 0;
    std::vector<std::string> texts = {""};
    for (std::size_t size = 0; size <= longest && !HasFailure(); ++size) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            if (is_uri_reference(text)) {
                ++valid;
                check_properties(text);
            }
            for (const char octet : alphabet) {
                longer.push_back(text + octet);
            }
        }
        texts = std::move(longer);
    }
    EXPECT_GT(valid, 90'000U);
}

TEST(normalize, has_its_properties_on_texts_that_the_grammar_generates) {
    slow::generator draw(20'240'601);
    for (int i = 0; i < 3000 && !HasFailure(); ++i) {
        const std::string text = draw.text("URI-reference");
        check_properties(text);
        for (const normalization rules : all_sets_of_rules()) {
            has_properties_of_normalization(text, rules);
        }
        respects_buffers(parse_uri_reference(text).value(), normalization::scheme_based,
                         normal_text(text, normalization::scheme_based));
    }
}

// Returns whether the path is rootless, as in "s:a/b".  At the start of such a path, section 5.2.4
// replaces "x/../" by "/".  So if "x/../" is added there, the new text is not equivalent.
bool has_rootless_path(const uri_view& uri) {
    return uri.has_scheme() && !uri.has_authority() && !uri.path().starts_with('/');
}

TEST(normalize, gives_one_text_for_all_equivalent_texts) {
    slow::generator draw(20'050'101);
    for (int i = 0; i < 20'000 && !HasFailure(); ++i) {
        const std::string text = draw.text("URI-reference");
        const std::string other = draw.equivalent(text);
        if (!has_rootless_path(parse_uri_reference(text).value())) {
            EXPECT_EQ(normal_text(text, normalization::scheme_based),
                      normal_text(other, normalization::scheme_based))
                << in_quotes(text) << " and " << in_quotes(other);
        }
    }
}

// If normalize() took quadratic time, this test would take minutes.
TEST(normalize, takes_linear_time) {
    constexpr std::size_t times = 1 << 20;
    for (const std::string_view piece :
         {"../", "./", "/..", "a/../", "a/", "%2e%2e/", "%2E/", "%41", "%c3", ".", "//", "a:"}) {
        for (const std::string_view begin : {"", "s:", "s:/", "s://h/", "?", "s://"}) {
            std::string text(begin);
            while (text.size() < times) {
                text += piece;
            }
            const auto parsed = parse_uri_reference(text);
            if (!parsed) {
                continue;
            }
            const auto normal = normalize(*parsed, normalization::scheme_based);
            ASSERT_TRUE(normal);
            EXPECT_TRUE(parse_uri_reference(normal->text()));
            EXPECT_TRUE(is_normalized(*normal, normalization::scheme_based));
            EXPECT_EQ(hash_value(*parsed, normalization::scheme_based), hash_value(*normal));
            EXPECT_TRUE(compare(*parsed, *normal, normalization::scheme_based) == 0);
        }
    }
}

// The buffers have no spare room, so the normal forms are written from their ends.
TEST(normalize, reads_no_octet_outside_of_the_text) {
    constexpr std::array<std::string_view, 2> texts_and_forms[] = {
        {"A:", "a:"},    {"AB:", "ab:"},  {"//A", "//a"},     {"//AB", "//ab"},
        {"%7a", "z"},    {"%2f", "%2F"},  {"A:%2f", "a:%2F"}, {"./a", "a"},
        {"//H:", "//h"}, {"A:/.", "a:/"}, {"//%41", "//a"},   {"//B%2f", "//b%2F"}};
    guarded_pages pages(100);
    std::array<char, 8> buffer;
    for (const auto& [text, form] : texts_and_forms) {
        for (const std::string_view placed : {pages.put_at_begin(text), pages.put_at_end(text)}) {
            const uri_view uri = parse_uri_reference(placed).value();
            const auto room = std::span(buffer).first(form.size());
            const auto normal = normalize(uri, room, normalization::scheme_based);
            ASSERT_TRUE(normal) << text;
            EXPECT_EQ(normal->text(), form);
        }
    }
}

// The path is empty and becomes "/".
TEST(normalize, refuses_a_form_of_4_gib) {
    repeated_octet memory('a');
    const repeated_octet room('\0', MAP_SHARED);
    ASSERT_TRUE(memory.is_there() && room.is_there());
    memory.set_first("http://h?");
    const auto normalized = [&](std::uint32_t size) {
        const uri_view uri =
            uri_view::unchecked(memory.text().substr(0, size), {4, 7, 8, 8, 8, size});
        return normalize(uri, room.octets(), normalization::scheme_based);
    };
    EXPECT_EQ(normalized(UINT32_MAX).error().reason, error_reason::too_long);
    EXPECT_EQ(normalized(UINT32_MAX - 1).value().text().size(), UINT32_MAX);
}

TEST(normalize, allocates_nothing) {
    const uri_view uri = parse_uri("HTTP://u%7e@H:80/a/./%2e%2e/b%c3?%7e#%7e").value();
    std::array<char, 64> buffer;
    bool is_normal = true;
    const auto allocations = allocations_during([&] {
        is_normal =
            is_normalized(uri, normalization::scheme_based) ||
            normalize(uri, buffer, normalization::scheme_based)->text() == "http://u~@h/b%C3?~#~";
    });
    EXPECT_TRUE(is_normal);
    EXPECT_EQ(allocations, 0U);
}

}  // namespace
}  // namespace uriscan::tests
