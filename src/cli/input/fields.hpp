// Finds the URI in a line.  The URI is the whole line, or one of its fields.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "cli/input/access_log.hpp"
#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"

namespace uriscan::cli {

// Returns field `number` of `line`, counted from 1.  If the line has fewer fields, returns the
// empty text at its end.
std::string_view field_of(std::string_view line, std::size_t number, char delimiter);

// Appends `text` with the escapes of tab-separated values decoded: \b \f \n \r \t \0 \' and \\.
// Copies any other backslash, so "\N" stays the same.  "\N" means that there is no value, and it is
// not a URI.
void append_unescaped(std::string& out, std::string_view text);

// Calls `use(located_line)` for each URI in the block.  `options` say where the URIs are in a line.
// One call can be for several empty lines: see located_line::count.
template <class Use>
void for_each_field(const block& block, const input_options& options, Use use) {
    if (options.log.format != log_format::none) {
        log_reader reader(options.log, block.directive);
        for_each_line(block, options.separator(), [&](const located_line& line) {
            if (!line.has_text()) {
                use(line);
                return;
            }
            for (const located_line& uri : reader.read(line)) {
                use(uri);
            }
        });
        return;
    }
    const field_options fields = options.field;
    std::string unescaped;
    for_each_line(block, options.separator(), [&](located_line& line) {
        if (fields.number != 0) {
            const std::string_view field = field_of(line.text, fields.number, fields.delimiter);
            line.start = static_cast<std::size_t>(field.data() - line.text.data());
            line.text = field;
        }
        if (fields.is_escaped && line.text.find('\\') != line.text.npos) {
            unescaped.clear();
            append_unescaped(unescaped, line.text);
            line.text = unescaped;
        }
        use(std::as_const(line));
    });
}

}  // namespace uriscan::cli
