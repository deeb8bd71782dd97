// Tests that finding and redacting URIs takes linear time. hostile_test.cpp has texts that somebody
// thought of. The texts here are made at random: each consists of a few parts, and most parts are
// repeated many times. Quadratic time often needs two of them: one that starts many searches, and
// one through which each search goes.
#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/processor_time.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

// clang-format off
constexpr std::string_view pieces[] = {
    "a", "a.", "/", "//", "?", "&", "=", "#", ";", ":", "@", ",", "|", "~", "!", "$", "-", "_", "*",
    "+", "'", "\"", "`", "(", ")", "[", "]", "{", "}", "<", ">", " ", "\t", "\n", "\\", "%",
    "a=", "&a=b", ";a=b", "a@", "u:p@", "http:", "http://", "://", "://[", "mailto:", "www.",
    "hxxp://", "a[.]b", "data:", "@tcp(",
    "%61", "%25", "%2525", "%2F", "%3A%2F%2F", "&#47;", "&amp;", "&lt;", "&quot;", "\\/",
    "\\u002f", "\\x22", "\xC3\xA9", "\xE3\x80\x82", "\xE2\x80\x9D",
    "token=", "&token=x", ";token={", "key=", "code=", "password: ", "\"password\":\"", "Bearer ",
    "bot", "/bot", "/services", "/live/a/b/", "/reset-password/", "xoxb-", "eyJ", "ghp_", "AKIA",
    "curl -u ", "-H '", "GET /", " HTTP/1.1", "jdbc:", "jdbc:oracle:thin:", "sb://", "Server=a;",
    "\\ncurl ", "'\\''", "\\&quot;", " \\ ", "\x1B[1;0m"};

// The parts of data source names of Go, and what can start a URI or reference in them.
constexpr std::string_view pieces_of_names[] = {
    "@tcp(h)/", "@a(b)/", "@t(", ")/", ":", "u:", "(", "?", "(?", "a", "=", "?a=a", "http:", "://",
    "REDACTED", "http://h/?a=", "token=", "&", "%3A", "%40t(h)%2F"};
// clang-format on

using piece_list = std::span<const std::string_view>;

// A part of a text.
struct part {
    std::string text;
    bool is_repeated = false;
};

std::vector<part> random_parts(std::mt19937& random, piece_list all) {
    const auto below = [&random](std::size_t end) { return random() % end; };
    std::vector<part> parts(2 + below(4));
    for (part& part : parts) {
        for (std::size_t count = 1 + below(3); count > 0; --count) {
            part.text += all[below(all.size())];
        }
        part.is_repeated = below(5) < 3;
    }
    return parts;
}

// Each part that is repeated has about `size` octets.
std::string text_of(const std::vector<part>& parts, std::size_t size) {
    std::string text;
    for (const part& part : parts) {
        for (std::size_t at = 0; at < (part.is_repeated ? size : 1); at += part.text.size()) {
            text += part.text;
        }
    }
    return text;
}

// Returns the time for all functions that search `text` for URIs or secrets, in seconds.
double time_of_searching(const std::string& text, const redactor& open, const redactor& closed) {
    std::string out;
    return processor_time([&] {
        for (auto found = find_uri(text, 0); found; found = find_uri(text, found->end())) {
        }
        open.redact(text, out);
        out.clear();
        closed.redact(text, out);
    });
}

// Says which parts took too long.
std::string description_of(const std::vector<part>& parts) {
    std::string text = "parts:";
    for (const part& part : parts) {
        text += (part.is_repeated ? "\n  repeated: " : "\n  once: ") + part.text;
    }
    return text;
}

// Compares the times of two sizes. If the time is linear, the second text takes 16 times as long.
// If it is quadratic, it takes 256 times as long. Short times are not compared: they vary too much,
// and quadratic time would make them long.
class time_check {
public:
    explicit time_check(std::size_t small_size = 1 << 12)
        : small_size_(small_size), closed_([] {
              redact_options options;
              options.closed = true;
              return options;
          }()) {}

    void operator()(const std::vector<part>& parts) const {
        constexpr std::size_t times = 16;
        constexpr double short_time_of_octet = 2e-7;
        const std::string text = text_of(parts, small_size_ * times);
        const double large = time_of_searching(text, open_, closed_);
        if (large >= static_cast<double>(text.size()) * short_time_of_octet) {
            const double small = time_of_searching(text_of(parts, small_size_), open_, closed_);
            EXPECT_LT(large, small * times * 4) << description_of(parts);
        }
    }

private:
    std::size_t small_size_;
    redactor open_;
    redactor closed_;
};

void check_random_parts(std::size_t count, unsigned seed, piece_list all,
                        const time_check& check = time_check()) {
    std::mt19937 random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        check(random_parts(random, all));
    }
}

TEST(repeated_parts, are_searched_in_linear_time) {
    check_random_parts(200, 1, pieces);
}

TEST(many_more_repeated_parts, are_searched_in_linear_time) {
    check_random_parts(4000, 2, pieces);
    check_random_parts(4000, 3, pieces_of_names, time_check(1 << 10));
}

TEST(repeated_parts, of_data_source_names_are_searched_in_linear_time) {
    check_random_parts(300, 1, pieces_of_names, time_check(1 << 10));
}

// These texts took quadratic time once.
TEST(repeated_parts, that_were_slow_are_searched_in_linear_time) {
    const time_check check;
    check({{"http://", false}, {"a", true}, {"/bot", true}});  // many paths of webhooks
    check({{"&a=b://", true}});  // an authority that might go on, before others
    check({{"&token=x[%2525a=", false}, {"http:;a=b", true}});  // many ";" after a host
    check({{"\\u002f\\u002fa:&lt;", true}});  // many authorities with escaped slashes
    // Many data source names, each with the start of a reference that goes on to the end
    check({{"@tcp(h)/:(?a=a", true}, {":", true}});
    check({{"@tcp(h)/:(?", true}, {"x", true}});
    check({{"@a(b)/http:u:(", true}});
    check({{"http:@a(b)/", true}, {"a", true}});
    // Many secrets of a command, and no URI after them
    check({{"curl -u http://", false}, {"\"curl -u ", true}});
    // Many ":" before a name that was already redacted
    check({{"http://h/?a=", false}, {":", true}, {"/REDACTED@tcp(h)/", false}});
}

}  // namespace
}  // namespace uriscan::tests
