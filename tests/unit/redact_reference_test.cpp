// Tests the redaction of texts that are one reference, such as a target or a referer of a log.
#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "support/guarded_pages.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

TEST(redactor, redacts_a_single_reference) {
    std::string out = "at ";
    const redaction counts = redactor().redact_reference("//me:pw@h/?sig=1", out);
    EXPECT_EQ(out, "at //REDACTED@h/?sig=REDACTED");
    EXPECT_EQ(counts.uris, 1U);
    EXPECT_EQ(counts.secrets, 2U);
    EXPECT_EQ(counts.tolerant, 0U);
    std::string masked = "/p|q?sig=12&b=c";
    EXPECT_EQ(redactor().mask_reference(masked).tolerant, 1U);
    EXPECT_EQ(masked, "/p|q?sig=xx&b=c");
    char buffer[32];
    const redacted_size written = redactor().redact_reference("/p?sig=12#a", buffer);
    EXPECT_EQ(std::string_view(buffer, written.size), "/p?sig=REDACTED#a");
    EXPECT_EQ(written.counts.secrets, 1U);
    out.clear();
    redactor().redact_reference("://me:pw@h/", out);  // no scheme is before the ":"
    EXPECT_EQ(out, "://me:pw@h/");
}

// Secrets are at the places that the fast way could pass over: the first octet of a path, the
// octets after the first letters, and those after the first block of 64 octets.
TEST(redactor, passes_over_no_secret_of_a_reference) {
    const std::string digits(100, '1');
    const std::array<std::string, 2> texts_and_results[] = {
        {"a://u:p@h/", "a://REDACTED@h/"},
        {"/activate-account/S", "/activate-account/REDACTED"},
        {"x/activate-account/S", "x/activate-account/REDACTED"},
        {"/activate-account/" + digits, "/activate-account/REDACTED"},
        {"/" + digits + "?token=S", "/" + digits + "?token=REDACTED"},
        {"http://h/" + digits + "?token=S", "http://h/" + digits + "?token=REDACTED"}};
    for (const auto& [text, result] : texts_and_results) {
        std::string out;
        EXPECT_EQ(redactor().redact_reference(text, out).secrets, 1U);
        EXPECT_EQ(out, result);
    }
    std::string out;
    EXPECT_EQ(redactor().redact_reference("://a", out).tolerant, 1U);
}

// A reference that starts with a key can also be a connection string.  The values that are secret
// by one of both readings are replaced.
TEST(redactor, reads_a_reference_that_starts_with_a_key_as_a_list) {
    const std::array<std::string, 2> texts_and_results[] = {
        {"Server=h;Pwd=S&S#S;a=b", "Server=h;Pwd=REDACTED;a=b"},
        {"Pwd=S&S;a=b", "Pwd=REDACTED;a=b"},
        {"Pwd={S;S}&S;a=b", "Pwd=REDACTED;a=b"},
        {"a=b;Pwd=S&S;token=S&sig=S", "a=b;Pwd=REDACTED;token=REDACTED"},
        {"a=b;c&token=S&d=e;f", "a=b;c&token=REDACTED&d=e;f"},
        {"/a;Pwd=S/b", "/a;Pwd=REDACTED/b"},
        {"http://h/a=b;Pwd=S/b", "http://h/a=b;Pwd=REDACTED/b"}};
    for (const auto& [text, result] : texts_and_results) {
        std::string out;
        redactor().redact_reference(text, out);
        EXPECT_EQ(out, result);
    }
}

TEST(redactor, reads_no_octet_after_a_reference) {
    guarded_pages pages(300);
    for (const std::string& text : {std::string("/a"), "http://h/" + std::string(55, 'a')}) {
        std::string out;
        EXPECT_EQ(redactor().redact_reference(pages.put_at_end(text), out).tolerant, 0U);
        EXPECT_EQ(out, text);
    }
}

// Calls `use` with all texts that have up to `most` of the pieces.
template <class Use>
void for_each_text_of(std::span<const std::string_view> pieces, std::size_t most, std::string& text,
                      const Use& use) {
    use(text);
    for (const std::string_view piece : most == 0 ? std::span<const std::string_view>() : pieces) {
        const std::size_t size = text.size();
        for_each_text_of(pieces, most - 1, text.append(piece), use);
        text.resize(size);
    }
}

// A reference that starts with "/" or with letters and "://" is first read in a way that is fast.
// Another start with the same secrets after it must give the same result.
TEST(redactor, reads_all_references_alike) {
    constexpr std::string_view pieces[] = {"/",   "//",  "?",    "&",    "#", "=", "@",
                                           ":",   "a",   "p:w@", "%3D",  "%", "|", "80",
                                           "sig", "key", "r/",   "://u", "[", ";"};
    constexpr std::pair<std::string_view, std::string_view> starts[] = {
        {"/", "./"}, {"/x/", "./x/"}, {"ab://", "a1://"}, {"ab://h/", "a1://h/"}};
    const redactor redactor({.replacement = "X"});
    std::string text;
    for_each_text_of(pieces, 3, text, [&](std::string_view rest) {
        for (const auto& [fast, slow] : starts) {
            if (fast == "/" && rest.starts_with('/')) {
                continue;  // an authority
            }
            std::string read_fast, read_slowly;
            const redaction counts =
                redactor.redact_reference(std::string(fast).append(rest), read_fast);
            const redaction expected =
                redactor.redact_reference(std::string(slow).append(rest), read_slowly);
            ASSERT_EQ(read_fast.substr(fast.size()), read_slowly.substr(slow.size())) << rest;
            ASSERT_EQ(counts.secrets, expected.secrets) << fast << rest;
            ASSERT_EQ(counts.tolerant, expected.tolerant) << fast << rest;
        }
    });
}

}  // namespace
}  // namespace uriscan::tests
