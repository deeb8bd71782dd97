// Makes the options that several commands have.
#include "cli/arguments/tables.hpp"

#include <algorithm>
#include <utility>

#include "cli/system/input_file.hpp"
#include "cli/system/names.hpp"
#include "cli/system/sandbox.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::cli {
namespace {

void add_text(input_options& target, std::string_view given) {
    refuse_if(given.empty(), "the URI is empty");  // an empty text would have no line
    target.files.push_back(name_of_text(given, target.files.size() + 1));
}

constexpr limits thread_limits = {0, 1024};
constexpr limits block_size_limits = {1, 1 << 30};
constexpr const char* help_of_rule = "Check each line against this rule of the grammar";

template <class Value>
named_values<Value> rules_by_name() {
    named_values<Value> rules;
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        rules.emplace_back(name_of(rule), rule);
    }
    return rules;
}

template <class Value>
void add_iri_rules(named_values<Value>& rules) {
    for (const iri_rule rule : {iri_rule::iri_reference, iri_rule::iri, iri_rule::absolute_iri,
                                iri_rule::relative_iri_ref}) {
        rules.emplace_back(name_of(rule), rule);
    }
}

named_values<format> formats_by_name() {
    return {{"jsonl", format::jsonl},         {"tsv", format::tsv},
            {"tsv-raw", format::tsv_raw},     {"csv", format::csv},
            {"rowbinary", format::rowbinary}, {"arrow", format::arrow},
            {"template", format::templated}};
}

// Returns the help of --template for rows with these columns.
std::string_view help_of_template(column_list columns) {
    const auto has = [&](field_id which) {
        return std::ranges::find(columns, which) != columns.end();
    };
    return has(field_id::findings) ? "Write records by a template, such as '{input}\\t{findings}'"
           : has(field_id::result) ? "Write records by a template, such as '{input}\\t{result}'"
                                   : "Write records by a template, such as '{host}\\t{path}'";
}

void check(const record_options& records) {
    refuse_if(records.header && !records.has_columns(),
              "--header needs --format tsv, tsv-raw or csv");
    refuse_if(!records.fields.empty() && records.format == format::templated,
              "--fields cannot be used with a template, which names the fields itself");
    refuse_if(records.defuse && records.format != format::csv, "--defuse needs --format csv");
    refuse_if((records.format == format::templated) == records.record_template.empty(),
              "--format template needs --template, and no other format can be used with it");
}

}  // namespace

const named_values<when>& whens_by_name() {
    static const named_values<when> whens = {
        {"auto", when::automatic}, {"always", when::always}, {"never", when::never}};
    return whens;
}

void add_operand(input_options& target, const std::string& word) {
    const std::size_t slashes = word.find("://");
    struct stat ignored {};
    if (slashes != word.npos && !check_component(component::scheme, word.substr(0, slashes)) &&
        !status_of_input(word, ignored)) {
        add_text(target, word);
    } else {
        target.files.push_back(word);
    }
}

option rule_option(rule& target) {
    return {.name = "rule",
            .value = choice(target, rules_by_name<rule>(), "NAME"),
            .help = help_of_rule};
}

option rule_option(text_rule& target, bool with_iris) {
    named_values<text_rule> rules = rules_by_name<text_rule>();
    if (with_iris) {
        add_iri_rules(rules);
    }
    return {.name = "rule",
            .value = choice(target, rules, "NAME"),
            .help = help_of_rule,
            .details = with_iris ? "The names with iri are rules of RFC 3987" : ""};
}

option rule_option(either_rule& target) {
    named_values<either_rule> rules = rules_by_name<either_rule>();
    rules.emplace_back("rfc2396", rfc2396::rule::uri_reference);
    add_iri_rules(rules);
    rules.emplace_back("request-target", target_rule());
    for (const request_form form : {request_form::origin, request_form::absolute,
                                    request_form::authority, request_form::asterisk}) {
        rules.emplace_back(name_of(form), target_rule{form});
    }
    rules.emplace_back("host", host_field_rule());
    return {
        .name = "rule",
        .value = choice(target, rules, "NAME"),
        .help = help_of_rule,
        .details =
            "rfc2396 is the rule URI-reference of that older RFC. The names with iri are rules of "
            "RFC 3987. request-target and the names after it are rules of HTTP"};
}

option allow_option(allowances& target) {
    return {
        .name = "allow",
        .value = choices({"zone-ids"}, {},
                         [&target](const std::vector<std::string>&) { target.allow_zone_ids(); }),
        .help = "Accept zone identifiers in IPv6 addresses (RFC 6874)",
        .details = "Examples are [fe80::1%25eth0], the form of the RFC, and [fe80::1%eth0]"};
}

void allow(either_rule& by, const allowances& allowed) {
    if (allowed.empty()) {
        return;
    }
    const rule* const strict = std::get_if<rule>(&by);
    refuse_if(strict == nullptr, "--allow needs a rule of RFC 3986");
    by = allowing_rule{*strict, allowed};
}

void add_record_options(command& made, record_options& target, column_list columns,
                        std::string_view help, std::string_view format_name, reads_logs with_log,
                        reads_templates with_templates) {
    const bool has_template = std::ranges::none_of(
        made.options(), [](const option* each) { return each->name == "template"; });
    named_values<format> known_formats = formats_by_name();
    if (!has_template) {
        std::erase_if(known_formats,
                      [](const auto& each) { return each.second == format::templated; });
    }
    option_value formats = choice(target.format, known_formats, "NAME");
    if (!format_name.empty()) {
        formats.defaults = {std::string(format_name)};
    }
    const known_fields known =
        known_columns(columns, with_log == reads_logs::yes, with_templates == reads_templates::yes);
    const auto take_template = [&target, known](const std::string& pieces) {
        target.record_template = read_template(pieces, known);
        target.format = target.format.value_or(format::templated);
    };
    const auto take_fields = [&target, known](const std::string& list) {
        target.fields = read_field_list(list, known);
    };
    made.groups.push_back(
        {"Output",
         {{.name = "format", .value = std::move(formats), .help = help},
          {.name = "fields",
           .value = many_names("NAMES", names_of_fields(known), take_fields),
           .help = "Write these fields in this order, separated by commas",
           .details = has_template ? "Not with --format template. The table of fields is below"
                                   : "The table of fields is below",
           .needs = format_name.empty() ? "format" : ""},
          {.name = "header",
           .value = flag(target.header),
           .help = "Write the names of the columns first",
           .details = "Only with --format tsv, tsv-raw or csv"},
          {.name = "defuse",
           .value = flag(target.defuse),
           .help = "Write a ' before each cell that a spreadsheet could run as a formula",
           .details = "Only with --format csv. Such cells start with = + - @ or a control"}}});
    if (has_template) {
        made.groups.back().options.push_back(
            {.name = "template",
             .value = text("TEXT", take_template),
             .help = help_of_template(columns),
             .details = "The name of a field in braces stands for its value, and {{ for a brace"});
    }
    made.fields = known;
    made.checks.emplace_back([&target] { check(target); });
}

void require_log(std::span<const field> fields, const log_options& log) {
    const auto found = std::ranges::find_if(fields, &field::needs_log);
    if (found != fields.end() && log.format == log_format::none) {
        throw usage_error("the field '{}' needs --log", found->name);
    }
}

void require_log(const record_options& records, const log_options& log) {
    require_log(records.fields, log);
    require_log(records.record_template.fields, log);
}

void add_general_options(command& made, common_options& target) {
    option_group group{
        "General",
        {{.name = "null",
          .short_name = 'z',
          .value = flag(target.input.null_separated),
          .help = "End lines with NUL instead of a line feed, in the input and the output"},
         {.name = "recursive",
          .short_name = 'r',
          .value = flag(target.input.recursive),
          .help =
              "Read all files in a folder and in the folders below it, in the order of their names",
          .details = "Symbolic links in a folder are not followed"},
         {.name = "uri",
          .value = text("URI", [&target](const std::string& uri) { add_text(target.input, uri); }),
          .help = "Read this URI as if it were a line of a file",
          .details = "A URI without --uri must start with a scheme and ://, and no file may "
                     "have its name",
          .is_repeatable = true},
         {.name = "threads",
          .short_name = 'j',
          .value = number(target.threads, thread_limits),
          .help = "Use N threads",
          .details = "0 is one per core. The output is the same for any number"},
         {.name = "max-unpacked",
          .value = octets(target.input.max_unpacked, {1, most_octets}),
          .help = "Read at most SIZE octets of text from one compressed file",
          .details = "Without this option, there is no limit"},
         {.name = "progress",
          .value = choice(target.input.progress, whens_by_name(), "WHEN"),
          .help = "Show on standard error how far the input was read",
          .details = "With auto, only on a terminal"},
         {.name = "color",
          .value = choice(target.color, whens_by_name(), "WHEN"),
          .help = "Use colours",
          .details = "With auto, only on a terminal, and not if NO_COLOR is set"},
         {.name = "sandbox",
          .value = flag(target.sandbox),
          .help = "Give up all rights that are not needed, before the input is opened",
          .details = "The program can then only read files, and write to files that are open. "
                     "Only on Linux"},
         {.name = "block-size",
          .value = number(target.input.block_size, block_size_limits),
          .help = "Read N octets at once",
          .is_hidden = true}}};
    group.add(information_options());
    made.groups.push_back(std::move(group));
    made.checks.emplace_back([&target] {
        refuse_if(target.sandbox && !has_sandbox(), "this uriscan was built without --sandbox");
    });
}

std::vector<option> information_options() {
    return {{.name = "help",
             .short_name = 'h',
             .help = "Show this help",
             .effect = option_effect::show_help},
            {.name = "version",
             .help = "Show the version, and the instruction set in use",
             .effect = option_effect::show_version}};
}

program make_program() {
    program made;
    for (command (*const make)() :
         {make_parse_command, make_check_command, make_normalize_command, make_resolve_command,
          make_relativize_command, make_repair_command, make_set_command, make_to_uri_command,
          make_to_iri_command, make_grep_command, make_extract_command, make_redact_command,
          make_audit_command, make_stats_command, make_expand_command, make_match_command,
          make_function_command}) {
        made.commands.push_back(make());
    }
    made.options = information_options();
    const std::vector<std::string> kinds = {"man", "bash", "zsh", "fish"};
    const auto check = [kinds](const std::string& name) {
        if (std::ranges::find(kinds, name) == kinds.end()) {
            throw_unknown_name(name, kinds);
        }
    };
    made.options.push_back({.name = "generate",
                            .value = {.name = "NAME", .choices = kinds, .take = check},
                            .help = "Write the man page, or the completions for a shell",
                            .effect = option_effect::generate});
    return made;
}

}  // namespace uriscan::cli
