// The declaration of a command: its options, and the function that runs it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/arguments/option.hpp"

namespace uriscan::cli {

struct example {
    std::string words;    // the command line, as the user types it
    std::string meaning;  // one sentence without a period
};

struct command {
    std::string name;
    std::string summary;           // one sentence without a period
    std::string description = {};  // more sentences
    std::string operand = {};      // what the synopsis has before the options, such as "EXPRESSION"
    std::vector<option_group> groups = {};
    std::vector<example> examples = {};
    std::string exit_status = {};  // one sentence

    // These functions are called after all options were parsed.  Each one returns a message if
    // options contradict each other, else an empty text.
    std::vector<std::function<std::string()>> checks = {};

    std::function<void(const std::string&)> add_file = {};
    std::function<int()> run = {};  // returns the exit status; throws write_error

    // Returns all options, in the order of the groups.
    std::vector<const option*> options() const {
        std::vector<const option*> all;
        for (const option_group& group : groups) {
            for (const option& option : group.options) {
                all.push_back(&option);
            }
        }
        return all;
    }
};

// The whole program.
struct program {
    std::vector<option> options;  // the options before the command
    std::vector<command> commands;
};

}  // namespace uriscan::cli
