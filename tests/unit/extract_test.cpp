// Tests extract() by the rules at the start of uriscan/extract.hpp, with examples and with the
// texts in tests/data/text.  tests/operations/extract_properties.cpp compares it with a slow
// reference.
#include "uriscan/extract.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "support/places.hpp"
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
    const std::string_view jdbc[] = {"jdbc"};
    EXPECT_EQ(found_in("mailto:me@h jdbc:a JDBC:b", {jdbc}), (texts{"jdbc:a", "JDBC:b"}));
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
    const std::string_view not_ascii[] = {"\xFF"};  // this is no scheme, either
    EXPECT_EQ(found_in("\xFF:a b:c", {not_ascii}), texts{});
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
    EXPECT_EQ(found_in("http://a/\xE2\x80\x9D"), texts{"http://a/"});
}

TEST(extract, needs_something_after_the_scheme) {
    EXPECT_EQ(found_in("http:// mailto: http://... mailto:)"), texts{});
    EXPECT_EQ(found_in("http://[v1.a http://h"), texts{"http://h"});
}

TEST(extract, ends_where_the_grammar_does) {
    EXPECT_EQ(found_in("http://a/%4 http://a/%41% http://u:p@h/#f#g"),
              (texts{"http://a/", "http://a/%41", "http://u:p@h/#f"}));
}

struct text_case {
    std::string place;
    std::string heading;
    std::string text;
    std::vector<std::string> expected;
};

std::vector<text_case> read_text_cases() {
    std::vector<text_case> cases;
    std::ifstream file(source_path("tests/data/text/extract.txt"));
    std::string heading;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.starts_with("# ")) {
            heading = line.substr(2);
        } else if (line.starts_with("  ")) {
            cases.back().expected.push_back(line.substr(2));
        } else if (line.starts_with("\"")) {
            cases.push_back({"line " + std::to_string(number), heading, *unquoted(line), {}});
        }
    }
    return cases;
}

TEST(extract, finds_what_the_texts_say) {
    const std::vector<text_case> cases = read_text_cases();
    ASSERT_GT(cases.size(), 60U);
    for (const text_case& each : cases) {
        texts found;
        for (const found_uri& hit : extract(each.text)) {
            if (!hit.escaped) {
                EXPECT_EQ(hit.uri.components(), parse_uri(hit.original).value().components());
            }
            found.push_back(std::to_string(hit.offset) + (hit.escaped ? " escaped " : " ") +
                            (hit.truncated ? "truncated " : "") + in_quotes(hit.original));
        }
        EXPECT_EQ(found, each.expected) << each.place << ": " << each.heading;
    }
}

TEST(extract, finds_nothing_after_the_end_of_a_text) {
    const std::string_view text = "http://h http://h http://h";
    for (const std::size_t from : {8U, 9U, 10U, 18U, 1000U}) {
        EXPECT_FALSE(find_uri(text.substr(0, 8), from)) << from;
    }
}

TEST(extract, allocates_nothing) {
    const std::vector<text_case> cases = read_text_cases();
    std::size_t count = 0;
    std::vector<char> buffer(1024);
    EXPECT_EQ(allocations_during([&] {
                  for (const text_case& each : cases) {
                      for (const found_uri& hit : extract(each.text)) {
                          count += unescape(hit, buffer).has_value() ? 1 : 0;
                      }
                  }
              }),
              0U);
    EXPECT_GT(count, 100U);
}

// Takes each text cut after each number of octets, and puts it directly before and directly after a
// page that cannot be read.
TEST(extract, reads_no_octet_outside_of_the_text) {
    std::vector<text_case> cases = read_text_cases();
    cases.push_back({"", "", "see mailto:", {}});
    for (const text_case& each : cases) {
        const std::string_view text = each.text;
        guarded_pages pages(text.size());
        for (std::size_t size = 0; size <= text.size(); ++size) {
            const texts expected = found_in(std::string(text.substr(0, size)));
            EXPECT_EQ(found_in(pages.put_at_end(text.substr(0, size))), expected);
            EXPECT_EQ(found_in(pages.put_at_begin(text.substr(0, size))), expected);
        }
    }
}

// The search reads schemes in groups of 8 octets, and URIs in pieces of 512 octets.
TEST(extract, finds_schemes_and_uris_of_any_size) {
    for (std::size_t size = 1; size < 20; ++size) {
        const std::string uri = std::string(size, 'z') + "://h";
        for (const std::string before :
             {"", "1", "-1+", "\\n", "%4", "%41", "\x1B[1;31m", "a ", "a:"}) {
            EXPECT_EQ(found_in(before + uri), texts{uri}) << before;
            EXPECT_EQ(found_in(std::string(20, ' ') + before + uri), texts{uri}) << before;
        }
    }
    for (std::size_t size = 490; size < 1100; ++size) {
        const std::string uri = "http://h/" + std::string(size, 'a');
        const std::string host = "http://" + std::string(size, 'h');
        EXPECT_EQ(found_in(uri + ",http://i"), (texts{uri, "http://i"}));
        EXPECT_EQ(found_in(uri + "/%\xC3 http://i"), (texts{uri + "/", "http://i"}));
        EXPECT_EQ(found_in(host + "."), texts{host});
        EXPECT_EQ(found_in(host + "\xC3"), texts{});
        EXPECT_EQ(found_in("'" + host + "'x"), texts{host});
        const std::string escaped = R"(http:\/\/h\/)" + std::string(size, 'a') + R"(\/b)";
        const std::string line = escaped + R"(\n)";
        const auto found = find_uri(line, 0);
        EXPECT_TRUE(found && found->original == escaped && !found->truncated) << size;
    }
}

TEST(extract, ends_no_uri_before_a_scheme_of_more_than_32_octets) {
    const std::string longest(32, 'a');
    EXPECT_EQ(found_in("s://h/," + longest + "://"), texts{"s://h/"});
    EXPECT_EQ(found_in("s://h/,a" + longest + "://x"), texts{"s://h/,a" + longest + "://x"});
    EXPECT_EQ(found_in("s://h|" + longest + "://x"), (texts{"s://h", longest + "://x"}));
    EXPECT_EQ(found_in("s://h/|a" + longest + "://x"), (texts{"s://h/", "a" + longest + "://x"}));
}

TEST(extract, reads_a_colour_sequence_of_bounded_size) {
    for (const char octet : {';', '1'}) {
        const std::string most(32, octet);
        EXPECT_EQ(found_in("\x1B[" + most + "mhttp://a"), texts{"http://a"});
        EXPECT_EQ(found_in("\x1B[" + most + octet + "mhttp://a"), texts{"mhttp://a"});
    }
    EXPECT_EQ(found_in("\x1B[3amhttp://a"), texts{"amhttp://a"});  // the "a" after "3" is no digit
}

TEST(extract, reads_a_media_type_of_bounded_size) {
    const std::string name(127, 'a');
    EXPECT_EQ(found_in("data:" + name + "/" + name + ",b").size(), 1U);
    EXPECT_EQ(found_in("data:a" + name + "/b,c data:b/a" + name + ",c"), texts{});
}

TEST(unescape, says_where_the_buffer_ends) {
    const std::string text = R"(see http:\/\/h\/)";
    const auto found = find_uri(text, 0);
    ASSERT_TRUE(found && found->escaped);
    EXPECT_EQ(found->uri.text(), "");
    char buffer[9];
    EXPECT_EQ(unescape(*found, buffer)->text(), "http://h/");
    const auto refused = unescape(*found, std::span(buffer, 7));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, error_reason::buffer_too_small);
    EXPECT_EQ(refused.error().offset, 9U);
    const auto plain = find_uri("http://h/", 0);
    EXPECT_EQ(unescape(*plain, {})->text(), "http://h/");
}

// As in other structs of the library, the members have values before anything is stored in them.
TEST(extract, has_found_nothing_before_it_stores_something) {
    const found_uri nothing;
    EXPECT_TRUE(nothing.uri.text().empty() && nothing.original.empty());
    EXPECT_EQ(nothing.offset, 0U);
    EXPECT_EQ(nothing.end(), 0U);
    EXPECT_FALSE(nothing.truncated || nothing.escaped);
}

TEST(doc_examples, unescape) {
    char buffer[32];
    const auto found = uriscan::find_uri(R"({"a":"http:\/\/h\/b"})", 0);
    EXPECT_TRUE(uriscan::unescape(*found, buffer)->text() == "http://h/b" && found->offset == 6);
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

// If the search started again at every octet, this test would take hours.
TEST(extract, takes_linear_time) {
    constexpr std::size_t size = std::size_t{1} << 18;
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
                                         "http://[::",
                                         "http://a,",
                                         "tel:1,",
                                         "tel:@",
                                         "tel:'s",
                                         "'tel:",
                                         "(tel:",
                                         "&tel:",
                                         "http://a|",
                                         "data:a/",
                                         "data:a/b,",
                                         "a:\\/\\/",
                                         "\x1B[1",
                                         "[1;",
                                         "&quot;",
                                         "]"}) {
        std::string text;
        while (text.size() < size) {
            text += piece;
        }
        found_in(text);
        for (const std::string_view before : {"http://", "http://[v1.", "http://a:", "mailto:a",
                                              "'tel:a", "a:\\/\\/a", "http://a:8"}) {
            found_in(std::string(before) + text);
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
