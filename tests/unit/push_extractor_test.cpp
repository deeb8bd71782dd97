// Tests push_extractor: it finds in chunks what extract() finds in the whole text.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "uriscan/extract.hpp"

namespace uriscan::tests {
namespace {

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

std::string random_text(std::minstd_rand& random) {
    static const std::vector<std::string> pieces = {
        "http", "mailto", "news",      "a",        "1",        ":",     "/",     "//", "://",
        ".",    ",",      "?",         "#",        "[",        "]",     "@",     "(",  ")",
        "'",    " ",      "%",         "%41",      "[v1.",     "[::1]", "-",     "+",  "\xC3",
        "\"",   "x.",     "urn:",      "http://h", " http://", "|",     ",tel:", "'s", ":\\/\\/",
        "\\/",  "&quot;", "data:a/b,", "\x1B[1m",  "s://"};
    std::string text;
    for (std::size_t size = 1 + random() % 14; size > 0; --size) {
        text += pieces[random() % pieces.size()];
    }
    return text;
}

struct placed {
    std::string text;
    std::uint64_t offset;
    bool truncated = false;
    bool operator==(const placed&) const = default;
};

std::vector<placed> streamed(std::string_view text, std::size_t most_octets,
                             std::minstd_rand& random, std::size_t longest = 65536) {
    std::vector<placed> found;
    push_extractor extractor({}, longest);
    const auto drain = [&] {
        while (const auto hit = extractor.next()) {
            found.push_back({std::string(hit->original), hit->offset, hit->truncated});
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
            expected.push_back({std::string(hit.original), hit.offset, hit.truncated});
        }
        hits += expected.size();
        for (const std::size_t most : {1U, 3U, 12U}) {
            ASSERT_EQ(streamed(text, most, random).size(), expected.size()) << text;
            ASSERT_TRUE(streamed(text, most, random) == expected) << text;
        }
    }
    EXPECT_GT(hits, 20000U);
}

// Returns a text of several thousand octets.
std::string random_long_text(std::minstd_rand& random) {
    std::string text;
    for (std::size_t count = random() % 200; count > 0; --count) {
        text += random_text(random);
        text.append(random() % 12 == 0 ? random() % 1500 : 0, "x y;"[random() % 4]);
    }
    return text;
}

TEST(push_extractor, finds_what_extract_finds_in_long_chunks) {
    std::minstd_rand random(3986);
    std::size_t hits = 0;
    for (int i = 0; i < 500; ++i) {
        const std::string text = random_long_text(random);
        std::vector<placed> expected;
        for (const found_uri& hit : extract(text)) {
            expected.push_back({std::string(hit.original), hit.offset, hit.truncated});
        }
        hits += expected.size();
        for (const std::size_t most : {30U, 600U, 3000U, 9000U}) {
            ASSERT_TRUE(streamed(text, most, random) == expected) << text;
        }
    }
    EXPECT_GT(hits, 10000U);
}

// Cuts a text into two chunks at each place, and feeds an empty chunk between them.
void expect_streamed(std::string_view text, const placed& expected) {
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        std::vector<placed> found;
        push_extractor extractor;
        const auto drain = [&] {
            while (const auto hit = extractor.next()) {
                found.push_back({std::string(hit->original), hit->offset, hit->truncated});
            }
        };
        for (const std::string_view chunk :
             {text.substr(0, cut), text.substr(0, 0), text.substr(cut)}) {
            extractor.feed(chunk);
            drain();
        }
        extractor.finish();
        drain();
        EXPECT_TRUE(found == std::vector<placed>{expected}) << text << ", cut at " << cut;
    }
}

TEST(push_extractor, reads_escaped_slashes_that_are_cut_anywhere) {
    expect_streamed(R"({"a":"https:\/\/h\/b\"c"})", {R"(https:\/\/h\/b)", 6});
    expect_streamed(R"(http:\/\/h\/b\c)", {R"(http:\/\/h\/b)", 0, true});
    expect_streamed(R"(http:\/\/h\/b\)", {R"(http:\/\/h\/b)", 0, true});
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

struct given_up_case {
    std::string_view text;
    std::size_t longest;
    std::uint64_t given_up;
    std::vector<placed> found;
};

// Returns what is found in chunks of one size, with an empty chunk after each of them.
// The URIs are returned without escapes.
std::vector<placed> found_in_chunks(push_extractor& extractor, std::string_view text,
                                    std::size_t size) {
    std::vector<placed> found;
    const auto drain = [&] {
        while (const auto hit = extractor.next()) {
            found.push_back({std::string(hit->uri.text()), hit->offset, hit->truncated});
        }
    };
    for (; !text.empty(); text.remove_prefix(std::min(size, text.size()))) {
        const std::string chunk(text.substr(0, size));  // a copy with memory of its own
        extractor.feed(chunk);
        drain();
        extractor.feed({});
        drain();
    }
    extractor.finish();
    drain();
    return found;
}

// Returns what extract() finds, with the URIs without escapes.
std::vector<placed> found_at_once(std::string_view text) {
    std::vector<placed> found;
    std::vector<char> room(text.size());
    for (const found_uri& hit : extract(text)) {
        found.push_back(
            {std::string(unescape(hit, room).value().text()), hit.offset, hit.truncated});
    }
    return found;
}

TEST(push_extractor, finds_what_extract_finds_in_chunks_of_each_size) {
    for (const std::string_view text :
         {"p:mailto:a t:p://c 'x:y://z'b", "see (http://a/(b)c), x://y/|tel:1 mailto:,mailto:",
          R"({"a":"http:\/\/h\/b","c":"http:\/\/i\/\u00e9","d":"\nhttp:\/\/j\/'k"} http:\/\/l\)",
          "\x1B[1;31mhttp://a\x1B[0m %41http://b &quot;http://c&quot;d data:text/plain,e:f",
          "http://b\xC3\xBC http://h/\xC3\xBC tel:1^2 http://h:: x http://h/%4 http://[::1]]",
          // More than 48 octets after the start of a host or of a media type are read.
          "http://[v1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]/ a://b c://d",
          "http://u:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@h (a://[::1].)x "
          "b://",
          "urn:a|data:a/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,b tel:1"}) {
        const std::vector<placed> expected = found_at_once(text);
        EXPECT_FALSE(expected.empty());
        for (std::size_t size = 1; size <= text.size(); ++size) {
            push_extractor extractor;
            EXPECT_TRUE(found_in_chunks(extractor, text, size) == expected) << text << size;
            EXPECT_EQ(extractor.given_up(), 0U) << text << size;
        }
    }
}

// A URI that is given up is read to its end by the grammar, whatever is in it.
TEST(push_extractor, goes_on_after_a_uri_that_it_gives_up) {
    for (const given_up_case& each : std::vector<given_up_case>{
             {"http://h/aaaaaaaaaaaaaaaa,b://c http://d", 16, 1, {{"http://d", 32}}},
             {R"(http:\/\/h\/aaaaaaaaaaaa'b:\/\/c http://d)", 16, 1, {{"http://d", 33}}},
             {R"(http:\/\/h\/aaaaaaaaaaaaaaaa[x b://c)", 16, 1, {{"b://c", 31}}},
             {R"(http:\/\/h\/aaaaaaaaaaaaaaa\"b://c)", 16, 1, {{"b://c", 29}}},
             {R"(http://h/aaaaaaaaaaaaaaaaaaa\nb://c)", 16, 1, {{"b://c", 30}}},
             {R"(http:\/\/h\/aaaaaaaaaaaaaaaa\nb://c)", 16, 1, {{"b://c", 30}}},
             {"http://h/aaaaaaaaaaaaa http://h/aaaaaaaaaaaaa b://c", 16, 2, {{"b://c", 46}}},
             // These words could be schemes.
             {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbb ", 8, 2, {}},
             // This is no URI, because no ";" or "," follows the media type.
             {"data:text/aaaaaaaaaaaaaaaaaaaaaaaa x", 8, 0, {}},
             // This scheme is not listed, so no URI starts with it.
             {"level:?????????????????????? tel:1", 8, 0, {{"tel:1", 29}}},
             // The URI is short, but many octets after it decide where it ends.
             {"tel:1^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^", 8, 0, {{"tel:1", 0, true}}},
         }) {
        for (const std::size_t size : {1U, 2U, 3U, 4U, 5U, 6U, 7U}) {
            push_extractor extractor({}, each.longest);
            EXPECT_TRUE(found_in_chunks(extractor, each.text, size) == each.found) << each.text;
            EXPECT_EQ(extractor.given_up(), each.given_up) << each.text << size;
        }
    }
}

// After a URI that is given up, the search finds what extract() finds after this URI, wherever the
// chunks end.
TEST(push_extractor, finds_the_uris_after_one_that_it_gives_up) {
    for (const std::string_view given_up :
         {R"(a:\/\/bbbbbbbbbbbbbbbbbbbbbbbb)", R"(a:\/\/[::1]\/bbbbbbb\/bbbbbbbb)",
          "a://bbbbbbbbbbbbbbbbbbbbbbbbbb", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
        for (const std::string_view rest :
             {R"(\/b://c)", R"(\a://b)", R"(\urn:a)", R"(\tel:a c://d)", R"(\/a:\/\/b c://d)",
              R"(\/ a:\/\/b)", R"(:\/\/b c://d)", R"(\\/b://c)", R"(\/\/\nb://c)", R"(\)"}) {
            const std::string text = std::string(given_up).append(rest);
            std::vector<placed> expected = found_at_once(text);
            std::erase_if(expected, [](const placed& one) { return one.offset == 0; });
            for (std::size_t size = 1; size <= 8; ++size) {
                push_extractor extractor({}, 16);
                EXPECT_TRUE(found_in_chunks(extractor, text, size) == expected) << text << size;
                EXPECT_EQ(extractor.given_up(), 1U) << text << size;
            }
        }
    }
}

// An "@" in later octets could make each of these hosts a part of user information.  The extractor
// must not wait for it: it finds the URI or gives it up before it has kept more than `longest`.
TEST(push_extractor, keeps_no_more_of_an_authority_than_of_a_uri) {
    constexpr std::size_t longest = 64;
    for (const std::string_view begin :
         {"http://a;", "http://a:80;", "http://u@h:80;", "http://[::1];", "http://[::1])",
          "http://u@h:80)", "http://u@h:80,", "http://a,", "http://a&amp;", "http://a%22",
          R"(http:\/\/u@h:80;)", R"(http:\/\/u@h:80))", "http:&#47;&#47;a&#59;"}) {
        const std::string text = std::string(begin) + std::string(2 * longest + 48, '.');
        for (const std::size_t size : {1U, 7U, 40U}) {
            push_extractor extractor({}, longest);
            std::size_t found = 0;
            for (std::size_t at = 0; at < text.size(); at += size) {
                extractor.feed(std::string_view(text).substr(at, size));
                while (extractor.next()) {
                    ++found;
                }
            }
            EXPECT_EQ(found + extractor.given_up(), 1U) << text << size;
        }
    }
}

TEST(push_extractor, knows_48_octets_after_a_uri_whether_it_ends_there) {
    for (const std::string before :
         {"tel:1", "level:a tel:1", "data:a/b,c", "http://h/a", "http://h", R"(http:\/\/h\/a)"}) {
        const std::string text = before + ' ' + before + std::string(48, '^');
        push_extractor extractor;
        extractor.feed(text);
        EXPECT_TRUE(extractor.next()) << text;
        EXPECT_EQ(extractor.next().has_value(), before != "http://h") << text;
        EXPECT_FALSE(extractor.next()) << text;
        extractor.finish();
        EXPECT_FALSE(extractor.next()) << text;
    }
}

// After a URI with escaped slashes, a word that is given up has no escapes.  The backslash after it
// is kept, because it decides where the next scheme starts.
TEST(push_extractor, goes_on_after_a_word_that_it_gives_up) {
    push_extractor extractor({}, 8);
    for (const std::string_view chunk : {R"(http:\/\/. aaaaaaaaaaaaaaaa)", R"(\)"}) {
        extractor.feed(chunk);
        EXPECT_FALSE(extractor.next());
    }
    EXPECT_EQ(extractor.given_up(), 1U);
    extractor.feed("nb://c ");
    const auto found = extractor.next();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->original, "b://c");
}

// The octet that ends the URI is the first one of a chunk.
TEST(push_extractor, goes_on_with_the_octet_that_ends_a_uri_that_it_gives_up) {
    for (const std::size_t size : {1U, 2U, 3U, 4U, 6U}) {
        push_extractor extractor({}, 8);
        const std::vector<placed> expected = {{"nb://c", 12}};
        EXPECT_TRUE(found_in_chunks(extractor, "http://[::1]nb://c", size) == expected) << size;
        EXPECT_EQ(extractor.given_up(), 1U) << size;
    }
}

// In a URI without escapes, "\/" stands for no "/", so the octets after it do not count.
TEST(push_extractor, ends_a_uri_without_escapes_at_a_backslash) {
    push_extractor extractor({}, 64);
    const std::vector<placed> expected = {{"http://h/abcdef", 0, true}};
    const std::string text = R"(http://h/abcdef\/)" + std::string(100, '1');
    EXPECT_TRUE(found_in_chunks(extractor, text, 15) == expected);
    EXPECT_EQ(extractor.given_up(), 0U);
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

// A scheme starts in the first chunk, and ends in the second one.  By the grammar, a URI can go on
// after this scheme.  But in a text, no URI starts with this scheme.
TEST(push_extractor, searches_the_chunk_in_which_a_scheme_ends) {
    push_extractor extractor;
    extractor.feed("leve");
    EXPECT_FALSE(extractor.next());
    extractor.feed("l:x,http://a/b,http://c/" + std::string(60, 'd'));
    const auto found = extractor.next();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->uri.text(), "http://a/b");
    EXPECT_EQ(found->offset, 8U);
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

}  // namespace
}  // namespace uriscan::tests
