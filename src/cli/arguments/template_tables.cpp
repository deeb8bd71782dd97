// Makes the commands expand and match: their options and their help.
#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"

namespace uriscan::cli {
namespace {

void add_values_options(command& made, expand_command_options& target) {
    const auto take = [&target](const std::string& name) {
        target.common.input.files.push_back(name);
        target.reads_values = true;
    };
    made.groups.push_back(
        {"Values",
         {{.name = "values",
           .value = {.name = "FILE", .is_file = true, .take = take},
           .help = "Expand the template for each line of this file. A line is a JSON object with "
                   "values",
           .details = "A value is a string, a number, true or false. An array is a list, an object "
                      "is an associative array, and null is undefined. NAME=VALUE is used for the "
                      "lines without this name. If a line has no result, an empty line is written, "
                      "and a message goes to standard error",
           .is_repeatable = true},
          max_text_option(target.common.input, "A longer line has no result")}});
}

}  // namespace

void add_template_options(command& made, template_options& target) {
    option_value one = text(
        "TEMPLATE", [&target](const std::string& given) { target.templates.push_back(given); });
    made.groups.push_back(
        {"URI templates",
         {{.name = target.name,
           .value = std::move(one),
           .help = "Match this URI template, such as '/users/{id}'",
           .is_repeatable = true},
          {.name = "templates",
           .value = file(target.file),
           .help = "Match the templates in this file, one a line"},
          {.name = "openapi",
           .value = file(target.openapi),
           .help = "Match the paths of this OpenAPI document, which is JSON"},
          {.name = "any-segment",
           .value = flag(target.how.any_segment),
           .help = "Let {NAME} match any segment of a path, also with octets such as @"},
          {.name = "shortest-first",
           .value = flag(target.how.shortest_first),
           .help = "Accept ambiguous templates: the first value is as short as possible"}}});
}

command make_expand_command() {
    const auto options = std::make_shared<expand_command_options>();
    command made = make_command("expand", "Expand a URI template (RFC 6570)", options,
                                options->common, run_expand);
    made.operand = "TEMPLATE";
    made.words = "NAME=VALUE";
    made.description =
        "After the TEMPLATE come the values: NAME=VALUE for a string, the same NAME several times "
        "for a list, and NAME[KEY]=VALUE for an associative array. A variable without a value is "
        "undefined. Values are percent-encoded.";
    add_values_options(made, *options);
    add_record_options(made, options->records, columns_of_results,
                       "Write records in this format instead of bare results", "");
    add_general_options(made, options->common);
    for (option_group& group : made.groups) {
        for (option& each : group.options) {
            if (each.name != "values" && each.needs.empty() &&
                each.effect == option_effect::set_value) {
                each.needs = "values";
            }
        }
    }
    made.add_file = [options](const std::string& word) { options->words.push_back(word); };
    made.checks.emplace_back([options] { check(*options); });
    made.examples = {{"uriscan expand '/users/{id}{?q}' id=7 q='a b'", "Write /users/7?q=a%20b"},
                     {"uriscan expand '/tags{?tag*}' tag=red tag=green", "Give a list"},
                     {"uriscan expand '/{lang}/users/{id}' lang=en --values users.jsonl",
                      "Expand a template for each JSON object of a file"}};
    return made;
}

command make_match_command() {
    const auto options = std::make_shared<match_command_options>();
    command made = make_command("match", "Match each line against URI templates (RFC 6570)",
                                options, options->common, run_match);
    made.description =
        "For each line, writes the line, the template that matches it, and the values of its "
        "variables. The templates are compared with the whole line, then with the path and query "
        "of its URI, and then with the path alone. If several templates match, a literal wins over "
        "a variable. A template that matches a text in two ways is refused.";
    made.groups = {{"Options",
                    {{.name = "decode",
                      .value = flag(options->decodes),
                      .help = "Decode the percent-encoding of values"}}}};
    add_template_options(made, options->templates);
    add_input_options(made, options->common.input, reads_logs::yes,
                      "A longer line matches no template");
    add_record_options(made, options->records, columns_of_components, "Write in this format",
                       "jsonl", reads_logs::yes, reads_templates::yes);
    add_general_options(made, options->common);
    made.checks.emplace_back([options] {
        prepare(*options);
        require_log(options->records, options->common.input.log);
    });
    made.examples = {
        {"uriscan match --template '/users/{id}' paths.txt", "Find the id of each user"},
        {"uriscan match --format csv --header --templates routes.txt urls.txt",
         "Write a table with a column for each variable"},
        {"uriscan match --any-segment --decode --template '/users/{id}' urls.txt",
         "Read a segment as routers do, and decode its value"}};
    return made;
}

}  // namespace uriscan::cli
