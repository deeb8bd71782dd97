// Properties of the fields of lines:
// - The program finds the same field as a simple splitter.  There can be runs of spaces and tabs
//   between fields.
// - A text that is escaped as docs/command_line.md says is unescaped to the same text.
// - Any other text is unescaped as a simple reader does it.
//
// The last octets choose the number of the field and the delimiter; the rest is one line.
#include <vector>

#include "cli.hpp"
#include "cli/input/input_format.hpp"

namespace uriscan::tests {
namespace {

// Returns the octet of an escape (docs/command_line.md: as ClickHouse writes them), or nothing.
std::optional<char> octet_of_escape(char name) {
    switch (name) {
        case 'b': return '\b';
        case 'f': return '\f';
        case 'n': return '\n';
        case 'r': return '\r';
        case 't': return '\t';
        case '0': return '\0';
        case '\'': return '\'';
        case '\\': return '\\';
        default: return std::nullopt;
    }
}

std::string simply_unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape = text[i] == '\\' && i + 1 < text.size();
        const auto octet = is_escape ? octet_of_escape(text[i + 1]) : std::nullopt;
        out += octet.value_or(text[i]);
        i += octet ? 1 : 0;
    }
    return out;
}

std::string escaped(std::string_view text) {
    constexpr std::string_view names = "bfnrt0'\\";
    std::string out;
    for (const char c : text) {
        const auto name = std::ranges::find(
            names, c, [](char each) { return octet_of_escape(each).value_or(each); });
        out += name == names.end() ? std::string(1, c) : std::string{'\\', *name};
    }
    return out;
}

std::vector<std::string> simply_split(std::string_view line, char delimiter) {
    std::vector<std::string> fields(1);
    for (const char c : line) {
        if (c == delimiter) {
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    return fields;
}

std::vector<std::string> simply_split_at_blanks(std::string_view line) {
    std::vector<std::string> fields;
    bool is_in_field = false;
    for (const char c : line) {
        const bool is_blank = c == ' ' || c == '\t';
        if (!is_blank && !is_in_field) {
            fields.emplace_back();
        }
        if (!is_blank) {
            fields.back() += c;
        }
        is_in_field = !is_blank;
    }
    return fields;
}

std::string unescaped(std::string_view text) {
    std::string out;
    cli::append_decoded(out, text, cli::escapes::tsv);
    return out;
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t number = 1 + input.choose(10);
    const char delimiter = "\t ,;:/\\\0\xFF|"[input.choose(10)];
    const exact_copy line(input.rest());
    const auto fields = simply_split(line.text(), delimiter);
    const std::string_view field = uriscan::cli::field_of(line.text(), number, delimiter);
    expect(field == (number <= fields.size() ? fields[number - 1] : ""), line.text(),
           "the field is another one");
    expect(uriscan::cli::is_slice(field, line.text()), line.text(),
           "the field is not a slice of the line");
    const auto words = simply_split_at_blanks(line.text());
    const std::string_view word = uriscan::cli::field_between_blanks(line.text(), number);
    expect(word == (number <= words.size() ? words[number - 1] : ""), line.text(),
           "the field between blanks is another one");
    expect(uriscan::cli::is_slice(word, line.text()), line.text(),
           "the field between blanks is not a slice of the line");
    expect(unescaped(escaped(line.text())) == line.text(), line.text(),
           "an escaped text is unescaped differently");
    expect(unescaped(line.text()) == simply_unescaped(line.text()), line.text(),
           "a text is unescaped differently");
    return 0;
}
