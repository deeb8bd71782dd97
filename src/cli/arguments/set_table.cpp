// Makes the command set: its options and its help.
#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"

namespace uriscan::cli {
namespace {

// Makes an option that adds an edit.  `read` makes the edit from the option's value.
option edit_option(std::vector<edit>& edits, std::string_view name, std::string_view value,
                   edit (*read)(std::string_view), std::string_view help,
                   std::string_view details) {
    return {.name = name,
            .value = text(
                value,
                [&edits, read](const std::string& described) { edits.push_back(read(described)); }),
            .help = help,
            .details = details,
            .is_repeatable = true};
}

std::vector<option> edit_options(std::vector<edit>& edits) {
    return {
        edit_option(edits, "set", "NAME=DATA", read_set,
                    "Set a component: scheme, userinfo, host, port, path, query or fragment",
                    "The NAME query:KEY sets one parameter of the query. DATA is percent-encoded. "
                    "A scheme, host or port must be valid as it is. NAME:=TEXT sets text that is "
                    "already encoded"),
        edit_option(edits, "append", "NAME=DATA", read_append,
                    "Append a segment to the path, or a parameter KEY=VALUE to the query",
                    "NAME is path or query. DATA is percent-encoded. For a query, its first = "
                    "stays. NAME:=TEXT appends text that is already encoded"),
        edit_option(edits, "remove", "NAME", read_remove,
                    "Remove a component, or the parameters of the query with some keys",
                    "NAME is scheme, userinfo, authority, port, path, query, fragment or "
                    "query:PATTERN, where * stands for any octets, as in 'query:utm_*'"),
        {.name = "sort-query",
         .value = {.take = [&edits](const std::string&) { edits.emplace_back(sort_parameters()); }},
         .help = "Sort the parameters of the query by their keys",
         .details = "Parameters with the same key keep their order",
         .is_repeatable = true},
        edit_option(edits, "redirect", "REFERENCE", read_redirect,
                    "Resolve this reference against the URI, as for a redirect",
                    "For this, the URI must have a scheme")};
}

}  // namespace

command make_set_command() {
    const auto options = std::make_shared<set_command_options>();
    command made = make_command("set", "Change components of each URI", options,
                                options->operation.common, run_set);
    made.operand = "CHANGE...";
    made.description =
        "A CHANGE is an option --set, --append, --remove, --sort-query or --redirect. The changes "
        "are made in the order of these options. All other octets stay as they are.";
    made.groups = {{"Options", edit_options(options->edits)}};
    add_operation_options(made, options->operation, false);
    made.checks.emplace_back([options] {
        refuse_if(options->edits.empty(),
                  "give at least one change, such as --set host=example.com");
    });
    made.examples = {
        {"uriscan set --remove 'query:utm_*' --remove fragment urls.txt",
         "Remove the parts that do not change the page"},
        {"uriscan set --set scheme=https --remove port urls.txt", "Use HTTPS on its usual port"},
        {"uriscan set --append path=thumbs --append 'query=size=100 px' urls.txt",
         "Add a segment and a parameter"}};
    return made;
}

}  // namespace uriscan::cli
