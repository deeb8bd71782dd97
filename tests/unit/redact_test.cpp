// Tests redaction: secrets are replaced, and no other octets change.
#include "uriscan/redact.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "support/counting_allocator.hpp"
#include "support/places.hpp"
#include "support/redacted.hpp"

namespace uriscan::tests {
namespace {

TEST(redactor, replaces_user_information) {
    EXPECT_EQ(redacted("a http://me:pw@h/ b"), "a http://REDACTED@h/ b");
    EXPECT_EQ(redacted("http://me@h"), "http://REDACTED@h");
    EXPECT_EQ(redacted("http://@h http://h/@x mailto:me@h"), "http://@h http://h/@x mailto:me@h");
    const redact_options password = {.userinfo = secret_userinfo::password};
    EXPECT_EQ(redacted("http://me:p:w@h http://me@h http://me:@h", password),
              "http://me:REDACTED@h http://me@h http://me:@h");
    const redact_options none = {.userinfo = secret_userinfo::none};
    EXPECT_EQ(redacted("http://me:pw@h", none), "http://me:pw@h");
    // "magic-link" is secret as a segment of a path, but not as a host.
    EXPECT_EQ(redacted("http://magic-link/a?token=1 http://h/magic-link/a", none),
              "http://magic-link/a?token=REDACTED http://h/magic-link/REDACTED");
}

TEST(redactor, replaces_fragments_if_requested) {
    EXPECT_EQ(redacted("http://h/#a", {.fragment = true, .replacement = "-"}), "http://h/#-");
    EXPECT_EQ(redacted("http://h/# http://h/", {.fragment = true}), "http://h/# http://h/");
}

TEST(redactor, replaces_no_encoded_fragment) {
    const std::string text = "http://h/?u=%2Fa%23b&c=d";
    EXPECT_EQ(redacted(text + "#e#f", {.fragment = true}), text + "#REDACTED");
}

TEST(redactor, replaces_user_and_password_of_oracle_as_requested) {
    const std::string text = "jdbc:oracle:thin:u/S@h:1521:x;password=S";
    EXPECT_EQ(redacted(text, {.userinfo = secret_userinfo::password}),
              "jdbc:oracle:thin:u/REDACTED@h:1521:x;password=REDACTED");
    EXPECT_EQ(redacted("jdbc:oracle:thin:u@h", {.userinfo = secret_userinfo::password}),
              "jdbc:oracle:thin:u@h");
    EXPECT_EQ(redacted(text, {.userinfo = secret_userinfo::none}),
              "jdbc:oracle:thin:u/S@h:1521:x;password=REDACTED");
}

// The last "@" ends the user information, even if the user information is not secret.  The host
// follows it.
TEST(redactor, knows_the_host_of_a_secret_path) {
    const std::string text = "http://h/?x=a://u:p&b://v:q&c@hooks.slack.com/services/T/B/S";
    EXPECT_EQ(redacted(text, {.userinfo = secret_userinfo::none}),
              "http://h/?x=a://u:p&b://v:q&c@hooks.slack.com/services/T/B/REDACTED");
}

std::string repeated(std::string_view text, std::size_t count) {
    std::string result;
    for (; count > 0; --count) {
        result += text;
    }
    return result;
}

// Returns how many nested URIs the redactor reads before it reaches its limit.  A nested URI ends
// at an escaped line feed.  For each of them, the redactor searches for an "@" after it.  The first
// search goes to the end of the text, and finds that the "@" belongs to a parameter.  The others
// only go to the "&".  When all searches together have read 16 times as many octets as the text
// has, there are no more searches.
std::size_t nested_uris_before_limit(std::size_t before, std::size_t nested, std::size_t and_end,
                                     std::size_t size, bool& is_exact) {
    std::size_t count = 0;
    for (std::size_t searched = 0; searched <= 16 * size; ++count) {
        const std::size_t from = before + (count + 1) * nested - 4;
        searched += (count == 0 ? size : and_end) - from;
        is_exact = is_exact || searched == 16 * size;
    }
    return count;
}

TEST(redactor, ends_user_information_at_the_last_at_after_many_searches) {
    const std::string_view nested = R"(a://u:p\n!!)";
    bool is_exact = false;  // whether in one case, the searches read exactly 16 times the size
    const std::string before = "http://host.example/?x=";
    for (std::size_t count = 50; count < 200; ++count) {
        const std::string inner = before + repeated(nested, count);
        const std::string text = inner + "&m=b@c&n=d%40e";
        const std::size_t left = nested_uris_before_limit(before.size(), nested.size(),
                                                          inner.size() + 1, text.size(), is_exact);
        ASSERT_LT(left, count);
        ASSERT_EQ(redacted(text), before + repeated(nested, left) + "a://REDACTED@c&n=d%40e");
        ASSERT_EQ(redacted(inner + "&m=b%40c"), inner + "&m=b%40c");
    }
    EXPECT_TRUE(is_exact);
    const std::string none = "h/?x=" + repeated(nested, 100);
    EXPECT_EQ(redacted("http://u@" + none), "http://REDACTED@" + none);
}

// One search finds that the "@" belongs to a parameter.  So there is no other search.
TEST(redactor, searches_only_once_if_each_at_is_explained) {
    const std::string text = "http://h/?" + repeated("b=a://u:p&", 200) + "m=c@d";
    EXPECT_EQ(redacted(text), text);
}

// Returns the text with an "x" for each octet of the places that find() gives.
std::string marked(const redactor& redactor, std::string text, bool is_reference) {
    std::vector<secret_place> places = {{0, 1}};  // stays
    const redaction counts =
        is_reference ? redactor.find_reference(text, places) : redactor.find(text, places);
    EXPECT_EQ(places.size(), counts.secrets + 1) << text;
    EXPECT_EQ(places.front().size, 1U);
    std::size_t end = 0;
    for (const secret_place& place : std::span(places).subspan(1)) {
        EXPECT_GE(place.offset, end) << text;
        EXPECT_GT(place.size, 0U) << text;
        end = place.offset + place.size;
        text.replace(place.offset, place.size, place.size, 'x');
    }
    return text;
}

TEST(redactor, gives_the_places_of_secrets) {
    const redactor redactor;
    EXPECT_EQ(marked(redactor, "see http://me:pw@h/?sig=12&a=b&key= and http://u@i/", false),
              "see http://xxxxx@h/?sig=xx&a=b&key= and http://x@i/");
    EXPECT_EQ(marked(redactor, "\"https:\\/\\/me@h\\/?sig=a%20b\"", false),
              "\"https:\\/\\/xx@h\\/?sig=xxxxx\"");
    EXPECT_EQ(marked(redactor, "no secret", false), "no secret");
    EXPECT_EQ(marked(redactor, "", false), "");
    const std::string harmless = repeated("http://h/p ", 1000);
    EXPECT_EQ(marked(redactor, harmless + "http://u@i/ " + harmless, false),
              harmless + "http://x@i/ " + harmless);
    EXPECT_EQ(marked(redactor, "//me:pw@h/?sig=1", true), "//xxxxx@h/?sig=x");
    EXPECT_EQ(marked(redactor, "me:pw@h/?sig=1", false), "me:pw@h/?sig=x");
    EXPECT_EQ(marked(redactor, "a;sig=1", true), "a;sig=x");
    EXPECT_EQ(marked(redactor, "a;sig=1", false), "a;sig=1");
}

TEST(redactor, counts_uris_secrets_and_uris_that_are_not_valid) {
    std::string out;
    const redaction counts = redactor().redact(
        "http://a, http://b/?token=1&sig=2 http://c|d \"GET /a?b=[] HTTP/1.1\" x: a:b", out);
    EXPECT_EQ(counts.uris, 4U);
    EXPECT_EQ(counts.secrets, 2U);
    EXPECT_EQ(counts.tolerant, 2U);
}

// Expects the redacted text to be the masked text with one octet 1 in place of each run of "x".
// `text` contains no "x", and the grammar puts a delimiter between two secrets.  So each run of "x"
// is one secret.
void expect_the_same_secrets(const std::string& text) {
    std::string masked = text;
    const redactor redactor({.replacement = "\x01"});
    const std::size_t count = redactor.mask(masked).secrets;
    std::string out;
    ASSERT_EQ(redactor.redact(text, out).secrets, count);
    ASSERT_EQ(masked.size(), text.size());
    std::size_t at = 0;
    for (const char c : out) {
        if (c == '\x01') {
            ASSERT_EQ(masked[at], 'x') << text;
            while (at < text.size() && masked[at] == 'x') {
                ++at;
            }
        } else {
            ASSERT_EQ(text[at], c) << text;
            ASSERT_EQ(masked[at], c) << text;
            ++at;
        }
    }
    ASSERT_EQ(at, text.size()) << text;
}

// A segment with more than 256 octets is not the name of a page.
TEST(redactor, replaces_long_segments) {
    const std::string text = "http://h/reset-password/";
    EXPECT_EQ(redacted(text + std::string(1000, 'a') + "done"), text + "REDACTED");
}

TEST(redactor, masks_the_octets_that_it_redacts_and_no_others) {
    const std::string_view pieces[] = {
        "http://", "me", ":", "pw", "@",   "h",      "/",   "?",      "&", "#",
        "token=",  "a=", ";", "1",  "sig", "%20",    "=",   " ",      "[", "(",
        ")",       ".",  ",", "\n", "key", "%73ig=", "://", "mailto:"};
    std::minstd_rand random(3986);
    for (int i = 0; i < 200000; ++i) {
        std::string text;
        for (std::size_t size = 1 + random() % 16; size > 0; --size) {
            text += pieces[random() % std::size(pieces)];
        }
        expect_the_same_secrets(text);
    }
}

// The secret is masked late, because the mark at its end is also the mark before the next URI.
TEST(redactor, masks_a_secret_only_after_the_next_uri_was_found) {
    expect_the_same_secrets(R"(s://:&quot;p://h/?token=a\"~b)");
    expect_the_same_secrets(R"(s://h/?token=GET /?token=b)");
    expect_the_same_secrets(R"(/token=""?&gt;&token=a)");
}

// The third secret is one because a "=" comes before it, and this "=" is the first secret.
TEST(redactor, masks_a_secret_only_after_later_ones_were_found) {
    expect_the_same_secrets("p://=@gho_16C7e42F292c6912E7710c838347Ae178B4a>;token=y");
}

TEST(redactor, masks_without_allocating) {
    std::string text = "http://me@h/?sig=1&%73ig=2";
    const redactor redactor;
    EXPECT_EQ(allocations_during([&] { redactor.mask(text); }), 0U);
    EXPECT_EQ(text, "http://xx@h/?sig=x&%73ig=x");
}

// User information that is not secret can have properties that are secret.
TEST(redactor, reads_user_information_that_is_not_secret) {
    EXPECT_EQ(redacted("http://u;pass=S@h/", {.userinfo = secret_userinfo::none}),
              "http://u;pass=REDACTED/");
    EXPECT_EQ(redacted("http://reset-password/x", {.userinfo = secret_userinfo::none}),
              "http://reset-password/x");  // the host is no segment of the path
}

// Replaces names such as "<ESC>" by the octets that they stand for.
std::string with_octets(std::string text) {
    for (const auto& [name, octet] : {std::pair<std::string_view, char>{"<ESC>", '\x1B'},
                                      {"<FF>", '\xFF'},
                                      {"<NUL>", '\0'},
                                      {"<TAB>", '\t'},
                                      {"<DEL>", '\x7F'}}) {
        for (std::size_t at = 0; (at = text.find(name)) != text.npos;) {
            text.replace(at, name.size(), 1, octet);
        }
    }
    return text;
}

// Checks each pair of lines "- TEXT" and "+ EXPECTED", each line "= TEXT" that must stay, and each
// line ": URIS SECRETS INVALID" after one of them.
TEST(redactor, gives_the_results_of_the_case_files) {
    std::size_t cases = 0;
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/data/redact"))) {
        if (file.path().extension() != ".txt") {
            continue;
        }
        const redact_options options = {.closed = file.path().stem() == "closed"};
        std::ifstream lines(file.path());
        std::string input;
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            SCOPED_TRACE(file.path().filename().string() + ":" + std::to_string(++number));
            const std::string text =
                with_octets(line.substr(std::min<std::size_t>(line.size(), 2)));
            if (line.starts_with("- ")) {
                input = text;
            } else if (line.starts_with(": ")) {
                EXPECT_EQ(counts_of(input), text) << input;
            } else if (line.starts_with("+ ") || line.starts_with("= ")) {
                input = line[0] == '=' ? text : input;
                EXPECT_EQ(redacted(input, options), text);
                EXPECT_EQ(redacted(text, options), text) << "redacting again changes the text";
                ++cases;
            } else {
                EXPECT_TRUE(line.empty() || line.starts_with("# ") || line.starts_with("// "));
            }
        }
    }
    EXPECT_GT(cases, 150U);
}

TEST(redaction, starts_at_0) {
    const redaction none;
    EXPECT_TRUE(none.uris == 0 && none.tolerant == 0 && none.secrets == 0);
}

TEST(doc_examples, redact_hpp) {
    const uriscan::redactor redactor;
    std::string out;
    redactor.redact(R"("GET /a?b=c&Token=d|e HTTP/1.1" "https:\/\/me:p/w@h\/")", out);
    EXPECT_EQ(out, R"("GET /a?b=c&Token=REDACTED HTTP/1.1" "https:\/\/REDACTED@h\/")");
    std::string line = "http://me@h/?sig=a%20b";
    redactor.mask(line);
    EXPECT_EQ(line, "http://xx@h/?sig=xxxxx");
    char buffer[32];
    EXPECT_EQ(redactor.redact("http://me@h/", buffer).size, 18U);
    EXPECT_EQ(std::string_view(buffer, 18), "http://REDACTED@h/");
}

}  // namespace
}  // namespace uriscan::tests
