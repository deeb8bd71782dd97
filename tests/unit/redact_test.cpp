// Tests redaction: secrets are replaced, and no other octets change.
#include "uriscan/redact.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
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
    // A host is no segment of a path.
    EXPECT_EQ(redacted("http://magic-link/a?token=1 http://h/magic-link/a", none),
              "http://magic-link/a?token=REDACTED http://h/magic-link/REDACTED");
}

TEST(redactor, replaces_values_of_secret_keys) {
    EXPECT_EQ(redacted("http://h/?a=b&TOKEN=c%20d&key=&x=token=1"),
              "http://h/?a=b&TOKEN=REDACTED&key=&x=token=1");
    EXPECT_EQ(redacted("http://h/?tok%65n=1"), "http://h/?tok%65n=REDACTED");
    EXPECT_EQ(redacted("http://h/?token"), "http://h/?token");
    EXPECT_EQ(redacted("http://h/?tokens=1&atoken=2"), "http://h/?tokens=1&atoken=REDACTED");
    EXPECT_EQ(redacted("http://h/?a=1;sig=2&b"), "http://h/?a=1;sig=REDACTED&b");
    EXPECT_EQ(redacted("http://h/?sig=1;a=2&b"), "http://h/?sig=REDACTED&b");
    EXPECT_EQ(redacted("http://h/?a;sig=1"), "http://h/?a;sig=REDACTED");
    EXPECT_EQ(redacted("http://h/?sig=1=2"), "http://h/?sig=REDACTED");
    EXPECT_EQ(redacted("http://h/#access_token=1&state=2"),
              "http://h/#access_token=REDACTED&state=2");
    const std::string_view own[] = {"a", "Under_Score"};
    EXPECT_EQ(redacted("http://h/?a=1&token=2&under-score=3", {.keys = own}),
              "http://h/?a=REDACTED&token=REDACTED&under-score=REDACTED");
    const std::string_view with_signs[] = {"a'b", "!c"};
    EXPECT_EQ(redacted("http://h/?a'b=1&!c=2", {.keys = with_signs}),
              "http://h/?a'b=REDACTED&!c=REDACTED");
    EXPECT_EQ(redacted("http://h/?a=1&token=2", {.keys = own, .key_endings = {}}),
              "http://h/?a=REDACTED&token=2");
    EXPECT_EQ(redacted("http://h/?a=1&token=2", {.public_keys = own}),
              "http://h/?a=1&token=REDACTED");
    const std::span<const std::string_view> first = std::span(secret_keys).first(1);
    EXPECT_EQ(redacted("http://h/?" + std::string(first.front()) + "=1&sig=2",
                       {.keys = first, .key_endings = {}}),
              "http://h/?" + std::string(first.front()) + "=REDACTED&sig=2");
}

// Keys are compared without "-", "_" and "+", so these names are empty.
TEST(redactor, ignores_empty_names_in_its_options) {
    const std::string_view own[] = {"", "-", "+_", "ab-", "token"};
    const std::string text = "http://h/?=1&-=2&rotten=3&xab=4&";
    EXPECT_EQ(redacted(text + "ab=5", {.keys = own, .key_endings = {}}), text + "ab=REDACTED");
    EXPECT_EQ(redacted(text + "token=5", {.keys = {}, .key_endings = std::span(own).first(3)}),
              text + "token=5");
    EXPECT_EQ(redacted("http://h/?=1&-=2&rotten=3&a_token=5", {.keys = {}, .key_endings = own}),
              "http://h/?=1&-=2&rotten=3&a_token=REDACTED");
    EXPECT_EQ(redacted("http://h/?token=1&ab=2", {.public_keys = own}), "http://h/?token=1&ab=2");
    const std::string_view schemes[] = {"", std::string_view(), "\xFF", "x"};
    EXPECT_EQ(redacted(":?token=1 \xFF:?token=1 x:?token=1", {.extraction = {.schemes = schemes}}),
              ":?token=1 \xFF:?token=1 x:?token=REDACTED");
}

// Names that are as many as the usual ones, but others.
TEST(redactor, knows_other_names_than_the_usual_ones) {
    std::vector<std::string_view> keys(secret_keys.begin(), secret_keys.end());
    keys.front() = "qqx";
    EXPECT_EQ(redacted("http://h/?qqx=1&mytoken=2", {.keys = keys}),
              "http://h/?qqx=REDACTED&mytoken=REDACTED");
    std::vector<std::string_view> endings(secret_key_endings.begin(), secret_key_endings.end());
    endings.front() = "xqq";
    EXPECT_EQ(redacted("http://h/?sig=1&axqq=2", {.key_endings = endings}),
              "http://h/?sig=REDACTED&axqq=REDACTED");
    for (std::size_t size = 0; size < 100; ++size) {
        const std::string key = std::string(size, 'a') + "xqq=";
        EXPECT_EQ(redacted("http://h/?" + key + "1", {.key_endings = endings}),
                  "http://h/?" + key + "REDACTED");
    }
}

TEST(redactor, compares_only_keys_of_up_to_256_octets_as_a_whole) {
    const std::string longest(256, 'a');
    const std::string_view own[] = {longest};
    EXPECT_EQ(redacted("x://?" + longest + "=1", {.keys = own}), "x://?" + longest + "=REDACTED");
    EXPECT_EQ(redacted("x://?a" + longest + "=1", {.keys = own}), "x://?a" + longest + "=1");
    const std::string ending = std::string(100000, 'a') + "token=";
    EXPECT_EQ(redacted("x://?" + ending + "1"), "x://?" + ending + "REDACTED");
    for (std::size_t size = 0; size < 1000; ++size) {
        const std::string before = "x://?" + std::string(size, 'a') + "token=";
        ASSERT_EQ(redacted(before + "1"), before + "REDACTED");
    }
}

TEST(redactor, knows_the_keys_of_signed_urls_and_logins) {
    EXPECT_EQ(
        redacted("https://b.s3.amazonaws.com/o?X-Amz-Date=1&X-Amz-Credential=a&X-Amz-Signature=b"),
        "https://b.s3.amazonaws.com/o?X-Amz-Date=1&X-Amz-Credential=REDACTED&X-Amz-Signature="
        "REDACTED");
    EXPECT_EQ(redacted("https://b.s3.amazonaws.com/o?AWSAccessKeyId=a&Expires=1&Signature=b"),
              "https://b.s3.amazonaws.com/o?AWSAccessKeyId=REDACTED&Expires=1&Signature=REDACTED");
    EXPECT_EQ(redacted("https://storage.googleapis.com/o?X-Goog-Date=1&X-Goog-Signature=a"),
              "https://storage.googleapis.com/o?X-Goog-Date=1&X-Goog-Signature=REDACTED");
    EXPECT_EQ(redacted("https://a.blob.core.windows.net/o?sv=1&se=2&sig=a"),
              "https://a.blob.core.windows.net/o?sv=1&se=2&sig=REDACTED");
    EXPECT_EQ(redacted("https://h/cb?code=a&state=b&code_verifier=c&SAMLResponse=d"),
              "https://h/cb?code=REDACTED&state=b&code_verifier=REDACTED&SAMLResponse=REDACTED");
}

// Expects the names to be in order, and to have only lower-case letters.
void expect_sorted_plain_names(std::span<const std::string_view> names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        EXPECT_TRUE(i == 0 || names[i - 1] < names[i]) << names[i];
        EXPECT_EQ(names[i].find_first_not_of("abcdefghijklmnopqrstuvwxyz"), names[i].npos);
    }
}

TEST(redactor, knows_each_key_once_in_lower_case) {
    expect_sorted_plain_names(secret_keys);
    expect_sorted_plain_names(secret_key_endings);
    expect_sorted_plain_names(public_keys);
    for (const std::string_view key : secret_keys) {
        const std::string text = "http://h/?" + std::string(key) + "=";
        EXPECT_EQ(redacted(text + "a"), text + "REDACTED");
    }
    for (const std::string_view key : secret_key_endings) {
        const std::string text = "http://h/?my" + std::string(key) + "2=";
        EXPECT_EQ(redacted(text + "a"), text + "REDACTED");
    }
    for (const std::string_view key : public_keys) {
        const std::string text = "http://h/?" + std::string(key) + "=a";
        EXPECT_EQ(redacted(text), text);
    }
}

// Tests each pattern on its first host, with "S-1" for each secret.
TEST(redactor, knows_each_path) {
    for (const secret_path& path : secret_paths()) {
        const std::string host(path.hosts.empty() ? "h"
                                                  : path.hosts.substr(0, path.hosts.find(' ')));
        std::string text = "http://" + host + "/a/" + std::string(path.segments);
        std::string expected = text;
        for (const std::string_view name : {"{secret}", "{secrets}"}) {
            for (std::size_t at = 0; (at = text.find(name)) != text.npos;) {
                text.replace(at, name.size(), "S-1");
            }
            for (std::size_t at = 0; (at = expected.find(name)) != expected.npos;) {
                expected.replace(at, name.size(), "REDACTED");
            }
        }
        EXPECT_EQ(redacted(text), expected);
        EXPECT_EQ(redacted(text, {.paths = false}), text);
    }
    const std::string other = "http://h/services/a/b/S";
    EXPECT_EQ(redacted(other), other);
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

// The host is that after the last "@", even if no user information is secret.
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

// Searches for an "@" after each of the nested URIs, which end at an escaped line feed.  The first
// search goes to the end of the text, and finds out that the "@" is explained.  The others only go
// to the "&".  After searches through 16 times the octets of the text, no search is made.
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
    bool is_exact = false;  // whether the searches were once through exactly 16 times the octets
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

// One search finds out that the "@" is explained, so no other search is made.
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
    EXPECT_EQ(marked(redactor, "//me:pw@h/?sig=1", false), "//me:pw@h/?sig=1");
}

TEST(redactor, counts_uris_secrets_and_uris_that_are_not_valid) {
    std::string out;
    const redaction counts = redactor().redact(
        "http://a, http://b/?token=1&key=2 http://c|d \"GET /a?b=[] HTTP/1.1\" x: a:b", out);
    EXPECT_EQ(counts.uris, 4U);
    EXPECT_EQ(counts.secrets, 2U);
    EXPECT_EQ(counts.tolerant, 2U);
}

// Expects the redacted text to be the masked text with one mark in place of each run of "x".
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
        ")",       ".",  ",", "\n", "key", "%6Bey=", "://", "mailto:"};
    std::minstd_rand random(3986);
    for (int i = 0; i < 200000; ++i) {
        std::string text;
        for (std::size_t size = 1 + random() % 16; size > 0; --size) {
            text += pieces[random() % std::size(pieces)];
        }
        expect_the_same_secrets(text);
    }
}

// The mark before the second URI is also the end of the secret before it.
TEST(redactor, masks_a_secret_only_after_the_next_uri_was_found) {
    expect_the_same_secrets(R"(s://:&quot;p://h/?token=a\"~b)");
    expect_the_same_secrets(R"(s://h/?token=GET /?token=b)");
}

TEST(redactor, masks_without_allocating) {
    std::string text = "http://me@h/?sig=1&%6Bey=2";
    const redactor redactor;
    EXPECT_EQ(allocations_during([&] { redactor.mask(text); }), 0U);
    EXPECT_EQ(text, "http://xx@h/?sig=x&%6Bey=x");
}

// User information that is not secret can have properties that are.
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
                EXPECT_EQ(redacted(input), text);
                EXPECT_EQ(redacted(text), text) << "redacting again changes the text";
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
