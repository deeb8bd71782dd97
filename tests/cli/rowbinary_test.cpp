// Rows in ClickHouse's format RowBinary: the cases of tests/data/rowbinary, and how the program
// behaves as one end of a pipe.
#include <fstream>
#include <random>

#include "cli/command.hpp"
#include "cli/rowbinary_notation.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

struct case_of_rows {
    std::string place;  // FILE:LINE of the command
    words command;
    std::string in;
    std::string out;
    std::string error;
    int status = 0;
};

// Splits a command at spaces, and adds the formats that it does not name.
words read_command(const std::string& line) {
    std::istringstream stream(line);
    words command;
    bool has_format = false;
    for (std::string word; stream >> word; command.push_back(word)) {
        has_format = has_format || word == "--format" || word == "--template";
    }
    if (command.front() == "function") {
        return command;
    }
    command = with(command, {"--input-format", "rowbinary"});
    const bool copies_the_format = command.front() == "redact";
    return has_format || copies_the_format ? command : with(command, {"--format", "rowbinary"});
}

std::vector<case_of_rows> read_cases() {
    std::ifstream file(source_path("tests/data/rowbinary/commands.txt"));
    std::vector<case_of_rows> cases;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.starts_with("$ ")) {
            cases.push_back({"commands.txt:" + std::to_string(number), read_command(line.substr(2)),
                             "", "", "", 0});
        } else if (line.starts_with("in ")) {
            const std::size_t arrow = line.find(" ->");
            cases.back().in += rowbinary_notation(line.substr(3, arrow - 3)).encoded();
            cases.back().out += rowbinary_notation(line.substr(arrow + 3)).encoded();
        } else if (line.starts_with("error ")) {
            cases.back().error = line.substr(6);
            cases.back().status = 2;
        } else if (line.starts_with("exit ")) {
            cases.back().status = std::stoi(line.substr(5));
        } else if (!line.empty() && !line.starts_with("#") && !line.starts_with("//")) {
            throw std::runtime_error("a line is malformed: " + line);
        }
    }
    return cases;
}

// Runs the program with a file as standard input, because a pipe has no room for long rows.
finished_program answer(const words& command, std::string_view rows) {
    const temporary_file file(rows);
    std::string line = "exec " + program_path();
    for (const std::string& word : command) {
        line += " '" + word + "'";
    }
    return run({"/bin/sh", "-c", line + " <" + file.path()});
}

void expect_answer(const case_of_rows& given, const words& options) {
    const finished_program result = answer(with(given.command, options), given.in);
    EXPECT_TRUE(result.out == given.out)
        << given.place << ": " << testing::PrintToString(result.out.substr(0, 200))
        << "\n instead of " << testing::PrintToString(given.out.substr(0, 200)) << result.err;
    EXPECT_EQ(result.status, given.status) << given.place << ": " << result.err;
    EXPECT_NE(result.err.find(given.error), std::string::npos) << given.place << result.err;
}

TEST(rowbinary, cases) {
    const std::vector<case_of_rows> cases = read_cases();
    EXPECT_GT(cases.size(), 40U);
    for (const case_of_rows& given : cases) {
        expect_answer(given, {});
    }
}

TEST(rowbinary, the_names_of_functions_are_checked) {
    expect_refused(
        {"function"},
        "give a function: uri_decode, uri_expand, uri_extract, uri_match or uri_query_value");
    expect_refused({"function", "uri_decod"}, "'uri_decod'; did you mean uri_decode?");
}

TEST(rowbinary, answers_do_not_depend_on_reads_and_threads) {
    for (const case_of_rows& given : read_cases()) {
        if (given.in.size() < 20'000) {
            expect_answer(given, {"--block-size", "1"});
            expect_answer(given, {"--block-size", "3", "-j3"});
            expect_answer(given, {"--block-size", "7", "-j2"});
        }
    }
}

// Returns a random text that is often valid, and sometimes NULL.
std::string random_value(std::mt19937_64& random, bool is_nullable) {
    const std::vector<std::string> pieces = {"http:",
                                             "//",
                                             "a",
                                             "@",
                                             ":80",
                                             "/",
                                             "?",
                                             "#",
                                             "%41",
                                             " ",
                                             "\n",
                                             "\t",
                                             "\\N",
                                             "[::1]",
                                             "\x80",
                                             "\\",
                                             std::string(1, '\0')};
    if (is_nullable && random() % 8 == 0) {
        return "\x01";
    }
    std::string text;
    for (auto count = random() % 8; count > 0; --count) {
        text += pieces[random() % pieces.size()];
    }
    text += random() % 100 == 0 ? std::string(random() % 40'000, 'b') : "";
    return (is_nullable ? std::string(1, '\0') : "") + string_value(text);
}

TEST(rowbinary, threads_write_the_same_octets) {
    std::mt19937_64 random(1);
    std::string rows;
    while (rows.size() < 3'000'000) {
        rows += random_value(random, true) + random_value(random, false);
    }
    const words command = {"parse",
                           "--input-format",
                           "rowbinary",
                           "--format",
                           "rowbinary",
                           "--input-types",
                           "Nullable(String),String",
                           "--field",
                           "1",
                           "--fields",
                           "valid,host,path,error_message,port_number"};
    const std::string expected = answer(command, rows).out;
    EXPECT_GT(expected.size(), 300'000U);
    for (const char* threads : {"-j2", "-j7"}) {
        EXPECT_TRUE(answer(with(command, {threads}), rows).out == expected) << threads;
        EXPECT_TRUE(answer(with(command, {threads, "--block-size", "5000"}), rows).out == expected)
            << threads;
    }
}

// All rows that are complete are answered, before more input comes.
TEST(rowbinary, rows_are_answered_before_the_next_read) {
    for (const char* threads : {"-j1", "-j3"}) {
        process program({program_path(), "parse", "--input-format", "rowbinary", "--format",
                         "rowbinary", "--fields", "path", threads});
        program.write(string_value("a") + string_value("b") + "\x03" + "c");
        const std::string first = rowbinary_notation("?\"a\" ?\"b\"").encoded();
        EXPECT_EQ(program.read_output(first.size()), first);
        program.write("d");
        program.wait_until_input_is_read();
        program.write("e" + string_value(""));
        const std::string second = rowbinary_notation("?\"cde\" ?\"\"").encoded();
        EXPECT_EQ(program.read_output(second.size()), second);
        program.close_input();
        const finished_program result = program.finish();
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.status, 0);
    }
}

// Each file has its own rows.  After an error in one file, the other files are still read.
TEST(rowbinary, each_file_has_its_own_rows) {
    const temporary_file good(string_value("a"));
    const temporary_file cut(
        "\x05"
        "b");
    const finished_program result =
        uriscan({"parse", "--input-format", "rowbinary", "--format", "rowbinary", "--fields",
                 "path", good.path(), cut.path(), good.path()});
    EXPECT_EQ(result.out, rowbinary_notation("?\"a\" ?\"a\"").encoded());
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.err, "uriscan: " + cut.path() +
                              ": row 1, which starts at offset 0, is cut off by the end of the "
                              "input\n");
}

TEST(rowbinary, messages_have_the_number_of_the_row) {
    const finished_program result =
        uriscan({"normalize", "--input-format", "rowbinary", "--input-types", "Nullable(String)"},
                rowbinary_notation("?\"A:b\" NULL ?\"c d\"").encoded());
    EXPECT_EQ(result.out, "a:b\n\n\n");
    EXPECT_EQ(result.err, "<stdin>:3:2: error: unexpected character ' ' in path\n");
    EXPECT_EQ(result.status, 0);
}

TEST(rowbinary, stats_counts_rows_but_not_null) {
    const finished_program result = uriscan(
        {"stats", "--by", "host", "--format", "json", "--input-format", "rowbinary",
         "--input-types", "String,Nullable(String)", "--field", "2"},
        rowbinary_notation("\"\" ?\"//h\" \"a\" NULL \"b\" ?\"//h/\" \"b\" ?\"{\"").encoded());
    EXPECT_TRUE(result.out.starts_with("{\"total\":3,\"valid\":2,\"invalid\":1,\"octets\":8,"))
        << result.out;
    EXPECT_NE(result.out.find("{\"value\":\"h\",\"count\":2}"), std::string::npos) << result.out;
}

TEST(rowbinary, wrong_options_are_refused) {
    const std::vector<std::pair<words, std::string>> cases = {
        {{"parse", "--input-types", "String"}, "--input-types requires --input-format"},
        {{"parse", "--input-format", "tsv", "--input-types", "Nullable(String)"},
         "--input-types needs --input-format rowbinary"},
        {{"parse", "--input-format", "rowbinary", "--input-types", "string"},
         "--input-types: there is no 'string'; did you mean String?"},
        {{"parse", "--input-format", "rowbinary", "--input-types", "String,"},
         "--input-types: there is no ''"},
        {{"parse", "--input-format", "rowbinary", "--input-types", "String,String"},
         "--field must say which of the columns has the URIs"},
        {{"parse", "--input-format", "rowbinary", "--field", "2"},
         "--input-types names 1 column, so there is no column 2"},
        {{"resolve", "--input-format", "rowbinary", "--field", "1", "--base-field", "2"},
         "--input-types names 1 column, so there is no column 2"},
        {{"parse", "--input-format", "rowbinary", "--field", "1", "--delimiter", ","},
         "cannot be used with --delimiter"},
        {{"parse", "--input-format", "rowbinary", "--log", "common"}, "--log"},
        {{"parse", "--header", "--format", "rowbinary"}, "--header needs"},
        {{"extract", "--input-format", "rowbinary"},
         "there is no 'rowbinary', only lines, tsv, csv, blanks or json"},
        {{"redact", "--input-format", "tsv"}, "there is no 'tsv'; did you mean csv?"},
        {{"resolve"}, "--base is required"},
        {{"resolve", "--base-field", "1"}, "--base-field requires --field"},
        {{"resolve", "--base", "x:", "--base-field", "1", "--field", "2"},
         "--base cannot be used with --base-field"},
        {{"parse", "--fields", "hosts"}, "--fields: there is no field 'hosts'; did you mean host?"},
        {{"parse", "--fields", "host,,port"}, "--fields: there is no field ''"},
        {{"parse", "--fields", "host,port,host"}, "--fields: the field 'host' is named twice"},
        {{"normalize", "--format", "tsv", "--fields", "host"}, "there is no field 'host'"},
        {{"normalize", "--fields", "result"}, "--fields requires --format"},
        {{"parse", "--fields", "host", "--template", "{host}"},
         "--fields cannot be used with a template"},
    };
    for (const auto& [arguments, message] : cases) {
        expect_refused(arguments, message);
    }
}

// Lines have fields for the base and for the reference, too.
TEST(base_field, is_a_field_of_each_line) {
    EXPECT_EQ(uriscan({"resolve", "--base-field", "2", "--field", "1"},
                      "g\thttp://a/b\n../g\thttp://a/b/c/\tx\n\tx:\n")
                  .out,
              "http://a/g\nhttp://a/b/g\nx:\n");
    EXPECT_EQ(uriscan({"relativize", "--base-field", "1", "--field", "2", "--delimiter", " "},
                      "x://h/a x://h/b\n")
                  .out,
              "b\n");
    EXPECT_EQ(uriscan({"resolve", "--base-field", "1", "--field", "2", "--input-format", "tsv"},
                      "x:\\\\\tg\nx:/\\0\tg\nx:/\tg\\\\\nx:/%41\tg\n")
                  .out,
              "\n\n\nx:/g\n");
    const finished_program result =
        uriscan({"resolve", "--base-field", "1", "--field", "2"}, "a\tb\nx:\tc d\nx:y\n");
    EXPECT_EQ(result.out, "\n\nx:y\n");
    EXPECT_TRUE(result.err.starts_with("<stdin>:1:")) << result.err;
    EXPECT_NE(result.err.find("the base is not a URI"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("\n<stdin>:2:5: error: unexpected character ' '"), std::string::npos)
        << result.err;
    EXPECT_EQ(result.status, 0);
}

}  // namespace
}  // namespace uriscan::tests
