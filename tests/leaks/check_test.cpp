// Tests the check of redactors with redactors that are wrong on purpose: the check must notice each
// of them, on each generated line that has a secret.
#include "leaks/check.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "leaks/lines.hpp"
#include "leaks/plant.hpp"

namespace uriscan::leaks {
namespace {

constexpr std::string_view replacement = "REDACTED";

std::size_t secrets_in(const pieces& line) {
    std::size_t count = 0;
    for (const piece& one : line) {
        count += one.what == role::secret ? 1 : 0;
    }
    return count;
}

std::string masked(const pieces& line) {
    std::string text;
    for (const piece& one : line) {
        text += one.what == role::secret ? std::string(one.text.size(), 'x') : one.text;
    }
    return text;
}

// Returns the answer of a redactor without errors, which knows the pieces of the line.
answer right_answer(const pieces& line) {
    const std::size_t count = secrets_in(line);
    return {expected_text(line, replacement), count, masked(line), count};
}

// Returns the answer of a redactor that leaves the secrets for which `is_left` is true.
answer leaving(const pieces& line, const std::function<bool(std::size_t)>& is_left) {
    pieces seen = line;
    std::size_t number = 0;
    for (piece& one : seen) {
        if (one.what == role::secret && is_left(number++)) {
            one.what = role::kept;
        }
    }
    return right_answer(seen);
}

// Cuts the last `size` octets off each secret, and makes these octets a piece that stays.
pieces with_visible_tails(const pieces& line, std::size_t size) {
    pieces result;
    for (const piece& one : line) {
        if (one.what == role::secret && one.text.size() > size) {
            const std::size_t start = one.text.size() - size;
            result.push_back({one.text.substr(0, start), role::secret});
            result.push_back({one.text.substr(start), role::kept});
        } else {
            result.push_back(one);
        }
    }
    return result;
}

// Makes the octet before or after each secret a part of the secret.
pieces with_greedy_secrets(const pieces& line, bool before) {
    pieces result = line;
    for (std::size_t i = 0; i < result.size(); ++i) {
        const std::size_t other = before ? i - 1 : i + 1;
        if (result[i].what != role::secret || other >= result.size() ||
            result[other].text.empty()) {
            continue;
        }
        std::string& text = result[other].text;
        if (before) {
            result[i].text.insert(0, text.substr(text.size() - 1));
            text.pop_back();
        } else {
            result[i].text += text[0];
            text.erase(0, 1);
        }
    }
    return result;
}

void on_lines_with_secrets(const std::function<void(const pieces&)>& test) {
    random_source random(3986);
    for (const line_class& lines : line_classes) {
        for (int i = 0; i < 200; ++i) {
            const pieces line = lines.make(random, random.once_in(2));
            if (secrets_in(line) > 0) {
                test(line);
            }
        }
    }
}

std::string kind_of(const std::optional<finding>& found) {
    return found ? std::string(name_of(found->kind)) : "none";
}

TEST(check, finds_nothing_wrong_with_the_right_answer) {
    on_lines_with_secrets([](const pieces& line) {
        EXPECT_EQ(kind_of(check(line, right_answer(line), replacement)), "none") << text_of(line);
    });
}

TEST(check, notices_a_redactor_that_does_nothing) {
    on_lines_with_secrets([](const pieces& line) {
        const answer nothing = {text_of(line), 0, text_of(line), 0};
        EXPECT_EQ(kind_of(check(line, nothing, replacement)), "leak") << text_of(line);
    });
}

TEST(check, notices_one_secret_that_is_left) {
    on_lines_with_secrets([](const pieces& line) {
        const std::size_t last = secrets_in(line) - 1;
        const answer got = leaving(line, [&](std::size_t number) { return number == last; });
        EXPECT_EQ(kind_of(check(line, got, replacement)), "leak") << text_of(line);
    });
}

TEST(check, notices_the_last_octets_of_secrets) {
    on_lines_with_secrets([](const pieces& line) {
        for (const std::size_t size : {1U, 5U}) {
            const pieces seen = with_visible_tails(line, size);
            EXPECT_NE(kind_of(check(line, right_answer(seen), replacement)), "none")
                << text_of(line);
        }
    });
}

TEST(check, notices_one_octet_too_many) {
    on_lines_with_secrets([](const pieces& line) {
        for (const bool before : {false, true}) {
            const answer got = right_answer(with_greedy_secrets(line, before));
            if (got.redacted != right_answer(line).redacted) {
                EXPECT_NE(kind_of(check(line, got, replacement)), "none") << text_of(line);
            }
        }
    });
}

TEST(check, notices_a_change_elsewhere) {
    const pieces line = kept("a http://h/?token=") + secret("abcdefg") + kept(" b");
    answer got = right_answer(line);
    got.redacted[0] = 'A';
    EXPECT_EQ(kind_of(check(line, got, replacement)), "change");
    got = right_answer(line);
    got.redacted += ' ';
    EXPECT_EQ(kind_of(check(line, got, replacement)), "change");
}

TEST(check, notices_a_wrong_mask_and_a_wrong_count) {
    const pieces line = kept("a http://h/?token=") + secret("abcdefg") + kept(" b");
    answer got = right_answer(line);
    got.masked = "a http://h/?token=abcdefg b";
    EXPECT_EQ(kind_of(check(line, got, replacement)), "leak");
    got.masked = "a http://h/?token=xxxxxxxxb";
    EXPECT_EQ(kind_of(check(line, got, replacement)), "mask");
    got = right_answer(line);
    got.replaced = 2;
    EXPECT_EQ(kind_of(check(line, got, replacement)), "count");
}

TEST(check, takes_both_answers_if_the_documents_are_silent) {
    const pieces line = kept("http://h/?token=") + secret("abcdefg") + either("!") + kept(" b");
    const answer longer = {"http://h/?token=REDACTED b", 1, "http://h/?token=xxxxxxxx b", 1};
    const answer shorter = {"http://h/?token=REDACTED! b", 1, "http://h/?token=xxxxxxx! b", 1};
    const answer mixed = {"http://h/?token=REDACTED! b", 1, "http://h/?token=xxxxxxxx b", 1};
    EXPECT_EQ(kind_of(check(line, longer, replacement)), "none");
    EXPECT_EQ(kind_of(check(line, shorter, replacement)), "none");
    EXPECT_EQ(kind_of(check(line, mixed, replacement)), "mask");
}

TEST(pieces, are_encoded_and_truncated_with_their_roles) {
    const pieces line = kept("?token=") + secret("a&b/") + kept("&c=d");
    EXPECT_EQ(expected_text(transformed(line, percent_encoded), "S"), "%3Ftoken%3DS%26c%3Dd");
    EXPECT_EQ(text_of(transformed(line, percent_encoded_twice)),
              "%253Ftoken%253Da%2526b%252F%2526c%253Dd");
    EXPECT_EQ(text_of(transformed(line, json_slashes_u)), "?token=a\\u0026b\\/\\u0026c=d");
    EXPECT_EQ(text_of(truncated(line, 9)), "?token=a");
    EXPECT_EQ(text_of(truncated(line, 13)), "?token=a&b/");
    EXPECT_EQ(text_of(truncated(line, 15)), "?token=a&b/&c=d");
    const pieces login = kept("http://u:") + secret("abc") + kept("@example.com/path");
    EXPECT_EQ(text_of(truncated(login, 11)), "http://u:ab");
    EXPECT_EQ(text_of(truncated(login, 12)), "http://u:");
    EXPECT_EQ(text_of(truncated(login, 28)), "http://u:abc@example.com/pat");
}

TEST(planted, has_new_secrets_and_all_octets_of_the_line) {
    random_source random(3986);
    const std::string line = "\"GET /a?b=c HTTP/1.1\" 200 \"https://h/d?e#f\" \"-\"";
    std::size_t secrets = 0;
    for (int i = 0; i < 200; ++i) {
        const pieces all = planted(random, line, true);
        secrets += secrets_in(all);
        EXPECT_TRUE(expected_text(all, "").ends_with("\" \"-\"")) << text_of(all);
    }
    EXPECT_GT(secrets, 100U);
}

TEST(planted, leaves_out_lines_with_secrets_of_their_own) {
    for (const char* line : {"http://u@h/", "http://h/?Access-Token=a", "http://h/#a=b&pwd[]=c"}) {
        EXPECT_TRUE(may_have_secrets(line)) << line;
    }
    EXPECT_FALSE(may_have_secrets("http://h/token?a=token"));
}

}  // namespace
}  // namespace uriscan::leaks
