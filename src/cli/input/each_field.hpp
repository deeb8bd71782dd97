// Visits the texts of a block, in any format of the input.
#pragma once

#include "cli/input/input_options.hpp"
#include "cli/input/lines.hpp"

namespace uriscan::cli {

// Returns whether each line is one text without escapes.
inline bool has_plain_lines(const input_options& options) {
    return options.log.format == log_format::none && options.field.format == input_format::lines &&
           options.field.names.empty();
}

// Returns how the texts of the input are written.
escapes escapes_in(const input_options& options);

// Does what for_each_field() does, in any format.  Does not leave out empty texts.
void visit_fields(const block& block, const input_options& options, line_user use);

// Calls `use(located_line)` for each text in the block, and for each line without a text.  A line
// without a URI is NULL.  One call can be for several empty lines: see located_line::count.
//
// If each line is one text, the compiler can inline `use`.  In other formats, each text needs a
// call.  This is slower, but the program does not have a copy of each `use` for each format.
template <class Use>
void for_each_field(const block& block, const input_options& options, Use use_field) {
    const auto use = [&use_field, skips_empty = options.skip_empty](const located_line& line) {
        if (!skips_empty || !line.is_empty()) {
            use_field(line);
        }
    };
    if (has_plain_lines(options) && !options.field.has_base()) {
        for_each_line(block, options.separator(), use);
    } else {
        visit_fields(block, options, line_user(use));
    }
}

}  // namespace uriscan::cli
