// uriscan expand and uriscan match.
#include "cli/commands/template_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <optional>

#include "cli/commands/line_records.hpp"
#include "cli/fields/template_fields.hpp"
#include "cli/input/input_format.hpp"
#include "cli/output/json.hpp"
#include "cli/output/line_error.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// A word NAME=VALUE or NAME[KEY]=VALUE.  Several words with one name are a list or an associative
// array.
struct given_value {
    std::string_view name;
    std::string_view key;  // null if there is no [KEY]
    std::string_view value;
};

std::optional<given_value> read_value(std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == word.npos) {
        return std::nullopt;
    }
    given_value given = {word.substr(0, equals), {}, word.substr(equals + 1)};
    if (const std::size_t bracket = given.name.find('[');
        bracket != word.npos && given.name.ends_with(']')) {
        given.key = given.name.substr(bracket + 1, given.name.size() - bracket - 2);
        given.name = given.name.substr(0, bracket);
    }
    return given;
}

// The values of one name.
struct values_of_name {
    std::string_view name;
    std::vector<std::string_view> strings;
    std::vector<template_pair> pairs;
};

result<std::string> expansion_of(const std::vector<std::string>& words) {
    const auto parsed = uri_template::parse(std::string_view(words[0]));
    if (!parsed) {
        return parsed.error();
    }
    std::deque<values_of_name> names;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (const auto given = read_value(words[i])) {
            auto found = std::ranges::find(names, given->name, &values_of_name::name);
            if (found == names.end()) {
                names.push_back({given->name, {}, {}});
                found = std::prev(names.end());
            }
            if (given->key.data() == nullptr) {
                found->strings.push_back(given->value);
            } else {
                found->pairs.push_back({given->key, given->value});
            }
        }
    }
    std::vector<template_argument> arguments;
    for (const values_of_name& each : names) {
        if (!each.pairs.empty()) {
            arguments.push_back({each.name, each.pairs});
        } else if (each.strings.size() == 1) {
            arguments.push_back({each.name, each.strings[0]});
        } else {
            arguments.push_back({each.name, each.strings});
        }
    }
    return expand(*parsed, arguments);
}

bool match_line(const template_matcher& templates, std::string_view text, template_match& found) {
    const auto uri = parse_uri_reference(text);
    return uri ? match_text(templates, text, uri->path(), uri->query(), found)
               : templates.match(text, found);
}

void append_match(fmt::memory_buffer& out, const match_command_options& options,
                  std::string_view text, bool matched, const template_match& found) {
    json_writer json(out);
    json.start_object();
    if (text.data() == nullptr) {
        json.member("input", cell());
    } else {
        json.member_of_octets("input", text);
    }
    if (!matched) {
        json.member("template", cell());
    } else {
        json.member_of_octets("template", options.templates.matcher.template_text(found.index()));
    }
    json.start_object("values");
    for (std::size_t i = 0; matched && i < found.size(); ++i) {
        const matched_value value = found[i];
        if (!value.is_present()) {
            json.member(value.name, cell());
        } else if (options.decodes) {
            json.member_of_octets(value.name, value.decoded().str());
        } else {
            json.member(value.name, value.text);
        }
    }
    json.end_object();
    json.end_object();
}

// Writes an object of JSON for each line.
int write_objects(const match_command_options& options) {
    const input_options& input = options.common.input;
    return answer_blocks(options.common, [&](const block& block, output& out) {
        template_match found;
        for_each_field(block, input, [&](const located_line& line) {
            out.write_each(line, [&](const located_line& one) {
                const std::string_view text = one.has_text() ? one.text : cell();
                const bool matched =
                    one.has_text() && match_line(options.templates.matcher, text, found);
                append_match(out.text(), options, text, matched, found);
                out.text().push_back(input.separator());
            });
        });
    });
}

// Says whether no format and no fields were asked for.
bool writes_objects(const match_command_options& options) {
    return options.records.format.value_or(format::jsonl) == format::jsonl &&
           options.records.fields.empty();
}

// Returns the fields that are written if nobody says which: all values.
field_list fields_of_match(const template_matcher& templates, bool decodes) {
    const known_fields known = known_columns(columns_of_components, false, true);
    field_list fields = {field_named("input", known), field_named("template", known)};
    for (const std::string& name : names_of_variables(templates)) {
        fields.push_back(field_named((decodes ? "decoded:template:" : "template:") + name, known));
    }
    return fields;
}

}  // namespace

std::string mistake_in(const expand_command_options& options) {
    if (options.words.empty()) {
        return "give a template, such as '/users/{id}'";
    }
    for (std::size_t i = 1; i < options.words.size(); ++i) {
        if (!read_value(options.words[i])) {
            return fmt::format("'{}' is not NAME=VALUE or NAME[KEY]=VALUE", options.words[i]);
        }
    }
    const std::string& text = options.words[0];
    if (const auto expanded = expansion_of(options.words); !expanded) {
        return fmt::format("{}, at offset {} of '{}'", describe(expanded.error(), text),
                           expanded.error().offset, text);
    }
    return "";
}

int run_expand(const expand_command_options& options) {
    write_out(expansion_of(options.words).value() + "\n");
    return exit_ok;
}

std::string prepare(match_command_options& options) {
    field_list& fields = options.records.fields;
    if (options.decodes && !fields.empty()) {
        return "--decode cannot be used with --fields: decoded:template:NAME decodes a value";
    }
    if (!options.templates.are_given()) {
        return "give a --template, or --templates FILE, or --openapi FILE";
    }
    if (std::string wrong = compile_templates(options.templates); !wrong.empty()) {
        return wrong;
    }
    if (fields.empty() && !writes_objects(options)) {
        fields = fields_of_match(options.templates.matcher, options.decodes);
    }
    std::vector<field*> given;
    std::ranges::transform(fields, std::back_inserter(given), [](field& each) { return &each; });
    return give_templates(options.templates, given);
}

int run_match(const match_command_options& options) {
    if (writes_objects(options)) {
        return write_objects(options);
    }
    return write_records(options.common, options.records, columns_of_components,
                         [](record& record, std::string_view text) {
                             if (const auto uri = parse_uri_reference(text)) {
                                 record.set_components(*uri);
                             } else {
                                 record.set_error(error_of(uri.error(), text));
                             }
                             return true;
                         });
}

}  // namespace uriscan::cli
