// uriscan stats: what the command counts, and what it writes if the counts are not exact.
#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <random>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

using nlohmann::json;

json json_of(std::vector<std::string> arguments, std::string_view input = {}) {
    arguments.insert(arguments.begin(), {"stats", "--format", "json"});
    const finished_program result = uriscan(arguments, input);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_TRUE(result.out.ends_with("}\n"));
    return json::parse(result.out);
}

using counted = std::vector<std::pair<std::string, std::uint64_t>>;

// Returns the values and counts of a table; an absent value is "null".
counted top_of(const json& document, const char* by) {
    counted values;
    for (const json& row : document.at("by").at(by).at("top")) {
        const json& value = row.at("value");
        values.emplace_back(value.is_null() ? "null" : value.get<std::string>(), row.at("count"));
    }
    return values;
}

counted counts_by(const char* by, std::string_view input) {
    return top_of(json_of({"--by", by}, input), by);
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
              (counted{{"null", 6}, {"example.co.uk", 2}, {"example.com", 1}}));
}

TEST(fields, have_registrable_domains) {
    const std::string hosts = "//www.Example.co.uk/\n//co.uk/\n//a.b.example.com\n//1.2.3.4\n/\n";
    EXPECT_EQ(uriscan({"parse", "--format", "tsv", "--fields", "domain"}, hosts).out,
              "example.co.uk\n\\N\nexample.com\n\\N\n\\N\n");
    EXPECT_EQ(uriscan({"grep", "domain=EXAMPLE.com"}, hosts).out, "//a.b.example.com\n");
    EXPECT_EQ(uriscan({"grep", "domain~uk"}, hosts).out, "//www.Example.co.uk/\n");
}

// The domain is that of the host in its normal form (RFC 3986, 6.2.2).  There, "%21" stays, "%31"
// is a digit and "%2E" a dot.  The list has the public suffix "公司.cn".  No name has a NUL.
TEST(fields, have_the_domain_of_the_host_as_it_is_compared) {
    const std::string uris =
        "http://www.a%21b.co.uk/\nhttp://%31.2.3.4/\n//www.a%2eCO%2euk\n//"
        "x.b.%E5%85%AC%e5%8f%b8.cn\n"
        "//a.example.com%00.org\n//example.com%2E\n//\n";
    EXPECT_EQ(uriscan({"parse", "--format", "tsv", "--fields", "domain"}, uris).out,
              "a%21b.co.uk\n\\N\na.co.uk\nb.%E5%85%AC%E5%8F%B8.cn\n\\N\nexample.com\n\\N\n");
    EXPECT_EQ(counts_by("domain", uris), (counted{{"null", 3},
                                                  {"a%21b.co.uk", 1},
                                                  {"a.co.uk", 1},
                                                  {"b.%E5%85%AC%E5%8F%B8.cn", 1},
                                                  {"example.com", 1}}));
}

TEST(stats_command, counts_no_domain_of_a_host_that_is_too_long_for_a_name) {
    const std::string longest = std::string(253 - 12, 'a') + ".example.com";
    const std::string too_long = 'a' + longest;
    EXPECT_EQ(counts_by("domain", "//" + longest + "\n//" + longest + ".\n//" + longest + "\n//" +
                                      too_long + "\n//" + too_long + ".\n//" + too_long + "\n"),
              (counted{{"null", 3}, {"example.com", 3}}));
}
#else
TEST(stats_command, says_that_domains_are_not_available) {
    const finished_program result = uriscan({"stats", "--by", "domain"}, "");
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("built without libpsl"), std::string::npos);
}
#endif

TEST(stats_command, shows_the_top_and_counts_the_others) {
    const json document = json_of({"--by", "path", "--top", "1"}, "b\na\nb\nc\nc\nb\n");
    EXPECT_EQ(top_of(document, "path"), (counted{{"b", 3}}));
    EXPECT_EQ(document.at("by").at("path").at("other_values").get<std::uint64_t>(), 2U);
    EXPECT_EQ(document.at("by").at("path").at("other_count").get<std::uint64_t>(), 3U);
    EXPECT_EQ(document.at("by").at("path").at("total").get<std::uint64_t>(), 6U);
    EXPECT_EQ(top_of(json_of({"--by", "path", "--top", "0"}, "b\na\nb\n"), "path"),
              (counted{{"b", 2}, {"a", 1}}));
}

TEST(stats_command, has_a_json_summary_of_nothing) {
    const json document = json_of({"--by", "host"});
    EXPECT_EQ(document.at("shortest").get<std::uint64_t>(), 0U);
    EXPECT_EQ(document.at("longest").get<std::uint64_t>(), 0U);
    EXPECT_TRUE(top_of(document, "host").empty());
}

TEST(stats_command, counts_the_whole_text_of_lines_that_are_not_valid_in_a_log) {
    const json document = json_of({"--log", "common", "--by", "length,path,error"},
                                  "h i u [t] \"GET /ab HTTP/1.1\" 200 12\nseventeen octets.\n");
    EXPECT_EQ(top_of(document, "length"), (counted{{"2-3", 1}, {"16-31", 1}}));
    EXPECT_EQ(top_of(document, "path"), (counted{{"/ab", 1}}));
    EXPECT_EQ(top_of(document, "error"), (counted{{"not-of-this-log", 1}}));
    EXPECT_EQ(document.at("octets").get<std::uint64_t>(), 20U);
}

TEST(stats_command, has_the_totals_in_json) {
    const json document = json_of({}, "a:\nabc\na b c\n");
    EXPECT_EQ(document.at("total").get<std::uint64_t>(), 3U);
    EXPECT_EQ(document.at("valid").get<std::uint64_t>(), 2U);
    EXPECT_EQ(document.at("invalid").get<std::uint64_t>(), 1U);
    EXPECT_EQ(document.at("octets").get<std::uint64_t>(), 10U);
    EXPECT_EQ(document.at("shortest").get<std::uint64_t>(), 2U);
    EXPECT_EQ(document.at("longest").get<std::uint64_t>(), 5U);
}

// Returns 200,000 lines.  A few names occur often, and most others occur once.
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

TEST(stats_command, says_how_much_it_forgot_in_each_format) {
    const temporary_file file(many_values());
    const std::vector<std::string> arguments = {"stats", "--by",           "path", "--top",
                                                "5",     "--max-distinct", "1000", file.path()};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), arguments.begin(), arguments.end());
        return uriscan(more).out;
    };
    const json document = json::parse(with({"--format", "json"}));
    const json& table = document.at("by").at("path");
    EXPECT_FALSE(table.at("exact").get<bool>());
    EXPECT_GT(table.at("forgotten").get<std::uint64_t>(), 100'000U);
    EXPECT_LE(table.at("forgotten").get<std::uint64_t>(),
              table.at("other_count").get<std::uint64_t>());
    EXPECT_EQ(table.at("total").get<std::uint64_t>(), 200'000U);
    const std::string said = "forgotten, " +
                             std::to_string(table.at("forgotten").get<std::uint64_t>()) +
                             " occurrences in all.";
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
        const finished_program expected = uriscan(arguments);
        for (const std::string threads : {"-j1", "-j3"}) {
            for (const std::string size : {"777", "65536"}) {
                std::vector<std::string> more = arguments;
                more.insert(more.end(), {threads, "--block-size", size});
                EXPECT_TRUE(uriscan(more).out == expected.out) << most << threads << size;
            }
        }
    }
}

// Returns so many megabytes of lines with different paths of 1,000 octets.
std::string long_paths(int megabytes) {
    std::string lines;
    for (int i = 0; i < megabytes * 1000; ++i) {
        const std::string number = std::to_string(i);
        lines += '/' + std::string(998 - number.size(), 'a') + number + '\n';
    }
    return lines;
}

// Returns lines with 70,000 different keys.
std::string many_keys() {
    std::string lines;
    for (int line = 0; line < 3; ++line) {
        lines += "/?";
        for (int i = 0; i < 60'000; ++i) {
            lines += std::to_string(1'000'000 + i * 7 % 60'000 + line * 5'000) + '&';
        }
        lines += "often&often&often\n";
    }
    return lines;
}

TEST(stats_command, needs_no_more_memory_than_allowed) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    const temporary_file paths(long_paths(20)), keys(many_keys());
    for (const auto& [by, file] : {std::pair("path", &paths), std::pair("query-key", &keys)}) {
        const finished_program result =
            uriscan_in_shell("ulimit -v 30000;", "stats --max-memory 1M --format json --by " +
                                                     std::string(by) + " " + file->path());
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.status, 0);
        const json document = json::parse(result.out);
        const json& table = document.at("by").at(by);
        EXPECT_FALSE(table.at("exact").get<bool>());
        EXPECT_GT(table.at("forgotten").get<std::uint64_t>(), 18'000U);
        EXPECT_LE(table.at("forgotten").get<std::uint64_t>(),
                  table.at("other_count").get<std::uint64_t>());
    }
}

TEST(stats_command, keeps_frequent_values_if_it_has_little_memory) {
    const temporary_file file(many_keys());
    const json document =
        json_of({"--by", "query-key", "--max-memory", "1M", "--top", "1", file.path()});
    const json& table = document.at("by").at("query-key");
    EXPECT_EQ(table.at("total").get<std::uint64_t>(), 3 * 60'003U);
    const std::uint64_t count = table.at("top").at(0).at("count");
    EXPECT_LE(count, 9U);  // "often" occurs nine times
    EXPECT_GE(count + table.at("most_too_low").get<std::uint64_t>(), 9U);
}

// Paths of 1,000 octets, and how often each occurs.  Path i of the first 20 occurs 3,000 - 100 i
// times.  30,000 others occur once each.  So a table of all paths needs 30 MB.
class counted_paths {
public:
    static constexpr std::size_t size = 1000;  // the size of each path

    counted_paths() {
        for (std::uint64_t i = 0; i < 20; ++i) {
            lines_.insert(lines_.end(), 3000 - 100 * i, path(i));
        }
        for (std::uint64_t i = 20; i < 30'020; ++i) {
            lines_.push_back(path(i));
        }
        std::ranges::shuffle(lines_, std::mt19937(1));
        for (const std::string& line : lines_) {
            ++counts_[line];
        }
    }

    std::string text() const {
        std::string text;
        for (const std::string& line : lines_) {
            text += line + '\n';
        }
        return text;
    }

    // Checks a table: each count must be within the bounds that the table states, and no frequent
    // value may be missing.  Returns how many values the table has.
    std::uint64_t expect_table(const json& document, std::size_t top) const {
        const json& table = document.at("by").at("path");
        const std::uint64_t most_too_low = table.at("most_too_low");
        std::uint64_t total = table.at("other_count");
        std::map<std::string, std::uint64_t> rest = counts_;
        for (const auto& [value, count] : top_of(document, "path")) {
            const auto found = rest.find(value);
            EXPECT_NE(found, rest.end()) << value.substr(900);
            if (found != rest.end()) {
                EXPECT_LE(count, found->second);
                EXPECT_GE(count + most_too_low, found->second);
                rest.erase(found);
            }
            total += count;
        }
        for (const auto& [value, count] : rest) {
            EXPECT_LE(count, 1100 + most_too_low) << value.substr(900);  // of the 20 most frequent
        }
        EXPECT_EQ(total, lines_.size());
        EXPECT_EQ(table.at("total").get<std::uint64_t>(), lines_.size());
        EXPECT_EQ(table.at("top").size(), top);
        return top + table.at("other_values").get<std::uint64_t>();
    }

    std::size_t distinct() const { return counts_.size(); }

private:
    static std::string path(std::uint64_t number) {
        const std::string digits = std::to_string(number);
        return '/' + std::string(size - 1 - digits.size(), 'a') + digits;
    }

    std::vector<std::string> lines_;
    std::map<std::string, std::uint64_t> counts_;
};

// The system allows the memory that the program needs without tables, and --max-memory more.  The
// table of paths must fit there.  If there are more tables, the others have one value each and need
// nearly nothing, so the table of paths gets nearly all of the memory.
TEST(stats_command, counts_as_many_values_as_fit_into_the_memory_as_a_list_does) {
    const counted_paths paths;
    const temporary_file file(paths.text());
    constexpr std::uint64_t mebibyte = 1 << 20;
    for (const std::uint64_t memory : std::array<std::uint64_t, 3>{1, 16, 256}) {
        for (const std::string by : {"path", "host,path,port"}) {
            const std::string limit =
                can_limit_memory ? "ulimit -v " + std::to_string(29'000 + 1024 * memory) + ";" : "";
            const finished_program result = uriscan_in_shell(
                limit, "stats --format json --top 20 --by " + by + " --max-memory " +
                           std::to_string(memory) + "M " + file.path());
            SCOPED_TRACE(by + " " + std::to_string(memory));
            EXPECT_EQ(result.err, "");
            ASSERT_EQ(result.status, 0);
            const json document = json::parse(result.out);
            const std::uint64_t values = paths.expect_table(document, 20);
            EXPECT_LE(values, paths.distinct());
            EXPECT_LE(values * counted_paths::size, memory * mebibyte);
            EXPECT_GE(values,
                      std::min<std::uint64_t>(paths.distinct(),
                                              memory * mebibyte / counted_paths::size * 3 / 10));
            EXPECT_EQ(document.at("by").at("path").at("exact").get<bool>(),
                      values == paths.distinct());
        }
    }
}

TEST(stats_command, writes_the_same_on_any_number_of_threads_even_if_it_has_little_memory) {
    const temporary_file file(many_keys() + long_paths(3) + many_keys());
    const words arguments = {"stats",    "--by", "path,query-key,length", "--top", "0",
                             "--format", "json", "--max-memory",          "1M",    file.path(),
                             file.path()};
    const finished_program expected = uriscan(arguments);
    EXPECT_EQ(expected.status, 0);
    for (const std::string threads : {"-j1", "-j3"}) {
        for (const std::string size : {"7777", "3000000"}) {
            EXPECT_TRUE(uriscan(with(arguments, {threads, "--block-size", size})).out ==
                        expected.out)
                << threads << size;
        }
    }
}

TEST(stats_command, reads_lines_like_other_commands) {
    EXPECT_EQ(top_of(json_of({"--by", "path", "--field", "2"}, "x\ty\nx\tz\nx\ty\n"), "path"),
              (counted{{"y", 2}, {"z", 1}}));
    EXPECT_EQ(json_of({"--rule", "uri"}, "x\nx:y\n").at("valid").get<std::uint64_t>(), 1U);
    EXPECT_EQ(json_of({"-z"}, std::string_view("x\ny\0z", 5)).at("invalid").get<std::uint64_t>(),
              1U);
}

TEST(stats_command, does_not_stop_at_a_file_that_cannot_be_read) {
    const temporary_file file("http://x/\n");
    const finished_program result = uriscan({"stats", "/nowhere/at/all", file.path()});
    EXPECT_EQ(result.err, "uriscan: /nowhere/at/all: No such file or directory\n");
    EXPECT_TRUE(result.out.starts_with("total    1\n")) << result.out;
    EXPECT_EQ(result.status, 2);
}

// Zeros would be a wrong answer.
TEST(stats_command, writes_no_report_if_nothing_can_be_read) {
    const finished_program result = uriscan({"stats", "/nowhere/at/all"});
    EXPECT_EQ(result.err, "uriscan: /nowhere/at/all: No such file or directory\n");
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(uriscan({"stats", "--html", "-", "/nowhere/at/all"}).out, "");
}

TEST(stats_command, says_in_one_line_what_is_wrong) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"stats", "--by", "hosts"}, "--by: there is no field 'hosts'; did you mean host? (see"},
        {{"stats", "--by", "host,host"}, "--by: 'host' is given twice"},
        {{"stats", "--by", ""}, "--by: there is no field ''"},
        {{"stats", "--by", "path@host"}, "--by: 'path@host' has no value: write path@host=VALUE"},
        {{"stats", "--top", "-1"}, "--top"},
        {{"stats", "--max-distinct", "0"}, "--max-distinct"},
        {{"stats", "--max-memory", "0"}, "--max-memory: '0' is not from 1M to "},
        {{"stats", "--max-memory", "1023K"}, "--max-memory: '1023K' is not from 1M to "},
        {{"stats", "--max-memory", "1.5G"}, "--max-memory: '1.5G' is not a number of octets, such"},
        {{"stats", "--max-memory", "M"}, "--max-memory: 'M' is not a number of octets, such"},
        {{"stats", "--max-memory", ""}, "--max-memory: '' is not a number of octets, such"},
        {{"stats", "--max-memory", "99999999T"}, "'99999999T' is not a number of octets, such"},
        {{"stats", "--format", "jsonl"}, "--format: there is no 'jsonl'; did you mean json?"},
        {{"stats", "--html", "/nowhere/at/all"}, "/nowhere/at/all: No such file or directory"},
        {{"stats", "--html", "/"}, "/: Is a directory"},
        {{"stats", "--html", "/dev/full"}, "/dev/full: No space left on device"},
    };
    for (const auto& [arguments, complaint] : mistakes) {
        const finished_program result = uriscan(arguments, "a\n");
        EXPECT_EQ(result.status, 2) << complaint;
        EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
        EXPECT_TRUE(result.err.starts_with("uriscan: ")) << result.err;
        EXPECT_NE(result.err.find(complaint), std::string::npos) << result.err;
    }
}

}  // namespace
}  // namespace uriscan::tests
