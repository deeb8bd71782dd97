// Tests that the redactor finds secrets wherever they are in its blocks, and reads nothing outside
// of the text.
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "support/guarded_pages.hpp"
#include "support/redacted.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

// The redactor writes long texts in pieces of about 4096 octets.
TEST(redactor, redacts_texts_of_any_size) {
    std::string before;
    std::string text;
    std::string expected;
    for (int i = 0; i < 1000; ++i) {
        before += "http://h/a ";  // 11 octets, and no secret
        text = before + "http://h/?token=1 b";
        expected = before + "http://h/?token=REDACTED b";
        ASSERT_EQ(redacted(text), expected);
        std::string buffer(expected.size(), '\0');
        ASSERT_EQ(redactor().redact(text, std::span<char>(buffer)).size, expected.size());
        ASSERT_EQ(buffer, expected);
        redactor().mask(text);
        ASSERT_EQ(text, before + "http://h/?token=x b");
    }
    EXPECT_EQ(redacted(before), before);
}

// The redactor looks for URIs in blocks of 64 octets, and loads up to 64 blocks at once.
TEST(redactor, finds_uris_after_octets_without_any) {
    for (std::size_t size = 4000; size < 4200; ++size) {
        const std::string before = std::string(size, 'a') + ' ';
        ASSERT_EQ(redacted(before + "http://me@h"), before + "http://REDACTED@h");
        ASSERT_EQ(redacted(before + "http://"), before + "http://");
    }
}

// A URI can have more octets than the redactor loads at once.
TEST(redactor, finds_uris_after_a_long_one) {
    for (std::size_t size = 4000; size < 9000; size += 7) {
        const std::string before = "http://h/" + std::string(size, 'a');
        ASSERT_EQ(redacted(before + "?token=S http://me@h"),
                  before + "?token=REDACTED http://REDACTED@h");
        ASSERT_EQ(redacted(before + " http://me@h"), before + " http://REDACTED@h");
    }
}

// The octets are marked in blocks of 64, and 64 blocks are loaded at once.
TEST(redactor, reads_each_octet_of_a_uri_in_each_block) {
    const std::string more = std::string(80, 'a');
    const std::string rests[] = {"", ' ' + more + more, more + ' ' + more};
    for (std::size_t begin = 0; begin < 64; begin += 7) {
        for (std::size_t at = 0; at < 150; ++at) {
            for (const std::size_t size : {begin, 3940 + begin}) {
                const std::string text =
                    std::string(size, ' ') + "http://hh/" + std::string(at, 'a');
                for (const std::string& rest : rests) {
                    ASSERT_EQ(counts_of(text + "|b" + rest), "1 0 1") << begin << ' ' << at;
                    ASSERT_EQ(counts_of(text + "?|b" + rest), "1 0 1") << begin << ' ' << at;
                    ASSERT_EQ(counts_of(text + "bcd" + rest), "1 0 0") << begin << ' ' << at;
                    ASSERT_EQ(counts_of(text + ",http://h" + rest), "2 0 0") << begin << ' ' << at;
                    ASSERT_EQ(counts_of(text + "?sig=S" + rest), "1 1 0") << begin << ' ' << at;
                }
            }
        }
    }
}

// The "&" is the last octet of a block of 64 octets, and the "@" the first octet of the next one.
TEST(redactor, reads_the_octets_at_the_ends_of_blocks) {
    EXPECT_EQ(redacted("http://" + std::string(56, 'a') + "&@h/"), "http://REDACTED@h/");
}

// In a block of 64 octets, only the first octet can delimit a secret.
TEST(redactor, reads_the_first_octet_of_a_target) {
    EXPECT_EQ(redacted("GET /activate-account/" + std::string(100, '1') + " HTTP/1.1"),
              "GET /activate-account/REDACTED HTTP/1.1");
    EXPECT_EQ(redacted("GET /activate HTTP/1.1"), "GET /activate HTTP/1.1");
}

// The ":" looks like the end of a scheme.
TEST(redactor, goes_on_after_what_is_no_uri_in_each_block) {
    for (std::size_t size = 4000; size < 4200; ++size) {
        const std::string before = std::string(size, ' ') + "-:/ ";
        ASSERT_EQ(redacted(before + "http://me@h"), before + "http://REDACTED@h");
    }
}

// Each start and each end of each text is put before and after a page that cannot be read.
TEST(redactor, reads_no_octet_outside_of_the_text) {
    for (
        const std::string_view text :
        {R"({"a":"https:\/\/u:S@h\/?token=S\u0026#38;b=\x26amp;c"})",
         "a=http://u:p/w#@[::1]:80,jdbc:oracle:thin:u/S@h;password=S|mailto:",
         "\"GET /a;jsessionid=S?b=%252Fc%253Ftoken%253DS HTTP/1.1\" \\\"PUT      \\/a?b\\\"",
         "\xE2\x80\x9Chttps://hooks.slack.com/services/T/B/S\xE2\x80\x9D (http://h/a(b)?key={S}.)",
         "\x1B[31mhttps://api.telegram.org/bot12:S/reset-password/S\x1B[0m", "bcdefgh://u:S@i",
         R"(curl -u "u:S" http://h/ -H 'Cookie: token=S' -d'key=S' $(http.exe POST http://h a:"S")",
         "http \\\n 'x://h' token==S\\", "curl mailto:", "-u ://h/ -a &quot;&quot;x://",
         "mGET /=", R"(://h/?=a GET /=b GET"//c http://h/\")", R"(http://u:p@h?=a\tGET /%)"}) {
        guarded_pages pages(text.size());
        for (std::size_t size = 0; size <= text.size(); ++size) {
            const std::string expected = redacted(std::string(text.substr(0, size)));
            EXPECT_EQ(redacted(pages.put_at_end(text.substr(0, size))), expected);
            EXPECT_EQ(redacted(pages.put_at_begin(text.substr(0, size))), expected);
            const std::string_view end = text.substr(text.size() - size);
            EXPECT_EQ(redacted(pages.put_at_begin(end)), redacted(std::string(end)));
            std::string out;
            redactor().redact_reference(pages.put_at_begin(end), out);
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
