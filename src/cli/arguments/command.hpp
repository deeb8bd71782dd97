// The declarations of commands and of their options.  The parser, the help, the man page and the
// completions all use these declarations.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/columns.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {

// The texts here are not copied.  Most of them are literals.  All others must live as long as the
// program.

// Describes the value that an option takes.  The functions in values.hpp make such descriptions.
struct option_value {
    std::string_view name = {};              // for help, such as "N"; empty if there is no value
    std::vector<std::string> choices = {};   // all possible values, if their set is fixed
    std::vector<std::string> defaults = {};  // the default values
    std::string range = {};                  // the allowed values, such as "0 to 1024"
    bool is_list = false;                    // the value is a list of choices, separated by commas
    bool hides_choices = false;              // help does not list the choices: there are too many
    bool is_file = false;                    // the value is the name of a file
    std::function<void(const std::string&)> take = {};  // stores the value, or throws usage_error
};

// The effect of an option.
enum class option_effect { set_value, show_help, show_version, generate };

struct option {
    std::string_view name;   // the long name, without "--"
    char short_name = '\0';  // '\0' if there is none
    option_value value = {};
    std::string_view help = {};      // one sentence without a period
    std::string_view details = {};   // more sentences, without the last period
    bool is_repeatable = false;      // true: all given values are used; false: the last one
    bool is_required = false;        // the option must be given
    std::string_view unless = {};    // an option: with it, `is_required` and `needs` do not count
    bool is_hidden = false;          // the option is only for tests; the help does not show it
    std::string_view needs = {};     // the name of another option that must also be given
    std::string_view excludes = {};  // the name of another option that must not be given
    option_effect effect = option_effect::set_value;

    bool takes_value() const { return !value.name.empty(); }
};

struct option_group {
    std::string_view title;  // the title of the group in help, such as "Input"
    std::vector<option> options;

    void add(std::vector<option> more) { std::ranges::move(more, std::back_inserter(options)); }
};

// Adds pointers to the options.
inline void add_pointers(std::vector<const option*>& all, const std::vector<option>& options) {
    for (const option& each : options) {
        all.push_back(&each);
    }
}

struct example {
    std::string_view words;    // the command line, as the user types it
    std::string_view meaning;  // one sentence without a period
};

// A command: its options, and the function that runs it.
struct command {
    std::string_view name;
    std::string_view summary;         // one sentence without a period
    std::string description = {};     // more sentences
    std::string_view operand = {};    // in the synopsis, before the options, such as "EXPRESSION"
    std::string_view words = "FILE";  // the name of the other words in the synopsis
    std::vector<option_group> groups = {};
    std::optional<known_fields> fields = {};  // those that users can name
    std::vector<example> examples = {};
    std::string_view exit_status = {};  // one sentence

    // These functions are called after all options were parsed.  They throw usage_error if options
    // contradict each other.
    std::vector<std::function<void()>> checks = {};

    std::function<void(const std::string&)> add_file = {};
    std::function<int()> run = {};  // returns the exit status; throws write_error

    // Returns all options, in the order of the groups.
    std::vector<const option*> options() const {
        std::vector<const option*> all;
        for (const option_group& group : groups) {
            add_pointers(all, group.options);
        }
        return all;
    }
};

// The whole program.
struct program {
    std::vector<option> options;  // the options before the command
    std::vector<command> commands;

    std::vector<std::string> names_of_commands() const {
        return names_of(commands, &command::name);
    }
};

}  // namespace uriscan::cli
