// Where in a line the URI is: it is the whole line, or one of its fields.
#pragma once

#include <string>
#include <string_view>

#include "cli/input/access_log.hpp"
#include "cli/input/blocks.hpp"

namespace uriscan::cli {

// Returns the field of `line` with this number, from 1, where `delimiter` separates fields; if the line
// has less of them, the empty text at its end.
std::string_view field_of(std::string_view line, std::size_t number, char delimiter);

// Appends `text` without the escapes of tab-separated values: \b \f \n \r \t \0 \' and \\.  Another
// backslash stays, as that of "\N", which stands for no text at all and so is no URI.
void append_unescaped(std::string& out, std::string_view text);

// Calls `callback(located_line)` for each line, or what `options` say is to be taken of it.
template <class Callback>
void for_each_field(const block& block, const options& options, Callback callback) {
    if (options.log != log_format::none) {
        log_reader reader(options.log, options.wanted_log_uris, block.directive);
        for_each_line(block, options.separator(), [&](const located_line& line) {
            for (const located_line& uri : reader.read(line)) {
                callback(uri);
            }
        });
        return;
    }
    const std::size_t number = options.field;
    const char delimiter = options.delimiter;
    std::string unescaped;
    for_each_line(block, options.separator(), [&](located_line line) {
        if (number != 0) {
            const std::string_view field = field_of(line.text, number, delimiter);
            line.begin = static_cast<std::size_t>(field.data() - line.text.data());
            line.text = field;
        }
        if (options.escaped_fields && line.text.find('\\') != line.text.npos) {
            unescaped.clear();
            append_unescaped(unescaped, line.text);
            line.text = unescaped;
        }
        callback(line);
    });
}

}  // namespace uriscan::cli
