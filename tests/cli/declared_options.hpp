// The options that the commands declare, and functions that find options in texts.
#pragma once

#include <set>
#include <string>

#include "cli/arguments/tables.hpp"
#include "cli/command.hpp"

namespace uriscan::tests {

using names = std::set<std::string>;

inline const cli::program& declared() {
    static const cli::program program = cli::make_program();
    return program;
}

inline names declared_options(const cli::command& command) {
    names found;
    for (const cli::option* option : command.options()) {
        if (!option->is_hidden) {
            found.emplace(option->name);
        }
    }
    return found;
}

inline names declared_program_options() {
    names found;
    for (const cli::option& option : declared().options) {
        found.emplace(option.name);
    }
    return found;
}

// Returns the words that follow `mark` in lines that start with `start`.  A word consists of
// letters, digits and "-".
inline names words_after(const std::string& mark, const std::string& text,
                         const std::string& start = "") {
    names found;
    for (const std::string& line : lines_in(text)) {
        for (std::size_t at = line.find(mark); at != line.npos && line.starts_with(start);
             at = line.find(mark, at + 1)) {
            const std::size_t word = at + mark.size();
            const std::size_t end =
                line.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-", word);
            found.insert(line.substr(word, end - word));
            if (!start.empty()) {
                break;
            }
        }
    }
    return found;
}

}  // namespace uriscan::tests
