// uriscan parse and check: their records, octet for octet, and their exit statuses.  The tests run
// the program itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli/command.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(parse_command, writes_json_records_octet_for_octet) {
    const finished_program result = uriscan({"parse"}, "http://u@h:80/p?q#f\nhttp://a b/\n");
    EXPECT_EQ(
        result.out,
        R"({"input":"http://u@h:80/p?q#f","valid":true,"scheme":"http","userinfo":"u","host":"h",)"
        R"("host_kind":"reg-name","port":"80","path":"/p","query":"q","fragment":"f"})"
        "\n"
        R"({"input":"http://a b/","valid":false,"error":{"offset":8,"component":"host",)"
        R"("reason":"unexpected-character","message":"unexpected character ' ' in host"}})"
        "\n");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}

TEST(parse_command, writes_null_for_absent_and_an_empty_string_for_empty) {
    EXPECT_EQ(uriscan({"parse"}, "\nx://@:?#\n").out,
              R"({"input":"","valid":true,"scheme":null,"userinfo":null,"host":null,)"
              R"("host_kind":null,"port":null,"path":"","query":null,"fragment":null})"
              "\n"
              R"({"input":"x://@:?#","valid":true,"scheme":"x","userinfo":"","host":"",)"
              R"("host_kind":"reg-name","port":"","path":"","query":"","fragment":""})"
              "\n");
}

TEST(parse_command, names_every_kind_of_host) {
    const finished_program result =
        uriscan({"parse", "--format", "tsv"}, "//h\n//1.2.3.4\n//[::1]\n//[v1.a]\n/\n");
    EXPECT_EQ(result.out,
              "1\t\\N\t\\N\th\treg-name\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\t1.2.3.4\tipv4\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\t[::1]\tipv6\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\t[v1.a]\tipvfuture\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\t\\N\t\\N\t\\N\t/\t\\N\t\\N\t\\N\t\\N\t\\N\n");
}

TEST(parse_command, writes_tsv_with_a_header_if_asked) {
    for (const std::string format : {"tsv", "tsv-raw"}) {
        EXPECT_EQ(
            uriscan({"parse", "--format", format, "--header"}, "http://u@h:80/p?q#f\na b").out,
            "valid\tscheme\tuserinfo\thost\thost_kind\tport\tpath\tquery\tfragment\t"
            "error_offset\terror_component\terror_reason\n"
            "1\thttp\tu\th\treg-name\t80\t/p\tq\tf\t\\N\t\\N\t\\N\n"
            "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\tpath\tunexpected-character\n");
    }
}

TEST(parse_command, shows_octets_that_are_not_utf8_in_hexadecimal) {
    EXPECT_EQ(uriscan({"parse"}, "a\xFF\"\\\n").out,
              "{\"input\":\"a\xEF\xBF\xBD\\\"\\\\\",\"input_hex\":\"61ff225c\",\"valid\":false,"
              "\"error\":{\"offset\":1,\"component\":\"path\",\"reason\":\"unexpected-character\","
              "\"message\":\"unexpected character '\\\\xFF' in path\"}}\n");
    EXPECT_TRUE(uriscan({"parse"}, "\xC3\xA4\x01\n")
                    .out.starts_with("{\"input\":\"\xC3\xA4\\u0001\",\"valid\":false,\"error"));
}

TEST(parse_command, ends_lines_at_lf_crlf_or_the_end) {
    const finished_program result = uriscan({"parse", "--format", "tsv-raw"}, "a\r\n\r\nb\n\nc");
    const std::string row_end = "\t\\N\t\\N\t\\N\t\\N\t\\N\n";
    const std::string row_begin = "1\t\\N\t\\N\t\\N\t\\N\t\\N\t";
    EXPECT_EQ(result.out, row_begin + "a" + row_end + row_begin + row_end + row_begin + "b" +
                              row_end + row_begin + row_end + row_begin + "c" + row_end);
}

TEST(parse_command, separates_by_nul_if_asked) {
    const finished_program result =
        uriscan({"parse", "-z", "--format", "tsv"}, std::string("a\0b\n\0c", 6));
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\0'), 3);
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 0);
    EXPECT_NE(result.out.find("0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\tpath"),
              std::string::npos)
        << "with -z, an LF does not end the line";
}

// With -z, only NUL ends a line.  CR and LF are octets like others, and not allowed in URIs.
// Without -z, LF and CRLF end a line.
TEST(parse_command, keeps_a_cr_before_nul) {
    const std::string nul(1, '\0'), text = "a\r" + nul + "\r" + nul + "b\r\n" + nul + "c\r";
    const auto offset_row = [](const std::string& offset, const std::string& end) {
        return "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t" + offset +
               "\tpath\tunexpected-character" + end;
    };
    const auto path_row = [](const std::string& path, const std::string& end) {
        return "1\t\\N\t\\N\t\\N\t\\N\t\\N\t" + path + "\t\\N\t\\N\t\\N\t\\N\t\\N" + end;
    };
    for (const std::string size : {"1", "2", "3", "100"}) {
        const words command = {"parse", "--format", "tsv", "--block-size", size};
        EXPECT_EQ(uriscan(with(command, {"-z"}), text).out,
                  offset_row("1", nul) + offset_row("0", nul) + offset_row("1", nul) +
                      offset_row("1", nul));
        EXPECT_EQ(uriscan(command, "a\r\n\r\nb\r").out,
                  path_row("a", "\n") + path_row("", "\n") + offset_row("1", "\n"));
    }
    EXPECT_EQ(uriscan({"check", "-z"}, text).status, 1);
    EXPECT_EQ(uriscan({"check", "-z"}, "a" + nul).status, 0);
    EXPECT_EQ(uriscan({"check", "-z", "--template", "{input}"}, text).out,
              "a\r" + nul + "\r" + nul + "b\r\n" + nul + "c\r" + nul);
    EXPECT_EQ(uriscan({"normalize", "-z"}, "a/./b\r" + nul + "a/./b" + nul).out, nul + "a/b" + nul);
    EXPECT_EQ(uriscan({"extract", "-z", "--template", "{line}:{offset} {input}"},
                      "\r urn:a\r" + nul + "\nurn:b\r\n" + nul)
                  .out,
              "1:2 urn:a" + nul + "2:1 urn:b" + nul);
}

TEST(parse_command, checks_lines_against_the_given_rule) {
    const std::string input = "http://h/\n/p\nhttp://h/#f\n";
    const auto verdicts = [&](const std::string& rule) {
        std::string column;
        const std::string out = uriscan({"parse", "--rule", rule, "--format", "tsv"}, input).out;
        for (std::size_t i = 0; i != std::string::npos && i < out.size();
             i = out.find('\n', i) + 1) {
            column += out[i];
        }
        return column;
    };
    EXPECT_EQ(verdicts("uri-reference"), "111");
    EXPECT_EQ(verdicts("uri"), "101");
    EXPECT_EQ(verdicts("absolute-uri"), "100");
    EXPECT_EQ(verdicts("relative-ref"), "010");
}

TEST(parse_command, reads_by_the_rule_of_rfc2396) {
    const std::string lines = "//u@h:1\nmailto:a?b\n//a:b/p\n//1.2.3.400\nfile:///x\n//[::1]\n?q\n";
    EXPECT_EQ(uriscan({"parse", "--rule", "rfc2396", "--format", "tsv"}, lines).out,
              "1\t\\N\tu\th\thostname\t1\t\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\tmailto\t\\N\t\\N\t\\N\t\\N\ta?b\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\ta:b\treg-name\t\\N\t/p\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\t1.2.3.400\tipv4\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\tfile\t\\N\t\t\\N\t\\N\t/x\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t2\thost\tunexpected-character\n"
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t0\tpath\tunexpected-character\n");
    EXPECT_EQ(
        uriscan({"check", "--rule", "rfc2396", "--format", "jsonl"}, "//h:80/\n//a@b@c\na:\n").out,
        R"({"input":"a:","valid":false,"error":{"offset":2,"component":"path",)"
        R"("reason":"unexpected-end","message":"unexpected end in path"}})"
        "\n");
}

TEST(parse_command, reads_by_the_rules_of_http) {
    EXPECT_EQ(uriscan({"parse", "--rule", "request-target", "--format", "tsv"},
                      "//a/b?q\nhttp://u@h/\n[::1]:443\n*\nh\n/#\n")
                  .out,
              "1\t\\N\t\\N\t\\N\t\\N\t\\N\t//a/b\tq\t\\N\t\\N\t\\N\t\\N\torigin\n"
              "1\thttp\tu\th\treg-name\t\\N\t/\t\\N\t\\N\t\\N\t\\N\t\\N\tabsolute\n"
              "1\t\\N\t\\N\t[::1]\tipv6\t443\t\t\\N\t\\N\t\\N\t\\N\t\\N\tauthority\n"
              "1\t\\N\t\\N\t\\N\t\\N\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\tasterisk\n"
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\thost\tunexpected-end\t\\N\n"
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\tfragment\tunexpected-fragment"
              "\t\\N\n");
    EXPECT_EQ(uriscan({"parse", "--rule", "origin-form"}, "/\n").out,
              R"({"input":"/","valid":true,"scheme":null,"userinfo":null,"host":null,)"
              R"("host_kind":null,"port":null,"path":"/","query":null,"fragment":null,)"
              R"("form":"origin"})"
              "\n");
    EXPECT_EQ(
        uriscan({"parse", "--rule", "authority-form", "--format", "csv", "--header"}, "h:1\n").out,
        "valid,scheme,userinfo,host,host_kind,port,path,query,fragment,error_offset,"
        "error_component,error_reason,form\n"
        "1,,,h,reg-name,1,\"\",,,,,,authority\n");
    EXPECT_EQ(uriscan({"parse", "--rule", "request-target", "--template", "{form}"}, "*\n/\n").out,
              "asterisk\norigin\n");
    EXPECT_EQ(uriscan({"parse", "--template", "{form}"}, "/\n").out, "\n");
    EXPECT_EQ(uriscan({"parse", "--rule", "host", "--format", "tsv"}, "h:80\n\nme@h\n").out,
              "1\t\\N\t\\N\th\treg-name\t80\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "1\t\\N\t\\N\t\treg-name\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n"
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t2\thost\tunexpected-character\n");
    const std::string lines = "/p\nurn:a\nh:1\n*\n";
    EXPECT_EQ(uriscan({"check", "--rule", "origin-form"}, "/p\n").status, 0);
    EXPECT_EQ(uriscan({"check", "--rule", "absolute-form"}, "urn:a\nh:1\n").status, 0);
    EXPECT_EQ(uriscan({"check", "--rule", "authority-form"}, "h:1\n").status, 0);
    EXPECT_EQ(uriscan({"check", "--rule", "asterisk-form"}, "*\n").status, 0);
    for (const char* const rule :
         {"origin-form", "absolute-form", "authority-form", "asterisk-form"}) {
        EXPECT_EQ(uriscan({"check", "--rule", rule}, lines).status, 1) << rule;
    }
    for (const char* const command : {"parse", "check"}) {
        const finished_program refused =
            uriscan({command, "--rule", "request-target", "--log", "common"}, "");
        EXPECT_EQ(refused.status, 2);
        EXPECT_NE(refused.err.find("cannot be used with a rule of HTTP"), std::string::npos);
    }
}

TEST(parse_command, reads_files_in_turn_and_a_dash_as_standard_input) {
    const temporary_file first("a\n"), last("c");
    const finished_program result =
        uriscan({"parse", "--format", "tsv", first.path(), "-", last.path()}, "b");
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 3);
    EXPECT_LT(result.out.find("\ta\t"), result.out.find("\tb\t"));
    EXPECT_LT(result.out.find("\tb\t"), result.out.find("\tc\t"));
}

TEST(parse_command, does_not_stop_at_a_file_that_cannot_be_read) {
    const temporary_file file("a\n");
    const finished_program result =
        uriscan({"parse", "--format", "tsv", "/nowhere/at/all", "/", file.path()});
    EXPECT_EQ(result.err,
              "uriscan: /nowhere/at/all: No such file or directory\nuriscan: /: is a folder; with "
              "-r, the files in it are read\n");
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1);
    EXPECT_EQ(result.status, 2);
}

TEST(parse_command, reads_lines_longer_than_its_buffer) {
    // At first the buffer has 256 KiB, and its size doubles each time it is full.  The short lines
    // before and after the long line show that no line is lost.
    const std::string line(1000000, 'a');
    const finished_program result = uriscan({"parse", "--format", "tsv"}, "b\n" + line + "\nc\n");
    const std::string begin = "1\t\\N\t\\N\t\\N\t\\N\t\\N\t";
    const std::string end = "\t\\N\t\\N\t\\N\t\\N\t\\N\n";
    EXPECT_TRUE(result.out == begin + "b" + end + begin + line + end + begin + "c" + end)
        << result.out.size() << " octets";
}

TEST(parse_command, reads_and_writes_on_after_an_interruption) {
    // The streams are sockets with a timeout.  If a program is stopped while it waits for such a
    // stream, and continues later, its system call fails with EINTR.
    const std::string line(300000, 'a');
    process program({program_path(), "parse", "--format", "tsv"}, process::streams::sockets);
    program.write("b\n");
    EXPECT_NE(program.read_output(1).find("\tb\t"), std::string::npos);
    program.interrupt();  // while it waits for a line
    program.write(line + "\n");
    program.interrupt();  // while it waits for a reader, after it has written a part of the record
    program.interrupt();  // while it waits to write the rest of the record
    const finished_program result = program.finish();
    EXPECT_TRUE(result.out.find("\t" + line + "\t") != std::string::npos) << result.out.size();
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}

std::vector<std::string> cut_at_tabs(const std::string& row) {
    std::vector<std::string> columns;
    std::istringstream cells(row + "\t");
    for (std::string cell; std::getline(cells, cell, '\t');) {
        columns.push_back(cell);
    }
    return columns;
}

TEST(parse_command, gives_components_that_recompose_to_the_line) {
    std::string input;
    for (const char* const line : {"http://u:p@h:8/a/b?c#d", "//h?q", "urn:a:b", "a/b", "?", "#",
                                   "x:", "http://[::1]:/", "", "//@:"}) {
        input += line + std::string("\n");
    }
    const std::string out = uriscan({"parse", "--format", "tsv-raw"}, input).out;
    std::string recomposed;
    std::istringstream rows(out);
    for (std::string row; std::getline(rows, row);) {
        const std::vector<std::string> column = cut_at_tabs(row);
        const auto with = [&](std::size_t i, const std::string& before, const std::string& after) {
            return column[i] == "\\N" ? std::string() : before + column[i] + after;
        };
        recomposed += with(1, "", ":") + (column[3] == "\\N" ? "" : "//") + with(2, "", "@") +
                      with(3, "", "") + with(5, ":", "") + column[6] + with(7, "?", "") +
                      with(8, "#", "") + "\n";
    }
    EXPECT_EQ(recomposed, input);
}

TEST(parse_command, decodes_components_if_asked) {
    EXPECT_EQ(
        uriscan({"parse", "--decode"}, "h%41://a\nx://%41%2F:80/%25%32%35?%3D=%22#%C3%A4+\n").out,
        R"({"input":"h%41://a","valid":false,"error":{"offset":4,"component":"path",)"
        R"("reason":"colon-in-first-segment",)"
        R"("message":"':' in the first segment of a relative reference"}})"
        "\n"
        R"({"input":"x://%41%2F:80/%25%32%35?%3D=%22#%C3%A4+","valid":true,"scheme":"x",)"
        R"("userinfo":null,"host":"A/","host_kind":"reg-name","port":"80","path":"/%25",)"
        "\"query\":\"==\\\"\",\"fragment\":\"\xC3\xA4+\"}\n");
}

TEST(parse_command, shows_what_is_not_utf8_when_decoded_in_hexadecimal) {
    EXPECT_EQ(uriscan({"parse", "--decode"}, "//%00%FF@/%0a#%C3\n").out,
              R"({"input":"//%00%FF@/%0a#%C3","valid":true,"scheme":null,)"
              "\"userinfo\":\"\\u0000\xEF\xBF\xBD\",\"userinfo_hex\":\"00ff\","
              R"("host":"","host_kind":"reg-name","port":null,"path":"/\n","query":null,)"
              "\"fragment\":\"\xEF\xBF\xBD\",\"fragment_hex\":\"c3\"}\n");
}

TEST(parse_command, escapes_in_tsv_what_it_decoded) {
    const std::string text = "//%5CN@%09/%5C%0A%0D%00n%FF?%5c\n";
    EXPECT_EQ(uriscan({"parse", "--format", "tsv", "--decode"}, text).out,
              "1\t\\N\t\\\\N\t\\t\treg-name\t\\N\t/\\\\\\n\\r\\0n\xFF\t\\\\\t\\N\t\\N\t\\N\t\\N\n");
    EXPECT_EQ(uriscan({"parse", "--format", "tsv"}, text).out,
              "1\t\\N\t%5CN\t%09\treg-name\t\\N\t/%5C%0A%0D%00n%FF\t%5c\t\\N\t\\N\t\\N\t\\N\n");
}

TEST(check_command, shows_only_invalid_lines_with_a_caret) {
    const finished_program result = uriscan({"check"}, "http://a/\nhttp://a b/\n\xFF\n");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out,
              "<stdin>:2:9: error: unexpected character ' ' in host\n"
              "http://a b/\n"
              "        ^\n"
              "<stdin>:3:1: error: unexpected character '\\xFF' in path\n"
              "\\xFF\n"
              "^\n");
    EXPECT_EQ(result.status, 1);
}

TEST(check_command, writes_a_summary_on_a_terminal_or_if_asked) {
    const std::string input = "http://a/\nhttp://a b/\n\xFF\n";
    const std::string summary = "uriscan: 3 lines, 1 valid, 2 invalid;";
    const finished_program result = uriscan({"check", "--summary"}, input);
    EXPECT_TRUE(result.err.starts_with(summary)) << result.err;
    EXPECT_EQ(std::ranges::count(result.err, '\n'), 1);
    EXPECT_EQ(result.out, uriscan({"check"}, input).out);
    const temporary_file file(input);
    const std::string shown = on_terminal(program_path() + " check " + file.path());
    EXPECT_NE(shown.find(summary), std::string::npos) << shown;
}

TEST(check_command, names_the_file_and_counts_lines_in_each) {
    const temporary_file first("a\nb c\n"), second("d e");
    const std::string out = uriscan({"check", first.path(), second.path()}).out;
    EXPECT_NE(out.find(first.path() + ":2:2: error: "), std::string::npos);
    EXPECT_NE(out.find(second.path() + ":1:2: error: "), std::string::npos);
}

TEST(check_command, finds_each_invalid_line_among_many) {
    std::string lines;
    std::string expected;
    for (int number = 1; number <= 20000; ++number) {
        const std::string path(static_cast<std::size_t>(number * 7 % 150), 'p');
        const std::string line = "http://h/" + path + (number % 97 == 0 ? "^" : "?q#f");
        lines += line + (number % 3 == 0 ? "\r\n" : "\n");
        if (number % 97 == 0) {
            expected += std::to_string(number) + " " + std::to_string(line.size() - 1) + "\n";
        }
    }
    const temporary_file file(lines);
    for (const std::string threads : {"-j1", "-j2"}) {
        const finished_program result = uriscan(
            {"check", "--summary", threads, "--template", "{line} {error_offset}", file.path()});
        EXPECT_EQ(result.out, expected);
        EXPECT_TRUE(result.err.starts_with("uriscan: 20000 lines, 19794 valid, 206 invalid; "))
            << result.err;
    }
}

TEST(check_command, exits_0_if_all_is_valid_and_2_if_a_file_is_not_there) {
    EXPECT_EQ(uriscan({"check"}, "a\n").status, 0);
    EXPECT_EQ(uriscan({"check", "-", "/nowhere"}, "a b\n").status, 2);
}

TEST(check_command, writes_records_of_invalid_lines_if_a_format_is_asked_for) {
    const finished_program result = uriscan({"check", "--format", "tsv"}, "a\nb c\n");
    EXPECT_EQ(result.out,
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\tpath\tunexpected-character\n");
    EXPECT_EQ(result.status, 1);
}

TEST(check_command, writes_a_header_and_ends_in_nul_if_asked) {
    const std::string header =
        "valid\tscheme\tuserinfo\thost\thost_kind\tport\tpath\tquery\tfragment\t"
        "error_offset\terror_component\terror_reason";
    const std::string row =
        "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\tpath\tunexpected-character";
    const std::string nul(1, '\0');
    EXPECT_EQ(uriscan({"check", "--format", "tsv", "--header"}, "a\nb c\n").out,
              header + "\n" + row + "\n");
    EXPECT_EQ(uriscan({"check", "--format", "tsv", "--header", "-z"}, "a" + nul + "b c" + nul).out,
              header + nul + row + nul);
    EXPECT_EQ(uriscan({"parse", "--format", "tsv", "--header", "-z"}, "b c" + nul).out,
              header + nul + row + nul);
}

}  // namespace
}  // namespace uriscan::tests
