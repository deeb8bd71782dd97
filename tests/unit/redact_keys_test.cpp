// Tests which keys and segments of paths have secrets.
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "support/places.hpp"
#include "support/redacted.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

TEST(redactor, replaces_values_of_secret_keys) {
    EXPECT_EQ(redacted("http://h/?a=b&TOKEN=c%20d&sig=&x=token=1"),
              "http://h/?a=b&TOKEN=REDACTED&sig=&x=token=REDACTED");
    EXPECT_EQ(redacted("http://h/?tok%65n=1"), "http://h/?tok%65n=REDACTED");
    EXPECT_EQ(redacted("http://h/?token"), "http://h/?token");
    EXPECT_EQ(redacted("http://h/?max_tokens=1&atoken=2"),
              "http://h/?max_tokens=1&atoken=REDACTED");
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
    EXPECT_EQ(redacted("http://h/?a=1&token=2", {.key_words = false, .keys = own}),
              "http://h/?a=REDACTED&token=2");
    EXPECT_EQ(redacted("http://h/?a=1&token=2", {.public_keys = own}),
              "http://h/?a=1&token=REDACTED");
    const std::string_view sig[] = {"sig", "x-y"};
    EXPECT_EQ(redacted("http://h/?sig=1&xy=2&pin=3", {.keys = sig, .public_keys = sig}),
              "http://h/?sig=1&xy=2&pin=REDACTED");
}

// Keys are compared without "-", "_" and "+", so these names are empty.
TEST(redactor, ignores_empty_names_in_its_options) {
    const std::string_view own[] = {"", "-", "+_", "ab-"};
    const std::string text = "http://h/?=1&-=2&rotten=3&xab=4&";
    EXPECT_EQ(redacted(text + "ab=5", {.key_words = false, .keys = own}), text + "ab=REDACTED");
    EXPECT_EQ(redacted("http://h/?token=1&ab=2", {.public_keys = own}),
              "http://h/?token=REDACTED&ab=2");
    const std::string_view schemes[] = {"", std::string_view(), "\xFF", "x"};
    EXPECT_EQ(
        redacted(":a;token=1\n\xFF:a;token=1\nx:a;token=1", {.extraction = {.schemes = schemes}}),
        ":a;token=1\n\xFF:a;token=1\nx:a;token=REDACTED");
}

// Reads tests/data/keys/redact.txt, which explains its format.
TEST(redactor, reads_keys_by_their_words) {
    std::ifstream lines(source_path("tests/data/keys/redact.txt"));
    std::size_t keys = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        char sign = '\0';
        words >> sign;
        if (sign == '#') {
            continue;
        }
        for (std::string key; words >> key; ++keys) {
            const std::string text = "http://h/?a=b&" + key + "=";
            EXPECT_EQ(redacted(text + "a-1"), text + (sign == '+' ? "REDACTED" : "a-1"));
            if (sign == '?') {
                EXPECT_EQ(redacted(text + "0123456789abcdef"), text + "REDACTED");
                EXPECT_EQ(redacted(text + "abcdefghijklmnop"), text + "abcdefghijklmnop");
                EXPECT_EQ(redacted(text + "0123456789abcde"), text + "0123456789abcde");
                EXPECT_EQ(redacted(text + "0123456789abc|ef"), text + "0123456789abc|ef");
            }
        }
    }
    EXPECT_GT(keys, 900U);
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

TEST(redactor, replaces_tokens_with_a_known_shape_if_requested) {
    const std::string token = "ghp_0123456789abcdefghijklmnopqrstuvwxyz";
    for (const std::string& text : {"http://h/" + token, "http://h/?a=" + token, "//h/#" + token}) {
        EXPECT_EQ(redacted("GET " + text, {.shapes = false}), "GET " + text);
    }
    for (const secret_userinfo userinfo : {secret_userinfo::password, secret_userinfo::none}) {
        EXPECT_EQ(redacted("http://" + token + "@h/", {.userinfo = userinfo}),
                  "http://REDACTED@h/");
        EXPECT_EQ(redacted("http://" + token + "@h/", {.userinfo = userinfo, .shapes = false}),
                  "http://" + token + "@h/");
    }
    EXPECT_EQ(redacted("d=" + token + ":S?S@tcp(h)/d /?a=b@tcp(h)/d " + token + ":S@tcp(h)/",
                       {.userinfo = secret_userinfo::password}),
              "d=REDACTED:REDACTED@tcp(h)/d /?a=b@tcp(h)/d REDACTED:REDACTED@tcp(h)/");
    EXPECT_EQ(
        redacted(token + ":S@tcp(h)/d", {.userinfo = secret_userinfo::password, .shapes = false}),
        token + ":REDACTED@tcp(h)/d");
    EXPECT_EQ(redacted("http://me:" + token + "@h/", {.userinfo = secret_userinfo::none}),
              "http://me:REDACTED@h/");
    const std::string_view keys[] = {"a"};
    EXPECT_EQ(redacted("http://h/?a=" + token, {.public_keys = keys, .closed = true}),
              "http://h/?a=REDACTED");
}

// Tests each pattern on its first host, with "S-1" for each secret.
TEST(redactor, knows_each_path) {
    for (const secret_path& path : secret_paths()) {
        const std::string host(path.hosts.empty() ? "h"
                                                  : path.hosts.substr(0, path.hosts.find(' ')));
        std::string text = "http://" + host + "/a/" + std::string(path.segments);
        if (const std::size_t at = text.find("{file}"); at != text.npos) {
            text.replace(at, text.npos, "12.ts");
        }
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

}  // namespace
}  // namespace uriscan::tests
