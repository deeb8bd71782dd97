// Tests that a closed redactor replaces all data of URIs; tests/data/redact/closed.txt has more.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "support/redacted.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

TEST(closed_redactor, keeps_what_is_named) {
    const std::string_view keys[] = {"page", "x9x9x9"};
    const redact_options some_keys = {.public_keys = keys, .closed = true};
    EXPECT_EQ(redacted("http://h/?Page=2&x9x9x9=3&x9x9x9&q=4", some_keys),
              "http://h/?Page=2&x9x9x9=3&x9x9x9&q=REDACTED");
    EXPECT_EQ(redacted("http://h/?page=http://u:p@i/?token=a", some_keys),
              "http://h/?page=http://REDACTED@i/?token=REDACTED");
    const std::string_view paths[] = {"/users/*", "files/a9*/**", "b9b9/"};
    const redact_options some_paths = {.closed = true, .public_paths = paths};
    EXPECT_EQ(redacted("http://h/users/a9a9/b9b9?c", some_paths),
              "http://h/users/a9a9/REDACTED?REDACTED");
    EXPECT_EQ(redacted("http://h/users/a9a9;b=c9c9", some_paths), "http://h/users/a9a9;b=REDACTED");
    EXPECT_EQ(redacted("http://h/x/users/a9a9", some_paths), "http://h/x/users/REDACTED");
    EXPECT_EQ(redacted("http://h/files/a9x9/b9b9/c9c9;d=e http://h/files/b9b9/c9c9", some_paths),
              "http://h/files/a9x9/b9b9/c9c9;d=REDACTED http://h/files/REDACTED/REDACTED");
    EXPECT_EQ(redacted("http://h/b9b9/ http://h/b9b9", some_paths),
              "http://h/b9b9/ http://h/REDACTED");
}

TEST(closed_redactor, reads_references) {
    const redactor closed({.closed = true, .replacement = "-"});
    const auto reference = [&](std::string_view text) {
        std::string out;
        closed.redact_reference(text, out);
        return out;
    };
    EXPECT_EQ(reference("/a/b9b9?c=d#e"), "/a/-?c=-#-");
    EXPECT_EQ(reference("a/b9b9"), "a/-");
    EXPECT_EQ(reference("?a=b&c"), "?a=-&-");
    EXPECT_EQ(reference("a=b&c=d"), "a=-&c=-");
    EXPECT_EQ(reference("//u:p@h:1/a9a9"), "//-@h:1/-");
    EXPECT_EQ(reference("user:pass"), "user:-");
    EXPECT_EQ(reference("u9u9u9:pass"), "-:-");
    EXPECT_EQ(reference("#a"), "#-");
    EXPECT_EQ(reference(""), "");
    EXPECT_EQ(reference("%2Fa%2Fb9b9%3Fc%3Dd"), "%2Fa%2F-%3Fc%3D-");
}

TEST(closed_redactor, masks_and_honours_other_options) {
    std::string text = "http://u:p@h/a9a9?b=cd";
    redactor({.userinfo = secret_userinfo::password, .closed = true}).mask(text);
    EXPECT_EQ(text, "http://u:x@h/xxxx?b=xx");
    EXPECT_EQ(redacted("http://u:p@h/", {.userinfo = secret_userinfo::none, .closed = true}),
              "http://u:p@h/");
    const redaction counts = redactor({.closed = true}).mask(text);
    EXPECT_EQ(counts.secrets, 2U);  // "xxxx" is a word
}

// In a text, a closed redactor also finds references that the open redactor does not find.  If a
// value of such a reference is a URI, the delimiters of this URI stay.
TEST(closed_redactor, replaces_what_the_open_one_replaces_in_references) {
    constexpr std::string_view pieces[] = {
        "http://", "/",   "?",   "#",    "&",       ";",    "=",     ":",     "@",     "token",
        "k9k9",    "a",   "%40", "%3A",  "%2F",     "%26",  "%3D",   "%252F", "&amp;", "\\/",
        "\\u0026", " ",   "\"",  "(",    ")",       ",",    "GET /", "h",     ":80",   "jdbc:",
        "mailto:", "x.y", "'",   "a=b9", "sig=s9s", "u:p@", "\n",    "%",     "\\",    "\xFF"};
    const redactor open;
    const redactor closed({.closed = true});
    std::mt19937_64 random(3986);
    std::size_t all = 0;
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (std::size_t count = 2 + random() % 14; count-- > 0;) {
            text += pieces[random() % std::size(pieces)];
        }
        std::vector<secret_place> more, fewer;
        const bool is_reference = i % 4 != 0;
        is_reference ? closed.find_reference(text, more) : closed.find(text, more);
        if (is_reference) {
            open.find_reference(text, fewer);
        }
        std::string covered(text.size(), ' ');
        std::size_t end = 0;
        for (const secret_place& place : more) {
            ASSERT_GE(place.offset, end) << text;
            ASSERT_GT(place.size, 0U) << text;
            end = place.offset + place.size;
            ASSERT_LE(end, text.size()) << text;
            covered.replace(place.offset, place.size, place.size, 'x');
        }
        for (const secret_place& place : fewer) {
            ASSERT_EQ(covered.substr(place.offset, place.size), std::string(place.size, 'x'))
                << text;
        }
        all += more.size();
    }
    EXPECT_GT(all, 50'000U);
}

}  // namespace
}  // namespace uriscan::tests
