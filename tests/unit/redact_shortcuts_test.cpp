// Tests that no shortcut of the redactor decides otherwise than secrets.cpp, on random text.
#include <gtest/gtest.h>

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

// A kernel that says of each octet that a secret can start or end there.  So harmless_octets is
// asked about octets that it does not know, which it never calls harmless, and secrets.cpp reads
// each URI.
class without_signs {
public:
    without_signs() {
        real_ = &current_kernel();
        changed_ = *real_;
        changed_.find_marks = [](std::string_view text, std::size_t from, const mark_sets& sets,
                                 text_marks* marks, std::size_t count) noexcept {
            real_->find_marks(text, from, sets, marks, count);
            for (std::size_t i = 0; i < count; ++i) {
                marks[i].signs = ~std::uint64_t{0};
            }
        };
        chosen_kernel.store(&changed_);
    }
    ~without_signs() { chosen_kernel.store(real_); }

private:
    inline static const kernel* real_;
    inline static kernel changed_;
};

TEST(redact_shortcuts, find_the_secrets_that_secrets_cpp_finds) {
    (void)secrets_in("http://h", false);  // chooses the kernel
    std::mt19937_64 random(3986);
    std::size_t all = 0;
    for (int i = 0; i < 100'000; ++i) {
        const std::string text = random_text(random);
        const bool is_reference = i % 4 == 0;
        const std::vector<place> fast = secrets_in(text, is_reference);
        const without_signs slow;
        ASSERT_EQ(fast, secrets_in(text, is_reference)) << text;
        all += fast.size();
    }
    EXPECT_GT(all, 10'000U);
}

// With all bits set, the filter says of no key that it is not secret.
TEST(redact_shortcuts, filter_no_secret_keys) {
    key_ends every_key;
    every_key.fill(~std::uint64_t{0});
    const std::string_view own[] = {"a", "Under_Score", "a'b"};
    const std::string_view endings[] = {"ey", "-x"};
    const redact_options options[] = {{}, {.keys = own}, {.keys = own, .key_endings = endings}};
    constexpr std::string_view octets = "aAbBeEgGiIkKnNoOpPsStTxXyY_-.'%65[]+1";
    std::mt19937_64 random(3986);
    std::size_t secret = 0;
    for (const redact_options& option : options) {
        const key_ends ends = ends_of_keys(option);
        for (int i = 0; i < 200'000; ++i) {
            std::string key(i % 2 == 0 ? "" : pieces[11 + random() % 7]);
            for (std::size_t count = random() % 6; count-- > 0;) {
                key += octets[random() % octets.size()];
            }
            const bool is_secret = is_secret_key(key, option, every_key);
            ASSERT_EQ(is_secret_key(key, option, ends), is_secret) << key;
            if (is_secret && key.size() > 1) {
                ASSERT_FALSE(is_public_end(ends, key[key.size() - 2], key.back()) &&
                             key.find('%') == key.npos)
                    << key;
            }
            secret += is_secret ? 1 : 0;
        }
    }
    EXPECT_GT(secret, 1'000U);
}

}  // namespace
}  // namespace uriscan::tests
