// The options that several commands have, as CLI11 knows them.
#include "cli/arguments/common_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/arguments/choices.hpp"
#include "cli/output/template.hpp"
#include "cli/arguments/whole_numbers.hpp"

namespace uriscan::cli {
namespace {

constexpr limits thread_limits = {0, 1024};
constexpr limits block_size_limits = {1, 1 << 30};

names<rule> rules_by_name() {
    names<rule> rules;
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        rules.emplace_back(to_string(rule), rule);
    }
    return rules;
}

names<format> formats_by_name() {
    return {{"jsonl", format::jsonl},
            {"tsv", format::tsv},
            {"tsv-raw", format::tsv_raw},
            {"csv", format::csv},
            {"template", format::templated}};
}

std::string names_of_templates(column_list columns) {
    std::vector<std::string> names;
    for (const column which : columns_of_templates(columns)) {
        names.emplace_back(name_of(which));
    }
    return listed(names);
}

// A template that says something where rows have these columns.
std::string example_of_templates(column_list columns) {
    const auto has = [&](column which) {
        return std::ranges::find(columns, which) != columns.end();
    };
    return has(column::host)     ? "'{host}\\t{path}'"
           : has(column::result) ? "'{input}\\t{result}'"
                                 : "'{input}\\t{findings}'";
}

}  // namespace

names<when> whens_by_name() {
    return {{"auto", when::automatic}, {"always", when::always}, {"never", when::never}};
}

void add_rule_option(CLI::App& command, options& options) {
    add_choice<rule>(
        command, "--rule", rules_by_name(), "What lines are held against",
        [&](rule rule) { options.held_against = rule; }, first_is_default);
}

// The same, and RFC 2396.
void add_rule_option_of_either_rfc(CLI::App& command, options& options) {
    names<std::optional<rule>> rules;
    for (const auto& [name, rule] : rules_by_name()) {
        rules.emplace_back(name, rule);
    }
    rules.emplace_back("rfc2396", std::nullopt);
    add_choice<std::optional<rule>>(
        command, "--rule", rules,
        "What lines are held against; rfc2396 is that RFC's URI-reference",
        [&](std::optional<rule> rule) {
            options.by_rfc2396 = !rule;
            options.held_against = rule.value_or(options.held_against);
        },
        first_is_default);
}

void add_format_options(CLI::App& command, options& options, column_list columns,
                        const std::string& help, std::size_t defaults) {
    constexpr const char* template_option = "--template";
    add_choice<format>(
        command, "--format", formats_by_name(), help,
        [&](format format) { options.format = format; }, defaults);
    command.add_flag("--header", options.header,
                     "With tsv, tsv-raw or csv: begin with the names of the columns");
    const auto take = [&options, columns](const std::string& text) {
        try {
            options.record_template = read_template(text, columns);
            options.format = options.format.value_or(format::templated);
        } catch (const template_error& error) {
            throw CLI::ValidationError(template_option, error.what());
        }
    };
    command
        .add_option_function<std::string>(template_option, take,
                                          "Write records by this template, such as " +
                                              example_of_templates(columns) +
                                              ", where names in braces stand for values, {{ for a "
                                              "brace; names: " +
                                              names_of_templates(columns))
        ->type_name("TEXT");
}

void add_field_options(CLI::App& command, options& options, const std::string& help) {
    constexpr const char* delimiter = "--delimiter";
    CLI::Option* const field = add_whole_number(command, "--field", options.field, {1}, help);
    command
        .add_option_function<std::string>(
            delimiter,
            [&](const std::string& text) {
                if (text.size() != 1 && text != "\\t") {
                    throw CLI::ValidationError(delimiter, "'" + text + "' is not one octet or \\t");
                }
                options.delimiter = text.size() == 1 ? text.front() : '\t';
            },
            "What separates fields, by default a tab, which is also \\t")
        ->type_name("C")
        ->needs(field);
}

void add_log_options(CLI::App& command, options& options) {
    CLI::Option* const log = add_choice<log_format>(
        command, "--log",
        {{"combined", log_format::combined},
         {"common", log_format::common},
         {"w3c", log_format::w3c}},
        "Lines are those of a web server's log, from which targets and referers are taken",
        [&](log_format format) { options.log = format; });
    add_choice<log_uris>(
        command, "--log-uris",
        {{"both", log_uris::both}, {"target", log_uris::target}, {"referer", log_uris::referer}},
        "What to take from a log", [&](log_uris wanted) { options.wanted_log_uris = wanted; },
        first_is_default)
        ->needs(log);
}

void add_uri_field_options(CLI::App& command, options& options) {
    add_field_options(command, options,
                      "The URI is field N of a line, from 1; where a line has fewer, it is empty");
    add_choice<bool>(
        command, "--input-format", {{"lines", false}, {"tsv", true}},
        "How URIs are written; tsv has backslash escapes, as databases send them",
        [&](bool escaped) { options.escaped_fields = escaped; }, first_is_default);
}

void add_input_options(CLI::App& command, options& options) {
    command.add_option("FILE", options.files);
    command.add_flag("-z,--null", options.null_separated, "Lines in and out end in NUL, not LF");
    add_whole_number(
        command, "-j,--threads", options.threads, thread_limits,
        fmt::format(
            "Use N threads, up to {}, by default 1, or with 0 one for each core; the output "
            "is the same",
            thread_limits.most));
    add_choice<when>(
        command, "--progress", whens_by_name(),
        "Show how far the input was read; auto is on a terminal",
        [&](when wanted) { options.progress = wanted; }, first_is_default)
        ->type_name("WHEN");
    add_choice<when>(
        command, "--color", whens_by_name(),
        "Use colours; auto is on a terminal, unless NO_COLOR is set",
        [&](when wanted) { options.color = wanted; }, first_is_default)
        ->type_name("WHEN");
    add_whole_number(command, "--block-size", options.block_size, block_size_limits,
                     "");  // of no help but to tests
}

}  // namespace uriscan::cli
