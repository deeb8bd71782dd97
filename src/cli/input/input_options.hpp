// The options of the input: which files to read, and where the URIs are in them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/logs/json_log.hpp"
#include "cli/input/logs/log_layout.hpp"
#include "cli/input/needed_octets.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {

enum class input_format : std::uint8_t {
    lines,
    tsv,        // lines whose fields have escapes with a backslash
    rowbinary,  // rows; see rowbinary.hpp
    json,       // each line is one JSON text; see json_lines.hpp
    csv,        // records that can have several lines; see csv.hpp
    blanks,     // lines whose fields have runs of spaces and tabs between them
};

// The type of a column of rows.
enum class row_type : std::uint8_t { string, nullable_string };

// These options say which field of a line, or which column of a row, is the URI.
struct field_options {
    input_format format = input_format::lines;
    std::vector<std::string> names = {};  // the values of --field
    std::string base_name = {};           // the value of --base-field; empty if there is none
    // If the fields are not in JSON, the next three members are these names as numbers.  In CSV, 0
    // stands for a column whose name is in the header.
    std::vector<std::size_t> numbers = {};  // counted from 1; empty: the whole line or only column
    std::size_t number = 0;                 // the first of these numbers; 0 if there are none
    std::size_t base_number = 0;         // the field with the base of `resolve`; 0 if there is none
    std::optional<char> delimiter = {};  // the octet between fields, if the user has chosen one
    std::vector<row_type> types = {row_type::string};  // the types of the columns of rows

    char octet_between() const {
        return delimiter.value_or(format == input_format::csv ? ',' : '\t');
    }

    // Returns whether the first record of each file of CSV names the columns.
    bool has_header() const {
        return std::ranges::count(numbers, 0U) > 0 || (has_base() && base_number == 0);
    }

    bool has_base() const { return !base_name.empty(); }

    // Returns whether the URI of a line or row, or its base, can be NULL.
    bool can_be_null() const {
        const auto is_nullable = [&](std::size_t column) {
            return column - 1 < types.size() && types[column - 1] == row_type::nullable_string;
        };
        return format == input_format::json || format == input_format::csv ||
               format == input_format::tsv ||
               (format == input_format::rowbinary &&
                (is_nullable(number == 0 ? 1 : number) || is_nullable(base_number)));
    }
};

// The kinds of web servers' logs; see access_log.hpp.
enum class log_format : std::uint8_t { none, layout, w3c, json };

// The URIs to take from a line of a log: the target of the request, the referer, or both.
enum class log_uris : std::uint8_t { both, target, referer };

struct log_options {
    log_format format = log_format::none;
    std::shared_ptr<const log_layout> layout = {};  // for log_format::layout
    json_log json = {};                             // for log_format::json
    log_uris wanted = log_uris::target;
    escapes how = escapes::log;         // the escapes of values; unused for log_format::json
    bool is_encoded = false;            // whether the server percent-encodes all values
    std::string_view no_request = "-";  // the value of a request that the server could not read
    std::string_view no_target = {};    // the start of a text that is written instead of a target
    bool has_values = false;            // whether lines have log_values, too
};

// The limit of a line's size in commands that have no --max-line.
inline constexpr std::uint64_t no_limit = std::uint64_t{1} << 62;

struct input_options {
    std::vector<std::string> files;                    // "-" is standard input
    bool recursive = false;                            // a folder stands for the files in it
    bool has_folder = false;                           // some of the files were in a folder
    bool null_separated = false;                       // lines end with NUL, also in the output
    std::size_t block_size = std::size_t{256} * 1024;  // the size of one read, in octets
    std::uint64_t max_line = no_limit;                 // a longer line is not kept in memory
    std::uint64_t max_unpacked = 0;                    // the most octets of one file; 0: no limit
    bool skip_empty = false;                           // leave out lines without a URI
    bool keeps_commands = false;                       // a block has whole shell commands
    bool number_lines = true;                          // whether the results have line numbers
    when progress = when::automatic;                   // show progress on standard error
    field_options field;
    log_options log;
    std::shared_ptr<const needed_octets> needed = {};  // leave out lines without these octets

    // Returns whether there can be lines or rows that are NULL.
    bool can_be_null() const {
        return !skip_empty && (field.can_be_null() || log.format != log_format::none);
    }

    // Returns the octet that ends each line of the input and each record of the output.
    char separator() const { return null_separated ? '\0' : '\n'; }
};

}  // namespace uriscan::cli
