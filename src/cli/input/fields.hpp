// Finds the URI in a line or row.  The URI is the whole line, or one of its fields.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "cli/input/access_log.hpp"
#include "cli/input/blocks.hpp"
#include "cli/input/csv.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_lines.hpp"
#include "cli/input/rowbinary.hpp"

namespace uriscan::cli {

// Returns field `number` of `line`, counted from 1.  If the line has fewer fields, returns the
// empty text at its end.
std::string_view field_of(std::string_view line, std::size_t number, char delimiter);

// Does the same for fields with runs of spaces and tabs between them.  Such a run at the start of
// the line is not after a field.
std::string_view field_between_blanks(std::string_view line, std::size_t number);

// Returns the field of this number in a line that is not JSON or CSV.
std::string_view field_of(std::string_view line, std::size_t number, const field_options& fields);

// Appends `text` with the escapes of tab-separated values decoded: \b \f \n \r \t \0 \' and \\.
// Copies any other backslash.
void append_unescaped(std::string& out, std::string_view text);

// Returns `text` with the escapes of tab-separated values decoded.  A result that is not `text` is
// in `buffer`.
std::string_view without_escapes(std::string_view text, std::string& buffer);

// Changes a line, whose text is the whole line, so that its text is one of its fields.
class field_taker {
public:
    explicit field_taker(const field_options& fields) : fields_(fields) {}

    // Takes the field of this number, or the whole line if it is 0.  Also takes the base.  The
    // field \N of tab-separated values is NULL.
    void take(located_line& line, std::size_t number) {
        line.is_null = false;
        if (fields_.base_number != 0) {
            line.base =
                value_of(field_of(line.text, fields_.base_number, fields_), base_buffer_, line);
        }
        if (number != 0) {
            const std::string_view field = field_of(line.text, number, fields_);
            line.start = static_cast<std::size_t>(field.data() - line.text.data());
            line.text = field;
        }
        line.text = value_of(line.text, text_buffer_, line);
    }

private:
    std::string_view value_of(std::string_view field, std::string& buffer,
                              located_line& line) const {
        if (fields_.format != input_format::tsv) {
            return field;
        }
        line.is_null = line.is_null || field == "\\N";
        return without_escapes(field, buffer);
    }

    const field_options& fields_;
    std::string text_buffer_;
    std::string base_buffer_;
};

// Calls `use(located_line)` for each line of the block, with the text in a field of the line; if
// there are several fields, for each of them.
template <class Use>
void for_each_field_of_lines(const block& block, char separator, const field_options& fields,
                             Use use) {
    field_taker taker(fields);
    const auto use_each = [&](const located_line& line) {
        for (const std::size_t number : fields.numbers) {
            located_line field = line;
            taker.take(field, number);
            use(std::as_const(field));
        }
    };
    for_each_line(block, separator, [&](located_line& line) {
        if (fields.numbers.size() < 2 || line.too_long != 0) {
            taker.take(line, fields.number);
            use(std::as_const(line));
        } else {
            for_each_of(line, use_each);
        }
    });
}

// Calls `use(located_line)` for each URI in a block of a log, and for each line without a URI.
template <class Use>
void for_each_uri_of_log(const block& block, char separator, const log_options& log, Use use) {
    log_reader reader(log, block.directive);
    reader.start({block.lines.begin(), block.lines.end()});
    for_each_line(block, separator, [&](const located_line& line) {
        if (!line.has_text()) {
            use(line);
            return;
        }
        for (const located_line& uri : reader.read(line)) {
            use(uri);
        }
    });
}

// Calls `use(located_line)` for each URI in the block.  `options` say where the URIs are in a line
// or row.  A line without a URI is NULL.  One call can be for several empty lines: see
// located_line::count.
template <class Use>
void for_each_field(const block& block, const input_options& options, Use use_field) {
    const auto use = [&use_field, skips_empty = options.skip_empty](const located_line& line) {
        if (!skips_empty || !line.is_empty()) {
            use_field(line);
        }
    };
    if (options.log.format != log_format::none) {
        for_each_uri_of_log(block, options.separator(), options.log, use);
    } else if (options.field.format == input_format::rowbinary) {
        for_each_row(block, options.field, use);
    } else if (options.field.format == input_format::csv) {
        for_each_record(block, options.field, use);
    } else if (options.field.format == input_format::json) {
        for_each_value(block, options.separator(), options.field, use);
    } else {
        for_each_field_of_lines(block, options.separator(), options.field, use);
    }
}

}  // namespace uriscan::cli
