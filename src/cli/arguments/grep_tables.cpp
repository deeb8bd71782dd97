// Makes the command grep: its options and its help.
#include <algorithm>
#include <optional>

#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

constexpr limits line_limits = {0, std::uint64_t{1} << 62};

expression expression_in(const std::string& text) {
    try {
        return read_expression(text);
    } catch (const usage_error& error) {
        throw usage_error("the expression: {}", error.what());
    }
}

option whole_expression(grep_command_options& target, const char* name, const char* help) {
    option_value value = flag(target.has_expression);
    value.take = [&target, name](const std::string&) {
        target.wanted = expression_in(name);
        target.has_expression = true;
    };
    return {.name = name, .value = std::move(value), .help = help};
}

void check(const grep_command_options& options) {
    refuse_if(!options.has_expression, "an expression is needed, such as host~example.com");
    refuse_if(options.common.input.field.format == input_format::rowbinary,
              "grep writes lines, so it cannot be used with --input-format rowbinary");
    field_list fields;
    for (const test& each : options.wanted.tests) {
        fields.push_back(each.of);
    }
    require_log(fields, options.common.input.log);
}

// Returns whether the test is template=TEXT or template!=TEXT.
bool names_template(const test& each) {
    return each.kind == test_kind::field && each.of.needs_templates() &&
           each.of.kind->argument.empty() && !each.of.is_decoded &&
           (each.how == comparison::equal || each.how == comparison::different);
}

// Compiles the templates that the fields of the expression need.  If no option gives templates,
// uses those after `template=` in the expression.
void use_templates(grep_command_options& options) {
    template_options& given = options.templates;
    std::vector<field*> fields;
    const bool are_given = given.are_given();
    given.place = are_given ? "" : "the expression";
    for (test& each : options.wanted.tests) {
        fields.push_back(&each.of);
        if (!are_given && names_template(each) && each.how == comparison::equal) {
            given.templates.push_back(each.value);
        }
    }
    for (field& each : options.wanted.derived) {
        fields.push_back(&each);
    }
    use_templates(given, std::move(fields));
    std::vector<std::string> known;
    for (std::size_t i = 0; i < given.matcher.size(); ++i) {
        known.emplace_back(given.matcher.template_text(i));
    }
    for (const test& each : options.wanted.tests) {
        if (names_template(each) && std::ranges::find(known, each.value) == known.end()) {
            throw usage_error("'{}' is none of the templates{}", each.value,
                              hint_for(each.value, known));
        }
    }
}

option_group search_options(grep_command_options& target) {
    return {
        "Options",
        {whole_expression(target, "valid",
                          "Find valid lines. There is no EXPRESSION: all arguments are files"),
         whole_expression(target, "invalid",
                          "Find invalid lines. There is no EXPRESSION: all arguments are files"),
         {.name = "text",
          .value = flag(target.searches_text),
          .help = "Find the URIs in free text, as extract does"},
         {.name = "invert-match",
          .short_name = 'v',
          .value = flag(target.inverts),
          .help = "Find the lines that do not match"},
         {.name = "max-count",
          .short_name = 'm',
          .value = number(target.most, line_limits),
          .help = "Find at most N lines of each file",
          .details = "With 0, nothing is read or written"},
         rule_option(target.checked_rule)}};
}

option_group result_options(grep_command_options& target) {
    return {"Output",
            {{.name = "count",
              .short_name = 'c',
              .value = flag(target.counts),
              .help = "Write only the number of lines that were found"},
             {.name = "files-with-matches",
              .short_name = 'l',
              .value = flag(target.lists_files),
              .help = "Write only the names of the files with such lines"},
             {.name = "only",
              .short_name = 'o',
              .value = flag(target.only_uris),
              .help = "Write only the URIs that match, one per line",
              .excludes = "invert-match"},
             {.name = "quiet",
              .short_name = 'q',
              .value = flag(target.is_quiet),
              .help = "Write nothing, and stop at the first line that is found"},
             {.name = "line-number",
              .short_name = 'n',
              .value = flag(target.writes_numbers),
              .help = "Write its number before each line"},
             {.name = "with-filename",
              .short_name = 'H',
              .value = flag(target.writes_names, std::optional(true)),
              .help = "Write the name of the file before each line or count",
              .details = "This is the default if there are several files, or a folder"},
             {.name = "no-filename",
              .value = flag(target.writes_names, std::optional(false)),
              .help = "Write no names of files, also if there are several"}}};
}

}  // namespace

command make_grep_command() {
    const auto options = std::make_shared<grep_command_options>();
    command made = make_command("grep", "Write the lines whose URIs match an expression", options,
                                options->common, run_grep);
    made.operand = "EXPRESSION";
    made.description =
        "An EXPRESSION has tests such as host=example.com, "
        "host~example.com (the host or a subdomain), scheme=, path^=/api/, port=, query:KEY, "
        "query:KEY=VALUE, status>=500, finding=NAME, valid and invalid, with \"not\", \"and\", "
        "\"or\" and parentheses. A field alone is true if it has a value. The operators are = != "
        "^= (starts) $= (ends) *= (contains) ~ < <= > >=. The table of fields is below. "
        "Lines are written octet for octet, in their order.";
    made.fields = columns_of_lines();
    made.groups = {search_options(*options)};
    add_input_options(made, options->common.input, reads_logs::yes,
                      "A longer line is not searched, and a message says where it is");
    made.groups.push_back(result_options(*options));
    add_template_options(made, options->templates);
    add_general_options(made, options->common);
    made.add_file = [options](const std::string& operand) {
        if (!options->has_expression) {
            options->wanted = expression_in(operand);
            options->has_expression = true;
            return;
        }
        add_operand(options->common.input, operand);
    };
    made.checks.emplace_back([options] { check(*options); });
    made.checks.emplace_back([options] { use_templates(*options); });
    made.examples = {
        {"uriscan grep host~example.com urls.txt", "Find the URIs of a domain and its subdomains"},
        {"uriscan grep --log combined 'path^=/api/ and status>=500' access.log",
         "Find the failed requests of an API"},
        {"uriscan grep 'template=/users/{id}' urls.txt", "Find what a URI template matches"},
        {"uriscan grep -c --invalid urls.txt", "Count the lines that are not URI references"}};
    made.exit_status =
        "0 if some line was found, 1 if none, 2 if an option is wrong or a file "
        "cannot be read or written.";
    return made;
}

}  // namespace uriscan::cli
