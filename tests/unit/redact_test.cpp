// Tests redaction: secrets are replaced, and no other octets change.
#include "uriscan/redact.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "support/counting_allocator.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

std::string redacted(std::string_view text, const redact_options& options = {}) {
    std::string out;
    redactor(options).redact(text, out);
    return out;
}

TEST(redactor, replaces_user_information) {
    EXPECT_EQ(redacted("a http://me:pw@h/ b"), "a http://REDACTED@h/ b");
    EXPECT_EQ(redacted("http://me@h"), "http://REDACTED@h");
    EXPECT_EQ(redacted("http://@h http://h/@x mailto:me@h"), "http://@h http://h/@x mailto:me@h");
    const redact_options password = {.userinfo = secret_userinfo::password};
    EXPECT_EQ(redacted("http://me:p:w@h http://me@h http://me:@h", password),
              "http://me:REDACTED@h http://me@h http://me:@h");
    EXPECT_EQ(redacted("http://me:pw@h", {.userinfo = secret_userinfo::none}), "http://me:pw@h");
}

TEST(redactor, replaces_values_of_secret_keys) {
    EXPECT_EQ(redacted("http://h/?a=b&TOKEN=c%20d&key=&x=token=1"),
              "http://h/?a=b&TOKEN=REDACTED&key=&x=token=1");
    EXPECT_EQ(redacted("http://h/?tok%65n=1"), "http://h/?tok%65n=REDACTED");
    EXPECT_EQ(redacted("http://h/?token"), "http://h/?token");
    EXPECT_EQ(redacted("http://h/?tokens=1&atoken=2"), "http://h/?tokens=1&atoken=2");
    EXPECT_EQ(redacted("http://h/?a=1;sig=2&b"), "http://h/?a=1;sig=REDACTED&b");
    EXPECT_EQ(redacted("http://h/?sig=1;a=2&b"), "http://h/?sig=REDACTED&b");
    EXPECT_EQ(redacted("http://h/?a;sig=1"), "http://h/?a;sig=REDACTED");
    EXPECT_EQ(redacted("http://h/?sig=1=2"), "http://h/?sig=REDACTED");
    EXPECT_EQ(redacted("http://h/#access_token=1&state=2"),
              "http://h/#access_token=REDACTED&state=2");
    const std::string_view own[] = {
        "a", std::string_view("x2345678901234567890123456789012345678901234567890123456789012345")};
    EXPECT_EQ(
        redacted("http://h/"
                 "?a=1&token=2&X2345678901234567890123456789012345678901234567890123456789012345=3&"
                 "y2345678901234567890123456789012345678901234567890123456789012345=4",
                 {.keys = own}),
        "http://h/"
        "?a=REDACTED&token=2&X2345678901234567890123456789012345678901234567890123456789012345="
        "REDACTED&y2345678901234567890123456789012345678901234567890123456789012345=4");
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

TEST(redactor, knows_each_key_once_in_lower_case) {
    for (std::size_t i = 0; i < secret_keys.size(); ++i) {
        EXPECT_TRUE(i == 0 || secret_keys[i - 1] < secret_keys[i]) << secret_keys[i];
        const std::string text = "http://h/?" + std::string(secret_keys[i]) + "=";
        EXPECT_EQ(redacted(text + "a"), text + "REDACTED");
    }
}

TEST(redactor, replaces_fragments_if_requested) {
    EXPECT_EQ(redacted("http://h/#a", {.fragment = true, .replacement = "-"}), "http://h/#-");
    EXPECT_EQ(redacted("http://h/# http://h/", {.fragment = true}), "http://h/# http://h/");
}

TEST(redactor, redacts_a_single_reference) {
    std::string out = "at ";
    EXPECT_EQ(redactor().redact(parse_uri_reference("//me:pw@h/?sig=1").value(), out), 2U);
    EXPECT_EQ(out, "at //REDACTED@h/?sig=REDACTED");
}

TEST(redactor, masks_a_single_reference_in_its_own_text_or_a_copy) {
    std::string text = "/p?sig=12&b=c";
    std::string copy = text;
    const uri_view uri = parse_uri_reference(text).value();
    EXPECT_EQ(redactor().mask(uri, copy), 1U);
    EXPECT_EQ(copy, "/p?sig=xx&b=c");
    EXPECT_EQ(redactor().mask(uri, text), 1U);
    EXPECT_EQ(text, copy);
}

// Expects the redacted text to be the masked text with one mark in place of each run of "x".
// `text` contains no "x", and the grammar puts a delimiter between two secrets.  So each run of "x"
// is one secret.
void expect_the_same_secrets(const std::string& text) {
    std::string masked = text;
    const redactor redactor({.replacement = "\x01"});
    const std::size_t count = redactor.mask(masked);
    std::string out;
    ASSERT_EQ(redactor.redact(text, out), count);
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

TEST(redactor, masks_without_allocating) {
    std::string text = "http://me@h/?sig=1&%6Bey=2";
    const redactor redactor;
    EXPECT_EQ(allocations_during([&] { redactor.mask(text); }), 0U);
    EXPECT_EQ(text, "http://xx@h/?sig=x&%6Bey=x");
}

TEST(doc_examples, redact_hpp) {
    const uriscan::redactor redactor;
    std::string out;
    redactor.redact("GET http://me:pw@h/?a=b&Token=c#d 200", out);
    EXPECT_EQ(out, "GET http://REDACTED@h/?a=b&Token=REDACTED#d 200");
    std::string line = "http://me@h/?sig=a%20b";
    redactor.mask(line);
    EXPECT_EQ(line, "http://xx@h/?sig=xxxxx");
}

}  // namespace
}  // namespace uriscan::tests
