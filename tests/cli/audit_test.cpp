// uriscan audit: the findings of each line in its record, and the list of all findings.
#include <sstream>

#include "cli/command.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(audit_command, writes_records_octet_for_octet) {
    const std::string lines = "http://me@2130706433/\nhttp://h\\@i/\nhttp://h/\n\xFF\n";
    EXPECT_EQ(
        uriscan({"audit"}, lines).out,
        R"({"input":"http://me@2130706433/","valid":true,)"
        R"("findings":["userinfo-present","numeric-host","loopback-host"]})"
        "\n"
        R"({"input":"http://h\\@i/","valid":false,"findings":["backslash"],)"
        R"("error":{"offset":8,"component":"host","reason":"unexpected-character",)"
        R"("message":"unexpected character '\\' in host"}})"
        "\n"
        R"({"input":"http://h/","valid":true,"findings":[]})"
        "\n{\"input\":\"\xEF\xBF\xBD\",\"input_hex\":\"ff\",\"valid\":false,"
        R"("findings":["non-ascii"],"error":{"offset":0,"component":"path",)"
        R"("reason":"unexpected-character","message":"unexpected character '\\xFF' in path"}})"
        "\n");
    EXPECT_EQ(
        uriscan({"audit", "--format", "tsv", "--header"}, lines).out,
        "input\tvalid\tfindings\terror_offset\terror_component\terror_reason\n"
        "http://me@2130706433/\t1\tuserinfo-present,numeric-host,loopback-host\t\\N\t\\N\t\\N\n"
        "http://h\\\\@i/\t0\tbackslash\t8\thost\tunexpected-character\n"
        "http://h/\t1\t\t\\N\t\\N\t\\N\n"
        "\xFF\t0\tnon-ascii\t0\tpath\tunexpected-character\n");
}

// A line that was not audited has null instead of a list of findings.
TEST(audit_command, writes_null_for_the_findings_of_a_line_without_a_text) {
    const std::string lines = "//localhost/\n//localhost/ab\n/\n";
    const words audit = {"audit", "--max-line", "12"};
    EXPECT_EQ(uriscan(audit, lines).out,
              R"({"input":"//localhost/","valid":true,)"
              R"("findings":["network-path-reference","loopback-host"]})"
              "\n"
              R"({"input":null,"valid":false,"findings":null,"error":{"offset":12,)"
              R"("component":"path","reason":"too-long",)"
              R"("message":"the line has more than 12 octets, the limit of --max-line"}})"
              "\n"
              R"({"input":"/","valid":true,"findings":[]})"
              "\n");
    EXPECT_EQ(uriscan(with(audit, {"--fields", "findings"}), lines).out,
              R"({"findings":["network-path-reference","loopback-host"]})"
              "\n{\"findings\":null}\n{\"findings\":[]}\n");
    EXPECT_EQ(uriscan(with(audit, {"--format", "tsv"}), lines).out,
              "//localhost/\t1\tnetwork-path-reference,loopback-host\t\\N\t\\N\t\\N\n"
              "\\N\t0\t\\N\t12\tpath\ttoo-long\n"
              "/\t1\t\t\\N\t\\N\t\\N\n");
    EXPECT_EQ(uriscan({"audit", "--log", "common"}, "x\n").out.find(R"("findings":null,"error")"),
              std::string(R"({"input":"x","valid":false,)").size());
}

// Lines of plain text are parsed many at once.  Fields are parsed one by one.
TEST(audit_command, writes_the_same_records_of_lines_and_of_fields) {
    std::string lines(100, '\n');
    for (int i = 0; i < 50; ++i) {
        lines += "http://h/\n\nhttp://u:p@h:0/\n//h/%2F,\nHTTP://localhost/a,b\n";
    }
    for (int i = 0; i < 50; ++i) {
        lines += "http://h\\@i/\na b\nhttp://10.0.0.1./..\n/\n";
    }
    const std::string long_path(8000, 'a');
    lines += "http://h/" + long_path + "\nhttp://metadata/" + long_path + "\n";
    for (const char* format : {"tsv", "tsv-raw", "csv", "jsonl", "rowbinary", "arrow"}) {
        for (const words& more : std::vector<words>{
                 {},
                 {"--only", "password-present,backslash,private-host"},
                 {"--rule", "uri"},
                 {"--fields", "findings,host,domain"},
                 {"--fields", "line,findings,input"},
                 {"--only", "metadata-host,network-path-reference", "--fields", "findings"}}) {
            const words audit = with({"audit", "--format", format}, more);
            EXPECT_EQ(uriscan(audit, lines).out, uriscan(with(audit, {"--field", "1"}), lines).out)
                << format << ' ' << more.size();
        }
    }
}

TEST(audit_command, writes_only_records_with_the_given_findings) {
    const std::string lines = "http://h:0/\nhttp://h:/\nhttp://h/ \nhttp://h/\n";
    EXPECT_EQ(uriscan({"audit", "--only", "zero-port", "--only", "space", "--template", "{input}|"},
                      lines)
                  .out,
              "http://h:0/|\nhttp://h/ |\n");
    const words audit = {"audit", "--template", "{findings}|"};
    EXPECT_EQ(uriscan(with(audit, {"--only", "zero-port,space"}), lines).out,
              "zero-port|\nspace|\n");
    EXPECT_EQ(uriscan(with(audit, {"--only=empty-port,space", "--only=zero-port"}), lines).out,
              "zero-port|\nempty-port|\nspace|\n");
    EXPECT_EQ(uriscan({"audit", "--only", "zero-port"}, "http://h/\n").status, 0);
}

TEST(audit_command, lists_all_findings_in_80_columns) {
    const std::string list = uriscan({"audit", "--list", "/nowhere"}).out;
    for (const finding_description& description : all_findings()) {
        EXPECT_NE(("\n" + list).find("\n" + std::string(name_of(description.finding)) + "\n"),
                  std::string::npos);
    }
    EXPECT_NE(
        list.find("\n    There is user information.\n    Example: http://me@h/\n    RFC 9110,"),
        std::string::npos);
    std::istringstream lines(list);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(line.size(), 80U) << line;
    }
}

}  // namespace
}  // namespace uriscan::tests
