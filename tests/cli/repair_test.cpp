// The command repair, and parse --lenient.
#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

// `dirty` has several kinds of lines.  `clean` is what the command writes for them.
constexpr std::string_view dirty =
    "http://h/a b?x[]={\"q\":1}\n"
    "/p|q#r#s\r\n"
    "100%\n"
    "http://h/ok\n"
    "\n";
constexpr std::string_view clean =
    "http://h/a%20b?x%5B%5D=%7B%22q%22:1%7D\n"
    "/p%7Cq#r%23s\n"
    "100%25\n"
    "http://h/ok\n"
    "\n";

TEST(repair_command, writes_one_uri_reference_for_each_line) {
    const finished_program result = uriscan({"repair"}, dirty);
    EXPECT_EQ(result.out, clean);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(uriscan({"repair"}, clean).out, clean);
}

TEST(repair_command, writes_an_empty_line_and_a_message_for_a_line_that_stays_invalid) {
    const temporary_file file("/a b\nhttp://h\\x/\r\n a:b\n\\\\h\n");
    const finished_program result = uriscan({"repair", file.path()});
    EXPECT_EQ(result.out, "/a%20b\n\n\n\n");
    EXPECT_EQ(result.err, file.path() + ":2:9: error: unexpected character '\\' in host\n" +
                              file.path() +
                              ":3:3: error: ':' in the first segment of a relative reference\n" +
                              file.path() + ":4:1: error: unexpected character '\\' in path\n");
    EXPECT_EQ(result.status, 0);
}

TEST(repair_command, repairs_only_what_the_options_allow) {
    const std::string line = "/[a b|\n";
    EXPECT_EQ(uriscan({"repair", "--only", "brackets,unwise,space"}, line).out, "/%5Ba%20b%7C\n");
    EXPECT_EQ(uriscan({"repair", "--only", "brackets,unwise"}, line).out, "\n");
    EXPECT_EQ(uriscan({"repair", "--not", "backslash,percent-sign"}, line).out, "/%5Ba%20b%7C\n");
    EXPECT_EQ(uriscan({"repair", "--not", "space"}, line).out, "\n");
    EXPECT_EQ(uriscan({"repair", "--not", "space"}, line).err,
              "<stdin>:1:4: error: unexpected character ' ' in path\n");
    EXPECT_EQ(uriscan({"repair"}, " /a\\b \n").out, "%20/a%5Cb%20\n");
    EXPECT_EQ(uriscan({"repair", "--backslash-as-slash"}, "/a\\b\n").out, "/a/b\n");
    EXPECT_EQ(uriscan({"repair", "--surrounding"}, " http://h/a\t\n").out, "http://h/a\n");
    EXPECT_EQ(
        uriscan({"repair", "--only", "space", "--surrounding", "--backslash-as-slash"}, " a \\ \n")
            .out,
        "a%20/\n");
}

TEST(repair_command, separates_by_nul_if_asked) {
    const std::string nul(1, '\0');
    EXPECT_EQ(uriscan({"repair", "-z"}, "/a\nb" + nul + "/c").out, "/a%0Ab" + nul + "/c" + nul);
}

TEST(repair_command, repairs_a_field) {
    EXPECT_EQ(uriscan({"repair", "--field", "2"}, "x\t/a b\n").out, "/a%20b\n");
    EXPECT_EQ(uriscan({"repair", "--input-format", "tsv"}, "/a\\tb\n").out, "/a%09b\n");
}

TEST(repair_command, writes_records_if_a_format_is_given) {
    const std::string lines = "/a b#%\n/ok\n//h h\n";
    EXPECT_EQ(uriscan({"repair", "--format", "jsonl"}, lines).out,
              R"({"input":"/a b#%","valid":true,"result":"/a%20b#%25","deviations":[)"
              R"({"offset":2,"component":"path","kind":"space"},)"
              R"({"offset":5,"component":"fragment","kind":"percent-sign"}]})"
              "\n"
              R"({"input":"/ok","valid":true,"result":"/ok","deviations":[]})"
              "\n"
              R"({"input":"//h h","valid":false,"error":{"offset":3,"component":"host",)"
              R"("reason":"unexpected-character","message":"unexpected character ' ' in host"}})"
              "\n");
    EXPECT_EQ(uriscan({"repair", "--format", "tsv", "--header"}, lines).out,
              "valid\tresult\terror_offset\terror_component\terror_reason\tdeviations\n"
              "1\t/a%20b#%25\t\\N\t\\N\t\\N\t2:path:space,5:fragment:percent-sign\n"
              "1\t/ok\t\\N\t\\N\t\\N\t\n"
              "0\t\\N\t3\thost\tunexpected-character\t\\N\n");
    EXPECT_EQ(uriscan({"repair", "--format", "csv"}, lines).out,
              "1,/a%20b#%25,,,,\"2:path:space,5:fragment:percent-sign\"\n"
              "1,/ok,,,,\"\"\n"
              "0,,3,host,unexpected-character,\n");
    EXPECT_EQ(uriscan({"repair", "--template", "{input}|{result}|{deviations}"}, "/a b\n").out,
              "/a b|/a%20b|2:path:space\n");
}

TEST(repair_command, shows_an_input_with_any_octets_as_json) {
    EXPECT_EQ(uriscan({"repair", "--format", "jsonl"}, "\"\xE9\n").out,
              "{\"input\":\"\\\"\xEF\xBF\xBD\",\"input_hex\":\"22e9\",\"valid\":true,"
              "\"result\":\"%22%E9\",\"deviations\":["
              "{\"offset\":0,\"component\":\"path\",\"kind\":\"delimiters\"},"
              "{\"offset\":1,\"component\":\"path\",\"kind\":\"non-ascii\"}]}\n");
}

TEST(parse_lenient, writes_the_components_of_the_repaired_text) {
    const std::string lines = "//h/a b?[#%\n//h\n//h h\n";
    EXPECT_EQ(uriscan({"parse", "--lenient"}, lines).out,
              R"({"input":"//h/a b?[#%","valid":true,"scheme":null,"userinfo":null,"host":"h",)"
              R"("host_kind":"reg-name","port":null,"path":"/a%20b","query":"%5B",)"
              R"("fragment":"%25","deviations":[{"offset":5,"component":"path","kind":"space"},)"
              R"({"offset":8,"component":"query","kind":"brackets"},)"
              R"({"offset":10,"component":"fragment","kind":"percent-sign"}]})"
              "\n"
              R"({"input":"//h","valid":true,"scheme":null,"userinfo":null,"host":"h",)"
              R"("host_kind":"reg-name","port":null,"path":"","query":null,"fragment":null,)"
              R"("deviations":[]})"
              "\n"
              R"({"input":"//h h","valid":false,"error":{"offset":3,"component":"host",)"
              R"("reason":"unexpected-character","message":"unexpected character ' ' in host"}})"
              "\n");
    EXPECT_EQ(uriscan({"parse", "--lenient", "--format", "tsv", "--header"}, lines).out,
              "valid\tscheme\tuserinfo\thost\thost_kind\tport\tpath\tquery\tfragment\t"
              "error_offset\terror_component\terror_reason\tdeviations\n"
              "1\t\\N\t\\N\th\treg-name\t\\N\t/a%20b\t%5B\t%25\t\\N\t\\N\t\\N\t"
              "5:path:space,8:query:brackets,10:fragment:percent-sign\n"
              "1\t\\N\t\\N\th\treg-name\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\t\n"
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t3\thost\tunexpected-character\t\\N\n");
}

TEST(parse_lenient, decodes_what_was_encoded) {
    EXPECT_EQ(uriscan({"parse", "--lenient", "--decode", "--template", "{path}"}, "/a b%\n").out,
              "/a b%\n");
}

TEST(parse_lenient, checks_the_rule_and_gives_offsets_in_the_line) {
    const auto error = [](const std::string& rule, const std::string& line) {
        return uriscan({"parse", "--lenient", "--rule", rule, "--template",
                        "{error_offset} {error_component} {error_reason}"},
                       line + "\n")
            .out;
    };
    EXPECT_EQ(error("absolute-uri", "s:a b[#c d"), "6 fragment unexpected-fragment\n");
    EXPECT_EQ(error("absolute-uri", "s:a b#c"), "5 fragment unexpected-fragment\n");
    EXPECT_EQ(error("uri", "/a b"), "0 scheme missing-scheme\n");
    EXPECT_EQ(error("uri", "ab c"), "2 scheme unexpected-character\n");
    EXPECT_EQ(error("relative-ref", "s:a b"), "1 path colon-in-first-segment\n");
    EXPECT_EQ(error("uri", "s:a b"), "  \n");
}

TEST(parse_lenient, is_strict_unless_it_is_asked_for) {
    EXPECT_EQ(uriscan({"parse", "--template", "{valid}{deviations}"}, "/a b\n").out, "0\n");
}

TEST(repair_command, says_in_one_line_what_is_wrong_with_the_options) {
    const std::vector<std::pair<words, std::string>> mistakes = {
        {{"repair", "--only", "space", "--not", "space"}, "--only cannot be used with --not"},
        {{"repair", "--only", "spaces"}, "--only: there is no 'spaces'; did you mean space?"},
        {{"repair", "--not", ""}, "--not: there is no ''"},
        {{"repair", "--rule", "uri"}, "there is no option '--rule'"},
        {{"parse", "--lenient", "--rule", "rfc2396"}, "--lenient repairs by RFC 3986"},
        {{"check", "--lenient"}, "there is no option '--lenient'"},
    };
    for (const auto& [arguments, message] : mistakes) {
        expect_refused(arguments, message);
    }
}

}  // namespace
}  // namespace uriscan::tests
