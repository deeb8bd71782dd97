// Tests which keys and segments of paths have secrets.
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "support/redacted.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

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

}  // namespace
}  // namespace uriscan::tests
