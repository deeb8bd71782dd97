// How the program reads options, and its messages about wrong options.  The tests run the program
// itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/version.hpp"

namespace uriscan::tests {
namespace {

TEST(command_line, says_in_one_line_what_is_wrong_with_its_options) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"frobnicate"},
                                               {"--frobnicate"},
                                               {"parse", "--rule", "irl"},
                                               {"parse", "--format", "xml"},
                                               {"parse", "--header"},
                                               {"check", "--no-such-option"},
                                               {"check", "-j"},
                                               {"check", "-j", "x"},
                                               {"check", "-j", "-1"},
                                               {"check", "-j", "1.5"},
                                               {"parse", "--threads="},
                                               {"parse", "--threads", "100000"}}) {
        const finished_program result = uriscan(arguments);
        EXPECT_EQ(result.status, 2);
        EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
        EXPECT_TRUE(result.err.starts_with("uriscan: ")) << result.err;
        EXPECT_EQ(result.out, "");
    }
}

TEST(command_line, takes_an_empty_value_after_an_equals_sign_like_any_other) {
    const temporary_file file("http://me:secret@h/?=b\n");
    const std::vector<std::vector<std::string>> commands = {
        {"redact", "--replacement"}, {"parse", "--template"},  {"redact", "--key"},
        {"resolve", "--base"},       {"parse", "--field"},     {"check", "-j1", "--threads"},
        {"stats", "--html"},         {"normalize", "--rules"}, {"check", "--color"}};
    for (const std::vector<std::string>& command : commands) {
        std::vector<std::string> joined = command, apart = command;
        joined.back() += '=';
        joined.push_back(file.path());
        apart.insert(apart.end(), {"", file.path()});
        const finished_program result = uriscan(joined), expected = uriscan(apart);
        EXPECT_EQ(result.out, expected.out) << command.back();
        EXPECT_EQ(result.err, expected.err) << command.back();
        EXPECT_EQ(result.status, expected.status) << command.back();
    }
    EXPECT_EQ(uriscan({"redact", "--replacement=", file.path()}).out, "http://@h/?=b\n");
}

TEST(command_line, takes_a_word_that_only_looks_like_an_option_as_it_is) {
    EXPECT_EQ(uriscan({"redact", "--replacement", "--x="}, "http://me@h/\n").out,
              "http://--x=@h/\n");
    EXPECT_EQ(uriscan({"parse", "--", "--x="}).err, "uriscan: --x=: No such file or directory\n");
}

TEST(command_line, takes_a_name_in_brackets_as_it_is) {
    EXPECT_EQ(uriscan({"parse", "--template", "[{path}]"}, "x\n").out, "[x]\n");
    EXPECT_EQ(uriscan({"parse", "[a]", "[b"}).err,
              "uriscan: [a]: No such file or directory\nuriscan: [b: No such file or directory\n");
    EXPECT_TRUE(uriscan({"[a]"}).err.starts_with("uriscan: there is no command '[a]', only "));
}

TEST(command_line, says_whether_an_option_takes_a_value) {
    EXPECT_EQ(uriscan({"parse", "-j"}).err,
              "uriscan: -j needs a value (see uriscan parse --help)\n");
    EXPECT_EQ(uriscan({"parse", "--threads"}).err,
              "uriscan: --threads needs a value (see uriscan parse --help)\n");
    for (const std::string flag : {"--null=x", "--null="}) {
        EXPECT_EQ(uriscan({"parse", flag}).err,
                  "uriscan: --null takes no value (see uriscan parse --help)\n");
    }
}

TEST(command_line, says_which_numbers_an_option_takes) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"parse", "--field", "0"}, "--field: '0' is not a whole number from 1 ("},
        {{"parse", "--field", "x"},
         "--field: 'x' is not a whole number from 1; names need --input-format csv or json ("},
        {{"parse", "--field", "1.5"}, "--field: '1.5' is not a whole number from 1 ("},
        {{"parse", "--field", ""}, "--field: '' is not a whole number from 1 ("},
        {{"parse", "--field", "+1"}, "--field: '+1' is not a whole number from 1 ("},
        {{"parse", "--field", "0x1"}, "--field: '0x1' is not a whole number from 1 ("},
        {{"parse", "--field", "18446744073709551617"},
         "--field: '18446744073709551617' is not a whole number from 1 to 18446744073709551615 ("},
        {{"stats", "--top", "-1"}, "--top: '-1' is not a whole number from 0 ("},
        {{"stats", "--top", "abc"}, "--top: 'abc' is not a whole number from 0 ("},
        {{"parse", "--max-line", "4G"}, "--max-line: '4G' is not from 1 to 4294967295 ("},
        {{"stats", "--max-distinct", "0"}, "--max-distinct: '0' is not a whole number from 1 ("},
        {{"check", "--threads", "x"}, "--threads: 'x' is not a whole number from 0 to 1024 ("},
        {{"check", "-j", "x"}, "-j: 'x' is not a whole number from 0 to 1024 ("},
        {{"check", "-zj1025"}, "-j: '1025' is not a whole number from 0 to 1024 ("}};
    for (const auto& [arguments, message] : mistakes) {
        const finished_program result = uriscan(arguments, "a\n");
        EXPECT_EQ(result.status, 2) << message;
        EXPECT_EQ(result.out, "") << message;
        EXPECT_TRUE(result.err.starts_with("uriscan: " + message)) << result.err;
    }
}

TEST(command_line, reads_numbers_as_decimal) {
    std::string fields;
    for (int i = 1; i <= 10; ++i) {
        fields += std::to_string(i) + "\t";
    }
    const std::vector<std::string> parse = {"parse", "--template", "{input}", "--field"};
    for (const auto& [number, field] : std::vector<std::pair<std::string, std::string>>{
             {"010", "10\n"}, {"8", "8\n"}, {"18446744073709551615", "\n"}}) {
        std::vector<std::string> arguments = parse;
        arguments.push_back(number);
        EXPECT_EQ(uriscan(arguments, fields).out, field);
    }
}

TEST(command_line, reports_a_command_that_does_not_exist) {
    const std::string err = uriscan({"zzz"}).err;
    EXPECT_TRUE(err.starts_with("uriscan: there is no command 'zzz', only parse, check, ")) << err;
    EXPECT_TRUE(err.ends_with(" (see uriscan --help)\n")) << err;
}

TEST(command_line, suggests_commands) {
    const std::vector<std::pair<std::string, std::string>> mistakes = {
        {"pars", "'pars'; did you mean parse? (see"},
        {"hlep", "'hlep'; did you mean help? (see"},
        {"chekc", "'chekc'; did you mean check? (see"},
        {"re", "'re'; did you mean resolve, relativize, repair or redact? (see"},
        {"http://h/", "'http://h/'; did you mean parse http://h/? (see"}};
    for (const auto& [word, message] : mistakes) {
        expect_refused({word}, "there is no command " + message);
    }
}

TEST(command_line, shows_help_on_standard_error_without_any_word) {
    const finished_program result = uriscan({});
    EXPECT_EQ(result.err, uriscan({"--help"}).out);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.status, 2);
}

TEST(command_line, shows_the_help_of_a_command_by_its_name) {
    EXPECT_EQ(uriscan({"help"}).out, uriscan({"--help"}).out);
    EXPECT_EQ(uriscan({"help", "stats"}).out, uriscan({"stats", "--help"}).out);
    EXPECT_EQ(uriscan({"help", "stats"}).status, 0);
    expect_refused({"help", "stat"}, "there is no command 'stat'; did you mean stats?");
    expect_refused({"help", "parse", "stats"}, "help takes the name of one command");
}

TEST(command_line, takes_options_of_the_command_before_it) {
    const std::string expected = uriscan({"parse", "--format", "tsv", "-z"}, "a").out;
    EXPECT_EQ(uriscan({"--format", "tsv", "-z", "parse"}, "a").out, expected);
    EXPECT_EQ(uriscan({"--format=tsv", "parse", "-z"}, "a").out, expected);
    EXPECT_EQ(uriscan({"-zj2", "--format", "tsv", "parse", "-"}, "a").out, expected);
    EXPECT_EQ(uriscan({"--format", "csv", "parse", "--format", "tsv", "-z"}, "a").out, expected)
        << "the last value counts";
    EXPECT_EQ(uriscan({"--base", "http://h/", "resolve"}, "a\n").out, "http://h/a\n");
    EXPECT_EQ(uriscan({"--set", "host=h", "set", "--set", "port=1"}, "//a\n").out, "//h:1\n");
    EXPECT_TRUE(uriscan({"--format", "tsv", "--help"}).out.starts_with("Usage: uriscan COMMAND"));
    expect_refused({"--format", "tsv"}, "a command is needed: parse, ");
    expect_refused({"--format"}, "--format needs a value");
    expect_refused({"--top", "1", "parse"}, "there is no option '--top' (see uriscan parse");
}

// The next word could be the value of the option, or the command.  So the option is refused.
TEST(command_line, takes_no_option_before_the_command_that_has_a_value_only_in_some) {
    expect_refused({"--only", "space", "repair"}, "--only: write it after the command (see");
    expect_refused({"--only", "extract", "-"}, "--only: write it after the command (see");
    expect_refused({"-o", "extract", "-"}, "-o: write it after the command (see");
    expect_refused({"-zo", "grep", "host"}, "-o: write it after the command (see");
    EXPECT_EQ(uriscan({"extract", "--only"}, "http://h/").out, "http://h/\n");
}

TEST(command_line, takes_uris_as_arguments) {
    EXPECT_EQ(uriscan({"normalize", "HTTP://a/%7e", "urn://B.gz", "x+y-1.://"}).out,
              "http://a/~\nurn://b.gz\nx+y-1.://\n");
    EXPECT_EQ(uriscan({"normalize", "-", "http://a", "-z", "http://b\nc"}, "x").out,
              std::string("x\0http://a\0\0", 12));
    EXPECT_EQ(uriscan({"normalize", "--uri", "a/../b", "--uri=-"}, "x").out, "b\n-\n");
    expect_refused({"normalize", "--uri", ""}, "--uri: the URI is empty");
    const finished_program result = uriscan({"normalize", "http://a b", "/nowhere", "http://c d"});
    EXPECT_EQ(result.out, "\n\n");
    EXPECT_EQ(result.err,
              "<argument 1>:1:9: error: unexpected character ' ' in host\n"
              "uriscan: /nowhere: No such file or directory\n"
              "<argument 3>:1:9: error: unexpected character ' ' in host\n");
    EXPECT_EQ(result.status, 2);
    for (const std::string threads : {"-j1", "-j3"}) {
        EXPECT_TRUE(uriscan({"stats", "--format", "json", threads, "x://a", "x://b"})
                        .out.starts_with("{\"total\":2,\"valid\":2,"));
    }
}

TEST(command_line, reads_a_file_even_if_its_name_looks_like_a_uri) {
    const std::filesystem::path folder = testing::TempDir() + "uriscan_names";
    std::filesystem::create_directories(folder / "x:");
    std::ofstream(folder / "x:" / "y") << "content\n";
    const std::string command = "cd " + folder.string() + " && " + program_path() + " normalize ";
    EXPECT_EQ(run({"/bin/sh", "-c", command + "x://y"}).out, "content\n");
    EXPECT_EQ(run({"/bin/sh", "-c", command + "--uri x://y x://z"}).out, "x://y\nx://z\n");
    std::filesystem::remove_all(folder);
}

TEST(command_line, says_how_to_give_a_uri_that_is_not_a_file) {
    EXPECT_EQ(uriscan({"parse", "mailto:a@b"}).err,
              "uriscan: mailto:a@b: No such file or directory; use --uri if this is a URI\n");
    EXPECT_EQ(uriscan({"parse", "mailto:a@b"}).status, 2);
    EXPECT_EQ(uriscan({"parse", "1://a"}).err, "uriscan: 1://a: No such file or directory\n");
}

TEST(command_line, reports_an_option_that_does_not_exist) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"--zzz"}, "there is no option '--zzz' (see uriscan --help)"},
        {{"--htm"}, "there is no option '--htm'; did you mean --html? (see uriscan --help)"},
        {{"--html"}, "--html needs a value (see uriscan --help)"},
        {{"--lenient", "check"}, "there is no option '--lenient' (see uriscan check --help)"},
        {{"-x"}, "there is no option '-x' (see uriscan --help)"},
        {{"-v", "parse"}, "there is no option '-v' (see uriscan parse --help)"},  // in grep
        {{"parse", "--frob=1"}, "there is no option '--frob' (see uriscan parse --help)"},
        {{"parse", "-zx"}, "there is no option '-x' (see uriscan parse --help)"},
        {{"resolve", "--block-siz", "1"},
         "there is no option '--block-siz' (see uriscan resolve --help)"}};  // hidden
    for (const auto& [arguments, message] : mistakes) {
        const finished_program result = uriscan(arguments, "a\n");
        EXPECT_EQ(result.err, "uriscan: " + message + "\n");
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.status, 2);
    }
}

TEST(command_line, says_what_it_can_generate) {
    const finished_program result = uriscan({"--generate", "html"});
    EXPECT_TRUE(result.err.starts_with("uriscan: --generate: there is no 'html', only man, bash"))
        << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.status, 2);
}

TEST(command_line, refuses_abbreviations_and_suggests_options) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"--versio"}, "'--versio'; did you mean --version? (see uriscan --help)"},
        {{"resolve", "--bas", "a:"}, "'--bas'; did you mean --base or --base-field? (see"},
        {{"parse", "--form=csv"}, "'--form'; did you mean --format? (see uriscan parse --help)"},
        {{"stats", "--t", "1"},
         "'--t'; did you mean --top, --template, --templates or --threads? (see uriscan stats"},
        {{"check", "--field", "1", "--delim", ","}, "'--delim'; did you mean --delimiter? (see"}};
    for (const auto& [arguments, message] : mistakes) {
        const finished_program result = uriscan(arguments, "a\n");
        EXPECT_TRUE(result.err.starts_with("uriscan: there is no option " + message)) << result.err;
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.status, 2);
    }
}

TEST(command_line, suggests_the_option_that_is_most_similar_to_a_wrong_one) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"parse", "--fromat", "csv"}, "'--fromat'; did you mean --format? (see"},
        {{"parse", "--thread=2"}, "'--thread'; did you mean --threads? (see"},
        {{"stats", "--domain"}, "'--domain' (see"},
        {{"parse", "--" + std::string(65, 'x')}, "'--" + std::string(65, 'x') + "' (see"},
        {{"parse", "--=csv"}, "'--' (see"},
        {{"parse", "-format", "csv"}, "'-f'; did you mean --format? (see"},
        {{"normalize", "--colour", "never"}, "'--colour'; did you mean --color? (see"}};
    for (const auto& [arguments, message] : mistakes) {
        const std::string err = uriscan(arguments, "a\n").err;
        EXPECT_TRUE(err.starts_with("uriscan: there is no option " + message)) << err;
    }
}

TEST(command_line, takes_options_before_and_after_files_and_in_one_word) {
    const temporary_file file("http://h/\n");
    const std::string expected = uriscan({"parse", "--format", "tsv", file.path()}).out;
    EXPECT_EQ(uriscan({"parse", file.path(), "--format", "tsv"}).out, expected);
    EXPECT_EQ(uriscan({"parse", "--format=tsv", "--", file.path()}).out, expected);
    EXPECT_EQ(uriscan_in_shell("POSIXLY_CORRECT=1", "parse " + file.path() + " --format tsv").out,
              expected);
    for (const std::string threads : {"-zj4", "-zj 4", "-z -j4", "-j4 -z", "-zj4 -"}) {
        EXPECT_EQ(uriscan_in_shell("printf 'a\\0b' |", "normalize " + threads).out,
                  std::string("a\0b\0", 4))
            << threads;
    }
    EXPECT_EQ(uriscan({"normalize", file.path(), "-", file.path()}, "a\n").out,
              "http://h/\na\nhttp://h/\n");
}

TEST(command_line, names_the_help_of_the_command_whose_options_are_wrong) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"-j2"}, "uriscan --help"},
        {{"-"}, "uriscan --help"},
        {{"--", "parse"}, "uriscan --help"},
        {{"parse", "--field", "x"}, "uriscan parse --help"},
        {{"stats", "--by", "x"}, "uriscan stats --help"},
        {{"check", "--header"}, "uriscan check --help"}};
    for (const auto& [arguments, help] : mistakes) {
        const std::string err = uriscan(arguments).err;
        EXPECT_TRUE(err.ends_with(" (see " + help + ")\n")) << err;
        EXPECT_EQ(err.find("subcommand"), std::string::npos) << err;
    }
}

TEST(command_line, refuses_a_header_if_there_are_no_columns) {
    const finished_program result = uriscan({"parse", "--format", "jsonl", "--header"}, "a\n");
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.status, 2);
}

TEST(command_line, works_even_if_standard_error_cannot_be_written) {
    for (const std::string redirection : {"2>/dev/full", "2>&-"}) {
        const finished_program result =
            run({"/bin/sh", "-c", "printf 'a b\\n' | " + program_path() + " check " + redirection});
        EXPECT_EQ(result.status, 1) << redirection;
        EXPECT_NE(result.out.find("1:2: error"), std::string::npos) << redirection;
    }
}

TEST(command_line, says_that_it_cannot_write_its_help) {
    EXPECT_EQ(run({"/bin/sh", "-c", program_path() + " --help >/dev/full"}).status, 2);
}

TEST(command_line, shows_names_of_files_without_their_control_characters) {
    for (const auto& [name, shown] : std::vector<std::pair<std::string, std::string>>{
             {"", "''"},
             {"/no/a\nb\x1b[31m", "/no/a\\x0Ab\\x1B[31m"},
             {"/no/\xC3\xA4", "/no/\xC3\xA4"},  // the letter "ä" stays
             {"/no/\xC2\x9B"
              "31m",
              "/no/\\xC2\\x9B31m"},  // some terminals read this as an escape
             {"/no/\xC3\xA4\xFF", "/no/\\xC3\\xA4\\xFF"}}) {  // this name is not UTF-8
        EXPECT_EQ(uriscan({"parse", name}).err,
                  "uriscan: " + shown + ": No such file or directory\n");
    }
}

// The ranges are those of the property Default_Ignorable_Code_Point in DerivedCoreProperties.txt of
// Unicode.  The bidirectional controls are some of these code points.
TEST(command_line, shows_names_of_files_without_their_invisible_characters) {
    const auto shown = [](const std::string& character) {
        const std::string err = uriscan({"parse", "/no/" + character + "."}).err;
        return err.substr(0, err.find(".:"));
    };
    for (const auto& [name, escaped] :
         std::vector<std::pair<std::string, std::string>>{{"\u00AD", "\\xC2\\xAD"},
                                                          {"\u034F", "\\xCD\\x8F"},
                                                          {"\u061C", "\\xD8\\x9C"},
                                                          {"\u115F", "\\xE1\\x85\\x9F"},
                                                          {"\u1160", "\\xE1\\x85\\xA0"},
                                                          {"\u17B4", "\\xE1\\x9E\\xB4"},
                                                          {"\u17B5", "\\xE1\\x9E\\xB5"},
                                                          {"\u180B", "\\xE1\\xA0\\x8B"},
                                                          {"\u180F", "\\xE1\\xA0\\x8F"},
                                                          {"\u200B", "\\xE2\\x80\\x8B"},
                                                          {"\u200E", "\\xE2\\x80\\x8E"},
                                                          {"\u200F", "\\xE2\\x80\\x8F"},
                                                          {"\u2028", "\\xE2\\x80\\xA8"},
                                                          {"\u2029", "\\xE2\\x80\\xA9"},
                                                          {"\u202A", "\\xE2\\x80\\xAA"},
                                                          {"\u202E", "\\xE2\\x80\\xAE"},
                                                          {"\u2060", "\\xE2\\x81\\xA0"},
                                                          {"\u2066", "\\xE2\\x81\\xA6"},
                                                          {"\u2069", "\\xE2\\x81\\xA9"},
                                                          {"\u206F", "\\xE2\\x81\\xAF"},
                                                          {"\u3164", "\\xE3\\x85\\xA4"},
                                                          {"\uFE00", "\\xEF\\xB8\\x80"},
                                                          {"\uFE0F", "\\xEF\\xB8\\x8F"},
                                                          {"\uFEFF", "\\xEF\\xBB\\xBF"},
                                                          {"\uFFA0", "\\xEF\\xBE\\xA0"},
                                                          {"\uFFF0", "\\xEF\\xBF\\xB0"},
                                                          {"\uFFF8", "\\xEF\\xBF\\xB8"},
                                                          {"\uFFFB", "\\xEF\\xBF\\xBB"},
                                                          {"\U0001BCA0", "\\xF0\\x9B\\xB2\\xA0"},
                                                          {"\U0001BCA3", "\\xF0\\x9B\\xB2\\xA3"},
                                                          {"\U0001D173", "\\xF0\\x9D\\x85\\xB3"},
                                                          {"\U0001D17A", "\\xF0\\x9D\\x85\\xBA"},
                                                          {"\U000E0001", "\\xF3\\xA0\\x80\\x81"},
                                                          {"\U000E007F", "\\xF3\\xA0\\x81\\xBF"},
                                                          {"\U000E0FFF", "\\xF3\\xA0\\xBF\\xBF"}}) {
        EXPECT_EQ(shown(name), "uriscan: /no/" + escaped);
    }
    for (const std::string name :
         {"\u00AC", "\u00AE", "\u0350", "\u0628", "\u0915",     "\u115E",     "\u1161",
          "\u2010", "\u2027", "\u2030", "\u2070", "\u3163",     "\u4E2D",     "\uFE10",
          "\uFE70", "\uFFA1", "\uFFFC", "\uFFFD", "\U0001D172", "\U0001F600", "\U000E1000"}) {
        EXPECT_EQ(shown(name), "uriscan: /no/" + name);
    }
}

TEST(command_line, uses_the_last_value_of_an_option_that_takes_one) {
    EXPECT_EQ(
        uriscan({"parse", "--format", "jsonl", "-j1", "--template", "a", "--template",
                 "{host}{path}", "--field", "1", "-j", "2", "--field", "2", "--format", "template"},
                "//a/b\t//c/d\n")
            .out,
        "c/d\n");
    EXPECT_EQ(uriscan({"resolve", "--base", "a:", "--base", "b:"}, "/c\n").out, "b:/c\n");
    EXPECT_EQ(uriscan({"normalize", "-z", "-z", "--null"}, "a").out, std::string("a\0", 2));
    EXPECT_EQ(uriscan({"redact", "--key", "k", "--key", "l"}, "x://h?k=1&l=2&m=3\n").out,
              "x://h?k=REDACTED&l=REDACTED&m=3\n");
}

TEST(command_line, has_help_and_a_version) {
    EXPECT_NE(uriscan({"--help"}).out.find("parse"), std::string::npos);
    EXPECT_NE(uriscan({"parse", "--help"}).out.find("--rule"), std::string::npos);
    EXPECT_EQ(uriscan({"--help"}).status, 0);
    EXPECT_EQ(uriscan_in_shell("URISCAN_KERNEL=scalar", "--version").out,
              "uriscan " URISCAN_VERSION " (scalar)\n");
    EXPECT_EQ(uriscan({"check", "--version"}).out, uriscan({"--version"}).out);
    EXPECT_EQ(uriscan({"--version"}).out,
              "uriscan " URISCAN_VERSION " (" + std::string(kernel_name()) + ")\n");
}

TEST(command_line, refuses_a_kernel_that_is_not_available) {
    for (const std::string name : {"foo", "Scalar", "scalar,sse"}) {
        for (const std::string rest : {"--version", "parse </dev/null"}) {
            const finished_program result = uriscan_in_shell("URISCAN_KERNEL=" + name, rest);
            EXPECT_EQ(result.err,
                      "uriscan: URISCAN_KERNEL: this processor has no kernel '" + name + "'\n");
            EXPECT_EQ(result.out, "");
            EXPECT_EQ(result.status, 2);
        }
    }
    EXPECT_EQ(uriscan_in_shell("URISCAN_KERNEL=", "--version").out, uriscan({"--version"}).out);
}

}  // namespace
}  // namespace uriscan::tests
