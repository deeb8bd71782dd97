// Compares the shortcuts of the redactor with secrets.cpp: for each random text, both must decide
// in the same way.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/kernels.hpp"
#include "text/redact/keys.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

// Pieces of URIs, of escapes, and of the text around them.  Secrets can be anywhere.
constexpr std::string_view pieces[] = {"http://",
                                       "https://",
                                       "//",
                                       "/",
                                       "?",
                                       "#",
                                       "&",
                                       ";",
                                       "=",
                                       ":",
                                       "@",
                                       "token",
                                       "sig",
                                       "key",
                                       "a",
                                       "b",
                                       "xKey",
                                       "password",
                                       "_new=",
                                       "Page",
                                       "Token",
                                       "_type=1",
                                       "api",
                                       "Code",
                                       "hash=",
                                       "ghp_SECRETabcdefghijklmnop",
                                       "eyJhbGciOiJIUzI1NiJ9.eyJzdWIi",
                                       "AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw0",
                                       "SG.abcdefghijklmnopqrst.abcdefghijklmnop",
                                       "key-",
                                       "xoxb-12",
                                       "user",
                                       "me:pw@",
                                       "%40",
                                       "%3A",
                                       "%3d",
                                       "%2F",
                                       "%26",
                                       "%3F",
                                       "%25",
                                       "%2540",
                                       "%",
                                       "%4",
                                       "\\u003d",
                                       "\\/",
                                       "\\",
                                       " ",
                                       "\"",
                                       "<",
                                       ")",
                                       ".",
                                       ",",
                                       "-",
                                       "_",
                                       "+",
                                       "GET /",
                                       "\n",
                                       "mailto:",
                                       "redis:",
                                       "h",
                                       "x.org",
                                       "[::1]",
                                       ":80",
                                       "/bot1:2",
                                       "?a=b",
                                       "&c=d",
                                       "services/",
                                       "T0/B0/",
                                       "hooks",
                                       "tok%65n",
                                       "to\xC3\xA9",
                                       "\xFF",
                                       "\r",
                                       "'",
                                       "url=",
                                       "a&b=c",
                                       "sig=1",
                                       "token=2",
                                       "&amp;",
                                       "q=http%3A%2F%2Fu:p%40h",
                                       "http%3A%2F%2F",
                                       "http%3A%2F%2Fhooks.slack.com%2Fservices%2F",
                                       "jdbc%3A",
                                       "oracle:",
                                       "/a?b=c&d=e&",
                                       "?b&c=d&",
                                       "%22",
                                       "%7B%22",
                                       "(",
                                       "[",
                                       "|",
                                       "~",
                                       "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};

std::string random_text(std::mt19937_64& random) {
    std::string text;
    for (std::size_t count = 2 + random() % 16; count-- > 0;) {
        text += pieces[random() % std::size(pieces)];
    }
    return text;
}

struct place {
    std::size_t offset;
    std::size_t size;
    bool operator==(const place&) const = default;
};

std::vector<place> secrets_in(std::string_view text, bool is_reference) {
    const redactor redactor;
    std::vector<secret_place> found;
    is_reference ? redactor.find_reference(text, found) : redactor.find(text, found);
    std::vector<place> secrets;
    for (const secret_place& secret : found) {
        secrets.push_back({secret.offset, secret.size});
    }
    return secrets;
}

// While an object of this class exists, the kernel says of each octet that a secret can start or
// end there.  Then harmless_octets never calls an octet harmless, so secrets.cpp reads each URI.
class without_signs {
public:
    without_signs() {
        real_ = kernel_in_use::find_marks.load();
        kernel_in_use::find_marks.store([](std::string_view text, std::size_t from,
                                           const mark_sets& sets, text_marks* marks,
                                           std::size_t count) noexcept {
            real_(text, from, sets, marks, count);
            for (std::size_t i = 0; i < count; ++i) {
                marks[i].signs = ~std::uint64_t{0};
            }
        });
    }
    ~without_signs() { kernel_in_use::find_marks.store(real_); }

private:
    inline static find_marks_function real_;
};

TEST(redact_shortcuts, find_the_secrets_that_secrets_cpp_finds) {
    (void)secrets_in("http://h", false);  // chooses the kernel
    std::mt19937_64 random(3986);
    std::size_t all = 0;
    for (int i = 0; i < 120'000; ++i) {
        const std::string text = random_text(random);
        const bool is_reference = i % 4 == 0;
        const std::vector<place> fast = secrets_in(text, is_reference);
        const without_signs slow;
        ASSERT_EQ(fast, secrets_in(text, is_reference)) << text;
        all += fast.size();
    }
    EXPECT_GT(all, 10'000U);
}

// With all bits set, the filter must say of each key that it can be secret.
TEST(redact_shortcuts, filter_no_secret_keys) {
    key_ends every_end;
    every_end.fill(~std::uint64_t{0});
    const std::string_view own[] = {"a", "Under_Score", "a'b", "qx", "n1"};
    const redact_options options[] = {{}, {.keys = own}, {.key_words = false, .keys = own}};
    std::vector<std::string> parts(std::begin(own), std::end(own));
    for (std::size_t role = 0; role < word_roles; ++role) {
        for (const std::string_view word : words_of(static_cast<word_role>(role))) {
            parts.emplace_back(word);
        }
    }
    constexpr std::string_view signs[] = {"",   "",    "",  "-", "_",    "1",
                                          "v2", "%65", "x", "'", "\xFF", "K"};
    std::mt19937_64 random(3986);
    std::size_t secret = 0;
    for (const redact_options& option : options) {
        const key_ends ends = ends_of_keys(option);
        for (int i = 0; i < 100'000; ++i) {
            std::string key;
            for (std::size_t count = 1 + random() % 3; count-- > 0;) {
                std::string part = parts[random() % parts.size()];
                for (char& c : part) {
                    c = random() % 8 == 0 ? static_cast<char>(std::toupper(c)) : c;
                }
                key.append(part).append(signs[random() % std::size(signs)]);
            }
            const key_kind kind = kind_of_key(key, option, every_end);
            ASSERT_EQ(kind_of_key(key, option, ends), kind) << key;
            secret += kind != key_kind::open ? 1 : 0;
        }
    }
    EXPECT_GT(secret, 10'000U);
}

// The lists of words are searched as sorted lists, and compared with names in lower case.
TEST(redact_shortcuts, have_sorted_words) {
    for (std::size_t role = 0; role < word_roles; ++role) {
        const auto words = words_of(static_cast<word_role>(role));
        EXPECT_TRUE(static_cast<word_role>(role) == word_role::head ||
                    std::ranges::is_sorted(words, {}, &key_word::text));
        for (const std::string_view word : words) {
            EXPECT_EQ(word.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.[]%+"), word.npos) << word;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
