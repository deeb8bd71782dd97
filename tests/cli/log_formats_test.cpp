// The formats of logs.  tests/data/logs/formats.txt has lines, and what must be read from them.
#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/input/logs/access_log.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "cli/input/logs/log_pieces.hpp"
#include "cli/system/names.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

// A line and what it has, or a notation that is refused.
struct log_case {
    std::string heading, place;
    std::string kind, format;         // "log" and its name, or "format" and its notation
    std::string directive;            // of a log in the format of the W3C
    std::optional<std::string> line;  // absent if the notation is refused
    std::set<std::string> expected;   // NAME TEXT
};

void PrintTo(const log_case& each, std::ostream* out) {
    *out << each.place;
}

std::vector<log_case> read_log_cases(const std::string& path) {
    std::ifstream file(path);
    std::vector<log_case> cases;
    log_case next;
    int number = 0;
    for (std::string text; std::getline(file, text);) {
        ++number;
        const auto rest_after = [&](std::string_view start) -> std::optional<std::string> {
            return text.starts_with(start) ? std::optional(text.substr(start.size()))
                                           : std::nullopt;
        };
        next.place = path + ":" + std::to_string(number);
        if (const auto heading = rest_after("# ")) {
            next.heading = *heading;
        } else if (const auto name = rest_after("log ")) {
            next.kind = "log";
            next.directive.clear();
            next.format = *name;
        } else if (const auto notation = rest_after("format ")) {
            next.kind = "format";
            next.format = *notation;
        } else if (const auto directive = rest_after("  fields ")) {
            next.directive = *directive;
        } else if (const auto line = rest_after("  line ")) {
            cases.push_back(next);
            cases.back().line = *line;
        } else if (const auto refusal = rest_after("  refused ")) {
            cases.push_back(next);
            cases.back().expected = {*refusal};
        } else if (const auto value = rest_after("    ")) {
            cases.back().expected.insert(*value);
        } else if (!text.empty() && !text.starts_with("//")) {
            throw std::runtime_error(next.place + ": this is no part of a case");
        }
    }
    return cases;
}

cli::log_options options_of(const log_case& each) {
    cli::log_options options;
    options.wanted = cli::log_uris::both;
    options.has_values = true;
    if (each.kind == "log") {
        cli::set_log(options, each.format);
    } else {
        cli::set_log_notation(options, each.format);
    }
    return options;
}

// Returns what the reader finds in the line, in the form of log_case::expected.
std::set<std::string> found_in(const log_case& each) {
    const cli::log_options options = options_of(each);
    cli::log_reader reader(options, each.directive);
    std::set<std::string> found;
    const auto lines = reader.read({"", 1, *each.line});
    for (const cli::located_line& line : lines) {
        if (!line.fault.what.empty()) {
            return {"error " + std::to_string(line.fault.offset) + " " +
                    std::string(line.fault.what)};
        }
    }
    const cli::log_values& values = *lines.front().log;
    for (std::size_t i = cli::first_of_log; i < cli::stored_count; ++i) {
        const auto which = static_cast<cli::field_id>(i);
        const std::string_view text = values[which];
        if (text.data() != nullptr) {
            found.insert(std::string(name_of(which)) + " " + std::string(text));
        }
    }
    for (const cli::located_line& line : lines) {
        const bool is_referer = found.contains("referer " + std::string(line.text));
        if (!line.is_null && !is_referer) {
            found.insert("target " + std::string(line.text));
        }
    }
    return found;
}

class log_formats : public testing::TestWithParam<log_case> {};

TEST_P(log_formats, are_read_as_documented) {
    const log_case& each = GetParam();
    SCOPED_TRACE(each.place + ": " + each.heading);
    if (each.line) {
        EXPECT_EQ(found_in(each), each.expected);
        return;
    }
    try {
        options_of(each);
        FAIL() << "the notation is not refused";
    } catch (const cli::usage_error& error) {
        EXPECT_EQ(std::set<std::string>{error.what()}, each.expected);
    }
}

INSTANTIATE_TEST_SUITE_P(
    cases, log_formats,
    testing::ValuesIn(read_log_cases(source_path("tests/data/logs/formats.txt"))));
INSTANTIATE_TEST_SUITE_P(
    servers, log_formats,
    testing::ValuesIn(read_log_cases(source_path("tests/data/logs/servers.txt"))));

TEST(log_formats, have_the_other_values_of_a_line_whose_target_is_wrong) {
    const auto values = [](const std::string& format, const std::string& line) {
        return uriscan({"parse", "--log-format", format, "--template", "{valid} {status} {client}"},
                       line + "\n")
            .out;
    };
    EXPECT_EQ(values("$remote_addr $host$uri $status", "192.0.2.7 h.example 400"),
              "0 400 192.0.2.7\n");
    EXPECT_EQ(values("%m %U %h %s", "G@T / 192.0.2.7 400"), "0 400 192.0.2.7\n");
    const std::string request = "$remote_addr $request $status $body_bytes_sent";
    EXPECT_EQ(values(request, "192.0.2.7 GET /a;  400 157"), "0 400 192.0.2.7\n");
    EXPECT_EQ(values(request, "192.0.2.7 GET  400 157"), "0 400 192.0.2.7\n");
}

TEST(grep_log, finds_lines_without_a_uri_by_their_values) {
    const std::string none = R"(h - - [t] "-" 408 0)";
    const std::string valid = R"(h - - [t] "GET / HTTP/1.1" 408 0)";
    const std::string invalid = R"(h - - [t] "GET /< HTTP/1.1" 408 0)";
    std::string all = none;
    all.append("\n").append(valid).append("\n").append(invalid).append("\n");
    const auto found = [&](const std::string& expression) {
        return uriscan({"grep", "--log", "common", expression}, all).out;
    };
    EXPECT_EQ(found("status=408"), all);
    EXPECT_EQ(found("status=408 and valid"), valid + "\n");
    EXPECT_EQ(found("status=408 and invalid"), invalid + "\n");
    EXPECT_EQ(found("status=408 and path"), valid + "\n");
    EXPECT_EQ(found("invalid"), invalid + "\n");
    EXPECT_EQ(found("not host"), valid + "\n" + invalid + "\n");
    EXPECT_EQ(uriscan({"grep", "--log", "common", "-o", "status=408"}, all).out, "/\n/<\n");
    const std::string row = "#Fields: cs-uri-stem sc-status\n";
    EXPECT_EQ(uriscan({"grep", "--log", "w3c", "not status=1"}, row + "/a 200\n").out, "/a 200\n");
}

// HAProxy 2.6.12 wrote these lines, with the option accept-invalid-http-request, for requests of
// each octet that it accepts: GET /NNN_aXb HTTP/1.1, where NNN is the number of the octet X.
TEST(log_formats, read_what_haproxy_wrote_for_each_octet) {
    cli::log_options options;
    options.wanted = cli::log_uris::target;
    cli::set_log(options, "haproxy");
    cli::log_reader reader(options, {});
    std::ifstream file(source_path("tests/data/logs/haproxy_octets.log"));
    std::set<int> octets;
    for (std::string line; std::getline(file, line);) {
        const std::string number = line.substr(line.find("GET /") + 5, 3);
        octets.insert(std::stoi(number));
        const auto found = reader.read({"", 1, line});
        EXPECT_EQ(found.front().text,
                  "/" + number + "_a" + static_cast<char>(std::stoi(number)) + "b");
    }
    EXPECT_EQ(octets.size(), 256U - 33U);
}

// Returns the lines of one log, and what redact writes for them: the lines after `mark`.
std::string lines_after(const std::string& mark, const std::string& log) {
    std::ifstream file(source_path("tests/data/logs/redacted.txt"));
    std::string lines;
    std::string current;
    for (std::string text; std::getline(file, text);) {
        if (text.starts_with("log ")) {
            current = text.substr(std::string_view("log ").size());
        } else if (current == log && text.starts_with(mark)) {
            lines.append(text.substr(mark.size())).append("\n");
        }
    }
    return lines;
}

TEST(redact_log, changes_only_secrets) {
    for (const std::string log :
         {"combined", "w3c", "squid", "haproxy", "cloudfront", "caddy", "traefik-json"}) {
        const std::string lines = lines_after("  line ", log);
        const std::string expected = lines_after("  gives ", log);
        EXPECT_NE(lines, expected);
        for (const std::string size : {"1", "7", "300"}) {
            EXPECT_EQ(uriscan({"redact", "--log", log, "--block-size", size}, lines).out, expected)
                << log << " in blocks of " << size;
        }
        const std::string masked = uriscan({"redact", "--log", log, "--mask"}, lines).out;
        EXPECT_EQ(masked.size(), lines.size());
    }
    const auto redacted = [](const std::string& format, const std::string& line) {
        return uriscan({"redact", "--log-format", format}, line + "\n").out;
    };
    EXPECT_EQ(redacted("%h|%U", "h|a?token=b"), "h|a?token=REDACTED\n");
    // A target without a version can start with a triplet of "/".
    EXPECT_EQ(redacted("%h %r %>s", "h get %2F%2Fu:a%5Cu002fb%40h/ 200"),
              "h get %2F%2FREDACTED%40h/ 200\n");
    // The header Location is a reference; a line can lack it.
    const std::string apache = R"("%r" "%{Location}o" %>s)";
    EXPECT_EQ(redacted(apache, R"("GET / HTTP/1.1" "/b?token=s \"s\ts&c" 302)"),
              "\"GET / HTTP/1.1\" \"/b?token=REDACTED&c\" 302\n");
    EXPECT_EQ(redacted(apache, R"("GET /?sig=a HTTP/1.1" "/b?token=s \"s)"),
              "\"GET /?sig=REDACTED HTTP/1.1\" \"/b?token=REDACTED\n");
    EXPECT_EQ(redacted(R"("$request" "$sent_http_location")", R"("GET / HTTP/1.1" "?token=s s")"),
              "\"GET / HTTP/1.1\" \"?token=REDACTED\"\n");
    // Each column with a target, and headers in which proxies write a target, are references, too.
    EXPECT_EQ(redacted(R"(%h "%r" "%U%q" "%{X-Original-URL}i")",
                       R"(h "GET /a?token=s s HTTP/1.1" "/a?token=s#s" "/a?token=s<s")"),
              "h \"GET /a?token=REDACTED HTTP/1.1\" \"/a?token=REDACTED\" \"/a?token=REDACTED\"\n");
    const std::string nginx =
        R"("$request_uri" "$request" "$host$request_uri" "$uri?$args" "$query_string")";
    EXPECT_EQ(redacted(nginx, R"("/a?token=s s" "GET /a?token=s#s HTTP/1.1" "h/a?sig=s s" )"
                              R"("/a?sig=s s" "sig=s s")"),
              "\"/a?token=REDACTED\" \"GET /a?token=REDACTED HTTP/1.1\" \"h/a?sig=REDACTED\" "
              "\"/a?sig=REDACTED\" \"sig=REDACTED\"\n");
    EXPECT_EQ(redacted(R"("$request" "$upstream_http_location" "$sent_http_location")",
                       R"("GET / HTTP/1.1" "/c?token=s s" "/c?token=s s)"),
              "\"GET / HTTP/1.1\" \"/c?token=REDACTED\" \"/c?token=REDACTED\n");
    // In lines with tabs between their values, the last value can have spaces.
    EXPECT_EQ(redacted("m:$request_method\tr:$http_referer", "m:GET\tr:a?token=s s"),
              "m:GET\tr:a?token=REDACTED\n");
}

TEST(redact_log, keeps_line_ends_and_replaces_lines_that_are_too_long) {
    const std::string start = "h - - [t] \"GET a?token=b HTTP/1.1\" 200 1";
    const std::string out = "h - - [t] \"GET a?token=REDACTED HTTP/1.1\" 200 1";
    EXPECT_EQ(uriscan({"redact", "--log", "common"}, start + "\r\n\n" + start).out,
              out + "\r\n\n" + out);
    EXPECT_EQ(uriscan({"redact", "--log", "common", "--max-line", "50"},
                      start + "\n" + std::string(60, 'a') + "\n" + start + "\n")
                  .out,
              out + "\nREDACTED\n" + out + "\n");
    EXPECT_EQ(uriscan({"redact", "--log", "common", "--field", "1"}, "x\n").status, 2);
}

}  // namespace
}  // namespace uriscan::tests
