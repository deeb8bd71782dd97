// Reads a template and values for it from the input of a fuzz target: the first line is the
// template, and each other line is the value of a variable:
//
//     NAME=TEXT             a string
//     NAME:TEXT,TEXT        a list
//     NAME;KEY=TEXT,KEY     an associative array; a key without "=" has an undefined value
//     NAME                  undefined
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "fuzz.hpp"
#include "support/template_values.hpp"

namespace uriscan::tests {

// Calls `use` with each piece of a text between two commas.
template <class Use>
void for_each_piece(std::string_view text, Use use) {
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        use(text.substr(at, end - at));
        at = end + 1;
    }
}

inline template_value read_value(char kind, std::string_view text) {
    template_list list;
    template_pairs pairs;
    switch (kind) {
        case '=': return std::string(text);
        case ':':
            for_each_piece(text, [&](std::string_view piece) { list.emplace_back(piece); });
            return list;
        case ';':
            for_each_piece(text, [&](std::string_view piece) {
                const std::size_t equals = piece.find('=');
                pairs.emplace_back(piece.substr(0, equals),
                                   equals == piece.npos
                                       ? std::nullopt
                                       : std::optional<std::string>(piece.substr(equals + 1)));
            });
            return pairs;
        default: return {};
    }
}

// Reads the lines after the template.  The first value of a name counts.
inline template_values read_values(fuzz_input& input) {
    template_values values;
    while (!input.rest().empty()) {
        const std::string_view line = input.take_line();
        const std::size_t end = std::min(line.find_first_of("=:;"), line.size());
        const char kind = end < line.size() ? line[end] : '\0';
        values.emplace(std::string(line.substr(0, end)),
                       read_value(kind, line.substr(std::min(end + 1, line.size()))));
    }
    return values;
}

}  // namespace uriscan::tests
