// The cases of tests/data/inputs: inputs that are not plain lines, and the results of the commands.
#include <charconv>

#include "cli/command.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

struct case_of_input {
    std::string place;  // FILE:LINE of the command
    words command;
    std::string in;
    std::string out;
    std::vector<std::string> errors;  // parts of what is written to standard error
    int status = 0;
};

// Returns the text with <HH> replaced by the octet that has this hexadecimal number.
std::string with_octets(std::string_view text) {
    constexpr std::size_t size = 4;
    std::string out;
    while (!text.empty()) {
        unsigned octet = 0;
        const bool is_octet = text.size() >= size && text[0] == '<' && text[size - 1] == '>' &&
                              std::from_chars(&text[1], &text[3], octet, 16).ptr == &text[3];
        out += is_octet ? static_cast<char>(octet) : text.front();
        text.remove_prefix(is_octet ? size : 1);
    }
    return out;
}

words read_command(const std::string& line, const std::string& format) {
    std::istringstream stream(line);
    words command;
    for (std::string word; stream >> word;) {
        command.push_back(with_octets(word));
    }
    return with(command, {"--input-format", format});
}

std::vector<case_of_input> read_cases(const std::string& format) {
    const std::string name = format + ".txt";
    std::ifstream file(source_path("tests/data/inputs/") + name);
    std::vector<case_of_input> cases;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const std::string key = line.substr(0, line.find(' '));
        const std::string text = line.substr(std::min(key.size() + 1, line.size()));
        if (key == "$") {
            cases.push_back(
                {name + ":" + std::to_string(number), read_command(text, format), "", "", {}, 0});
        } else if (key == "in") {
            cases.back().in += with_octets(text) + "\n";
        } else if (key == "in-") {  // without a line end
            cases.back().in += with_octets(text);
        } else if (key == "out") {
            cases.back().out += with_octets(text) + "\n";
        } else if (key == "out-") {
            cases.back().out += with_octets(text);
        } else if (key == "err") {
            cases.back().errors.push_back(text);
        } else if (key == "exit") {
            cases.back().status = std::stoi(text);
        } else if (!key.empty() && key != "#" && key != "//") {
            throw std::runtime_error(name + ": a line is malformed: " + line);
        }
    }
    return cases;
}

void expect_answer(const case_of_input& given, const words& options) {
    const finished_program result = uriscan(with(given.command, options), given.in);
    EXPECT_EQ(result.out, given.out) << given.place << result.err;
    EXPECT_EQ(result.status, given.status) << given.place << result.err;
    for (const std::string& error : given.errors) {
        EXPECT_NE(result.err.find(error), std::string::npos) << given.place << result.err;
    }
}

void expect_answers(const std::string& format) {
    const std::vector<case_of_input> cases = read_cases(format);
    EXPECT_FALSE(cases.empty());
    for (const case_of_input& given : cases) {
        expect_answer(given, {});
        expect_answer(given, {"-j3", "--block-size", "1"});
        expect_answer(given, {"-j2", "--block-size", "7"});
    }
}

TEST(input_formats, json) {
    expect_answers("json");
}

TEST(input_formats, csv) {
    expect_answers("csv");
}

TEST(input_formats, blanks) {
    expect_answers("blanks");
}

TEST(input_formats, tsv) {
    expect_answers("tsv");
}

TEST(csv, goes_on_with_the_next_file_after_a_header_without_the_column) {
    const temporary_file other("a");  // a file without a line end and without a record
    const temporary_file right("b\nx:a\n");
    const finished_program result = uriscan({"parse", "--template", "{input}", "--input-format",
                                             "csv", "--field", "b", other.path(), right.path()});
    EXPECT_EQ(result.out, "x:a\n");
    EXPECT_EQ(result.err, "uriscan: " + other.path() + ": the header has no column 'b', only a\n");
    EXPECT_EQ(result.status, 2);
}

TEST(json_lines, may_be_nested_to_a_limit) {
    const auto nested = [](std::size_t depth) {
        return "{\"url\":\"a\",\"n\":" + std::string(depth - 1, '[') + std::string(depth - 1, ']') +
               "}\n";
    };
    const words command = {"parse",      "--input-format",        "json", "--field", "url",
                           "--template", "{input} {error_reason}"};
    EXPECT_EQ(uriscan(command, nested(512)).out, "a \n");
    const finished_program refused = uriscan(command, nested(513));
    EXPECT_NE(refused.out.find(" not-json\n"), std::string::npos) << refused.out;
    const std::string hostile(1'000'000, '[');
    EXPECT_NE(uriscan(command, hostile).out.find("not-json"), std::string::npos);
}

// Tries each octet at each place of a string, because strings are read eight octets at a time.  If
// the line is not JSON, the input of its record is the whole line.  A backslash before an "a" is no
// escape.
TEST(json_lines, have_any_octets_except_controls_in_a_string) {
    std::string lines;
    std::string expected;
    for (unsigned octet = 0; octet < 256; ++octet) {
        for (std::size_t place = 0; octet != '\n' && place < 17; ++place) {
            std::string text(17, 'a');
            text[place] = static_cast<char>(octet);
            const bool is_plain = octet >= 0x20 && octet != '"' && octet != '\\';
            const std::string line = "{\"u\":\"" + text + "\"}";
            lines += line + "\n";
            expected += (is_plain ? text : line) + "\n";
        }
    }
    const temporary_file file(lines);
    EXPECT_EQ(uriscan({"parse", "--input-format", "json", "--field", "u", "--template", "{input}",
                       file.path()})
                  .out,
              expected);
}

TEST(json_lines, need_paths) {
    const words json = {"parse", "--input-format", "json"};
    expect_refused(json, "--input-format json needs --field, such as --field request.url");
    for (const auto& [path, mistake] : std::vector<std::pair<std::string, std::string>>{
             {"", "a name is empty"},
             {"a..b", "a name is empty"},
             {".a", "a name is empty"},
             {"a.", "a name is empty"},
             {"a,", "a name is empty"},
             {"a[0]", "[ needs a ] directly after it"},
             {"a[]b", "only a dot or [] can follow []"}}) {
        expect_refused(with(json, {"--field", path}), mistake);
    }
    expect_refused(with(json, {"--field", "a", "--delimiter", ","}), "cannot be used with");
    expect_refused({"parse", "--log", "caddy", "--input-format", "json", "--field", "a"},
                   "cannot be used with --field");
    expect_refused({"resolve", "--input-format", "json", "--field", "a", "--base-field", "b."},
                   "--base-field: 'b.' is not a path");
}

}  // namespace
}  // namespace uriscan::tests
