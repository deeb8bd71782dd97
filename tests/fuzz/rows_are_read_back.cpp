// Properties of rows in the format RowBinary.  The program reads a file in blocks, with reads of
// any size.  A slow reader reads the whole file.  Both find the same rows, with the same numbers
// and values, and the same error at the end.  A row whose values are longer than --max-line has no
// text, but its size.  A value that is written to a row is read back.
//
// The last octets choose the types of the columns, the columns and the sizes; the rest is the file.
#include <vector>

#include "cli.hpp"
#include "cli/input/each_field.hpp"
#include "cli/input/rowbinary.hpp"
#include "cli/output/rowbinary.hpp"

namespace uriscan::tests {
namespace {

using cli::input_options;
using cli::located_line;
using cli::row_type;

struct read_row {
    std::uint64_t number = 0;
    bool is_null = false;
    std::uint64_t too_long = 0;
    std::string text;
    std::string base;
    friend bool operator==(const read_row&, const read_row&) = default;
};

enum class ending { complete, cut, malformed };

struct read_file {
    std::vector<read_row> rows;
    ending end = ending::complete;
};

read_file read_blocks(const input_options& options) {
    read_file read;
    cli::block_reader reader(options);
    cli::block block;
    while (reader.next(block, [] {})) {
        expect(read.end == ending::complete, "", "there is a block after the error");
        if (!block.error.empty()) {
            read.end =
                block.error.find("cut off") != block.error.npos ? ending::cut : ending::malformed;
        }
        cli::for_each_field(block, options, [&](const located_line& row) {
            const bool has_text = row.has_text();
            read.rows.push_back({row.number, row.is_null && row.too_long == 0, row.too_long,
                                 std::string(row.text), has_text ? std::string(row.base) : ""});
        });
    }
    return read;
}

// Reads values from the start of a text, one octet at a time.
class slow_reader {
public:
    explicit slow_reader(std::string_view text) : rest_(text) {}

    bool is_at_end() const { return rest_.empty(); }
    ending end() const { return end_; }

    // Returns nothing for NULL, and at the end of the text.
    std::optional<std::string> value(row_type type) {
        if (type == row_type::nullable_string) {
            const unsigned flag = octet();
            end_ = flag > 1 && end_ == ending::complete ? ending::malformed : end_;
            if (flag != 0 || end_ != ending::complete) {
                return std::nullopt;
            }
        }
        const std::uint64_t size = length();
        if (end_ == ending::complete && size > rest_.size()) {
            end_ = ending::cut;
        }
        if (end_ != ending::complete) {
            return std::nullopt;
        }
        const std::string value(rest_.substr(0, size));
        rest_.remove_prefix(size);
        return value;
    }

private:
    unsigned octet() {
        if (rest_.empty()) {
            end_ = ending::cut;
            return 0;
        }
        const auto first = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        return first;
    }

    // A length is less than 2^62, in at most ten octets.
    std::uint64_t length() {
        std::uint64_t length = 0;
        for (unsigned i = 0; i < 10; ++i) {
            const unsigned next = octet();
            const std::uint64_t bits = next % 128;
            if ((i == 8 && bits >= 64) || (i == 9 && (bits != 0 || next >= 128))) {
                break;
            }
            for (unsigned bit = 0; bit < 7; ++bit) {
                length += i < 9 && (bits >> bit) % 2 == 1 ? std::uint64_t{1} << (7 * i + bit) : 0;
            }
            if (next < 128 || end_ != ending::complete) {
                return length;
            }
        }
        end_ = ending::malformed;
        return 0;
    }

    std::string_view rest_;
    ending end_ = ending::complete;
};

read_file expected_rows(std::string_view text, const input_options& options) {
    read_file expected;
    const cli::field_options& fields = options.field;
    slow_reader reader(text);
    for (std::uint64_t number = 1; !reader.is_at_end(); ++number) {
        std::vector<std::optional<std::string>> values;
        std::uint64_t size = 0;
        for (const row_type type : fields.types) {
            values.push_back(reader.value(type));
            size += values.back().value_or("").size();
            if (reader.end() != ending::complete) {
                expected.end = reader.end();
                return expected;
            }
        }
        const std::optional<std::string>& value =
            values[std::max<std::size_t>(fields.number, 1) - 1];
        const bool has_base = fields.base_number != 0;
        const std::optional<std::string> base = has_base ? values[fields.base_number - 1] : "";
        if (size > options.max_line) {
            expected.rows.push_back({number, false, size, "", ""});
        } else if (!value || !base) {
            expected.rows.push_back({number, true, 0, "", ""});
        } else {
            expected.rows.push_back({number, false, 0, *value, *base});
        }
    }
    return expected;
}

void expect_read_back(std::string_view text) {
    std::string row(cli::most_octets_of_length + 1 + text.size(), '\0');
    const char* const end = cli::put_string(cli::put_null_flag(row.data(), text), text);
    row.resize(static_cast<std::size_t>(end - row.data()));
    std::string_view rest = row;
    expect(cli::take_value(rest, row_type::nullable_string) == text, text, "is not read back");
    expect(rest.empty(), text, "more than one value was written");
    expect(slow_reader(row).value(row_type::nullable_string) == text, text, "is another value");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static memory_file file;
    fuzz_input input(data, size);
    input_options options;
    options.files = {file.name()};
    options.field.format = uriscan::cli::input_format::rowbinary;
    options.field.types.clear();
    for (std::size_t columns = 1 + input.choose(3); columns > 0; --columns) {
        options.field.types.push_back(input.choose(2) == 1 ? row_type::nullable_string
                                                           : row_type::string);
    }
    options.field.number = input.choose(options.field.types.size() + 1);
    options.field.base_number = input.choose(options.field.types.size() + 1);
    options.number_lines = input.choose(2) == 1;
    options.block_size = 1 + input.choose(64);
    const bool has_limit = input.choose(2) == 1;
    options.max_line = has_limit ? 1 + input.choose(256) : options.max_line;
    const std::string_view text = input.rest();
    file.set(text);
    const read_file read = read_blocks(options);
    const read_file expected = expected_rows(text, options);
    expect(read.rows == expected.rows, text, "the rows of the blocks are not those of the file");
    expect(read.end == expected.end, text, "the end of the file is read in another way");
    expect_read_back(text);
    return 0;
}
