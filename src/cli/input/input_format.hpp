// Decides which format an input has.  Each format is one class:
//
//     line_fields       --input-format lines, tsv and blanks
//     csv_records       --input-format csv
//     json_lines        --input-format json
//     rowbinary_rows    --input-format rowbinary
//     log_lines         --log of most servers, and --log-format
//     json_log_lines    --log caddy and traefik-json
//     logs_in_fields    --log or --log-format with --field
//
// An object of such a class, Format(block, options), reads one block.  It has these functions:
//
// - for_each(use) splits the block: it calls use(located_line) for each line, record or row.
// - visit(use) calls use(located_line) for each text of the lines, with its offset, and for each
//   line without a text.
// - for_each_text(line, use) is for `redact`.  It calls use(written_text) for each slice of a line
//   that can have secrets, from left to right.  The format rowbinary has no such function, because
//   `redact` makes new rows of it.
//
// A line can have very many texts, so none of these functions stores all of them.
//
// Format::escapes_in(options) returns how the texts are written.  Format::between says whether
// `redact` also searches secrets between the texts.  Format::make_splitter(options) makes a
// splitter.  block_reader uses it to find the ends of lines, and to cut the file into blocks.
#pragma once

#include <string_view>

#include "cli/input/csv.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_lines.hpp"
#include "cli/input/line_fields.hpp"
#include "cli/input/logs/log_lines.hpp"
#include "cli/input/logs/logs_in_fields.hpp"
#include "cli/input/rowbinary.hpp"

namespace uriscan::cli {

template <class Format>
struct format_tag {};

// Does the same as with_format() for a log in fields.
template <class Use>
decltype(auto) with_format_of_fields(const input_options& options, Use use) {
    switch (options.field.format) {
        case input_format::csv: return use(format_tag<logs_in_fields<csv_records>>());
        case input_format::json: return use(format_tag<logs_in_fields<json_lines>>());
        default: return use(format_tag<logs_in_fields<line_fields>>());
    }
}

// Calls `use(format_tag<Format>())` for the format of the input, and returns the result.
template <class Use>
decltype(auto) with_format(const input_options& options, Use use) {
    if (options.log.format != log_format::none && !options.field.names.empty()) {
        return with_format_of_fields(options, use);
    }
    switch (options.log.format) {
        case log_format::none: break;
        case log_format::json: return use(format_tag<json_log_lines>());
        case log_format::layout:
        case log_format::w3c: return use(format_tag<log_lines>());
    }
    switch (options.field.format) {
        case input_format::csv: return use(format_tag<csv_records>());
        case input_format::json: return use(format_tag<json_lines>());
        case input_format::rowbinary: return use(format_tag<rowbinary_rows>());
        case input_format::lines:
        case input_format::tsv:
        case input_format::blanks: break;
    }
    return use(format_tag<line_fields>());
}

}  // namespace uriscan::cli
