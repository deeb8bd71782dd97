// The option --log, which reads URIs from the logs of web servers.  The tests use the logs in
// tests/data/logs, and damaged lines.
#include <algorithm>

#include "cli/command.hpp"
#include "cli/input/logs/access_log.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

using cli::log_reader;
using cli::log_uris;

const std::string logs = source_path("tests/data/logs/");

// Runs `parse` on the log of this format in tests/data/logs.  Returns one line for each text that
// `parse` reads: 1 (valid) or 0 (invalid), and then the text.
std::string texts_in(const std::string& format, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"parse", "--log", format, "--log-uris", "both", "--template",
                               "{valid} {input}", logs + format + ".log"});
    const finished_program result = uriscan(more);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
    return result.out;
}

TEST(access_log, has_targets_and_referers_in_order) {
    EXPECT_EQ(
        texts_in("combined"),
        "1 /\n"
        "1 /over/there?name=ferret\n"
        "1 https://www.example.com/\n"
        "1 /a%20b\n"
        "1 https://search.example.org/?q=uri\n"
        "1 http://www.example.com/proxied\n"
        "1 //mail.example.net:443\n"
        "1 /.//double/slash\n"
        "1 *\n"
        "0 /say?\"hi\"\\\n"
        " \n"
        "0 192.0.2.9 - - [20/Nov/2026:10:00:09 +0000] \"\\x16\\x03\\x01\\x02\" 400 0 \"-\" \"-\"\n"
        "0 /two words\n"
        "1 /old\n"
        "0 this is no line of such a log\n");
    EXPECT_EQ(texts_in("common"),
              "1 /\n1 /over/there?name=ferret\n1 /a%20b\n1 http://www.example.com/proxied\n"
              "1 //mail.example.net:443\n1 /.//double/slash\n1 *\n");
    EXPECT_EQ(texts_in("w3c"),
              " \n \n \n \n"
              "1 /\n"
              "1 /over/there?name=ferret\n"
              "1 https://www.example.com/\n"
              "0 /.//double/slash?q=%7B|%7D\n"
              "0 a line that was cut\n"
              " \n \n"
              "1 /later\n"
              "1 https://www.example.com/later\n");
}

TEST(access_log, can_leave_targets_or_referers_out) {
    const std::string referers =
        " \n \n \n \n \n1 https://www.example.com/\n \n0 a line that was cut\n \n \n \n"
        "1 https://www.example.com/later\n";
    EXPECT_EQ(texts_in("w3c", {"--log-uris", "target", "--skip-empty"}),
              "1 /\n1 /over/there?name=ferret\n0 /.//double/slash?q=%7B|%7D\n"
              "0 a line that was cut\n1 /later\n");
    EXPECT_EQ(texts_in("w3c", {"--log-uris", "referer"}), referers);
    EXPECT_EQ(texts_in("w3c", {"--log-uris", "referer", "--skip-empty"}),
              "1 https://www.example.com/\n0 a line that was cut\n"
              "1 https://www.example.com/later\n");
}

TEST(access_log, has_a_record_for_each_line_unless_the_empty_ones_are_skipped) {
    const std::string lines =
        "h - - [t] \"GET /a HTTP/1.1\" 200 1 \"http://r/\" \"\"\n"
        "h - - [t] \"-\" 408 1 \"http://r/\" \"\"\n"
        "h - - [t] \"\" 408 1 \"-\" \"\"\n"
        "\n";
    const auto records = [&](const words& more) {
        words all = {"parse", "--log", "combined", "--format", "tsv", "--fields", "valid,path"};
        all.insert(all.end(), more.begin(), more.end());
        return uriscan(all, lines).out;
    };
    EXPECT_EQ(records({}), "1\t/a\n\\N\t\\N\n\\N\t\\N\n0\t\\N\n");
    EXPECT_EQ(records({"--log-uris", "target"}), records({})) << "targets are the default";
    EXPECT_EQ(records({"--log-uris", "both"}), "1\t/a\n1\t/\n1\t/\n\\N\t\\N\n0\t\\N\n");
    EXPECT_EQ(records({"--skip-empty"}), "1\t/a\n");
    EXPECT_EQ(records({"--skip-empty", "--log-uris", "referer"}), "1\t/\n1\t/\n");
    EXPECT_EQ(uriscan({"parse", "--log", "combined"}, "h - - [t] \"-\" 408 1 \"-\" \"\"\n").out,
              "{\"input\":null,\"valid\":null}\n");
    EXPECT_EQ(uriscan({"audit", "--log", "combined", "--only", "userinfo-present"}, lines)
                  .out.find("null,\"valid\":null"),
              std::string::npos)
        << "a line without a URI has no finding";
}

TEST(access_log, has_the_status_000_as_a_number) {
    const auto status = [](const std::string& written) {
        return uriscan({"parse", "--log-format", "$uri|$status|", "--fields", "status"},
                       "/a|" + written + "|\n")
            .out;
    };
    EXPECT_EQ(status("000"), "{\"status\":0}\n");
    EXPECT_EQ(
        uriscan({"parse", "--log-format", "$uri|$status|", "--template", "{status}"}, "/a|000|\n")
            .out,
        "000\n");
    EXPECT_EQ(status("0"), "{\"status\":0}\n");
    EXPECT_EQ(status("200"), "{\"status\":200}\n");
    for (const std::string none : {"007", "-", "", "2x", "18446744073709551616"}) {
        EXPECT_EQ(status(none), "{\"status\":null}\n") << none;
    }
}

TEST(access_log, lines_without_a_uri_are_not_counted) {
    const std::string lines =
        "h - - [t] \"-\" 408 1\nh - - [t] \"GET /a HTTP/1.1\" 200 1\nh - - [t] \"-\" 408 1\n";
    EXPECT_TRUE(uriscan({"check", "--summary", "--log", "common"}, lines)
                    .err.starts_with("uriscan: 1 URI, 1 valid, 0 invalid;"));
    EXPECT_TRUE(uriscan({"stats", "--log", "common"}, lines).out.starts_with("total    1\n"));
}

TEST(access_log, says_where_a_line_is_not_one_of_the_log) {
    const std::string name = logs + "combined.log";
    const finished_program result =
        uriscan({"check", "--summary", "--log", "combined", "--log-uris", "both", name});
    const auto says = [&](const std::string& message) {
        return result.out.find(name + message) != std::string::npos;
    };
    EXPECT_TRUE(says(":8:54: error: unexpected character '\"' in query\n/say?\"hi\"\\\n     ^\n"));
    EXPECT_TRUE(
        says(":10:45: error: expected a method, a target and a version of HTTP in the request\n"));
    EXPECT_TRUE(says(":11:53: error: unexpected character ' ' in path\n"));
    EXPECT_TRUE(says(":13:9: error: expected %u and then ' ['\n"));
    EXPECT_EQ(std::ranges::count(result.out, '\n'), 3 * 4);
    EXPECT_TRUE(result.err.starts_with("uriscan: 14 URIs, 10 valid, 4 invalid;")) << result.err;
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(uriscan({"parse", "--log", "common"}, "x\n").out,
              R"({"input":"x","valid":false,"error":{"offset":1,"component":null,)"
              R"("reason":"not-of-this-log",)"
              R"("message":"expected ' ' before %l"}})"
              "\n");
    EXPECT_EQ(uriscan({"parse", "--log", "common", "--format", "tsv"}, "x\n").out,
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\t\\N\tnot-of-this-log\n");
}

TEST(access_log, shows_a_uri_in_its_line_unless_it_has_escapes_there) {
    const std::string line = "h i u [t] \"GET /a|b HTTP/1.1\" 200 12";
    EXPECT_EQ(uriscan({"check", "--log", "common"}, line + "\n").out,
              "<stdin>:1:18: error: unexpected character '|' in path\n" + line + "\n" +
                  std::string(17, ' ') + "^\n");
    EXPECT_EQ(
        uriscan({"check", "--log", "common"}, "h i u [t] \"GET /a\\x7Cb HTTP/1.1\" 200 12\n").out,
        "<stdin>:1:18: error: unexpected character '|' in path\n/a|b\n  ^\n");
}

TEST(access_log, is_counted) {
    const finished_program result = uriscan({"stats", "--log", "combined", "--log-uris", "both",
                                             "--by", "error", logs + "combined.log"});
    for (const std::string part : {"Targets\n=======\ntotal     12\nvalid      8   66.7 %\n",
                                   "  not-of-this-log                2   50.0 %\n",
                                   "Referers\n========\ntotal      4\nvalid      2   50.0 %\n",
                                   "  not-of-this-log  2  100.0 %\n"}) {
        EXPECT_NE(result.out.find(part), std::string::npos) << result.out;
    }
}

TEST(access_log, is_audited) {
    EXPECT_NE(uriscan({"audit", "--log", "combined", "--log-uris", "both"},
                      "h - - [t] \"GET /%2e%2e/ HTTP/1.1\" 200 1 \"http://u@h/\" \"\"\n")
                  .out.find("\"userinfo-present\""),
              std::string::npos);
}

TEST(access_log, gives_the_same_records_for_any_block_size) {
    for (const std::string format : {"combined", "common", "w3c"}) {
        const std::string expected = texts_in(format, {logs + "w3c.log", logs + format + ".log"});
        for (const std::string size : {"1", "7", "300"}) {
            for (const std::string threads : {"-j1", "-j3"}) {
                EXPECT_EQ(texts_in(format, {logs + "w3c.log", logs + format + ".log",
                                            "--block-size", size, threads}),
                          expected);
            }
        }
    }
}

// In the log, the value of cs-uri-query has a "?" at its start if it comes with cs-uri-path, but
// not if it comes with cs-uri-stem.
TEST(access_log, forgets_what_one_directive_says_at_the_next) {
    const finished_program result = uriscan({"parse", "--log", "w3c", "--template", "{input}"},
                                            "#Fields: cs-uri-path cs-uri-query\n/a ?x\n"
                                            "#Fields: cs-uri-stem cs-uri-query\n/b ?y\n/c z\n"
                                            "#Fields: cs-uri-path cs-uri-query\n/d ?v\n");
    EXPECT_EQ(result.out, "\n/a?x\n\n/b??y\n/c?z\n\n/d?v\n") << result.err;
}

TEST(access_log, knows_columns_in_any_case) {
    EXPECT_EQ(uriscan({"parse", "--log", "w3c", "--template", "{input}"},
                      "#Fields: CS-URI-Path CS-URI-Query\n/a ?x\n#Fields: CS-URI-STEM\n/b\n")
                  .out,
              "\n/a?x\n\n/b\n");
}

TEST(access_log, forgets_the_columns_of_one_file_in_the_next) {
    const temporary_file first("#Fields: cs-uri\n/a\n"), second("/b\n");
    const finished_program result =
        uriscan({"check", "--log", "w3c", first.path(), second.path(), first.path()});
    EXPECT_EQ(
        result.out,
        second.path() + ":1:1: error: there is no #Fields directive before this line\n/b\n^\n");
    const finished_program query =
        uriscan({"parse", "--log", "w3c", "--log-uris", "both", "--template", "{input}"},
                "#Fields: cs-uri-query cs(Referer)\nq=1 -\nq=2 http://r/\n");
    EXPECT_EQ(query.out, "\n\nhttp://r/\n") << "a query without a path is not a target";
    const finished_program nothing =
        uriscan({"check", "--log", "w3c"}, "#Fields: date time\nx y\n");
    EXPECT_EQ(nothing.out,
              "<stdin>:1:1: error: #Fields names no column with URIs\n#Fields: date time\n^\n");
}

TEST(access_log, has_backslashes_that_escape_nothing) {
    EXPECT_EQ(uriscan({"parse", "--log", "w3c", "--skip-empty", "--log-uris", "referer",
                       "--template", "{input}"},
                      "#Fields: cs(Referer) x\nr\\ 1\n\"r\\\" 1\n\"r\\t\" 1\n")
                  .out,
              "r\\\nr\\\nr\t\n")
        << "the backslash is at the end of a field, before a space, or before a quotation mark";
}

TEST(access_log, ends_directives_with_nul_if_asked) {
    for (const std::string size : {"1", "7", "300"}) {
        EXPECT_EQ(uriscan({"parse", "--log", "w3c", "-z", "--skip-empty", "--template",
                           "{error_message}", "--block-size", size},
                          std::string("#Fields: cs-uri\0/a\0#Fields: cs-uri\r\0/b\0", 39))
                      .out,
                  std::string("\0#Fields names no column with URIs\0", 35))
            << "with -z, a CR is part of the name of a column; blocks of " << size;
    }
}

TEST(access_log, reads_directives_only_at_the_start_of_lines) {
    for (int size = 1; size < 50; ++size) {
        EXPECT_EQ(uriscan({"parse", "--log", "w3c", "--skip-empty", "--template", "{input}",
                           "--block-size", std::to_string(size)},
                          "#Fields: cs-uri\n/a#Fields:b\n/c#Fields:d\n/e\n")
                      .out,
                  "/a#Fields:b\n/c#Fields:d\n/e\n")
            << size;
    }
}

TEST(access_log, reads_each_directive_in_the_same_way_after_the_end_of_a_block) {
    for (int size = 1; size < 50; ++size) {
        const words command = {
            "parse",        "--log",     "w3c", "--block-size", std::to_string(size),
            "--skip-empty", "--template"};
        const auto with = [&](const words& more) {
            words all = command;
            all.insert(all.end(), more.begin(), more.end());
            return all;
        };
        EXPECT_EQ(uriscan(with({"{error_message}"}), "#Fields: cs-uri\rx time\n/a 1\n/b 2\n").out,
                  "#Fields names no column with URIs\n")
            << "a CR in a line does not end it, with blocks of " << size;
        EXPECT_EQ(uriscan(with({"{input}", "--max-line", "20"}),
                          "#Fields: cs-uri\n#Fields: cs-method cs-uri\n/a\n/b\n")
                      .out,
                  "\n/a\n/b\n")
            << "a directive that is too long is not read, with blocks of " << size;
    }
}

TEST(access_log, needs_a_field_for_an_input_format) {
    EXPECT_EQ(uriscan({"parse", "--log", "common", "--input-format", "tsv"}, "x\n").status, 2);
    for (const char* const log : {"w3c", "caddy", "traefik-json"}) {
        EXPECT_EQ(uriscan({"parse", "--log", log, "--field", "2"}, "x\n").status, 2) << log;
    }
    EXPECT_EQ(uriscan({"parse", "--log-uris", "target"}, "x\n").status, 2);
}

// Returns the options of a known log.
cli::log_options options_of(std::string_view log, log_uris wanted, bool has_values = false) {
    cli::log_options options{.wanted = wanted, .has_values = has_values};
    cli::set_log(options, log);
    return options;
}

std::vector<std::string> read(std::string_view log, std::string_view text,
                              std::string_view directive = "") {
    const cli::log_options options = options_of(log, log_uris::both);
    log_reader reader(options, directive);
    std::vector<std::string> texts;
    for (const auto& found : reader.read({"", 1, text})) {
        if (found.is_null) {
            continue;
        }
        texts.push_back(found.fault.what.empty() ? std::string(found.text) : "log error");
    }
    return texts;
}

TEST(log_reader, decodes_escapes_and_keeps_other_backslashes) {
    EXPECT_EQ(read("common", R"(- - - [] "GET /\"\\\x41\x4a\t\q\x4 \x HTTP/1.1" 200 1)"),
              std::vector<std::string>{"/\"\\AJ\t\\q\\x4 \\x"});
}

TEST(log_reader, removes_quotation_marks_only_around_a_whole_field) {
    const auto fields = [](std::string_view line) {
        return read("w3c", line, "#Fields: cs-uri-stem cs(Referer)");
    };
    using texts = std::vector<std::string>;
    EXPECT_EQ(fields("\"/a b\" \"http://r/\""), (texts{"/a b", "http://r/"}));
    EXPECT_EQ(fields("\"/a b\"c \"http://r/"), (texts{"\"/a b\"c", "\"http://r/"}));
}

TEST(log_reader, takes_the_target_between_the_method_and_the_version) {
    using texts = std::vector<std::string>;
    const auto request = [](const std::string& text) {
        return read("common", "h - - [t] \"" + text + "\" 200 1");
    };
    EXPECT_EQ(request("GET /a HTTP/1.1"), texts{"/a"});
    EXPECT_EQ(request("GET /a"), texts{"log error"});
    EXPECT_EQ(request("GET HTTP/1.1"), texts{"log error"});
    EXPECT_EQ(request("GET /a HTTP/1.1 HTTP/1.1"), texts{"/a HTTP/1.1"});
    EXPECT_EQ(request("GET  HTTP/1.1"), texts{"log error"});
    EXPECT_EQ(request("GET "), texts{"log error"});
    EXPECT_EQ(request("GET"), texts{"log error"});
    EXPECT_EQ(request(" "), texts{"log error"});
    EXPECT_EQ(request(""), texts{});
    EXPECT_EQ(request("-"), texts{});
}

// Returns the values of a line, each as NAME=TEXT, in the order of the table of fields.
std::string values_of(std::string_view log, std::string_view text,
                      std::string_view directive = "") {
    const cli::log_options options = options_of(log, log_uris::target, true);
    log_reader reader(options, directive);
    const auto lines = reader.read({"", 1, text});
    if (lines.front().log == nullptr) {
        return "no values";
    }
    std::string all;
    for (std::size_t i = cli::first_of_log; i < cli::stored_count; ++i) {
        const auto which = static_cast<cli::field_id>(i);
        const std::string_view value = (*lines.front().log)[which];
        if (value.data() != nullptr) {
            all.append(name_of(which)).append("=").append(value).append(";");
        }
    }
    return all;
}

TEST(log_reader, has_the_values_of_a_line) {
    EXPECT_EQ(
        values_of("combined", R"(2001:db8::1 - jane [20/Nov/2026:10:00:02 +0000] "POST /a%20b )"
                              R"(HTTP/2.0" 302 - "https://r/\x" "a \"b\" \x41" "more")"),
        "time=20/Nov/2026:10:00:02 +0000;status=302;method=POST;client=2001:db8::1;"
        "user_agent=a \"b\" A;referer=https://r/\\x;");
    EXPECT_EQ(values_of("common", R"(h - - [t] "GET /a HTTP/1.1" 200 12 "r" "u")"),
              "time=t;status=200;method=GET;client=h;size=12;");
    EXPECT_EQ(values_of("combined", R"(h - - [t] "\x16\x03" 400 0 "-" "-")"),
              "time=t;status=400;client=h;size=0;")
        << "the request has no method and no target";
    EXPECT_EQ(values_of("combined", R"(h - - [t] "-" 408 - "" "cut)"),
              "time=t;status=408;client=h;user_agent=cut;referer=;");
    EXPECT_EQ(values_of("common", "h - - [t] \"GET /a"), "no values");
    EXPECT_EQ(
        values_of("haproxy", "h:1 [t] f b/s 0/0/0/0/0 503 27 - - ---- 1/1/1/1/0 0/0 \"GET /a"),
        "time=t;status=503;client=h;size=27;")
        << "only the last value, the request, is cut";
    const std::string_view directive =
        "#Fields: date time c-ip cs-method cs-uri-stem sc-status sc-bytes cs(User-Agent) "
        "cs(Referer)";
    EXPECT_EQ(values_of("w3c", "2026-11-20 10:00:00 ::1 GET /a 200 5 A+(B) http://r/", directive),
              "time=2026-11-20 10:00:00;status=200;method=GET;client=::1;size=5;user_agent=A+(B);"
              "referer=http://r/;");
    EXPECT_EQ(values_of("w3c", "- 10:00:00 - GET /a - - - -", directive),
              "time=10:00:00;method=GET;");
    EXPECT_EQ(values_of("w3c", "2026-11-20 - - - - - - - -", directive), "time=2026-11-20;");
    EXPECT_EQ(values_of("w3c", "too few", directive), "no values");
}

TEST(log_reader, refuses_every_line_that_ends_too_early) {
    const std::string line = R"(h i u [t] "GET /a HTTP/1.1" 200 12 "http://r/")";
    EXPECT_EQ(read("combined", line), (std::vector<std::string>{"/a", "http://r/"}));
    for (std::size_t size = 0; size < line.size(); ++size) {
        const std::string cut = line.substr(0, size);
        EXPECT_EQ(read("combined", cut), std::vector<std::string>{"log error"}) << cut;
    }
}

}  // namespace
}  // namespace uriscan::tests
