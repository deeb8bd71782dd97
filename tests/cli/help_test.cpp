// The help of the program and of its commands.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli/command.hpp"
#include "cli/declared_options.hpp"

namespace uriscan::tests {
namespace {

TEST(help, has_the_options_that_are_declared) {
    for (const cli::command& command : declared().commands) {
        const std::string help = uriscan({std::string(command.name), "--help"}).out;
        names found = words_after("  --", help, "  --");
        found.merge(words_after(", --", help, "  -"));
        EXPECT_EQ(found, declared_options(command)) << command.name;
    }
    const std::string help = uriscan({"--help"}).out;
    names found = words_after("  --", help, "  --");
    found.merge(words_after(", --", help, "  -"));
    EXPECT_EQ(found, declared_program_options());
}

TEST(help, is_that_of_the_command_after_it) {
    const std::string help = uriscan({"parse", "--help"}).out;
    EXPECT_EQ(uriscan({"--help", "parse"}).out, help);
    EXPECT_EQ(uriscan({"-h", "parse"}).out, help);
    EXPECT_EQ(uriscan({"--help", "no-command"}).out, uriscan({"--help"}).out);
}

TEST(help, has_examples_that_the_command_accepts) {
    for (const cli::command& command : declared().commands) {
        const std::string help = uriscan({std::string(command.name), "--help"}).out;
        EXPECT_GE(command.examples.size(), 2U) << command.name;
        for (const cli::example& example : command.examples) {
            EXPECT_NE(help.find(fmt::format("  {}\n", example.words)), std::string::npos) << help;
            // The files of the example do not exist, but the program reads the options before it
            // opens a file.
            const std::string_view typed = example.words.substr(example.words.find("uriscan "));
            const std::size_t begin = typed.find(' ');
            const std::string rest(typed.substr(begin, typed.find_first_of("|>") - begin));
            const std::string err = uriscan_in_shell("cd /proc/self/fdinfo &&", rest).err;
            EXPECT_EQ(err.find("--help)"), std::string::npos) << example.words << "\n" << err;
        }
    }
}

TEST(help, is_as_wide_as_the_terminal_within_bounds) {
    const auto widest = [](const std::string& columns) {
        std::size_t most = 0;
        for (std::string& line : lines_in(on_terminal("stty cols " + columns + " <&1; " +
                                                      program_path() + " stats --help"))) {
            std::erase(line, '\r');
            most = std::max(most, line.size());
        }
        return most;
    };
    EXPECT_LE(widest("70"), 70U);
    EXPECT_GT(widest("70"), 60U);
    EXPECT_GT(widest("95"), 80U);
    EXPECT_LE(widest("95"), 95U);
    EXPECT_GT(widest("300"), 90U);
    EXPECT_LE(widest("300"), 100U);
}

TEST(help, has_at_most_80_columns) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"--help"},
                                               {"parse", "--help"},
                                               {"check", "-h"},
                                               {"normalize", "--help"},
                                               {"resolve", "--help"},
                                               {"relativize", "--help"},
                                               {"repair", "--help"},
                                               {"set", "--help"},
                                               {"grep", "--help"},
                                               {"stats", "--help"},
                                               {"extract", "--help"},
                                               {"redact", "--help"},
                                               {"audit", "--help"},
                                               {"to-uri", "--help"},
                                               {"to-iri", "--help"},
                                               {"expand", "--help"},
                                               {"match", "--help"},
                                               {"function", "--help"}}) {
        const std::string help = uriscan(arguments).out;
        EXPECT_TRUE(help.starts_with("Usage: uriscan ")) << help;
        std::istringstream lines(help);
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), 80U) << line;
            EXPECT_FALSE(line.ends_with(' ')) << line;
        }
    }
}

TEST(help, has_a_template_that_the_command_takes) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> examples = {
        {{"parse"}, "h\t/%70\n"},
        {{"check"}, ""},
        {{"extract"}, "h\t/%70\n"},
        {{"normalize"}, "http://h/%70\thttp://h/p\n"},
        {{"resolve", "--base", "a:"}, "http://h/%70\thttp://h/%70\n"},
        {{"relativize", "--base", "http://h/"}, "http://h/%70\t%70\n"},
        {{"repair"}, "http://h/%70\thttp://h/%70\n"},
        {{"set", "--remove", "scheme"}, "http://h/%70\t//h/%70\n"},
        {{"to-uri"}, "http://h/%70\thttp://h/%70\n"},
        {{"to-iri"}, "http://h/%70\thttp://h/p\n"},
        {{"audit"}, "http://h/%70\t\n"}};
    for (const auto& [command, rows] : examples) {
        const std::string help = uriscan({command[0], "--help"}).out;
        const std::size_t begin = help.find("'{") + 1, end = help.find('\'', begin);
        ASSERT_NE(end, std::string::npos) << help;
        std::vector<std::string> arguments = command;
        arguments.insert(arguments.end(), {"--template", help.substr(begin, end - begin)});
        const finished_program result = uriscan(arguments, "http://h/%70\n");
        EXPECT_EQ(result.out, rows) << command[0];
        EXPECT_EQ(result.status, 0) << result.err;
    }
}

TEST(help, has_the_options_that_must_be_given_first) {
    const auto usage = [](const std::string& command) {
        const std::string help = uriscan({command, "--help"}).out;
        return help.substr(0, help.find('\n'));
    };
    EXPECT_EQ(usage("resolve"), "Usage: uriscan resolve --base URI [OPTION...] [FILE...]");
    EXPECT_EQ(usage("relativize"), "Usage: uriscan relativize --base URI [OPTION...] [FILE...]");
    EXPECT_EQ(usage("normalize"), "Usage: uriscan normalize [OPTION...] [FILE...]");
    EXPECT_EQ(usage("grep"), "Usage: uriscan grep EXPRESSION [OPTION...] [FILE...]");
    EXPECT_EQ(usage("function"), "Usage: uriscan function FUNCTION [OPTION...] [FILE...]");
    EXPECT_EQ(usage("set"), "Usage: uriscan set CHANGE... [OPTION...] [FILE...]");
}

TEST(help, says_what_happens_to_a_line_that_is_too_long) {
    const auto text_of = [](const std::string& command) {
        std::string text;
        std::istringstream help(uriscan({command, "--help"}).out);
        for (std::string word; help >> word;) {
            text += word + " ";
        }
        return text;
    };
    const std::string start = "Keep at most SIZE octets of a line in memory. A longer line is ";
    EXPECT_NE(text_of("parse").find(start + "not valid, and the reason is too-long."),
              std::string::npos);
    EXPECT_NE(text_of("grep").find(start + "not searched, and a message says where it is."),
              std::string::npos);
}

TEST(help, marks_defaults) {
    const std::string help = uriscan({"normalize", "--help"}).out;
    EXPECT_NE(help.find("uri-reference (default),"), std::string::npos) << help;
    EXPECT_NE(help.find("(default), default-port, empty-port, empty-path or\n"), std::string::npos)
        << help;
    EXPECT_NE(help.find(" jsonl, tsv, tsv-raw, csv, rowbinary"), std::string::npos) << help;
    EXPECT_NE(help.find("Default: 1\n"), std::string::npos) << help;
}

TEST(help, has_the_exit_statuses_of_the_command) {
    const std::string of_check = uriscan({"check", "--help"}).out;
    EXPECT_NE(
        of_check.find(
            "Exit status: 0 if all lines are valid, 1 if some line is not, 2 if an option is\n"),
        std::string::npos)
        << of_check;
    const std::string of_parse = uriscan({"parse", "--help"}).out;
    EXPECT_NE(of_parse.find("Exit status: 0, or 2 if an option"), std::string::npos) << of_parse;
}

}  // namespace
}  // namespace uriscan::tests
