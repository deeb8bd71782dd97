// uriscan expand.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <optional>

#include "cli/commands/line_records.hpp"
#include "cli/input/json_reader.hpp"
#include "cli/input/lines.hpp"
#include "cli/output/line_error.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"
#include "integrations/json/template_arguments.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan::cli {
namespace {

// A word NAME=VALUE or NAME[KEY]=VALUE.  Several words with the same name make a list or an
// associative array.
struct given_value {
    std::string_view name;
    std::string_view key;  // null if there is no [KEY]
    std::string_view value;
};

// Returns whether a template can have a variable with this name.
bool is_name(std::string_view name) {
    const std::string expression = fmt::format("{{{}}}", name);
    const auto parsed = uri_template::parse(std::string_view(expression));
    bool is_same = false;
    if (parsed) {
        parsed->for_each_variable(
            [&](const template_variable& each) { is_same = each.name == name; });
    }
    return is_same;
}

std::optional<given_value> read_value(std::string_view word) {
    const std::size_t end_of_name = word.find_first_of("=[");
    if (end_of_name == word.npos || !is_name(word.substr(0, end_of_name))) {
        return std::nullopt;
    }
    given_value given = {word.substr(0, end_of_name), {}, word.substr(end_of_name + 1)};
    if (word[end_of_name] == '[') {
        const std::size_t end_of_key = given.value.find("]=");
        if (end_of_key == given.value.npos) {
            return std::nullopt;
        }
        given.key = given.value.substr(0, end_of_key);
        given.value.remove_prefix(end_of_key + 2);
    }
    return given;
}

// Some languages write `NAME[]=VALUE` for a member of a list.
bool is_empty_key(const given_value& given) {
    return given.key.data() != nullptr && given.key.empty();
}

// The values that the words after the template give.
class word_arguments {
public:
    // The words must outlive this object.
    explicit word_arguments(const std::vector<std::string>& words) {
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto given = read_value(words[i]);
            if (given && !is_empty_key(*given)) {
                add(*given);
            } else if (mistake_.empty()) {
                mistake_ = given
                               ? fmt::format("'{}' has no KEY; a list is {}=VALUE several times",
                                             words[i], given->name)
                               : fmt::format("'{}' is not NAME=VALUE or NAME[KEY]=VALUE", words[i]);
            }
        }
    }

    // Returns what is wrong with the words, or an empty text if they are right.
    const std::string& mistake() const { return mistake_; }

    std::vector<template_argument> arguments() const {
        std::vector<template_argument> all;
        for (const values_of_name& each : names_) {
            if (!each.pairs.empty()) {
                all.push_back({each.name, each.pairs});
            } else if (each.strings.size() == 1) {
                all.push_back({each.name, each.strings[0]});
            } else {
                all.push_back({each.name, each.strings});
            }
        }
        return all;
    }

private:
    struct values_of_name {
        std::string_view name;
        std::vector<std::string_view> strings;
        std::vector<template_pair> pairs;
    };

    void add(const given_value& given) {
        auto found = std::ranges::find(names_, given.name, &values_of_name::name);
        if (found == names_.end()) {
            names_.push_back({given.name, {}, {}});
            found = std::prev(names_.end());
        }
        if (given.key.data() == nullptr) {
            found->strings.push_back(given.value);
        } else {
            found->pairs.push_back({given.key, given.value});
        }
        if (!found->strings.empty() && !found->pairs.empty()) {
            mistake_ =
                fmt::format("'{0}' cannot have both {0}=VALUE and {0}[KEY]=VALUE", given.name);
        }
    }

    std::deque<values_of_name> names_;
    std::string mistake_;
};

result<std::string> expansion_of(const std::vector<std::string>& words) {
    const auto parsed = uri_template::parse(std::string_view(words[0]));
    return parsed ? expand(*parsed, word_arguments(words).arguments()) : parsed.error();
}

line_fault fault_of(const integrations::json_arguments::mistake& mistake) {
    using kind = integrations::json_arguments::mistake::kind;
    switch (mistake.what) {
        case kind::none: break;
        case kind::not_json: return cli::fault_of(mistake.error, mistake.offset);
        case kind::not_an_object:
            return {"the values are not an object", mistake.offset, "not-an-object"};
        case kind::too_deep:
            return {"an array or an object within a value is too deep for a URI template",
                    mistake.offset, "not-a-string"};
    }
    return {};
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == text.npos;
}

// Returns the error of an expansion.  Its offset is where the name of the wrong value is in the
// line.  If the value comes from a word of the command line, the offset is 0.
line_error error_of_expansion(const uri_error& error, const uri_template& expanded,
                              const integrations::json_arguments& values) {
    line_error made = error_of(error);
    made.offset = 0;
    expanded.for_each_variable([&](const template_variable& variable) {
        const auto offset = static_cast<std::size_t>(variable.name.data() - expanded.text().data());
        if (error.reason == error_reason::prefix_of_composite && offset == error.offset) {
            made.offset = values.offset_of(variable.name);
            made.message +=
                fmt::format(", but the template has {}:{}", variable.name, variable.max_length);
        }
    });
    return made;
}

// Writes an expansion for each line.  The values of a line have priority over words with the same
// name.
int expand_lines(const expand_command_options& options) {
    const uri_template parsed = uri_template::parse(std::string_view(options.words[0])).value();
    const word_arguments words(options.words);
    const std::vector<template_argument> common = words.arguments();
    const auto write = [&](result_writer& results, located_line line) {
        line.is_null = line.too_long == 0 && is_blank(line.text);
        integrations::json_arguments read;
        if (line.has_text()) {
            line.fault = fault_of(read.read(line.text));
        }
        if (!line.has_text()) {
            results.write_without_text(line);
            return;
        }
        std::vector<template_argument> arguments = read.arguments();
        arguments.insert(arguments.end(), common.begin(), common.end());
        if (const auto result = expand(parsed, arguments)) {
            results.write(line, *result);
        } else {
            results.write_error(line, error_of_expansion(result.error(), parsed, read));
        }
    };
    return write_results(
        options.common,
        {.options = options.records, .usual = columns_of_results, .reads_json = true}, write);
}

}  // namespace

void check(const expand_command_options& options) {
    refuse_if(options.words.empty(), "give a template, such as '/users/{id}'");
    if (const std::string wrong = word_arguments(options.words).mistake(); !wrong.empty()) {
        throw usage_error(wrong);
    }
    const std::string& text = options.words[0];
    const auto expanded =
        expansion_of(options.reads_values ? std::vector<std::string>{text} : options.words);
    if (!expanded) {
        throw usage_error("{}, at offset {} of '{}'", describe(expanded.error(), text),
                          expanded.error().offset, text);
    }
}

int run_expand(const expand_command_options& options) {
    if (options.reads_values) {
        return expand_lines(options);
    }
    write_out(expansion_of(options.words).value() + "\n");
    return exit_ok;
}

}  // namespace uriscan::cli
