// uriscan stats: values of logs, values of query keys, and combinations of values.
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/fields/log_time.hpp"

namespace uriscan::tests {
namespace {

using nlohmann::json;

constexpr std::string_view log =
    "192.0.2.7 - - [20/Nov/2026:09:59:59 +0000] \"GET /a?page=1 HTTP/1.1\" 200 1 \"-\" \"x\"\n"
    "192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] \"GET /a?page=2&page=3 HTTP/1.1\" 404 1 "
    "\"http://EXAMPLE.org/b\" \"x\"\n"
    "2001:db8::1 - - [21/Nov/2026:10:00:00 +0000] \"POST /a HTTP/1.1\" 200 1 "
    "\"http://example.org/c\" \"x\"\n"
    "192.0.2.9 - - [20/Nov/2026:10:59:59 +0000] \"GET /b?page HTTP/1.1\" 404 1 \"a b\" \"x\"\n"
    "x\"\\y - - [when] \"BREW /[ HTTP/1.1\" 400 1 \"/c\" \"x\"\n";

// Returns the table as text: each value and its count, in one line.
std::string table_of(const std::string& by, std::string_view input, const words& more = {}) {
    const finished_program result =
        uriscan(with({"stats", "--format", "json", "--by", by}, more), input);
    EXPECT_EQ(result.status, 0) << result.err;
    std::string text;
    const json report = json::parse(result.out);
    for (const json& row : report.at("by").at(by).at("top")) {
        text += row.at("value").dump() + " " + row.at("count").dump() + "\n";
    }
    return text;
}

std::string of_log(const std::string& by, const words& more = {}) {
    return table_of(by, log, with({"--log", "combined"}, more));
}

TEST(stats_of_logs, counts_values_of_lines) {
    EXPECT_EQ(of_log("status"), "\"200\" 2\n\"404\" 2\n\"400\" 1\n");
    EXPECT_EQ(of_log("client"),
              "\"192.0.2.7\" 2\n\"192.0.2.9\" 1\n\"2001:db8::1\" 1\n"
              "\"x%22%5Cy\" 1\n");
    EXPECT_EQ(of_log("referer-host"), "null 3\n\"example.org\" 2\n");
}

TEST(stats_of_logs, counts_values_of_lines_whose_target_is_not_valid) {
    EXPECT_EQ(of_log("method"), "\"GET\" 3\n\"BREW\" 1\n\"POST\" 1\n");
    EXPECT_EQ(of_log("status+method"),
              "{\"method\":\"GET\",\"status\":\"404\"} 2\n"
              "{\"method\":\"GET\",\"status\":\"200\"} 1\n"
              "{\"method\":\"POST\",\"status\":\"200\"} 1\n"
              "{\"method\":\"BREW\",\"status\":\"400\"} 1\n");
}

TEST(stats_of_logs, counts_times_in_their_order) {
    EXPECT_EQ(of_log("day"), "null 1\n\"2026-11-20\" 3\n\"2026-11-21\" 1\n");
    EXPECT_EQ(of_log("day", {"--top", "1"}), "\"2026-11-20\" 3\n");
    EXPECT_EQ(of_log("hour", {"--top", "2"}), "null 1\n\"2026-11-20 10\" 2\n");
    EXPECT_EQ(of_log("hour"),
              "null 1\n\"2026-11-20 09\" 1\n\"2026-11-20 10\" 2\n\"2026-11-21 10\" 1\n");
}

TEST(stats_of_logs, draws_times_on_a_terminal_and_in_the_page) {
    const temporary_file file(log);
    const std::string options = " stats --log combined --by day --bars always " + file.path();
    const std::string shown =
        on_terminal("LC_ALL=C.UTF-8 COLUMNS=60 NO_COLOR=1 " + program_path() + options);
    EXPECT_NE(shown.find("Days\n  █▃\n  2026-11-20 to 2026-11-21: at most 3 per day\n"),
              std::string::npos)
        << shown;
    const std::string page =
        uriscan({"stats", "--log", "combined", "--by", "day", "--html", "-"}, log).out;
    EXPECT_NE(page.find("<path d=\"M0 100V40.0H1V80.0H2V100Z\"/>"), std::string::npos) << page;
}

// Ten requests in each hour: all columns have the same height, whatever the number of hours is.
TEST(stats_of_logs, draws_a_constant_rate_as_a_level) {
    for (const int hours : {2, 3, 59, 60, 61, 100, 192, 193, 239, 241, 479, 1001, 1500}) {
        std::string lines;
        for (int hour = 0; hour < hours; ++hour) {
            const std::string time = cli::text_of_hour(hour + 490'000, false);
            for (int i = 0; i < 10; ++i) {
                lines += "h - - [" + time + ":00:00] \"GET / HTTP/1.1\" 200 3\n";
            }
        }
        const temporary_file file(lines);
        SCOPED_TRACE(hours);
        const words common = {"stats", "--log", "common", "--by", "hour,size/hour", file.path()};
        const std::string page = uriscan(with(common, {"--html", "-"})).out;
        std::vector<std::string> plots;
        for (std::size_t at = page.find("<path d=\"M0 100"); at != page.npos;
             at = page.find("<path d=\"M0 100", at + 1)) {
            plots.push_back(page.substr(at, page.find("\"/>", at) - at));
        }
        ASSERT_EQ(plots.size(), 2U) << page;
        EXPECT_EQ(plots[0].find('V'), plots[0].find("V0.0H1")) << plots[0];
        for (const std::string& plot : plots) {
            const std::string level = plot.substr(plot.find('V'), plot.find('H') - plot.find('V'));
            std::size_t levels = 0;
            for (std::size_t at = plot.find('V'); at != plot.npos; at = plot.find('V', at + 1)) {
                levels += plot.substr(at).starts_with(level + "H") ? 1 : 0;
            }
            EXPECT_EQ(levels + 1, static_cast<std::size_t>(std::ranges::count(plot, 'V'))) << plot;
            EXPECT_LE(levels, 240U);
        }
        const std::string text =
            uriscan_in_shell("LC_ALL=C.UTF-8",
                             "stats --log common --bars always --top 3 --by hour " + file.path())
                .out;
        EXPECT_NE(text.find(": at most 10 per hour"), std::string::npos) << text;
        for (const std::string lower : {"▁", "▂", "▃", "▄", "▅", "▆", "▇"}) {
            EXPECT_EQ(text.find(lower), std::string::npos) << text;
        }
    }
}

TEST(stats_of_logs, sums_numbers) {
    const std::string lines =
        "h - - [20/Nov/2026:09:00:00] \"GET /a HTTP/1.1\" 200 5\n"
        "h - - [20/Nov/2026:09:00:00] \"GET /a HTTP/1.1\" 404 7\n"
        "h - - [20/Nov/2026:10:00:00] \"GET /b HTTP/1.1\" 200 -\n"
        "h - - [20/Nov/2026:10:00:00] \"GET /b HTTP/1.1\" 200 100\n"
        "h - - [20/Nov/2026:10:00:00] \"GET /[ HTTP/1.1\" 400 1000\n";
    const json by = json::parse(uriscan({"stats", "--log", "common", "--format", "json", "--by",
                                         "size/path,size/status,size/hour,length/path,"
                                         "size/path@status=200,path@status=404,path+status"},
                                        lines)
                                    .out)
                        .at("by");
    EXPECT_EQ(by.at("size/path").at("total"), 112);
    EXPECT_EQ(by.at("size/path").at("top").dump(),
              R"([{"sum":100,"value":"/b"},{"sum":12,"value":"/a"}])");
    EXPECT_EQ(by.at("size/status").at("top").dump(),
              R"([{"sum":1000,"value":"400"},{"sum":105,"value":"200"},{"sum":7,"value":"404"}])");
    EXPECT_EQ(by.at("size/hour").at("top").dump(),
              R"([{"sum":12,"value":"2026-11-20 09"},{"sum":1100,"value":"2026-11-20 10"}])");
    EXPECT_EQ(by.at("length/path").at("total"), 8);
    EXPECT_EQ(by.at("size/path@status=200").at("top").dump(),
              R"([{"sum":100,"value":"/b"},{"sum":5,"value":"/a"}])");
    EXPECT_EQ(by.at("path@status=404").at("top").dump(), R"([{"count":1,"value":"/a"}])");
    EXPECT_EQ(by.at("path+status").at("total"), 4);
    EXPECT_NE(uriscan({"stats", "--log", "common", "--by", "size/path"}, lines)
                  .out.find("\nPaths (sum of size): 112\n  /b  100   89.3 %\n  /a   12   10.7 %\n"),
              std::string::npos);
    const std::string huge =
        "h - - [20/Nov/2026:09:00:00] \"GET /a HTTP/1.1\" 200 18446744073709551615\n";
    const words by_size = {"stats", "--log", "common", "--format", "json", "--by", "size/path"};
    EXPECT_EQ(json::parse(uriscan(by_size, huge + huge).out).at("by").at("size/path").at("total"),
              std::uint64_t{1} << 51)
        << "a number counts up to 2^50, so that a sum of many does not overflow";
    expect_refused({"stats", "--by", "path/host"}, "'path' is not a number that can be summed");
    expect_refused({"stats", "--by", "length/query_keys"}, "query_keys cannot be counted together");
    expect_refused({"stats", "--by", "path@query_keys=a"}, "'query_keys' is a list");
    expect_refused({"stats", "--by", "size/path"}, "--by size/path needs --log");
    expect_refused({"stats", "--by", "path@status=404"}, "--by path@status=404 needs --log");
    EXPECT_EQ(table_of("query:a/b", "?a/b=1\n", {}), "\"1\" 1\n") << "a key can have a slash";
}

// The titles of the tables in a report.
std::vector<std::string> titles_in(const std::string& text) {
    std::vector<std::string> titles;
    const std::vector<std::string> all = lines_in(text);
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i - 1].empty()) {
            titles.push_back(all[i]);
        }
    }
    return titles;
}

TEST(stats_of_logs, shows_by_default_what_a_log_has) {
    using texts = std::vector<std::string>;
    EXPECT_EQ(titles_in(uriscan({"stats", "--log", "combined"}, log).out),
              (texts{"Paths", "Statuses", "Paths, Referers (status 404)", "Paths (sum of size): 4",
                     "Hosts of referers", "Errors", "Hours"}));
    const std::string squid =
        "1646861401.524    100 10.0.0.1 TCP_MISS/200 512 GET http://a/ - DIRECT/1.2.3.4 "
        "text/html\n";
    EXPECT_EQ(titles_in(uriscan({"stats", "--log", "squid"}, squid).out),
              (texts{"Paths", "Statuses", "Paths, Referers (status 404)",
                     "Paths (sum of size): 512", "Hosts", "Errors", "Hours"}));
    const json by =
        json::parse(uriscan({"stats", "--log", "combined", "--format", "json"}, log).out).at("by");
    EXPECT_EQ(by.size(), 8U) << "JSON always has the same members";
    EXPECT_EQ(by.at("path+referer@status=404").at("top").dump(),
              R"([{"count":1,"value":{"path":"/a","referer":"http://EXAMPLE.org/b"}},)"
              R"({"count":1,"value":{"path":"/b","referer":"a b"}}])");
    EXPECT_EQ(titles_in(uriscan({"stats"}, "/a\n").out).size(), 7U) << "without a log, as before";
}

TEST(stats_of_logs, counts_each_line_once) {
    const std::string time = "h - - [10/Oct/2000:13:55:36 -0700] ";
    const std::string lines = time + R"("GET /a HTTP/1.1" 200 1 "http://r/" "M")" + "\n" + time +
                              R"("-" 408 - "-" "-")" + "\n" + time +
                              R"("GET /[ HTTP/1.1" 400 1 "http://r/" "M")" + "\n";
    for (const std::string uris : {"target", "referer"}) {
        const json by = json::parse(uriscan({"stats", "--log", "combined", "--log-uris", uris,
                                             "--format", "json", "--by", "status,hour"},
                                            lines)
                                        .out)
                            .at("by");
        EXPECT_EQ(by.at("status").at("total"), 3) << by;
        EXPECT_EQ(by.at("status").at("top").size(), 3U) << by;
        EXPECT_EQ(by.at("hour").at("total"), 3) << by;
    }
    const std::string directives = "#Fields: cs-uri-stem sc-status\n/a 200\n#Software: x\n";
    EXPECT_NE(uriscan({"stats", "--log", "w3c", "--by", "status"}, directives)
                  .out.find("Statuses\n  200  1  100.0 %\n"),
              std::string::npos)
        << "a directive has no status";
}

// Targets and referers: one of them, both, or none, and lines that cannot be read.  Some hosts
// occur again after many others.
std::string log_with_referers(int copies) {
    std::string lines = std::string(log) +
                        "h - - [when] \"-\" 408 1 \"-\" \"x\"\n"
                        "h - - [when] \"-\" 408 1 \"//r/?k&l\" \"x\"\n"
                        "h - - [when] \"GET\" 400 1 \"//r/\" \"x\"\n"
                        "\n\n\nnot of this log\n";
    std::string all;
    for (int i = 0; i < copies; ++i) {
        const std::string host = std::to_string(i * 7919 % 10007);
        all += lines + "h - - [when] \"GET http://" + host + "?a&b&c HTTP/1.1\" 200 1 \"//r" +
               host + "?d&e&f\" \"x\"\n";
    }
    return all;
}

TEST(stats_of_logs, has_the_same_reports_of_targets_and_referers_as_alone) {
    const std::string lines = log_with_referers(3);
    const words options = {"stats",
                           "--log",
                           "combined",
                           "--format",
                           "json",
                           "--by",
                           "host,path,query-key,error,length,query:k,status,referer-host,hour,"
                           "host+status,status+method",
                           "--log-uris"};
    const auto report_of = [&](const std::string& uris) {
        return json::parse(uriscan(with(options, {uris}), lines).out);
    };
    const json both = report_of("both");
    EXPECT_EQ(both.size(), 2U);
    EXPECT_EQ(both.at("targets"), report_of("target"));
    EXPECT_EQ(both.at("referers"), report_of("referer"));
}

TEST(stats_of_logs, counts_targets_and_referers_the_same_for_any_number_of_threads) {
    const temporary_file file(log_with_referers(20000));
    words command = {"stats", "--log",        "combined", "--log-uris",   "both", "--format",
                     "json",  "--by",         "",         "--max-memory", "1M",   "--top",
                     "0",     "--block-size", "1000000"};
    command.push_back(file.path());
    for (const std::string by : {"host,path,query-key,status", "host+status,query-key"}) {
        command[8] = by;
        const std::string expected = uriscan(command).out;
        EXPECT_NE(expected.find("\"exact\":false"), std::string::npos);
        for (const std::string threads : {"-j1", "-j3"}) {
            EXPECT_TRUE(uriscan(with(command, {threads, "--block-size", "7777"})).out == expected)
                << by << threads;
        }
    }
}

TEST(stats_of_logs, counts_values_of_a_key) {
    EXPECT_EQ(of_log("query:page"), "null 2\n\"1\" 1\n\"2\" 1\n");
    const json document = json::parse(
        uriscan({"stats", "--format", "json", "--by", "query:a%20b"}, "?a%20b=%41\n?a+b=2\n").out);
    EXPECT_EQ(document.at("by").at("query:a%20b").at("top").dump(),
              "[{\"count\":1,\"value\":null},{\"count\":1,\"value\":\"%41\"}]");
}

TEST(stats_of_logs, counts_combinations) {
    EXPECT_EQ(of_log("path+status", {"--top", "2"}),
              "{\"path\":\"/a\",\"status\":\"200\"} 2\n"
              "{\"path\":\"/a\",\"status\":\"404\"} 1\n");
    EXPECT_EQ(table_of("host+port", "//h:80\n//H:080\n//h\n/a\n"),
              "{\"host\":\"h\",\"port\":\"80\"} 2\n"
              "{\"host\":null,\"port\":null} 1\n"
              "{\"host\":\"h\",\"port\":null} 1\n");
    EXPECT_NE(uriscan({"stats", "--by", "host+port"}, "//h\n/a\n").out.find("  h       (none)  1"),
              std::string::npos);
}

TEST(stats_of_logs, is_the_same_for_any_number_of_threads) {
    std::string many;
    for (int i = 0; i < 500; ++i) {
        many += log;
    }
    const temporary_file file(many);
    const words command = {"stats",    "--log", "combined", "--by", "hour,path+status,query:page",
                           "--format", "json",  file.path()};
    const std::string expected = uriscan(command).out;
    for (const std::string threads : {"-j2", "-j5"}) {
        EXPECT_EQ(uriscan(with(command, {threads, "--block-size", "1000"})).out, expected);
    }
}

TEST(stats_of_logs, says_what_cannot_be_counted) {
    expect_refused({"stats", "--by", "host,host+status"}, "--by host+status needs --log");
    expect_refused({"stats", "--by", "host+error"}, "error cannot be counted together with");
    expect_refused({"stats", "--by", "host+query_keys"}, "query_keys cannot be counted together");
    expect_refused({"stats", "--by", "host+error_reason"}, "error_reason cannot be counted");
    expect_refused({"stats", "--by", "quer"}, "did you mean query, query:KEY, query_all:KEY or");
    expect_refused({"stats", "--by", "host+"}, "there is no field '' (see uriscan stats --help)");
    expect_refused({"stats", "--by", "query:%"}, "'%' has a '%' without two hexadecimal digits");
    expect_refused({"stats", "--by", "query:a,query:%61"}, "'query:%61' is given twice");
    expect_refused({"stats", "--by", "host_kind,host-kind"}, "'host-kind' is given twice");
    EXPECT_EQ(uriscan({"stats", "--by", "path,decoded:path"}, "/a").status, 0) << "two tables";
}

TEST(log_time, is_read_in_the_forms_of_logs) {
    using cli::hour_of;
    EXPECT_EQ(hour_of("20/Nov/2026:10:00:00 +0000"), "2026-11-20 10");
    EXPECT_EQ(hour_of("01/Jan/1999:23:59"), "1999-01-01 23");
    EXPECT_EQ(hour_of("29/Feb/2028:23:59"), "2028-02-29 23");
    EXPECT_EQ(hour_of("2026-11-20T10:00:00Z"), "2026-11-20 10");
    EXPECT_EQ(hour_of("2026-11-20 07:00:00"), "2026-11-20 07");
    EXPECT_EQ(hour_of("2026/11/20 07:00:00.123"), "2026-11-20 07");
    // `date -u -d @1700000000` writes "Tue Nov 14 22:13:20 UTC 2023".
    for (const std::string_view number :
         {"1700000000", "1700000000.123", "1700000000123", "1700000000123.9", "1700000000123456",
          "1700000000123456789"}) {
        EXPECT_EQ(hour_of(number), "2023-11-14 22") << number;
    }
    EXPECT_EQ(hour_of("100000000"), "1973-03-03 09");
    EXPECT_EQ(hour_of("100000000000"), "1973-03-03 09");
    for (const std::string_view other :
         {"", "-", "20/Nov/2026", "20/anF/2026:10", "20/nov/2026:10", "2026-11-20", "2026.11.20 10",
          "1/Nov/2026:10:00:00", "x0/Nov/2026:10:00:00", "17000000", "17000000001",
          "17000000001234", "17000000001234567890", "170000000012345678901", "1700000000x", ".",
          // The next ones do not exist.
          "31/Feb/2026:10", "29/Feb/2026:10", "00/Nov/2026:10", "32/Nov/2026:10", "20/Nov/2026:24",
          "2026-13-01 10", "2026-00-01 10", "2026-02-30 10", "2026-11-20 24", "2026-11-20T99"}) {
        EXPECT_EQ(hour_of(other), std::nullopt) << other;
    }
}

TEST(log_time, has_a_number_for_each_hour) {
    using cli::number_of_hour;
    EXPECT_EQ(number_of_hour("1970-01-01 00"), 0);
    EXPECT_EQ(number_of_hour("1970-01-02 03"), 27);
    EXPECT_EQ(number_of_hour("1972-03-01"), (365 + 365 + 31 + 29) * 24);
    EXPECT_EQ(number_of_hour("2026-02-29"), std::nullopt);
    EXPECT_EQ(number_of_hour("(none)"), std::nullopt);
}

}  // namespace
}  // namespace uriscan::tests
