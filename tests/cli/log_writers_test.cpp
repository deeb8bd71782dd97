// Lines of logs with planted truth.  Each writer writes values as the manual of its server says,
// which shares nothing with the reader.  The method, the target and the status must be read back.
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "cli/input/logs/access_log.hpp"
#include "cli/input/logs/known_logs.hpp"

namespace uriscan::tests {
namespace {

struct planted {
    std::string method, target, status;
};

std::string hexadecimal(char octet, const char* digits) {
    const auto value = static_cast<unsigned char>(octet);
    return {digits[value / 16], digits[value % 16]};
}

// Replaces each octet for which `is_escaped` is true by `start` and its two digits.
template <class Predicate>
std::string escaped(const std::string& text, const std::string& start, Predicate is_escaped) {
    std::string out;
    for (const char c : text) {
        out += is_escaped(c) ? start + hexadecimal(c, "0123456789ABCDEF") : std::string(1, c);
    }
    return out;
}

bool is_visible(char c) {
    return c >= 32 && c < 127;
}

// ngx_http_log_escape(): a quotation mark, a backslash, and octets outside of 32 to 126.
std::string by_nginx(const std::string& text) {
    return escaped(text, "\\x", [](char c) { return c == '"' || c == '\\' || !is_visible(c); });
}

// ap_escape_logitem(): a backslash before a quotation mark or a backslash, the escapes of C for
// some controls, and \xhh for all others that are not visible.
std::string by_apache(const std::string& text) {
    constexpr std::string_view controls = "\b\n\r\t\v";
    std::string out;
    for (const char c : text) {
        const std::size_t control = controls.find(c);
        if (c == '"' || c == '\\') {
            out += {'\\', c};
        } else if (control != controls.npos) {
            out += {'\\', "bnrtv"[control]};
        } else {
            out += is_visible(c) ? std::string(1, c) : "\\x" + hexadecimal(c, "0123456789abcdef");
        }
    }
    return out;
}

// HAProxy's manual, "Non-printable characters".
std::string by_haproxy(const std::string& text) {
    return escaped(text, "#", [](char c) { return c == '"' || c == '#' || !is_visible(c); });
}

// CloudFront's manual percent-encodes each value once more.
std::string by_cloudfront(const std::string& text) {
    return escaped(text, "%", [](char c) {
        return !is_visible(c) ||
               std::string_view(" \"#%'<>[]\\^`{|}~").find(c) != std::string_view::npos;
    });
}

struct writer {
    std::string log, directive;
    std::function<std::string(const planted&)> write;
};

std::vector<writer> writers() {
    const auto quoted = [](std::string (*escape)(const std::string&), const std::string& start,
                           const std::string& before_status, const std::string& end) {
        return [=](const planted& line) {
            const std::string request =
                '"' + escape(line.method + ' ' + line.target + " HTTP/1.1") + '"';
            return before_status.empty() ? start + request + ' ' + line.status + end
                                         : before_status + line.status + start + request + end;
        };
    };
    const std::string haproxy = "192.0.2.7:1 [t] f b/s 0/1/1/1/0 ";
    const std::string alb = "http t app/a/3 192.0.2.7:4 - -1 -1 -1 ";
    return {
        {"nginx", "", quoted(by_nginx, "h - - [t] ", "", " 5 \"-\" \"-\"")},
        {"apache", "", quoted(by_apache, "h - - [t] ", "", " 5 \"-\" \"-\"")},
        {"vhost_combined", "", quoted(by_apache, "v:80 h - - [t] ", "", " 5 \"-\" \"-\"")},
        {"haproxy", "", quoted(by_haproxy, " 5 - - ---- 1/1/0/0/0 0/0 ", haproxy, "")},
        {"alb", "", quoted(by_nginx, " - 0 9 ", alb, " \"-\" - -")},
        {"cloudfront", "#Fields: cs-method cs-uri-stem sc-status cs-uri-query",
         [](const planted& line) {
             const std::size_t mark = line.target.find('?');
             const std::string query =
                 mark == line.target.npos ? "-" : by_cloudfront(line.target.substr(mark + 1));
             return line.method + '\t' + by_cloudfront(line.target.substr(0, mark)) + '\t' +
                    line.status + '\t' + query;
         }},
    };
}

std::string random_target(std::minstd_rand& random) {
    std::string target = "/a";
    for (std::size_t size = random() % 24; size > 0; --size) {
        const std::size_t kind = random() % 4;
        target += kind == 0   ? static_cast<char>(random())
                  : kind == 1 ? "\"\\#<> ?&=%x2"[random() % 12]
                              : static_cast<char>('a' + random() % 26);
    }
    // A value "-" stands for none, so an empty query or one of "-" cannot be told from none.
    const std::size_t mark = target.find('?');
    const std::string query = mark == target.npos ? "x" : target.substr(mark + 1);
    return query.empty() || query == "-" ? target + "x" : target;
}

TEST(log_reader, reads_what_writers_have_planted) {
    for (const writer& each : writers()) {
        cli::log_options options;
        options.wanted = cli::log_uris::target;
        options.has_values = true;
        cli::set_log(options, each.log);
        cli::log_reader reader(options, each.directive);
        std::minstd_rand random(9112);
        for (int i = 0; i < 100000 && !testing::Test::HasFailure(); ++i) {
            const planted truth = {i % 3 == 0 ? "M-SEARCH" : "GET", random_target(random),
                                   std::to_string(100 + random() % 500)};
            const std::string line = each.write(truth);
            const auto found = reader.read({"", 1, line});
            ASSERT_EQ(found.size(), 1U);
            ASSERT_TRUE(found.front().fault.what.empty()) << each.log << ": " << line;
            ASSERT_EQ(found.front().text, truth.target) << each.log << ": " << line;
            const cli::log_values& values = *found.front().log;
            ASSERT_EQ(values[cli::field_id::method], truth.method) << line;
            ASSERT_EQ(values[cli::field_id::status], truth.status) << line;
        }
    }
}

// The method of these requests is no token, or the version is missing.
TEST(log_reader, takes_no_garbage_for_a_request) {
    cli::log_options options;
    options.wanted = cli::log_uris::target;
    cli::set_log(options, "nginx");
    cli::log_reader reader(options, {});
    std::minstd_rand random(9110);
    constexpr std::string_view no_token = "\x16\x03\"(),/:;<=>?@[\\]{}\x7F\xE0";
    for (int i = 0; i < 100000; ++i) {
        std::string method = i % 8 == 0 ? "" : "GET";
        method.insert(random() % (method.size() + 1), 1, no_token[random() % no_token.size()]);
        const bool has_method = i % 2 == 0;
        const std::string request = (has_method ? method : "GET") + ' ' + random_target(random) +
                                    (has_method   ? " HTTP/1.1"
                                     : i % 3 == 0 ? " HTTP/x"
                                                  : "");
        const std::string line = "h - - [t] \"" + by_nginx(request) + "\" 400 5 \"-\" \"-\"";
        const auto found = reader.read({"", 1, line});
        ASSERT_FALSE(found.front().fault.what.empty()) << line;
    }
}

}  // namespace
}  // namespace uriscan::tests
