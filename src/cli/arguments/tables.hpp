// Makes the commands, and the options that several of them have.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/arguments/command.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/common_options.hpp"
#include "cli/commands/template_options.hpp"
#include "cli/fields/columns.hpp"
#include "cli/input/input_options.hpp"
#include "cli/output/record_options.hpp"
#include "cli/system/input_file.hpp"

namespace uriscan::cli {

command make_parse_command();
command make_check_command();
command make_normalize_command();
command make_resolve_command();
command make_relativize_command();
command make_repair_command();
command make_set_command();
command make_to_uri_command();
command make_to_iri_command();
command make_grep_command();
command make_extract_command();
command make_redact_command();
command make_audit_command();
command make_stats_command();
command make_expand_command();
command make_match_command();
command make_function_command();

// Makes the whole program: its commands, and the options before the command.
program make_program();

// Adds a file to the input.  If a word starts with a scheme and "://", and no file has this name,
// the word itself becomes the input.
void add_operand(input_options& target, const std::string& word);

// Makes a command.  The parser will store the values of the command's options in `options`.  Then
// `run` is called with `options`.
template <class Options>
command make_command(std::string_view name, std::string_view summary,
                     std::shared_ptr<Options> options, common_options& common,
                     int (*run)(const Options&)) {
    command made{.name = name, .summary = summary};
    made.add_file = [&common](const std::string& word) { add_operand(common.input, word); };
    made.run = [options, &common, run] {
        if (common.input.files.empty()) {
            common.input.files = {"-"};
        }
        if (common.input.recursive) {
            std::vector<std::string> files = files_in(common.input.files);
            common.input.has_folder = files != common.input.files;
            common.input.files = std::move(files);
        }
        return run(*options);
    };
    return made;
}

// Returns "auto", "always" and "never": the values of options such as --color.
const named_values<when>& whens_by_name();

// These functions return the option --rule.
option rule_option(rule& target);
option rule_option(text_rule& target, bool with_iris);
option rule_option(either_rule& target);  // also accepts rules of other RFCs

// Returns the option --allow, for a command that has the option --rule.
option allow_option(allowances& target);

// Makes the rule accept the texts that --allow allows, too.  Throws usage_error if it is not a rule
// of RFC 3986.
void allow(either_rule& by, const allowances&);

// Returns the options --field and --delimiter.  `help` and `details` describe --field.
std::vector<option> field_options_with(field_options& target, std::string_view help,
                                       std::string_view details);

// Returns the option --max-line for lines that have texts to parse.  `details` say what happens to
// a line that is too long.
option max_text_option(input_options& target, std::string_view details);

// Adds the group "Input" of the commands that read one URI per line: --field, --delimiter,
// --input-format, --input-types and --max-line.  If the command can read logs, also adds --log and
// --log-uris.  `if_too_long` says what the command does with a line that is too long.
enum class reads_logs { no, yes };
enum class reads_templates { no, yes };
void add_input_options(
    command& made, input_options& target, reads_logs,
    std::string_view if_too_long = "A longer line is not valid, and the reason is too-long");

// Adds the group "Input" of the commands that search any text: --field, --delimiter and --max-line.
// `if_too_long` says what these commands do with a line that is too long.
void add_search_input_options(command& made, input_options& target, std::string_view field_help,
                              std::string_view field_details, std::string_view if_too_long);

// Adds --log and --log-format to the last group.  Call this function for a command that always
// reads both the target and the referer of each line.
void add_log_options(command& made, input_options& target);

// Adds --input-format and --input-types to the last group.  Call this function for a command that
// writes the same format as it reads.
void add_row_options(command& made, input_options& target);

// Adds the option for the format of fields to the last group.  Call this function for a command
// that searches text.
void add_field_formats(command& made, input_options& target);

// Adds the group "Output": --format, --fields, --header and --template, for rows with these
// columns.  If the command reads logs, users can also name the values of a log's line.  If it reads
// URI templates, users can also name their fields.  If the command already has an option
// --template, records have no template.  `help` is the help of --format.  `format_name` is the
// default of --format, or empty if there is no default.
void add_record_options(command& made, record_options& target, column_list columns,
                        std::string_view help, std::string_view format_name,
                        reads_logs with_log = reads_logs::no,
                        reads_templates with_templates = reads_templates::no);

// Throws usage_error if some field is a value of a log's line, but no log is read.
void require_log(std::span<const field>, const log_options&);
void require_log(const record_options&, const log_options&);

// Adds the group "URI templates": the options that give templates.
void add_template_options(command& made, template_options& target);

// Adds the group "General", which all commands have.
void add_general_options(command& made, common_options& target);

// Returns the options --help and --version.
std::vector<option> information_options();

// Adds the options of all commands that write a result for each line.  `with_iris` says whether the
// lines can be IRIs.  The command must already have a group of options and a description.
void add_operation_options(command& made, operation_options& target, bool with_iris);

// The next functions read the values of --field and --base-field.  The meaning of these values
// depends on --input-format, which can come later on the command line.

// Describes the value of --field.
option_value field_names(field_options& target);

// Describes the value of --base-field.
option_value base_field_name(field_options& target);

// Reads the values of --field and --base-field.  Call this function when all options were parsed.
// `needs_path` says whether --field must be given for JSON.  Throws usage_error.
void read_field_names(field_options& fields, bool needs_path = true);

}  // namespace uriscan::cli
