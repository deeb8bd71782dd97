// uriscan stats: the summary as text, with and without bars, and as a page.
#include <algorithm>
#include <map>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

TEST(stats_command, writes_tables_of_aligned_text_on_a_pipe) {
    const finished_program result =
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
    const std::string cyan = uriscan_in_shell("printf 'a:b\\n' | LC_ALL=C",
                                              "stats --by scheme --bars always --color always")
                                 .out;
    EXPECT_NE(cyan.find("\x1b[36m#"), std::string::npos) << cyan;
}

TEST(stats_command, draws_bars_in_proportion_in_lines_of_80_columns) {
    const std::string input =
        "printf 'http://" + std::string(300, 'h') + "/\\nb:\\nb:\\nb:\\nb:\\nc:\\nc:\\n' | LC_ALL=";
    const std::string ascii =
        uriscan_in_shell(input + "C", "stats --by scheme,host --bars always").out;
    std::map<std::string, std::ptrdiff_t> bars;
    for (const std::string& line : lines_in(ascii)) {
        EXPECT_LE(line.size(), 80U) << line;
        bars[line.substr(0, 3)] = std::ranges::count(line, '#');
    }
    EXPECT_GT(bars["  b"], 40);
    EXPECT_EQ(bars["  c"], (bars["  b"] + 1) / 2);
    EXPECT_NE(ascii.find("h...h"), std::string::npos) << "a value that is too long is shortened";
    const std::string unicode =
        uriscan_in_shell(input + "C.UTF-8", "stats --by scheme --bars always").out;
    EXPECT_NE(unicode.find("█"), std::string::npos);
    for (const std::string& line : lines_in(unicode)) {
        EXPECT_LE(std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; }), 80);
    }
}

// Returns a bar of `count` columns.
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
    // The longest bar has 55 columns.  Half of it has 27 4/8 columns, and an eighth has 6 7/8.
    for (const std::string& line :
         {"  a          8   57.1 %  " + blocks(55), "  b          4   28.6 %  " + blocks(27) + "▌",
          "  c          1    7.1 %  " + blocks(6) + "▉", std::string("  (1 other)  1    7.1 %")}) {
        EXPECT_NE(out.find("\n" + line + "\n"), std::string::npos) << line << "\n" << out;
    }
}

TEST(stats_command, draws_bars_that_fill_the_width_of_a_terminal) {
    const auto widest = [](const std::string& columns, const std::string& options) {
        const std::string shown =
            on_terminal("stty cols " + columns + " <&1; echo a: | LC_ALL=C " + program_path() +
                        " stats --by scheme --color never " + options);
        EXPECT_NE(shown.find("\n  a  1  100.0 %"), std::string::npos) << shown;
        const std::size_t bar = shown.find('#');
        return bar == shown.npos ? 0 : shown.find('\n', bar) - shown.rfind('\n', bar) - 1;
    };
    EXPECT_EQ(widest("80", ""), 80U);
    EXPECT_EQ(widest("120", "--bars auto"), 120U);
    EXPECT_EQ(widest("40", "--bars always"), 40U);
    EXPECT_EQ(widest("0", ""), 80U) << "the default, if the terminal does not say how wide it is";
    EXPECT_EQ(widest("10", ""), 0U) << "there is no room for a bar";
    EXPECT_EQ(widest("80", "--bars never"), 0U);
}

TEST(stats_command, draws_blocks_if_the_locale_uses_utf8) {
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

TEST(stats_command, has_names_for_absent_and_empty_values_and_a_single_other) {
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

TEST(stats_command, rounds_no_share_to_all_or_nothing) {
    std::string lines = "a b\n";
    for (int i = 0; i < 2999; ++i) {
        lines += "x:\n";
    }
    const std::string out = uriscan({"stats", "--by", "path"}, lines).out;
    EXPECT_TRUE(
        out.starts_with("total    3000\n"
                        "valid    2999  >99.9 %\n"
                        "invalid     1   <0.1 %\n"))
        << out;
    const std::string page = uriscan({"stats", "--html", "-", "--by", "path"}, lines).out;
    EXPECT_NE(page.find("<small>&gt;99.9 %</small>"), std::string::npos) << page;
    EXPECT_NE(page.find("<small>&lt;0.1 %</small>"), std::string::npos) << page;
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
    const std::string page = uriscan({"stats", "--by", "host", "--html", "-"}).out;
    EXPECT_NE(page.find("<small>0 to 0 each, on average 0.0</small>"), std::string::npos) << page;
    EXPECT_NE(page.find("<h2>Hosts</h2>\n<p>none</p>\n"), std::string::npos) << page;
}

std::string text_of(const std::string& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST(stats_command, writes_a_page_to_a_file_in_addition_to_its_output) {
    const temporary_file file("http://h/\n", "<&\">"), page("");
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
        const finished_program result = uriscan(command);
        EXPECT_EQ(result.err,
                  "uriscan: " + command[2] + ": is an input, which the page would overwrite\n");
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.status, 2);
    }
    EXPECT_EQ(uriscan_in_shell("", "stats --html " + file.path() + " <" + file.path()).status, 2);
    EXPECT_EQ(text_of(file.path()), "http://h/\n");
}

TEST(stats_command, fails_before_it_reads_if_the_page_cannot_be_written) {
    const finished_program result = uriscan({"stats", "--html", "/nowhere/at/all"}, "a\n");
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, "uriscan: /nowhere/at/all: No such file or directory\n");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(uriscan({"stats", "--html="}, "a\n").err, "uriscan: '': No such file or directory\n");
}

TEST(stats_command, writes_its_whole_page_to_a_file_or_a_device) {
    const temporary_file file("http://h/\n"), page(std::string(100'000, 'x'));
    const std::string whole = uriscan({"stats", "--html", "-", file.path()}).out;
    EXPECT_EQ(uriscan({"stats", "--force", "--html", page.path(), file.path()}).status, 0);
    EXPECT_EQ(text_of(page.path()), whole);
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), "-", "/nowhere"}, "x:\n").status, 2);
    EXPECT_NE(text_of(page.path()).find("<p>&lt;stdin&gt;, /nowhere</p>"), std::string::npos)
        << "the page shows the file that could be read";
    EXPECT_EQ(uriscan({"stats", "--html", "/dev/null", "/dev/null"}).status, 0);
}

TEST(stats_command, replaces_only_a_page_or_an_empty_file) {
    const temporary_file file("http://h/\n"), other("http://i/\n"), page("");
    const auto write = [&](const words& more) {
        return uriscan(with({"stats", "--html", page.path()}, more));
    };
    const std::string first = uriscan({"stats", "--html", "-", file.path()}).out;
    EXPECT_EQ(write({file.path()}).status, 0);
    EXPECT_EQ(text_of(page.path()), first);
    EXPECT_EQ(write({other.path()}).status, 0) << "a page can be replaced";
    EXPECT_NE(text_of(page.path()), first);
    for (const std::string& content :
         {std::string("x"), std::string("1.2.3.4 - - [t] \"GET / HTTP/1.1\" 200 1\n"),
          first.substr(0, 60), "\n" + first, std::string("<!DOCTYPE html>\n<html></html>\n"),
          first + "1.2.3.4 - - [t] \"GET / HTTP/1.1\" 200 1\n", first.substr(0, first.size() - 1),
          first + first,
          first.substr(0, first.find("<h1>")) + "notes" + first.substr(first.find("<h1>"))}) {
        std::ofstream(page.path()) << content;
        const finished_program refused = write({file.path()});
        EXPECT_EQ(refused.status, 2) << content;
        EXPECT_EQ(refused.out, "");
        EXPECT_EQ(refused.err, "uriscan: " + page.path() +
                                   ": is not a page of uriscan stats, so it is not replaced; "
                                   "--force replaces any file\n");
        EXPECT_EQ(text_of(page.path()), content);
    }
    EXPECT_EQ(write({"--force", file.path()}).status, 0);
    EXPECT_EQ(text_of(page.path()), first);
    expect_refused({"stats", "--force"}, "--force has no effect without --html");
    for (const std::string option : {"--templates", "--openapi"}) {
        const temporary_file templates(option == "--openapi" ? R"({"paths":{"/a":{}}})" : "/a\n");
        const std::string before = text_of(templates.path());
        EXPECT_EQ(
            uriscan({"stats", "--by", "template", option, templates.path(), "--force", "--html",
                     templates.path(), file.path()})
                .err,
            "uriscan: " + templates.path() + ": is an input, which the page would overwrite\n");
        EXPECT_EQ(text_of(templates.path()), before);
    }
}

TEST(stats_command, keeps_the_permissions_and_the_links_of_its_page) {
    namespace fs = std::filesystem;
    const temporary_file file("http://h/\n"), page(""), link(""), name("");
    fs::permissions(page.path(), fs::perms(0640));
    fs::remove(link.path());
    fs::create_symlink(page.path(), link.path());
    EXPECT_EQ(uriscan({"stats", "--html", link.path(), file.path()}).status, 0);
    EXPECT_TRUE(fs::is_symlink(link.path()));
    EXPECT_TRUE(text_of(page.path()).ends_with("</html>\n"));
    EXPECT_EQ(fs::status(page.path()).permissions(), fs::perms(0640));
    fs::remove(name.path());
    fs::create_hard_link(page.path(), name.path());
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), "--by", "path", file.path()}).status, 0);
    EXPECT_EQ(text_of(name.path()), text_of(page.path())) << "both names have the new page";
}

TEST(stats_command, gives_a_new_page_the_usual_permissions) {
    namespace fs = std::filesystem;
    const temporary_file file("http://h/\n"), page("");
    for (const std::string& options : without_and_with_sandbox()) {
        fs::remove(page.path());
        const std::string rest = "stats " + options + "--html " + page.path() + " " + file.path();
        EXPECT_EQ(uriscan_in_shell("umask 027;", rest).status, 0);
        EXPECT_EQ(fs::status(page.path()).permissions(), fs::perms(0640)) << options;
    }
}

TEST(stats_command, keeps_the_old_page_if_there_is_an_error) {
    const temporary_file file("http://h/\n"), page("");
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), file.path()}).status, 0);
    const std::string old = text_of(page.path());
    EXPECT_EQ(uriscan({"stats", "--html", page.path(), "/nowhere"}).status, 2);
    EXPECT_EQ(text_of(page.path()), old);
    for (const std::string& options : without_and_with_sandbox()) {
        EXPECT_EQ(uriscan_in_shell("export LLVM_PROFILE_FILE=/dev/null; ulimit -f 4;",
                                   "stats " + options + "--by path --html " + page.path() + " " +
                                       file.path() + " >/dev/null")
                      .status,
                  old.size() < 4 * 512 ? 0 : 2);
        EXPECT_EQ(text_of(page.path()), old) << options;
    }
}

}  // namespace
}  // namespace uriscan::tests
