// Tests extract() by the rules at the start of uriscan/extract.hpp.  The results are compared with
// examples, and with a slow reference that tries every position and every length.
#include "uriscan/extract.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <random>
#include <string>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

std::vector<std::string> found_in(std::string_view text, const extract_options& options = {}) {
    std::vector<std::string> found;
    for (const found_uri& hit : extract(text, options)) {
        EXPECT_EQ(text.substr(hit.offset, hit.uri.text().size()), hit.uri.text());
        found.emplace_back(hit.uri.text());
    }
    return found;
}

using texts = std::vector<std::string>;

TEST(extract, finds_any_scheme_before_two_slashes) {
    EXPECT_EQ(found_in("GET http://h/p?q HTTP/1.1"), texts{"http://h/p?q"});
    EXPECT_EQ(found_in("x+y.z-1://h and a://b"), (texts{"x+y.z-1://h", "a://b"}));
    EXPECT_EQ(found_in("<http://a/>\"http://b/\"{http://c/}"),
              (texts{"http://a/", "http://b/", "http://c/"}));
    EXPECT_EQ(found_in("file:///etc/passwd"), texts{"file:///etc/passwd"});
    EXPECT_EQ(found_in("1http://h"), texts{"http://h"});
    EXPECT_EQ(found_in("://h http: //h http:/h 12:30:45"), texts{});
}

TEST(extract, finds_listed_schemes_without_slashes) {
    EXPECT_EQ(found_in("mail MAILTO:me@h, tel:+1-2; level:info"),
              (texts{"MAILTO:me@h", "tel:+1-2"}));
    EXPECT_EQ(found_in("xmailto:me@h"), texts{});
    const std::string_view level[] = {"level"};
    EXPECT_EQ(found_in("mailto:me@h level:info", {level}), texts{"level:info"});
    EXPECT_EQ(found_in("mailto:me@h x://h", {{}}), texts{"x://h"});
}

TEST(extract, gives_a_range) {
    const extracted_uris range = extract("a://1 a://2");
    extracted_uris::iterator at = range.begin();
    EXPECT_EQ(at, range.begin());
    EXPECT_NE(at, range.end());
    EXPECT_EQ((at++)->offset, 0U);
    EXPECT_EQ(at->uri.text(), "a://2");
    EXPECT_NE(at, range.begin());
    EXPECT_EQ(++at, range.end());
    EXPECT_EQ(range.end(), at);
}

TEST(extract, ignores_an_empty_name_in_the_list_of_schemes) {
    const std::string_view empty[] = {""};
    EXPECT_EQ(found_in(":a b:c", {empty}), texts{});
}

TEST(extract, leaves_out_punctuation_at_the_end) {
    EXPECT_EQ(found_in("http://a/b."), texts{"http://a/b"});
    EXPECT_EQ(found_in("http://a/b?!,.;:'"), texts{"http://a/b"});
    EXPECT_EQ(found_in("http://a/b.c"), texts{"http://a/b.c"});
    EXPECT_EQ(found_in("(http://a/b)"), texts{"http://a/b"});
    EXPECT_EQ(found_in("(http://a/b(c))."), texts{"http://a/b(c)"});
    EXPECT_EQ(found_in("http://a/b)c)"), texts{"http://a/b)c"});
    EXPECT_EQ(found_in("http://a/)b(c)"), texts{"http://a/)b(c)"});
    EXPECT_EQ(found_in("http://a/)((b).)!)."), texts{"http://a/)((b).)"});
    EXPECT_EQ(found_in("'http://a/b'"), texts{"http://a/b"});
    EXPECT_EQ(found_in("[http://[::1]/]"), texts{"http://[::1]/"});
    EXPECT_EQ(found_in("http://[::1]extra"), texts{"http://[::1]"});
    EXPECT_EQ(found_in("http://a/\xE2\x80\x9D"), texts{"http://a/"});
}

TEST(extract, needs_something_after_the_scheme) {
    EXPECT_EQ(found_in("http:// mailto: http://... mailto:)"), texts{});
    EXPECT_EQ(found_in("http://[v1.a http://h"), texts{"http://h"});
}

TEST(extract, ends_where_the_grammar_does) {
    EXPECT_EQ(found_in("http://a:b http://a:8x http://a/%4 http://a/%41%"),
              (texts{"http://a", "http://a:8", "http://a/", "http://a/%41"}));
    EXPECT_EQ(found_in("http://u:p@h/#f#g"), texts{"http://u:p@h/#f"});
    EXPECT_EQ(found_in("http://a/,http://b/"), texts{"http://a/,http://b/"});
}

TEST(doc_examples, push_extractor) {
    std::string out;
    uriscan::push_extractor extractor;
    for (const std::string_view chunk : {"see htt", "p://a/b", ".c for"}) {
        extractor.feed(chunk);
        while (const auto found = extractor.next()) {
            out += std::to_string(found->offset) + ' ' + std::string(found->uri.text()) + '\n';
        }
    }
    extractor.finish();
    EXPECT_EQ(out, "4 http://a/b.c\n");
}

TEST(doc_examples, extract_hpp) {
    const auto first = uriscan::find_uri("see (http://a/b(c)).", 0);
    EXPECT_TRUE(first->uri.text() == "http://a/b(c)" && first->offset == 5);
    std::string out;
    for (const uriscan::found_uri& found : uriscan::extract("a http://h/1, mailto:me@h.")) {
        out += std::to_string(found.offset) + ' ' + std::string(found.uri.text()) + '\n';
    }
    EXPECT_EQ(out, "2 http://h/1\n14 mailto:me@h\n");
}

// The slow reference is reference() below.  It finds the longest URI at each position, and then
// applies the rules for the end of a URI.

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_in_scheme(char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
}

// Returns whether a scheme can start at `at`.  It cannot if there is a letter between `from` and
// `at`, and only octets of a scheme after it up to `at`: then the scheme would start at that
// letter.
bool can_start_scheme(std::string_view text, std::size_t from, std::size_t at) {
    for (std::size_t i = at; i > from && is_in_scheme(text[i - 1]); --i) {
        if (is_letter(text[i - 1])) {
            return false;
        }
    }
    return true;
}

// Returns whether the URI ends with a ")" that closes no "(".
bool ends_with_unopened(std::string_view uri) {
    std::size_t open = 0;
    for (const char c : uri.substr(0, uri.size() - 1)) {
        open += c == '(' ? 1 : 0;
        open -= c == ')' && open > 0 ? 1 : 0;
    }
    return uri.back() == ')' && open == 0;
}

std::string trim(std::string uri) {
    while (!uri.empty() && (std::string(".,;:!?'").find(uri.back()) != std::string::npos ||
                            ends_with_unopened(uri))) {
        uri.pop_back();
    }
    return uri;
}

std::string uri_at(std::string_view text, std::size_t at) {
    for (std::size_t end = text.size(); end > at; --end) {
        const std::string candidate(text.substr(at, end - at));
        const auto parsed = parse_uri(candidate);
        if (!parsed) {
            continue;
        }
        std::string scheme(parsed->scheme());
        const bool slashes = text.substr(at + scheme.size() + 1).starts_with("//");
        std::ranges::transform(scheme, scheme.begin(),
                               [](char c) { return static_cast<char>(std::tolower(c)); });
        if (!slashes && std::ranges::count(schemes_without_authority, scheme) == 0) {
            return "";
        }
        const std::string uri = trim(candidate);
        return uri.size() > scheme.size() + (slashes ? 3 : 1) ? uri : "";
    }
    return "";
}

texts reference(std::string_view text) {
    texts found;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::string uri = can_start_scheme(text, from, at) ? uri_at(text, at) : "";
        if (!uri.empty()) {
            found.push_back(uri);
            from = at += uri.size();
        } else {
            ++at;
        }
    }
    return found;
}

std::string random_text(std::minstd_rand& random) {
    static const std::vector<std::string> pieces = {
        "http", "mailto", "news", "a", "1",    ":",  "/",  "//",   "://",      ".",       ",",
        "?",    "#",      "[",    "]", "@",    "(",  ")",  "'",    " ",        "%",       "%41",
        "[v1.", "[::1]",  "-",    "+", "\xC3", "\"", "x.", "urn:", "http://h", " http://"};
    std::string text;
    for (std::size_t size = 1 + random() % 14; size > 0; --size) {
        text += pieces[random() % pieces.size()];
    }
    return text;
}

TEST(extract, agrees_with_the_reference) {
    std::minstd_rand random(3986);
    std::size_t hits = 0;
    for (int i = 0; i < 200000; ++i) {
        const std::string text = random_text(random);
        const texts expected = reference(text);
        hits += expected.size();
        ASSERT_EQ(found_in(text), expected) << text;
    }
    EXPECT_GT(hits, 50000U);
}

struct placed {
    std::string text;
    std::uint64_t offset;
    bool operator==(const placed&) const = default;
};

std::vector<placed> streamed(std::string_view text, std::size_t most_octets,
                             std::minstd_rand& random, std::size_t longest = 65536) {
    std::vector<placed> found;
    push_extractor extractor({}, longest);
    const auto drain = [&] {
        while (const auto hit = extractor.next()) {
            found.push_back({std::string(hit->uri.text()), hit->offset});
        }
    };
    while (!text.empty()) {
        // This copy is destroyed before the next chunk is fed.  If the extractor still uses it
        // then, a sanitizer reports that.
        const std::string chunk(text.substr(0, 1 + random() % most_octets));
        extractor.feed(chunk);
        drain();
        text.remove_prefix(chunk.size());
    }
    extractor.finish();
    drain();
    return found;
}

TEST(push_extractor, finds_what_extract_finds) {
    std::minstd_rand random(3986);
    std::size_t hits = 0;
    for (int i = 0; i < 100000; ++i) {
        const std::string text = random_text(random);
        std::vector<placed> expected;
        for (const found_uri& hit : extract(text)) {
            expected.push_back({std::string(hit.uri.text()), hit.offset});
        }
        hits += expected.size();
        for (const std::size_t most : {1U, 3U, 12U}) {
            ASSERT_EQ(streamed(text, most, random).size(), expected.size()) << text;
            ASSERT_TRUE(streamed(text, most, random) == expected) << text;
        }
    }
    EXPECT_GT(hits, 20000U);
}

TEST(push_extractor, gives_up_a_uri_that_is_too_long) {
    std::minstd_rand random(1);
    const std::string text = "http://a/b http://h/" + std::string(200, 'x') + " http://c/d " +
                             std::string(300, 'y') + " tel:1";
    const std::vector<placed> expected = {{"http://a/b", 0}, {"http://c/d", 221}, {"tel:1", 533}};
    for (const std::size_t most : {1U, 20U, 60U}) {
        ASSERT_TRUE(streamed(text, most, random, 64) == expected) << most;
    }
}

TEST(push_extractor, does_not_store_text_that_cannot_be_a_uri) {
    std::minstd_rand random(1);
    const std::string text = "level:" + std::string(300, 'x') + ";http://a/b key:/" +
                             std::string(300, 'y') + ";http://c/d";
    const std::vector<placed> expected = {{"http://a/b", 307}, {"http://c/d", 624}};
    for (const std::size_t most : {1U, 3U, 20U, 60U}) {
        EXPECT_TRUE(streamed(text, most, random, 64) == expected) << most;
    }
}

TEST(push_extractor, counts_the_uris_that_it_gives_up) {
    push_extractor extractor({}, 8);
    extractor.feed("http://a");
    EXPECT_FALSE(extractor.next());
    EXPECT_EQ(extractor.given_up(), 0U);
    extractor.feed("b");
    EXPECT_FALSE(extractor.next());
    EXPECT_EQ(extractor.given_up(), 1U);
    extractor.finish();
    EXPECT_FALSE(extractor.next());
}

// If the search started again at every octet, this test would take hours.
TEST(extract, is_linear) {
    constexpr std::size_t size = std::size_t{2} << 20;
    for (const std::string_view piece : {"a",
                                         "a:",
                                         ":",
                                         "://",
                                         "a://",
                                         "http://",
                                         "http://[",
                                         "http://[v1.a",
                                         "http://[v1.a:",
                                         "http://a:b",
                                         "mailto:",
                                         "mailto:,",
                                         "news:.",
                                         ".",
                                         "%",
                                         "%4",
                                         "http://a/%4",
                                         "(",
                                         "http://a)",
                                         "http://[::"}) {
        std::string text;
        while (text.size() < size) {
            text += piece;
        }
        found_in(text);
        for (const std::string_view before : {"http://", "http://[v1.", "http://a:", "mailto:a"}) {
            found_in(std::string(before) + text);
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
