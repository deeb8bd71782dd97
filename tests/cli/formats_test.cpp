// CSV, templates, and URIs in fields of lines, with several commands.
#include <flatbuffers/flatbuffers.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

const std::string nul_octet(1, '\0');

TEST(csv, quotes_special_octets_and_distinguishes_absent_from_empty) {
    const std::string text = "x://u,@h:?'#\nhttp://a \"b\"\n";
    EXPECT_EQ(uriscan({"parse", "--format", "csv", "--header"}, text).out,
              "valid,scheme,userinfo,host,host_kind,port,path,query,fragment,error_offset,"
              "error_component,error_reason\n"
              "1,x,\"u,\",h,reg-name,\"\",\"\",',\"\",,,\n"
              "0,,,,,,,,,8,host,unexpected-character\n");
    EXPECT_EQ(uriscan({"parse", "--format", "csv", "--decode", "-z"}, "//%22%0A/%0d?%2c").out,
              "1,,,\"\"\"\n\",reg-name,,\"/\r\",\",\",,,," + nul_octet);
    EXPECT_EQ(uriscan({"audit", "--format", "csv"}, "http://a \"b\"\nx://u:@h\n").out,
              "\"http://a "
              "\"\"b\"\"\",0,\"space,forbidden-octet-in-authority\",8,host,unexpected-character\n"
              "x://u:@h,1,\"userinfo-present,password-present\",,,\n");
}

// The first octets are those of the page "CSV Injection" of OWASP, and NUL.
TEST(csv, has_no_formula_if_defused) {
    const auto audited = [](const std::string& line, const words& options) {
        const std::string out =
            uriscan(with({"audit", "--format", "csv", "-z"}, options), line).out;
        return out.substr(0, out.find(",0,"));  // only the first cell
    };
    for (const std::string start : {"=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B",
                                    "\uFF0D", "\uFF20", " =", "   @"}) {
        const std::string line = start + "1 {";
        EXPECT_EQ(audited(line, {"--defuse"}), "\"'" + line + "\"") << start;
        EXPECT_EQ(audited(line, {}),
                  line[0] == '\r' || line[0] == '\n' ? "\"" + line + "\"" : line);
    }
    for (const std::string line : {"1=2 {", "'=1 {", " 1=2 {", "{", "\uFF1E=1 {", "   "}) {
        EXPECT_EQ(audited(line, {"--defuse"}), line);
    }
    EXPECT_EQ(audited("=\"a\",{", {"--defuse"}), "\"'=\"\"a\"\",{\"");
    EXPECT_EQ(uriscan({"parse", "--format", "csv", "--decode", "--defuse"},
                      "//-h:80/%00?=1+1#@a\n=cmd\n//h?+\n")
                  .out,
              "1,,,\"'-h\",reg-name,80,/" + nul_octet +
                  ",\"'=1+1\",\"'@a\",,,\n"
                  "1,,,,,,\"'=cmd\",,,,,\n"
                  "1,,,h,reg-name,,\"\",\"'+\",,,,\n");
    EXPECT_EQ(uriscan({"parse", "--format", "csv", "--decode", "--defuse"}, "%00=1\n").out,
              "1,,,,,,\"'" + nul_octet + "=1\",,,,,\n");
    EXPECT_EQ(uriscan({"normalize", "--format", "csv", "--defuse"}, "=1\n").out, "1,\"'=1\",,,\n");
    for (const words& options : std::vector<words>{{"parse"},
                                                   {"parse", "--format", "tsv"},
                                                   {"extract", "--format", "jsonl"},
                                                   {"normalize", "--template", "{result}"}}) {
        expect_refused(with(options, {"--defuse"}), "--defuse needs --format csv");
    }
}

// RFC 8259, section 7: quotation mark, backslash and control characters are escaped, and no others.
std::string json_escape(char c) {
    const std::map<char, std::string> short_forms = {{'"', "\\\""}, {'\\', "\\\\"}, {'\b', "\\b"},
                                                     {'\f', "\\f"}, {'\n', "\\n"},  {'\r', "\\r"},
                                                     {'\t', "\\t"}};
    if (short_forms.contains(c)) {
        return short_forms.at(c);
    }
    const std::string digit(1, "0123456789ABCDEF"[c % 16]);
    return c >= 0x20 ? std::string(1, c) : (c >= 0x10 ? "\\u001" : "\\u000") + digit;
}

// Values of valid URIs are copied many octets at a time.  The room is checked only once for the
// records of many lines.
TEST(records_of_valid_uris, have_values_of_all_sizes) {
    std::string lines, json, tsv, fields;
    for (const std::size_t size : std::initializer_list<std::size_t>{
             0, 1, 2, 15, 16, 17, 31, 32, 33, 34, 63, 64, 65, 300, 700, 5000}) {
        for (std::size_t odd = 0; odd < 7; ++odd) {
            // Each component has this size, except one of them.
            auto text = [&, i = std::size_t{0}](char octet) mutable {
                return std::string(i++ == odd ? 3 : size, octet);
            };
            const std::string scheme = 's' + text('+');
            const std::string user = text('u');
            const std::string host = text('h');
            const std::string port = text('8');
            const std::string path = '/' + text('p');
            const std::string query = text('q');
            const std::string fragment = text('f');
            const std::string line = scheme + "://" + user + "@" + host + ":" + port + path + "?" +
                                     query + "#" + fragment;
            lines += line + "\n";
            json += R"({"input":")" + line + R"(","valid":true,"scheme":")" + scheme +
                    R"(","userinfo":")" + user + R"(","host":")" + host +
                    R"(","host_kind":"reg-name","port":")" + port + R"(","path":")" + path +
                    R"(","query":")" + query + R"(","fragment":")" + fragment + "\"}\n";
            tsv += "1\t" + scheme + "\t" + user + "\t" + host + "\treg-name\t" + port + "\t" +
                   path + "\t" + query + "\t" + fragment + "\t\\N\t\\N\t\\N\n";
            const bool is_number = !port.empty() && port.size() < 5;
            fields += R"({"fragment":")" + fragment + R"(","port_number":)" +
                      (is_number ? port : "null") + R"(,"host_kind":"reg-name","input":")" + line +
                      "\",\"valid\":true,\"error_reason\":null}\n";
        }
    }
    const temporary_file file(lines);
    EXPECT_EQ(uriscan({"parse", file.path()}).out, json);
    EXPECT_EQ(uriscan({"parse", "--format", "tsv", file.path()}).out, tsv);
    EXPECT_EQ(uriscan({"parse", "--format", "tsv-raw", file.path()}).out, tsv);
    const std::string names = "fragment,port_number,host_kind,input,valid,error_reason";
    EXPECT_EQ(uriscan({"parse", "--fields", names, file.path()}).out, fields);
}

TEST(records_of_valid_uris, can_be_between_those_of_other_lines) {
    EXPECT_EQ(uriscan({"parse", "--fields", "host,valid"},
                      "//a\n//b\n \n//c\n\n\r\n//[::1]\n//d\r\n\r\r\n//e")
                  .out,
              "{\"host\":\"a\",\"valid\":true}\n{\"host\":\"b\",\"valid\":true}\n"
              "{\"host\":null,\"valid\":false}\n{\"host\":\"c\",\"valid\":true}\n"
              "{\"host\":null,\"valid\":true}\n{\"host\":null,\"valid\":true}\n"
              "{\"host\":\"[::1]\",\"valid\":true}\n{\"host\":\"d\",\"valid\":true}\n"
              "{\"host\":null,\"valid\":false}\n{\"host\":\"e\",\"valid\":true}\n");
    EXPECT_EQ(uriscan({"parse", "--fields", "host_kind,port,path", "--format", "tsv"},
                      "//1.2.3.4:/p\n//[v1.a]\nx\n//[::]:80\n//%zz\n")
                  .out,
              "ipv4\t\t/p\nipvfuture\t\\N\t\n\\N\t\\N\tx\nipv6\t80\t\n\\N\t\\N\t\\N\n");
}

TEST(json, has_escapes_for_the_octets_that_need_them) {
    for (int octet = 1; octet < 0x80; ++octet) {
        const char c = static_cast<char>(octet);
        const std::string escaped = json_escape(c);
        const std::string record = uriscan({"parse", "-z"}, std::string{'<', c, c, '>'}).out;
        EXPECT_TRUE(
            record.starts_with("{\"input\":\"<" + escaped + escaped + ">\",\"valid\":false,"))
            << record;
    }
}

TEST(templates, have_values_for_names_in_braces) {
    EXPECT_EQ(uriscan({"parse", "--format", "template", "--template",
                       "{{\\t{scheme}\\\\|{host}|{port}}\\n{valid}{error_offset}{error_message}"},
                      "http://h:/\na b\n")
                  .out,
              "{\thttp\\|h|}\n1\n{\t\\||}\n01unexpected character ' ' in path\n");
    EXPECT_EQ(uriscan({"parse", "--template", ""}, "a\n").status, 0);
    EXPECT_EQ(uriscan({"parse", "--template", "{path}", "--decode"}, "%41%09\n").out, "A\t\n");
    EXPECT_EQ(
        uriscan({"check", "--template", "{input}", "-z"}, "a b" + nul_octet + "c" + nul_octet).out,
        "a b" + nul_octet);
    EXPECT_EQ(uriscan({"normalize", "--template", "{input} {result}"}, "A:/./b\n").out,
              "A:/./b a:/b\n");
    EXPECT_EQ(uriscan({"extract", "--template", "}{line}"}, "urn:a urn:b\n").out, "}1\n}1\n");
}

TEST(templates, are_refused_in_words) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
        {{"parse", "--template", "{hosts}"},
         "there is no field 'hosts'; did you mean host? (see uriscan parse --help)"},
        {{"parse", "--template", "{lines}"}, "there is no field 'lines'; did you mean line? (see"},
        {{"parse", "--template", "{query}{decoded:quer}"},
         "there is no field 'quer'; did you mean query, query:KEY, query_all:KEY or query_keys?"},
        {{"parse", "--template", "{agent}"}, "no field 'agent'; did you mean user_agent? (see"},
        {{"parse", "--template", "{xyz}"}, "there is no field 'xyz' (see uriscan parse --help)"},
        {{"parse", "--template", "{result}"},
         "there is no field 'result' in this command (see uriscan parse --help)"},
        {{"normalize", "--template", "{host}"},
         "there is no field 'host', only input, valid, result, error_offset,"},
        {{"parse", "--template", "{path} {status}"}, "the field 'status' needs --log (see"},
        {{"check", "--fields", "time"}, "--fields requires --format"},
        {{"check", "--fields", "time", "--format", "tsv"}, "the field 'time' needs --log (see"},
        {{"audit", "--fields", "valid,size"}, "the field 'size' needs --log (see"},
        {{"grep", "status>=500"}, "the field 'status' needs --log (see"},
        {{"audit", "--template", "{}"}, "there is no field '' (see uriscan audit --help)"},
        {{"parse", "--template", "a{host"}, "a '{' has no '}'; write '{{' for a brace"},
        {{"parse", "--template", "\\x"}, "'\\x' is none of \\t, \\n and \\\\"},
        {{"parse", "--template", "a\\"}, "'\\' is none of \\t, \\n and \\\\"},
        {{"parse", "--format", "template"}, "--format template needs --template"},
        {{"parse", "--format", "csv", "--template", "a"}, "needs --template, and no other format"},
        {{"parse", "--header", "--format", "template", "--template", "a"}, "--header needs"},
        {{"parse", "--field", "0"}, "--field"},
        {{"parse", "--delimiter", ","}, "--delimiter requires --field"},
        {{"parse", "--field", "1", "--delimiter", "ab"}, "'ab' is not one octet or \\t"},
        {{"parse", "--field", "1", "--delimiter", ""}, "'' is not one octet or \\t"},
        {{"parse", "--field", "1", "--delimiter", ",", "--input-format", "tsv"},
         "--input-format tsv has tabs between fields"}};
    for (const auto& [arguments, message] : mistakes) {
        expect_refused(arguments, message);
    }
}

// tools/engines test reads the values with Arrow's own reader.
TEST(arrow, is_a_stream_of_whole_messages) {
    constexpr flatbuffers::voffset_t body_size_member = 10;  // see Message.fbs of Arrow
    constexpr std::size_t prefix = 8;                        // four octets 0xFF, and a size
    const std::string out = uriscan({"parse", "--format", "arrow"}, "http://h/\n\n%\n").out;
    std::vector<std::size_t> bodies;
    std::size_t at = 0;
    for (std::uint32_t size = 1; size != 0;) {
        ASSERT_GE(out.size(), at + prefix);
        EXPECT_EQ(out.substr(at, 4), "\xFF\xFF\xFF\xFF");
        std::memcpy(&size, out.data() + at + 4, sizeof size);
        size = flatbuffers::EndianScalar(size);
        at += prefix;
        if (size != 0) {
            EXPECT_EQ(size % 8, 0U);
            ASSERT_GE(out.size(), at + size);
            const std::string metadata = out.substr(at, size);
            const auto* message = flatbuffers::GetRoot<flatbuffers::Table>(metadata.data());
            bodies.push_back(message->GetField<std::uint64_t>(body_size_member, 0));
            EXPECT_EQ(bodies.back() % 8, 0U);
            at += size + bodies.back();
        }
    }
    EXPECT_EQ(at, out.size());
    EXPECT_EQ(bodies.size(), 2U);  // the schema, and three rows
    EXPECT_EQ(bodies.front(), 0U);
}

// Returns the messages of a stream of Arrow, each with its body.
std::vector<std::pair<std::string, std::string>> messages_in(const std::string& stream) {
    constexpr flatbuffers::voffset_t body_size_member = 10;  // see Message.fbs of Arrow
    std::vector<std::pair<std::string, std::string>> messages;
    for (std::size_t at = 0; at + 8 <= stream.size();) {
        std::uint32_t size = 0;
        std::memcpy(&size, stream.data() + at + 4, sizeof size);
        size = flatbuffers::EndianScalar(size);
        const std::string metadata = stream.substr(at + 8, size);
        at += 8 + size;
        if (size == 0) {
            break;
        }
        const auto* const message = flatbuffers::GetRoot<flatbuffers::Table>(metadata.data());
        const auto body = message->GetField<std::uint64_t>(body_size_member, 0);
        messages.emplace_back(metadata, stream.substr(at, body));
        at += body;
    }
    return messages;
}

// A reader may skip the bits of validity of a column if its count of nulls is 0.
TEST(arrow, counts_the_nulls_of_each_column) {
    const std::string lines = "http://h/?q\n\n%\n/p\nhttp:a\n//h\nx y\nb:\nb:\nb:\n";
    for (const std::string& input : {lines, lines + lines, std::string("s://h/\n")}) {
        const auto messages = messages_in(
            uriscan({"parse", "--format", "arrow", "--fields", "scheme,host,query,fragment"}, input)
                .out);
        ASSERT_EQ(messages.size(), 2U);  // the schema, and the rows
        const auto& [metadata, body] = messages.back();
        struct node {
            std::int64_t rows, nulls;
        };
        struct buffer {
            std::int64_t offset, size;
        };
        const auto* const batch = flatbuffers::GetRoot<flatbuffers::Table>(metadata.data())
                                      ->GetPointer<const flatbuffers::Table*>(8);
        const auto* const nodes = batch->GetPointer<const flatbuffers::Vector<const node*>*>(6);
        const auto* const buffers = batch->GetPointer<const flatbuffers::Vector<const buffer*>*>(8);
        ASSERT_EQ(nodes->size(), 4U);
        ASSERT_EQ(buffers->size(), 12U);  // three for each text: the validity, the ends, the octets
        // By the grammar, of these ten lines: 5 have a scheme, 2 a host, 1 a query, none a
        // fragment.
        const std::array<std::int64_t, 4> present = input.size() == 7
                                                        ? std::array<std::int64_t, 4>{1, 1, 0, 0}
                                                        : std::array<std::int64_t, 4>{5, 2, 1, 0};
        const std::int64_t times = input.size() == 2 * lines.size() ? 2 : 1;
        const auto rows = std::ranges::count(input, '\n');
        for (unsigned column = 0; column < nodes->size(); ++column) {
            const node& all = *nodes->Get(column);
            EXPECT_EQ(all.rows, rows);
            EXPECT_EQ(all.nulls, rows - times * present[column]) << column;
            const auto bits =
                body.substr(static_cast<std::size_t>(buffers->Get(3 * column)->offset),
                            static_cast<std::size_t>(rows + 7) / 8);
            std::int64_t ones = 0;
            for (std::ptrdiff_t row = 0; row < rows; ++row) {
                ones += bits[static_cast<std::size_t>(row) / 8] >> row % 8 & 1;
            }
            EXPECT_EQ(ones, rows - all.nulls) << column;
        }
    }
}

TEST(arrow, cannot_have_decoded_values) {
    const auto result = uriscan({"parse", "--format", "arrow", "--decode"}, "/%FF\n");
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("--format arrow: decoded text may not be UTF-8"), std::string::npos);
}

TEST(fields, are_counted_as_cut_counts_them) {
    const std::string table = "a\tb\tc d\r\n\n\t\te\nf\tg";
    const auto third = [&](const std::string& delimiter) {
        return uriscan(
                   {"audit", "--field", "3", "--delimiter", delimiter, "--template", "<{input}>"},
                   table)
            .out;
    };
    EXPECT_EQ(third("\t"), "<c d>\n<>\n<e>\n<>\n");
    EXPECT_EQ(third("\\t"), third("\t"));
    EXPECT_EQ(third(" "), "<>\n<>\n<>\n<>\n");
    EXPECT_EQ(uriscan({"parse", "--field", "1", "--template", "{path}"}, table).out, "a\n\n\nf\n");
    EXPECT_EQ(uriscan({"parse", "--field", "2", "--delimiter", "\n", "-z", "--template", "{path}"},
                      "a\nb" + nul_octet)
                  .out,
              "b" + nul_octet);
}

TEST(fields, have_the_columns_that_messages_name) {
    EXPECT_EQ(uriscan({"check", "--field", "2", "--delimiter", ","}, "abc,d e,f\n").out,
              "<stdin>:1:6: error: unexpected character ' ' in path\nabc,d e,f\n     ^\n");
    EXPECT_EQ(uriscan({"normalize", "--field", "2", "--delimiter", ","}, "abc,d e,f\nx,A:b").err,
              "<stdin>:1:6: error: unexpected character ' ' in path\n");
}

TEST(fields, are_shown_in_their_line_unless_they_were_decoded) {
    const auto diagram = [](const std::vector<std::string>& options, const std::string& line) {
        std::vector<std::string> arguments = {"check", "--field", "2"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const std::string out = uriscan(arguments, line).out;
        return out.substr(out.find('\n') + 1);
    };
    EXPECT_EQ(diagram({"--delimiter", ","}, "aa,http://h|x/\n"), "aa,http://h|x/\n           ^\n");
    EXPECT_EQ(diagram({"--delimiter", ",", "--rule", "uri"}, "aa"), "aa\n  ^\n")
        << "the line has no such field";
    EXPECT_EQ(diagram({}, "a\tb c\td\n"), "a\\x09b c\\x09d\n      ^\n");
    EXPECT_EQ(diagram({"--input-format", "tsv"}, "a\tb c\td\n"), "a\\x09b c\\x09d\n      ^\n");
    EXPECT_EQ(diagram({"--input-format", "tsv"}, "a\tb\\'c d\te\n"), "b'c d\n   ^\n")
        << "the field was decoded, so the line is not shown";
    EXPECT_EQ(diagram({"--delimiter", ","}, std::string(300, 'a') + "," + std::string(300, 'b') +
                                                "|" + std::string(300, 'c')),
              "..." + std::string(49, 'b') + "|" + std::string(23, 'c') + "...\n" +
                  std::string(52, ' ') + "^\n");
}

TEST(fields, have_their_escapes_decoded_if_requested) {
    const auto inputs = [](const std::string& text) {
        return uriscan({"audit", "--input-format", "tsv", "--template", "<{input}>"}, text).out;
    };
    EXPECT_EQ(inputs("\\b\\f\\n\\r\\t\\0\\'\\\\\n"), "<\b\f\n\r\t" + nul_octet + "'\\>\n");
    EXPECT_EQ(inputs("\\Na\n\\x\n\\\na\\"), "<\\Na>\n<\\x>\n<\\>\n<a\\>\n")
        << "these are not escapes";
    EXPECT_EQ(inputs("a\nb\\tc\nd\n"), "<a>\n<b\tc>\n<d>\n");
    EXPECT_EQ(
        uriscan({"parse", "--input-format", "tsv", "--template", "{valid}{path}"}, "it\\'s\n\\N\n")
            .out,
        "1it's\n\n")
        << "\\N is NULL, so it has no values";
    EXPECT_EQ(uriscan({"parse", "--input-format", "tsv", "--field", "2", "--template", "{path}"},
                      "\\'\tit\\'s\ta\n")
                  .out,
              "it's\n");
    EXPECT_EQ(uriscan({"parse", "--input-format", "lines", "--template", "{valid}"}, "\\'\n").out,
              "0\n");
}

}  // namespace
}  // namespace uriscan::tests
