// Properties of records of CSV. The program reads a file in blocks, with reads of any size.  A slow
// reader, which was written from RFC 4180, reads the whole file.  Both find the same records, with
// the same numbers and texts.  A record that is longer than --max-line has no text, but its size.
//
// The last octets choose the columns, the header, the delimiter and the sizes; the rest is the
// file.
#include <vector>

#include "cli.hpp"
#include "cli/input/each_field.hpp"
#include "slow_csv.hpp"

namespace uriscan::tests {
namespace {

using cli::input_options;
using cli::located_line;

enum class kind { text, null, malformed, too_long };

struct read_text {
    std::uint64_t number = 0;
    kind what = kind::text;
    std::string text;
    std::uint64_t size = 0;
    friend bool operator==(const read_text&, const read_text&) = default;
};

struct read_file {
    std::vector<read_text> texts;
    bool has_error = false;
    friend bool operator==(const read_file&, const read_file&) = default;
};

read_file read_blocks(const input_options& options) {
    read_file read;
    cli::block_reader reader(options);
    cli::block block;
    while (reader.next(block, [] {})) {
        expect(!read.has_error, "", "there is a block after the error");
        read.has_error = !block.error.empty();
        cli::for_each_field(block, options, [&](const located_line& lines) {
            cli::for_each_of(lines, [&](const located_line& line) {
                const kind what = line.too_long != 0         ? kind::too_long
                                  : !line.fault.what.empty() ? kind::malformed
                                  : line.is_null             ? kind::null
                                                             : kind::text;
                read.texts.push_back({line.number, what,
                                      what == kind::text ? std::string(line.text) : "",
                                      line.too_long});
            });
        });
    }
    return read;
}

// Returns the numbers of the columns; none if there is no such column.
std::vector<std::size_t> columns_in(const record& header, const input_options& options) {
    std::vector<std::size_t> columns = options.field.numbers;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i] == 0) {
            const auto found = std::ranges::find(header.fields, options.field.names[i]);
            if (found == header.fields.end()) {
                return {};
            }
            columns[i] = static_cast<std::size_t>(found - header.fields.begin()) + 1;
        }
    }
    return columns;
}

read_file expected_texts(std::string_view text, const input_options& options) {
    read_file expected;
    slow_reader reader(text, options.field.octet_between());
    std::vector<std::size_t> columns = options.field.numbers;
    if (options.field.has_header() && !reader.is_at_end()) {
        const record header = reader.next();
        columns = columns_in(header, options);
        if (header.is_malformed || header.all_size > options.max_line || columns.empty()) {
            expected.has_error = true;
            return expected;
        }
    }
    while (!reader.is_at_end()) {
        const record next = reader.next();
        if (next.size > options.max_line) {
            expected.texts.push_back({next.number, kind::too_long, "", next.size});
        } else if (next.is_malformed) {
            expected.texts.push_back({next.number, kind::malformed, "", 0});
        } else if (next.is_empty_line) {
            expected.texts.push_back({next.number, kind::null, "", 0});
        } else {
            for (const std::size_t column : columns) {
                const bool is_there = column <= next.fields.size();
                expected.texts.push_back({next.number, is_there ? kind::text : kind::null,
                                          is_there ? next.fields[column - 1] : "", 0});
            }
        }
    }
    return expected;
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static memory_file file;
    fuzz_input input(data, size);
    input_options options;
    options.files = {file.name()};
    options.field.format = uriscan::cli::input_format::csv;
    for (std::size_t count = 1 + input.choose(2); count > 0; --count) {
        const std::size_t number = input.choose(4);
        options.field.numbers.push_back(number);
        options.field.names.push_back(number == 0 ? "a" : std::to_string(number));
    }
    if (input.choose(2) == 1) {
        options.field.delimiter = ";\t\0a\xFF"[input.choose(5)];
    }
    options.block_size = 1 + input.choose(64);
    const bool has_limit = input.choose(2) == 1;
    options.max_line = has_limit ? 1 + input.choose(64) : options.max_line;
    const std::string_view text = input.rest();
    if (!starts_like_lines(text)) {
        return 0;
    }
    file.set(text);
    const read_file read = read_blocks(options);
    const read_file expected = expected_texts(text, options);
    expect(read == expected, text, "the records of the blocks are not those of the file");
    return 0;
}
