// Finds the URI in a line or row.  The URI is the whole line, or one of its fields.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "cli/input/access_log.hpp"
#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_lines.hpp"
#include "cli/input/rowbinary.hpp"

namespace uriscan::cli {

// Returns field `number` of `line`, counted from 1.  If the line has fewer fields, returns the
// empty text at its end.
std::string_view field_of(std::string_view line, std::size_t number, char delimiter);

// Appends `text` with the escapes of tab-separated values decoded: \b \f \n \r \t \0 \' and \\.
// Copies any other backslash, so "\N" stays the same.  "\N" means that there is no value, and it is
// not a URI.
void append_unescaped(std::string& out, std::string_view text);

// Returns `text` with its escapes decoded if the format has escapes.  A result that is not `text`
// is in `buffer`.
std::string_view without_escapes(std::string_view text, input_format format, std::string& buffer);

// Calls `use(located_line)` for each line of the block, with the text in a field of the line.
template <class Use>
void for_each_field_of_lines(const block& block, char separator, const field_options& fields,
                             Use use) {
    std::string text_buffer;
    std::string base_buffer;
    for_each_line(block, separator, [&](located_line& line) {
        if (fields.base_number != 0) {
            line.base = without_escapes(field_of(line.text, fields.base_number, fields.delimiter),
                                        fields.format, base_buffer);
        }
        if (fields.number != 0) {
            const std::string_view field = field_of(line.text, fields.number, fields.delimiter);
            line.start = static_cast<std::size_t>(field.data() - line.text.data());
            line.text = field;
        }
        line.text = without_escapes(line.text, fields.format, text_buffer);
        use(std::as_const(line));
    });
}

// Calls `use(located_line)` for each URI in a block of a log, and for each line without a URI.
template <class Use>
void for_each_uri_of_log(const block& block, char separator, const log_options& log, Use use) {
    log_reader reader(log, block.directive);
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
    } else if (options.field.format == input_format::json) {
        for_each_value(block, options.separator(), options.field, use);
    } else {
        for_each_field_of_lines(block, options.separator(), options.field, use);
    }
}

}  // namespace uriscan::cli
