// The commands normalize, resolve, relativize and set.  The tests run the program on the tables of
// tests/operations, and on lines that have no result.
#include <algorithm>
#include <csignal>
#include <map>
#include <utility>

#include "cli/command.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

const std::vector<std::vector<std::string>> operations = {{"normalize"},
                                                          {"resolve", "--base", "http://a/b"},
                                                          {"relativize", "--base", "http://a/b"},
                                                          {"set", "--set", "scheme=x"}};

// The commands that write one text for each line.
const std::vector<std::vector<std::string>> filters = {
    operations[0], operations[1], operations[2], operations[3], {"repair"}};

// Returns the arguments for `command` that this line of a table needs.
std::vector<std::string> arguments_of(const std::string& command, const operation_case& wanted) {
    std::vector<std::string> arguments = {command};
    if (!wanted.base.empty()) {
        arguments.insert(arguments.end(), {"--base", wanted.base});
    }
    std::string rules;
    if (command == "set") {
        return with(arguments, wanted.options);
    }
    for (const std::string& option : wanted.options) {
        if (command != "normalize") {
            arguments.push_back("--" + option);
        } else if (option == "scheme-based") {  // --scheme-based of the command has one more rule
            rules += "case,percent-encoding,dot-segments,default-port,empty-port,empty-path";
        } else if (option != "syntax-based") {
            rules += (rules.empty() ? "" : ",") + (option == "letter-case" ? "case" : option);
        }
    }
    return rules.empty() ? arguments : with(arguments, {"--rules", rules});
}

// Runs the program once for each set of arguments that the table needs.  Returns how many lines of
// the table it checked.
std::size_t run_table(const std::string& command) {
    std::map<std::vector<std::string>, std::vector<operation_case>> runs;
    for (const operation_case& wanted :
         read_operations(source_path("tests/operations/") + command + ".txt")) {
        if (wanted.has_option("none")) {  // these cases have no rules, but --rules needs one
            continue;
        }
        const std::vector<std::string> arguments = arguments_of(command, wanted);
        if (command != "set" && wanted.error.starts_with("base-without-scheme")) {
            EXPECT_EQ(uriscan(arguments, "").status, 2) << wanted.place;
        } else {
            runs[arguments].push_back(wanted);
        }
    }
    std::size_t answered = 0;
    for (const auto& [arguments, cases] : runs) {
        std::string input, messages;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            input += cases[i].input + "\n";
            if (!cases[i].result) {
                const std::size_t offset =
                    std::stoul(cases[i].error.substr(cases[i].error.rfind(' ') + 1));
                messages += "<stdin>:" + std::to_string(i + 1) + ":" + std::to_string(offset + 1) +
                            ": error: \n";
            }
        }
        const finished_program result = uriscan(arguments, input);
        const std::vector<std::string> lines = lines_in(result.out);
        EXPECT_EQ(result.status, 0);
        EXPECT_EQ(lines.size(), cases.size());
        for (std::size_t i = 0; i < cases.size() && i < lines.size(); ++i) {
            EXPECT_EQ(lines[i], cases[i].result.value_or("")) << cases[i].place;
            ++answered;
        }
        std::string said;  // the messages without the descriptions of the errors
        for (const std::string& line : lines_in(result.err)) {
            said += line.substr(0, line.find("error: ") + 7) + "\n";
        }
        EXPECT_EQ(said, messages);
    }
    return answered;
}

// The option --scheme-based has the rule for IPv6 addresses (RFC 5952).  The library's set of rules
// with this name does not have it.
TEST(normalize_command, writes_short_addresses_with_scheme_based) {
    EXPECT_EQ(uriscan({"normalize", "--scheme-based"}, "http://[::0A]:80\n").out,
              "http://[::a]/\n");
    EXPECT_EQ(uriscan({"normalize"}, "http://[::0A]:80\n").out, "http://[::0a]:80\n");
}

TEST(resolve_command, gives_what_the_rfc_says) {
    EXPECT_GE(run_table("resolve"), 43U);  // the number of examples in section 5.4
}

TEST(relativize_command, gives_what_the_table_says) {
    EXPECT_GT(run_table("relativize"), 0U);
}

TEST(normalize_command, gives_what_the_table_says) {
    EXPECT_GT(run_table("normalize"), 50U);
}

TEST(set_command, gives_what_the_table_says) {
    EXPECT_GT(run_table("set"), 140U);
}

TEST(set_command, refuses_a_value_that_would_end_its_component) {
    expect_refused({"set", "--set", "host=a/b?c#d@e"},
                   "--set: unexpected character '/' in host, at offset 1 of 'a/b?c#d@e'");
    for (const std::string value :
         {"host=a@b",      "host=a:1",   "host=a b",  "host=[::1",     "host=[::1]:80",
          "host=\xC3\xA4", "host:=a%4",  "scheme=a:", "scheme=",       "scheme=1",
          "port=80/",      "port=8a",    "port:=%38", "userinfo:=a@b", "userinfo:=a/b",
          "path:=/a?b",    "path:=/a#b", "path:=%",   "query:=a#b",    "query:=a b",
          "fragment:=a#b"}) {
        expect_refused({"set", "--set", value}, "--set: ");
    }
    expect_refused({"set", "--append", "path:=a?b"}, "--append: unexpected character '?' in path");
    expect_refused({"set", "--append", "query:=a#b"},
                   "--append: unexpected character '#' in query");
    expect_refused({"set", "--redirect", "a b"}, "--redirect: unexpected character ' ' in path");
}

TEST(set_command, refuses_a_segment_that_would_be_a_dot_segment) {
    for (const std::string value : {"path=.", "path=.."}) {
        expect_refused({"set", "--append", value}, "--append: ");
    }
}

TEST(set_command, says_which_changes_there_are) {
    expect_refused({"set"}, "give at least one change, such as --set host=example.com");
    expect_refused({"set", "--set", "host"}, "--set: 'host' has no '='");
    expect_refused({"set", "--set", "user=a"}, "--set: there is no component 'user', only scheme");
    expect_refused({"set", "--append", "host=a"},
                   "--append: there is no component 'host', only path");
    expect_refused({"set", "--append", "query="}, "--append: the parameter is empty");
    expect_refused({"set", "--remove", "host"},
                   "--remove: there is no component 'host', only scheme");
    expect_refused({"set", "--remove", "query:a\\"},
                   "--remove: an octet must follow the last backslash");
}

TEST(normalize_command, takes_scheme_based_rules_one_by_one) {
    const std::string input = "http://h:80\nhttp://h:\n";
    EXPECT_EQ(uriscan({"normalize"}, input).out, "http://h:80\nhttp://h:\n");
    EXPECT_EQ(uriscan({"normalize", "--scheme-based"}, input).out, "http://h/\nhttp://h/\n");
    EXPECT_EQ(uriscan({"normalize", "--rules", "default-port"}, input).out,
              "http://h\nhttp://h:\n");
    EXPECT_EQ(uriscan({"normalize", "--rules", "empty-port,empty-path"}, input).out,
              "http://h:80/\nhttp://h/\n");
}

TEST(normalize_command, takes_more_schemes) {
    const std::string input = "app://h:7777\nHTTP://h:8080\nhttp://h:80\nx://h\n";
    EXPECT_EQ(uriscan({"normalize", "--scheme-based", "--scheme", "APP:7777/", "--scheme",
                       "http:08080", "--scheme", "x/"},
                      input)
                  .out,
              "app://h/\nhttp://h\nhttp://h:80\nx://h/\n");
}

TEST(operations, write_records_if_a_format_is_given) {
    const std::string input = "HTTP://a/c\na b\nhttp://a/./\n\xFF\n";
    const std::string refused =
        R"({"input":"a b","valid":false,"error":{"offset":1,"component":"path",)"
        R"("reason":"unexpected-character","message":"unexpected character ' ' in path"}})"
        "\n";
    const std::string not_utf8 =
        "{\"input\":\"\xEF\xBF\xBD\",\"input_hex\":\"ff\",\"valid\":false,"
        R"("error":{"offset":0,"component":"path","reason":"unexpected-character",)"
        R"("message":"unexpected character '\\xFF' in path"}})"
        "\n";
    const finished_program normalized = uriscan({"normalize", "--format", "jsonl"}, input);
    EXPECT_EQ(normalized.out, R"({"input":"HTTP://a/c","valid":true,"result":"http://a/c"})"
                              "\n" +
                                  refused +
                                  R"({"input":"http://a/./","valid":true,"result":"http://a/"})"
                                  "\n" +
                                  not_utf8);
    EXPECT_EQ(normalized.err, "");
    EXPECT_EQ(normalized.status, 0);
    EXPECT_EQ(uriscan({"relativize", "--base", "http://a/b", "--format", "jsonl"},
                      "http://a/c\nhttp://a/./\n")
                  .out,
              R"({"input":"http://a/c","valid":true,"result":"c"})"
              "\n"
              R"({"input":"http://a/./","valid":true,"error":{"offset":9,"component":"path",)"
              R"("reason":"unreachable",)"
              R"("message":"no reference leads to this URI: resolving removes its dot segments"}})"
              "\n");
    for (const std::string format : {"tsv", "tsv-raw"}) {
        EXPECT_EQ(uriscan({"resolve", "--base", "http://a/b", "--refuse-above-root", "--format",
                           format, "--header"},
                          "c\na b\n/../x\n")
                      .out,
                  "valid\tresult\terror_offset\terror_component\terror_reason\n"
                  "1\thttp://a/c\t\\N\t\\N\t\\N\n"
                  "0\t\\N\t1\tpath\tunexpected-character\n"
                  "1\t\\N\t1\tpath\tclimbs-above-root\n");
    }
}

TEST(operations, give_an_empty_line_and_a_message_for_a_line_without_a_result) {
    for (const std::vector<std::string>& command : filters) {
        const temporary_file file("http://a/c\r\nhttp://a b/\r\nhttp://a/c");
        const finished_program result = uriscan(with(command, {file.path()}));
        EXPECT_EQ(lines_in(result.out).size(), 3U);
        EXPECT_EQ(lines_in(result.out).at(1), "");
        EXPECT_EQ(result.err, file.path() + ":2:9: error: unexpected character ' ' in host\n");
        EXPECT_EQ(result.status, 0);
    }
}

TEST(operations, separate_by_nul_if_asked) {
    const std::string nul(1, '\0');
    for (const std::vector<std::string>& command : operations) {
        const finished_program result =
            uriscan(with(command, {"-z"}), "http://x/\n" + nul + "http://x/" + nul);
        EXPECT_TRUE(result.out.starts_with(nul)) << "with -z, an LF does not end the line";
        EXPECT_EQ(std::ranges::count(result.out, '\0'), 2);
        EXPECT_EQ(std::ranges::count(result.out, '\n'), 0);
    }
}

TEST(operations, check_lines_against_the_given_rule) {
    EXPECT_EQ(
        uriscan({"resolve", "--base", "http://a/b", "--rule", "relative-ref"}, "c\nx:d\n").out,
        "http://a/c\n\n");
}

TEST(operations, do_not_stop_at_a_file_that_cannot_be_read) {
    const temporary_file file("http://x/\n");
    for (const std::vector<std::string>& command : filters) {
        const finished_program result = uriscan(with(command, {"/nowhere/at/all", file.path()}));
        EXPECT_EQ(result.err, "uriscan: /nowhere/at/all: No such file or directory\n");
        EXPECT_NE(result.out.find("//x/"), std::string::npos);
        EXPECT_EQ(result.status, 2);
    }
}

TEST(operations, write_the_same_on_any_number_of_threads) {
    std::string lines;
    for (int i = 0; i < 3000; ++i) {
        lines += "http://a/%7e/" + std::to_string(i) + (i % 7 == 0 ? " \n" : "\n");
    }
    const temporary_file file(lines);
    for (const std::vector<std::string>& command : filters) {
        const finished_program expected = uriscan(with(command, {file.path()}));
        for (const char* const threads : {"-j2", "-j5"}) {
            for (const char* const size : {"5", "1000"}) {
                const finished_program result =
                    uriscan(with(command, {threads, "--block-size", size, file.path()}));
                EXPECT_TRUE(result.out == expected.out) << command[0] << ' ' << threads;
                EXPECT_TRUE(result.err == expected.err) << command[0] << ' ' << threads;
            }
        }
    }
}

TEST(operations, end_quietly_when_their_reader_goes_away) {
    std::string lines;
    for (int i = 0; i < 100000; ++i) {
        lines += "http://example.com/\n";
    }
    const temporary_file file(lines);
    for (const std::vector<std::string>& command : filters) {
        process program(with({program_path()}, with(command, {file.path()})));
        EXPECT_FALSE(program.read_output(1).empty());
        program.close_output();
        const finished_program result = program.finish();
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.status, -SIGPIPE);
    }
}

TEST(operations, answer_each_line_before_they_wait_for_more) {
    for (const std::vector<std::string>& command : filters) {
        process program(with({program_path()}, command));
        for (const std::string line : {"x:1", "x:2"}) {
            program.write(line + "\nrest");
            EXPECT_NE(program.read_output(1).find(line + "\n"), std::string::npos);
            program.write("\n");
            EXPECT_NE(program.read_output(1), "");
        }
        EXPECT_EQ(program.finish().status, 0);
    }
}

TEST(operations, say_in_one_line_what_is_wrong_with_their_options) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"resolve"}, "--base is required"},
        {{"relativize"}, "--base is required"},
        {{"resolve", "--base", "../b"}, "--base: expected a scheme"},
        {{"resolve", "--base", "a"}, "of 'a'; a base is a URI such as http://a/b"},
        {{"relativize", "--base", "http://a b/"}, "--base: unexpected character ' ' in host"},
        {{"resolve", "--base", "a:\n\x1b[31m"}, "of 'a:\\x0A\\x1B[31m'"},
        {{"resolve", "--base", "a:", "--rules", "case"},
         "there is no option '--rules'; did you mean --rule? (see uriscan"},
        {{"normalize", "--base", "a:"}, "there is no option '--base' (see uriscan"},
        {{"normalize", "--rules", "cases"}, "--rules: there is no 'cases'; did you mean case?"},
        {{"normalize", "--rules", "case,"}, "--rules: there is no ''"},
        {{"normalize", "--rules", "case", "--scheme-based"},
         "--rules cannot be used with --scheme-based"},
        {{"normalize", "--scheme", "x:1"}, "--scheme needs --scheme-based"},
        {{"normalize", "--scheme-based", "--scheme", "x:"}, "--scheme: 'x:' is not NAME"},
        {{"normalize", "--scheme-based", "--scheme", "x:65536"}, "--scheme: 'x:65536' is not"},
        {{"normalize", "--scheme-based", "--scheme", "x:1:2"}, "--scheme: 'x:1:2' is not"},
        {{"normalize", "--scheme-based", "--scheme", "x:u@:1"}, "--scheme: 'x:u@:1' is not"},
        {{"normalize", "--scheme-based", "--scheme", "x//"}, "--scheme: 'x//' is not"},
        {{"normalize", "--scheme-based", "--scheme", "x/a"}, "--scheme: 'x/a' is not"},
        {{"normalize", "--scheme-based", "--scheme", "x:1?"}, "--scheme: 'x:1?' is not"},
        {{"normalize", "--scheme-based", "--scheme", "1x"}, "--scheme: '1x' is not"},
        {{"normalize", "--scheme-based", "--scheme", ""}, "--scheme: '' is not"},
        {{"normalize", "--header"}, "--header needs --format tsv, tsv-raw or csv"},
        {{"normalize", "--decode"}, "there is no option '--decode' (see uriscan"},
        {{"check", "--decode"}, "there is no option '--decode' (see uriscan"},
        {{"parse", "--decode", "--format", "tsv-raw"}, "--decode cannot be used with --format tsv"},
    };
    for (const auto& [arguments, message] : mistakes) {
        expect_refused(arguments, message);
    }
}

#ifdef URISCAN_HAS_LIBIDN2
// The first name is an example of RFC 3987, section 3.1, and the second one of UTS 46, section 7.
// The full-width letters of the third one are mapped to ASCII (UTS 46, table 1).
TEST(to_uri_command, converts_hosts_by_idna) {
    const finished_program result = uriscan({"to-uri", "--idna", "-j", "2"},
                                            "http://u@r\u00E9sum\u00E9.example.org:80/\u00E9\n"
                                            "//fa\u00DF.de\n"
                                            "//\uFF21\uFF22.c\n"
                                            "//EX.org/\u00E9\n"
                                            "\u00E9\n");
    EXPECT_EQ(result.out,
              "http://u@xn--rsum-bpad.example.org:80/%C3%A9\n"
              "//xn--fa-hia.de\n"
              "//ab.c\n"
              "//EX.org/%C3%A9\n"
              "%C3%A9\n");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}

// RFC 3490 calls this UseSTD3ASCIIRules: of ASCII, a host can have only letters, digits and
// hyphens, even after the mapping.
TEST(to_uri_command, refuses_hosts_that_idna_refuses) {
    for (const std::string host :
         {"a_\u00E9", "%C3%A9\u00E9", "\u00E9\uFF05\uFF12\uFF45", "\u00E9\uFF0Fx", "\u00E9+x",
          "-\u00E9", "\u00E9..x", "xn--\u00E9", "\uFF41\uFF1A\uFF18", "\uFF3F\u00E9", "\uFF11",
          "\u00E9.\uFF11"}) {
        const finished_program result =
            uriscan({"to-uri", "--idna"}, "http://u@" + host + "/\n//r\u00E9\n");
        EXPECT_EQ(result.out, "\n//xn--r-bga\n") << host;
        EXPECT_NE(result.err.find("<stdin>:1:10: error: IDNA does not accept the host: "),
                  std::string::npos)
            << result.err;
        EXPECT_EQ(result.status, 0);
    }
    std::string longest;
    for (int i = 0; i < 100; ++i) {
        longest += "\u00E9.";
    }
    EXPECT_EQ(uriscan({"to-uri", "--idna"}, "//" + longest + "x\n").out, "\n");
    EXPECT_EQ(uriscan({"to-uri", "--idna", "--format", "tsv"}, "//\u00E9_\n").out,
              "1\t\\N\t2\thost\tnot-a-host-name\n");
}
#else
TEST(to_uri_command, says_that_idna_is_not_available) {
    const finished_program result = uriscan({"to-uri", "--idna"}, "");
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("built without libidn2"), std::string::npos);
}
#endif

}  // namespace
}  // namespace uriscan::tests
