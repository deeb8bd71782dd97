// Makes the command function: its options and its help.
#include <algorithm>

#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

std::vector<std::string> names_of_functions() {
    return names_of(row_functions(), &row_function::name);
}

const row_function& function_named(const std::string& name) {
    const auto all = row_functions();
    const auto found = std::ranges::find(all, name, &row_function::name);
    if (found == all.end()) {
        throw usage_error("there is no function '{}'{}", name,
                          hint_for(name, names_of_functions()));
    }
    return *found;
}

}  // namespace

command make_function_command() {
    const auto options = std::make_shared<function_command_options>();
    command made =
        make_command("function", "Compute a function of a database for each row of RowBinary",
                     options, options->common, run_function);
    made.operand = "FUNCTION";
    made.description =
        "ClickHouse runs this command. A FUNCTION is " + listed(names_of_functions()) +
        "; docs/functions.md describes them. Each argument of the function is a column of the "
        "rows, of the type Nullable(String). The results are in RowBinary, too.";
    add_general_options(made, options->common);
    made.add_file = [options](const std::string& operand) {
        if (options->function == nullptr) {
            options->function = &function_named(operand);
        } else {
            options->common.input.files.push_back(operand);
        }
    };
    made.checks.emplace_back([options] {
        refuse_if(options->function == nullptr, "give a function: {}",
                  listed(names_of_functions()));
    });
    made.examples = {{"uriscan function uri_decode texts.rowbinary", "Decode each text"},
                     {"uriscan function uri_query_value --sandbox pairs.rowbinary",
                      "Find the value of a key in each text; the key is the second column"}};
    return made;
}

}  // namespace uriscan::cli
