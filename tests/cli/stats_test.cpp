// uriscan stats: what is counted, how it is shown, and what is said where counting was not exact.
#include <rapidjson/document.h>

#include <algorithm>
#include <map>
#include <random>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

rapidjson::Document json_of(std::vector<std::string> arguments, std::string_view input = {}) {
    arguments.insert(arguments.begin(), {"stats", "--format", "json"});
    const outcome result = uriscan(arguments, input);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_TRUE(result.out.ends_with("}\n"));
    rapidjson::Document document;
    document.Parse(result.out.c_str());
    EXPECT_FALSE(document.HasParseError()) << result.out;
    return document;
}

using counted = std::vector<std::pair<std::string, std::uint64_t>>;

// The values and counts of a table; "null" for null.
counted top_of(const rapidjson::Document& document, const char* by) {
    counted values;
    for (const auto& row : document["by"][by]["top"].GetArray()) {
        values.emplace_back(row["value"].IsNull() ? "null" : row["value"].GetString(),
                            row["count"].GetUint64());
    }
    return values;
}

counted counts_by(const char* by, std::string_view input) {
    return top_of(json_of({"--by", by}, input), by);
}

TEST(stats_command, writes_tables_of_aligned_text_on_a_pipe) {
    const outcome result =
        uriscan({"stats", "--by", "scheme,host", "--top", "2"},
                "http://a/\nHTTP://A/?q\nhttps://b/\nftp://longer.example/\n/p\na b\n");
    EXPECT_EQ(result.out,
              "total     6\n"
              "valid     5   83.3 %\n"
              "invalid   1   16.7 %\n"
              "octets   56  2 to 21 each, on average 9.3\n"
              "\n"
              "Schemes\n"
              "  http        2   40.0 %\n"
              "  (none)      1   20.0 %\n"
              "  (2 others)  2   40.0 %\n"
              "\n"
              "Hosts\n"
              "  a           2   40.0 %\n"
              "  (none)      1   20.0 %\n"
              "  (2 others)  2   40.0 %\n");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}

TEST(stats_command, writes_no_bars_or_colors_on_a_pipe_unless_asked) {
    const std::string input = "a:b\nc:d\nc:d\n";
    EXPECT_EQ(uriscan({"stats"}, input).out.find_first_of("#\x1b"), std::string::npos);
    const std::string bars = uriscan_in_shell("printf 'a:b\\nc:d\\nc:d\\n' | LC_ALL=C",
                                              "stats --by scheme --bars always")
                                 .out;
    EXPECT_NE(bars.find("  c  2   66.7 %  " + std::string(63, '#') + "\n"), std::string::npos)
        << bars;
    EXPECT_NE(uriscan({"stats", "--color", "always"}, input).out.find("\x1b[1mSchemes"),
              std::string::npos);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

TEST(stats_command, draws_bars_in_proportion_in_lines_of_80_columns) {
    const std::string input =
        "printf 'http://" + std::string(300, 'h') + "/\\nb:\\nb:\\nb:\\nb:\\nc:\\nc:\\n' | LC_ALL=";
    const std::string ascii =
        uriscan_in_shell(input + "C", "stats --by scheme,host --bars always").out;
    std::map<std::string, std::ptrdiff_t> bars;
    for (const std::string& line : lines_of(ascii)) {
        EXPECT_LE(line.size(), 80U) << line;
        bars[line.substr(0, 3)] = std::ranges::count(line, '#');
    }
    EXPECT_GT(bars["  b"], 40);
    EXPECT_EQ(bars["  c"], (bars["  b"] + 1) / 2);
    EXPECT_NE(ascii.find("h...h"), std::string::npos) << "a value that is too long is cut";
    const std::string unicode =
        uriscan_in_shell(input + "C.UTF-8", "stats --by scheme --bars always").out;
    EXPECT_NE(unicode.find("█"), std::string::npos);
    for (const std::string& line : lines_of(unicode)) {
        EXPECT_LE(std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; }), 80);
    }
}

// So many whole blocks.
std::string blocks(std::size_t count) {
    std::string drawn;
    for (; count > 0; --count) {
        drawn += "█";
    }
    return drawn;
}

TEST(stats_command, draws_bars_to_an_eighth_of_a_column_but_none_for_the_others) {
    const std::string input = "printf '%s:\\n' a a a a a a a a b b b b c d | LC_ALL=C.UTF-8";
    const std::string out = uriscan_in_shell(input, "stats --by scheme --top 3 --bars always").out;
    // A half of 55 columns is 27 and 4/8, an eighth 6 and 7/8.
    for (const std::string& line :
         {"  a          8   57.1 %  " + blocks(55), "  b          4   28.6 %  " + blocks(27) + "▌",
          "  c          1    7.1 %  " + blocks(6) + "▉", std::string("  (1 other)  1    7.1 %")}) {
        EXPECT_NE(out.find("\n" + line + "\n"), std::string::npos) << line << "\n" << out;
    }
}

TEST(stats_command, draws_bars_on_a_terminal_as_wide_as_it_is) {
    const auto widest = [](const std::string& columns, const std::string& options) {
        const std::string shown = on_terminal("stty cols " + columns +
                                              " <&1; echo a: | LC_ALL=C " URISCAN_PROGRAM
                                              " stats --by scheme --color never " +
                                              options);
        EXPECT_NE(shown.find("\n  a  1  100.0 %"), std::string::npos) << shown;
        const std::size_t bar = shown.find('#');
        return bar == shown.npos ? 0 : shown.find('\n', bar) - shown.rfind('\n', bar) - 1;
    };
    EXPECT_EQ(widest("80", ""), 80U);
    EXPECT_EQ(widest("120", "--bars auto"), 120U);
    EXPECT_EQ(widest("40", "--bars always"), 40U);
    EXPECT_EQ(widest("0", ""), 80U) << "as wide as terminals are where it does not say";
    EXPECT_EQ(widest("10", ""), 0U) << "there is no room";
    EXPECT_EQ(widest("80", "--bars never"), 0U);
}

TEST(stats_command, draws_blocks_where_the_locale_has_them) {
    const std::vector<std::pair<std::string, bool>> environments = {
        {"", false},
        {"LANG=C", false},
        {"LANG=de_DE.ISO-8859-1", false},
        {"LANG=C.UTF-8", true},
        {"LANG=en_US.utf8", true},
        {"LANG=en_US.UTF8", true},
        {"LC_CTYPE=de_DE.UTF-8@euro", true},
        {"LC_CTYPE=C LANG=C.UTF-8", false},
        {"LC_ALL=C LC_CTYPE=C.UTF-8 LANG=C.UTF-8", false},
        {"LC_ALL=C.UTF-8 LC_CTYPE=C LANG=C", true},
        {"LC_ALL= LC_CTYPE= LANG=C.UTF-8", true},
    };
    for (const auto& [environment, has_blocks] : environments) {
        const std::string out =
            uriscan_in_shell("unset LC_ALL LC_CTYPE LANG; echo a: | " + environment,
                             "stats --by scheme --bars always")
                .out;
        EXPECT_EQ(out.find("█") != out.npos, has_blocks) << environment;
        EXPECT_EQ(out.find("#") != out.npos, !has_blocks) << environment;
    }
}

TEST(stats_command, counts_schemes_and_hosts_without_regard_to_case) {
    const std::string_view input =
        "HTTP://EXAMPLE.com\nhttp://example.COM\nhttp://ex%41mple%2f\n"
        "http://examPLE%2F\n//\nurn:x\n";
    EXPECT_EQ(counts_by("scheme", input), (counted{{"http", 4}, {"null", 1}, {"urn", 1}}));
    EXPECT_EQ(counts_by("host", input),
              (counted{{"example%2F", 2}, {"example.com", 2}, {"", 1}, {"null", 1}}));
}

TEST(stats_command, counts_kinds_of_host_and_ports) {
    const std::string_view input =
        "//h:80\n//h:0080\n//1.2.3.4:\n//[::1]:65536\n//[v1.a]\n/no/authority\n";
    EXPECT_EQ(counts_by("host-kind", input),
              (counted{{"reg-name", 2}, {"null", 1}, {"ipv4", 1}, {"ipv6", 1}, {"ipvfuture", 1}}));
    EXPECT_EQ(counts_by("port", input),
              (counted{{"80", 2}, {"", 1}, {"null", 1}, {"more than 65535", 1}}));
}

TEST(stats_command, counts_paths_keys_components_lengths_and_errors) {
    const std::string_view input = "/a?k=1&k=2&l\n/a#f\n\nx\na b\nhttp://[\n";
    EXPECT_EQ(counts_by("path", input), (counted{{"/a", 2}, {"", 1}, {"x", 1}}));
    EXPECT_EQ(counts_by("query-key", input), (counted{{"k", 2}, {"l", 1}}));
    EXPECT_EQ(counts_by("component", input), (counted{{"path", 3}, {"fragment", 1}, {"query", 1}}));
    EXPECT_EQ(counts_by("length", input),
              (counted{{"0", 1}, {"1", 1}, {"2-3", 1}, {"4-7", 1}, {"8-15", 2}}));
    EXPECT_EQ(counts_by("error", input),
              (counted{{"malformed-ip-literal in host", 1}, {"unexpected-character in path", 1}}));
}

#ifdef URISCAN_HAS_LIBPSL
TEST(stats_command, counts_registrable_domains) {
    EXPECT_EQ(counts_by("domain",
                        "//www.Example.co.uk\n//a.b.example.co.uk.\n//co.uk\n//localhost\n"
                        "//1.2.3.4\n//[::1]\n//example.com\n/\n//\n"),
              (counted{{"example.co.uk", 2},
                       {"", 1},
                       {"null", 1},
                       {"1.2.3.4", 1},
                       {"[::1]", 1},
                       {"co.uk", 1},
                       {"example.com", 1},
                       {"localhost", 1}}));
}

TEST(stats_command, counts_what_is_too_long_for_a_name_as_it_is) {
    const std::string longest = std::string(253 - 12, 'a') + ".example.com";
    const std::string too_long = 'a' + longest;
    EXPECT_EQ(counts_by("domain", "//" + longest + "\n//" + longest + ".\n//" + longest + "\n//" +
                                      too_long + "\n//" + too_long + ".\n//" + too_long + "\n"),
              (counted{{"example.com", 3}, {too_long, 2}, {too_long + ".", 1}}));
}
#else
TEST(stats_command, says_that_domains_are_not_available) {
    const outcome result = uriscan({"stats", "--by", "domain"}, "");
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("built without libpsl"), std::string::npos);
}
#endif

TEST(stats_command, shows_the_top_and_counts_the_others) {
    const rapidjson::Document document =
        json_of({"--by", "path", "--top", "1"}, "b\na\nb\nc\nc\nb\n");
    EXPECT_EQ(top_of(document, "path"), (counted{{"b", 3}}));
    EXPECT_EQ(document["by"]["path"]["other_values"].GetUint64(), 2U);
    EXPECT_EQ(document["by"]["path"]["other_count"].GetUint64(), 3U);
    EXPECT_EQ(document["by"]["path"]["total"].GetUint64(), 6U);
    EXPECT_EQ(top_of(json_of({"--by", "path", "--top", "0"}, "b\na\nb\n"), "path"),
              (counted{{"b", 2}, {"a", 1}}));
}

TEST(stats_command, names_what_is_absent_or_empty_and_a_single_other) {
    const std::vector<std::string> arguments = {"stats", "--by", "host", "--top", "2"};
    const std::string_view input = "//\n//h\n/a\n//\n";
    EXPECT_TRUE(uriscan(arguments, input)
                    .out.ends_with("\nHosts\n"
                                   "  (empty)    2   50.0 %\n"
                                   "  (none)     1   25.0 %\n"
                                   "  (1 other)  1   25.0 %\n"));
    std::vector<std::string> as_page = arguments;
    as_page.insert(as_page.end(), {"--html", "-"});
    const std::string page = uriscan(as_page, input).out;
    for (const std::string row :
         {"<tr><th scope=\"row\" class=\"absent\">(empty)</th><td>2</td>",
          "<tr><th scope=\"row\" class=\"absent\">(none)</th><td>1</td>",
          "<tr class=\"others\"><th scope=\"row\">1 other</th><td>1</td>"}) {
        EXPECT_NE(page.find(row), std::string::npos) << page;
    }
}

TEST(stats_command, has_a_summary_of_nothing) {
    EXPECT_EQ(uriscan({"stats", "--by", "host,error"}).out,
              "total    0\n"
              "valid    0    0.0 %\n"
              "invalid  0    0.0 %\n"
              "octets   0  0 to 0 each, on average 0.0\n"
              "\n"
              "Hosts\n"
              "  none\n"
              "\n"
              "Errors\n"
              "  none\n");
    const rapidjson::Document document = json_of({"--by", "host"});
    EXPECT_EQ(document["shortest"].GetUint64(), 0U);
    EXPECT_EQ(document["longest"].GetUint64(), 0U);
    EXPECT_TRUE(top_of(document, "host").empty());
    const std::string page = uriscan({"stats", "--by", "host", "--html", "-"}).out;
    EXPECT_NE(page.find("<small>0 to 0 each, on average 0.0</small>"), std::string::npos) << page;
    EXPECT_NE(page.find("<h2>Hosts</h2>\n<p>none</p>\n"), std::string::npos) << page;
}

TEST(stats_command, counts_lines_that_are_not_of_the_log_as_they_stand_there) {
    const rapidjson::Document document =
        json_of({"--log", "common", "--by", "length,path,error"},
                "h i u [t] \"GET /ab HTTP/1.1\" 200 12\nseventeen octets.\n");
    EXPECT_EQ(top_of(document, "length"), (counted{{"2-3", 1}, {"16-31", 1}}));
    EXPECT_EQ(top_of(document, "path"), (counted{{"/ab", 1}}));
    EXPECT_EQ(top_of(document, "error"), (counted{{"not-of-this-log", 1}}));
    EXPECT_EQ(document["octets"].GetUint64(), 20U);
}

std::string text_of(const std::string& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST(stats_command, writes_a_page_to_a_file_beside_its_output) {
    const temporary_file file("http://h/\n", "<&\">"), page("this is to go");
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), file.path()}).out,
              uriscan({"stats", file.path()}).out);
    const std::string written = text_of(page.path());
    EXPECT_EQ(written, uriscan({"stats", "--html", "-", file.path()}).out);
    EXPECT_TRUE(written.starts_with("<!DOCTYPE html>"));
    EXPECT_NE(written.find("&lt;&amp;&quot;&gt;</title>"), std::string::npos);
}

TEST(stats_command, does_not_write_the_page_over_its_input) {
    const temporary_file file("http://h/\n"), other("http://i/\n"), link("");
    std::filesystem::remove(link.path());
    std::filesystem::create_hard_link(file.path(), link.path());
    const std::vector<std::vector<std::string>> commands = {
        {"stats", "--html", file.path(), other.path(), file.path()},
        {"stats", "--html", link.path(), file.path()}};
    for (const std::vector<std::string>& command : commands) {
        const outcome result = uriscan(command);
        EXPECT_EQ(result.err,
                  "uriscan: " + command[2] + ": is an input, which the page would overwrite\n");
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.status, 2);
    }
    EXPECT_EQ(uriscan_in_shell("", "stats --html " + file.path() + " <" + file.path()).status, 2);
    EXPECT_EQ(text_of(file.path()), "http://h/\n");
}

TEST(stats_command, writes_no_page_to_what_cannot_be_written_before_it_reads) {
    const outcome result = uriscan({"stats", "--html", "/nowhere/at/all"}, "a\n");
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, "uriscan: /nowhere/at/all: No such file or directory\n");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(uriscan({"stats", "--html="}, "a\n").err, "uriscan: '': No such file or directory\n");
}

TEST(stats_command, writes_its_page_to_a_file_whole_and_to_a_device) {
    const temporary_file file("http://h/\n"), page(std::string(100'000, 'x'));
    const std::string whole = uriscan({"stats", "--html", "-", file.path()}).out;
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), file.path()}).status, 0);
    EXPECT_EQ(text_of(page.path()), whole);
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), "-", "/nowhere"}, "x:\n").status, 2);
    EXPECT_NE(text_of(page.path()).find("<p>&lt;stdin&gt;, /nowhere</p>"), std::string::npos)
        << "what could be read is on the page";
    EXPECT_EQ(uriscan({"stats", "--html", "/dev/null", "/dev/null"}).status, 0);
}

TEST(stats_command, has_the_totals_in_json) {
    const rapidjson::Document document = json_of({}, "a:\nabc\na b c\n");
    EXPECT_EQ(document["total"].GetUint64(), 3U);
    EXPECT_EQ(document["valid"].GetUint64(), 2U);
    EXPECT_EQ(document["invalid"].GetUint64(), 1U);
    EXPECT_EQ(document["octets"].GetUint64(), 10U);
    EXPECT_EQ(document["shortest"].GetUint64(), 2U);
    EXPECT_EQ(document["longest"].GetUint64(), 5U);
}

// Names, of which a few come often and most but once, more than lines between which nothing is
// forgotten.
std::string many_values() {
    std::mt19937 random(3986);
    std::string lines;
    for (int i = 0; i < 200'000; ++i) {
        const auto draw = random();
        lines += draw % 4 == 0 ? "often" + std::to_string(draw / 4 % 10) : std::to_string(draw);
        lines += '\n';
    }
    return lines;
}

TEST(stats_command, says_what_it_forgot_in_every_form) {
    const temporary_file file(many_values());
    const std::vector<std::string> arguments = {"stats", "--by",           "path", "--top",
                                                "5",     "--max-distinct", "1000", file.path()};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), arguments.begin(), arguments.end());
        return uriscan(more).out;
    };
    const std::string json = with({"--format", "json"});
    rapidjson::Document document;
    document.Parse(json.c_str());
    const auto& table = document["by"]["path"];
    EXPECT_FALSE(table["exact"].GetBool());
    EXPECT_GT(table["forgotten"].GetUint64(), 100'000U);
    EXPECT_LE(table["forgotten"].GetUint64(), table["other_count"].GetUint64());
    EXPECT_EQ(table["total"].GetUint64(), 200'000U);
    const std::string said =
        "forgotten, " + std::to_string(table["forgotten"].GetUint64()) + " occurrences in all.";
    EXPECT_NE(with({"--html", "-"}).find(said), std::string::npos);
    std::string text = with({});
    std::ranges::replace(text, '\n', ' ');
    text.erase(
        std::unique(text.begin(), text.end(), [](char a, char b) { return a == ' ' && b == ' '; }),
        text.end());
    EXPECT_NE(text.find(said), std::string::npos) << text;
    EXPECT_EQ(uriscan({"stats", "--by", "path", file.path()}).out.find("Not exact"),
              std::string::npos);
}

TEST(stats_command, writes_the_same_on_any_number_of_threads_even_if_it_forgets) {
    const temporary_file file(many_values()), other("often1\nsecond\n");
    for (const char* const most : {"10", "70000"}) {
        const std::vector<std::string> arguments = {
            "stats", "--by",           "path,length", "--format",   "json",      "--top",
            "0",     "--max-distinct", most,          other.path(), file.path(), other.path()};
        const outcome expected = uriscan(arguments);
        for (const std::string threads : {"-j1", "-j3"}) {
            for (const std::string size : {"777", "65536"}) {
                std::vector<std::string> more = arguments;
                more.insert(more.end(), {threads, "--block-size", size});
                EXPECT_TRUE(uriscan(more).out == expected.out) << most << threads << size;
            }
        }
    }
}

TEST(stats_command, takes_the_lines_as_other_commands_do) {
    EXPECT_EQ(top_of(json_of({"--by", "path", "--field", "2"}, "x\ty\nx\tz\nx\ty\n"), "path"),
              (counted{{"y", 2}, {"z", 1}}));
    EXPECT_EQ(json_of({"--rule", "uri"}, "x\nx:y\n")["valid"].GetUint64(), 1U);
    EXPECT_EQ(json_of({"-z"}, std::string_view("x\ny\0z", 5))["invalid"].GetUint64(), 1U);
}

TEST(stats_command, does_not_stop_at_a_file_that_cannot_be_read) {
    const temporary_file file("http://x/\n");
    const outcome result = uriscan({"stats", "/nowhere/at/all", file.path()});
    EXPECT_EQ(result.err, "uriscan: /nowhere/at/all: No such file or directory\n");
    EXPECT_TRUE(result.out.starts_with("total    1\n")) << result.out;
    EXPECT_EQ(result.status, 2);
}

TEST(stats_command, says_in_one_line_what_is_wrong) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"stats", "--by", "hosts"}, "--by: there is no 'hosts', only scheme, host, "},
        {{"stats", "--by", "host,host"}, "--by: 'host' is given twice"},
        {{"stats", "--by", ""}, "--by: there is no ''"},
        {{"stats", "--top", "-1"}, "--top"},
        {{"stats", "--max-distinct", "0"}, "--max-distinct"},
        {{"stats", "--format", "jsonl"}, "--format: there is no 'jsonl', only text or json"},
        {{"stats", "--html", "/nowhere/at/all"}, "/nowhere/at/all: No such file or directory"},
        {{"stats", "--html", "/"}, "/: Is a directory"},
        {{"stats", "--html", "/dev/full"}, "/dev/full: No space left on device"},
    };
    for (const auto& [arguments, message] : mistakes) {
        const outcome result = uriscan(arguments, "a\n");
        EXPECT_EQ(result.status, 2) << message;
        EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
        EXPECT_TRUE(result.err.starts_with("uriscan: ")) << result.err;
        EXPECT_NE(result.err.find(message), std::string::npos) << result.err;
    }
}

}  // namespace
}  // namespace uriscan::tests
