// Lines of JSON: each line is a JSON text, and the URIs are the strings that the paths of --field
// lead to (see json_reader.hpp).
#pragma once

#include <span>
#include <string_view>

#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_reader.hpp"
#include "cli/input/located_line.hpp"

namespace uriscan::cli {

// Reads lines, and makes a located_line of each value that a path leads to.
class json_line_reader {
public:
    explicit json_line_reader(const field_options& fields);

    // Reads a line.  Returns false if the line has no values: then `line` says why, and stands for
    // itself.  A line that has only white space is NULL.
    bool read(located_line& line);

    std::size_t paths() const { return paths_; }

    // Returns the values that a path leads to; at least one, which is NULL if there is no other.
    std::span<const json_value> values(std::size_t path) const;

    // Returns `line` with this value as its text, and with the value of --base-field as its base.
    // Null is NULL.  A value that is not a string has a log_error.
    located_line line_of(const json_value& value, const located_line& line) const;

private:
    static bool take(std::string_view& to, const json_value& value, located_line& line);

    std::size_t paths_;
    bool has_base_;
    json_reader reader_;  // the path after the last one is that of the base
};

// Calls `use(located_line)` for each value in the block: line by line, path by path, and then in
// the order of the line.
template <class Use>
void for_each_value(const block& block, char separator, const field_options& fields, Use use) {
    json_line_reader reader(fields);
    for_each_line(block, separator, [&](located_line& line) {
        if (!line.has_text() || !reader.read(line)) {
            use(std::as_const(line));
            line.log_error = {};
            line.is_null = false;
            return;
        }
        for (std::size_t path = 0; path < reader.paths(); ++path) {
            for (const json_value& value : reader.values(path)) {
                use(reader.line_of(value, line));
            }
        }
    });
}

}  // namespace uriscan::cli
