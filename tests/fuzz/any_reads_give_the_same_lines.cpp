// Properties of the input in blocks.  The program reads a file with reads of any size; the file can
// be compressed.  All blocks together have the lines of the whole text, with their numbers.  In a
// w3c log, each line comes with the #Fields directive before it.  A line that is longer than
// --max-line has no text, but its size.  --max-unpacked ends a compressed file exactly if it has
// more octets of text.
//
// The last octets choose the options and the sizes; the rest is the text of the file.
#include <zstd.h>

#include <vector>

#include "cli.hpp"
#include "cli/input/lines.hpp"

namespace uriscan::tests {
namespace {

using cli::input_options;
using cli::located_line;
using cli::log_format;

struct read_line {
    std::uint64_t number;
    std::string text;
    std::uint64_t too_long;
    std::string directive;  // the last #Fields directive before the line
    friend bool operator==(const read_line&, const read_line&) = default;
};

struct read_file {
    std::vector<read_line> lines;
    std::string error;
};

// Keeps track of the #Fields directives, as the reader of a log does.
void add_line(std::vector<read_line>& lines, read_line line, const input_options& options,
              std::string& directive) {
    if (options.log.format == log_format::w3c) {
        line.directive = directive;
        if (line.text.starts_with("#Fields:")) {
            directive = line.text;
        }
    }
    lines.push_back(std::move(line));
}

read_file read_blocks(const input_options& options) {
    read_file read;
    cli::block_reader reader(options);
    cli::block block;
    while (reader.next(block, [] {})) {
        std::string directive = block.directive;
        expect(read.error.empty(), "", "there is a block after the error of the only file");
        read.error = block.error;
        const auto add = [&](const located_line& line) {
            add_line(
                read.lines,
                {options.number_lines ? line.number : 0, std::string(line.text), line.too_long, ""},
                options, directive);
        };
        cli::for_each_line(block, options.separator(),
                           [&](const located_line& lines) { cli::for_each_of(lines, add); });
    }
    return read;
}

// Splits the whole text, as docs/command_line.md says.
std::vector<read_line> expected_lines(std::string_view text, const input_options& options) {
    std::vector<read_line> lines;
    std::string directive;
    for (std::uint64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find(options.separator());
        std::string line(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (end != text.npos && !options.null_separated && line.ends_with('\r')) {
            line.pop_back();
        }
        const bool is_too_long = line.size() > options.max_line;
        add_line(lines,
                 {options.number_lines ? number : 0, is_too_long ? "" : line,
                  is_too_long ? line.size() : 0, ""},
                 options, directive);
    }
    return lines;
}

std::string compressed(std::string_view text) {
    static ZSTD_CCtx* const context = ::ZSTD_createCCtx();
    std::string out(::ZSTD_compressBound(text.size()), '\0');
    out.resize(::ZSTD_compressCCtx(context, out.data(), out.size(), text.data(), text.size(), 1));
    return out;
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static memory_file file;
    fuzz_input input(data, size);
    input_options options;
    options.files = {file.name()};
    options.null_separated = input.choose(2) == 1;
    options.number_lines = input.choose(2) == 1;
    options.log.format = input.choose(2) == 1 ? log_format::w3c : log_format::none;
    options.block_size = 1 + input.choose(64);
    const bool has_limit = input.choose(2) == 1;
    options.max_line = has_limit ? 1 + input.choose(256) : options.max_line;
    const bool is_compressed = input.choose(2) == 1;
    options.max_unpacked = is_compressed ? input.choose(256) : 0;
    const std::string_view text = input.rest();
    const bool starts_with_mark = text.starts_with("\xEF\xBB\xBF");
    if (is_compressed ? starts_with_mark : !starts_like_lines(text)) {
        return 0;
    }
    file.set(is_compressed ? compressed(text) : text);
    const read_file read = read_blocks(options);
    const std::vector<read_line> expected = expected_lines(text, options);
    if (options.max_unpacked != 0 && text.size() > options.max_unpacked) {
        expect(read.error.find("--max-unpacked") != read.error.npos, text, "no error at the limit");
        expect(read.lines.size() <= expected.size() &&
                   std::equal(read.lines.begin(), read.lines.end(), expected.begin()),
               text, "the lines before the limit are wrong");
    } else {
        expect(read.error.empty(), text, "the file cannot be read", read.error);
        expect(read.lines == expected, text, "the lines of the blocks are not those of the text");
    }
    return 0;
}
