// Makes the commands parse, check and audit: their options and their help.

#include <algorithm>

#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"
#include "cli/filter/expression.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

audit_findings findings_named(const std::string& list) {
    audit_findings wanted;
    for (const std::string_view name : split(list, ',')) {
        wanted |= finding_named(name);
    }
    return wanted;
}

option only_option(audit_findings& target) {
    return {
        .name = "only",
        .value = many_names("NAMES", names_of_findings(),
                            [&target](const std::string& list) { target |= findings_named(list); }),
        .help = "Write only the records with one of these findings, separated by commas",
        .is_repeatable = true};
}

std::vector<field*> all_of(record_options& records) {
    std::vector<field*> fields;
    for (field_list* const list : {&records.fields, &records.record_template.fields}) {
        for (field& each : *list) {
            fields.push_back(&each);
        }
    }
    return fields;
}

// Checks that the rule of `parse` or `check` fits the log.  With --log, some targets are changed so
// that they can be read as references.  So a rule of HTTP does not fit.
template <class Options>
void check_rule_and_log(Options& options) {
    allow(options.checked_rule, options.allowed);
    const log_options& log = options.common.input.log;
    refuse_if(is_of_http(options.checked_rule) && log.format != log_format::none,
              "--log reads targets as references, so it cannot be used with a rule of HTTP");
    require_log(options.records, log);
}

// Refuses what cannot be used with --allow.  The "%" before a zone identifier can look like the
// start of a triplet, so the host must not be decoded.
void check_with_allowed(const parse_command_options& options) {
    refuse_if(options.decode, "--allow cannot be used with --decode");
    refuse_if(options.lenient, "--allow cannot be used with --lenient");
    for (const field_list* const list :
         {&options.records.fields, &options.records.record_template.fields}) {
        for (const field& each : *list) {
            refuse_if(each.is_decoded && each.kind->from == field_id::host,
                      "--allow cannot be used with {}; decoded:zone is possible", each.name);
        }
    }
}

void check(const parse_command_options& options) {
    refuse_if(options.decode && options.records.format == format::tsv_raw,
              "--decode cannot be used with --format tsv-raw: decoded text may contain tabs");
    refuse_if(options.decode && options.records.format == format::arrow,
              "--decode cannot be used with --format arrow: decoded text may not be UTF-8");
    refuse_if(options.decode && std::ranges::any_of(options.records.fields, &field::is_derived),
              "--decode cannot be used with derived fields: decoded:FIELD decodes one of them");
    refuse_if(options.lenient && !std::holds_alternative<rule>(options.checked_rule),
              "--lenient repairs by RFC 3986, so it cannot be used with another rule");
    if (!options.allowed.empty()) {
        check_with_allowed(options);
    }
}

}  // namespace

command make_parse_command() {
    const auto options = std::make_shared<parse_command_options>();
    command made = make_command("parse", "Write one record for every line", options,
                                options->common, run_parse);
    made.description =
        "A record has the components of the URI, or says where and why the line is not valid.";
    made.groups = {
        {"Options",
         {rule_option(options->checked_rule),
          allow_option(options->allowed),
          {.name = "decode",
           .value = flag(options->decode),
           .help = "Decode the percent-encoding of the components",
           .details = "With --format tsv, decoded backslashes, tabs, line ends and NULs are "
                      "escaped"},
          {.name = "lenient",
           .value = flag(options->lenient),
           .help = "Repair lines that are not valid, as the command repair does",
           .details = "A record then has the deviations: what was repaired, and where"}}}};
    add_input_options(made, options->common.input, reads_logs::yes);
    add_record_options(made, options->records, columns_of_any_components,
                       "Write records in this format", "jsonl", reads_logs::yes,
                       reads_templates::yes);
    options->templates.name = "uri-template";  // because --template is the template of a record
    add_template_options(made, options->templates);
    add_general_options(made, options->common);
    made.checks.emplace_back([options] {
        check(*options);
        check_rule_and_log(*options);
        use_templates(options->templates, all_of(options->records));
    });
    made.examples = {{"uriscan parse urls.txt", "Write a JSON object for each line of the file"},
                     {"uriscan parse --format tsv --header -j0 urls.txt.gz >urls.tsv",
                      "Write a table with all cores, and decompress the input"},
                     {"uriscan parse --log combined access.log",
                      "Parse the request targets of a web server's log"}};
    return made;
}

command make_check_command() {
    const auto options = std::make_shared<check_command_options>();
    command made = make_command("check", "Write the lines that are not valid, each with a caret",
                                options, options->common, run_check);
    made.description =
        "The caret is below the first octet that cannot be there. On a terminal, a summary "
        "follows.";
    made.groups = {{"Options",
                    {rule_option(options->checked_rule),
                     allow_option(options->allowed),
                     {.name = "summary",
                      .value = flag(options->wants_summary),
                      .help = "Write a summary to standard error, even if it is not a terminal"}}}};
    add_input_options(made, options->common.input, reads_logs::yes);
    add_record_options(made, options->records, columns_of_components,
                       "Write records in this format instead of carets", "", reads_logs::yes);
    add_general_options(made, options->common);
    made.checks.emplace_back([options] { check_rule_and_log(*options); });
    made.examples = {{"uriscan check urls.txt", "Show the lines that are not URI references"},
                     {"uriscan check --rule uri --field 2 --delimiter , table.csv",
                      "Check the second column of a table; each URI must have a scheme"}};
    made.exit_status =
        "0 if all lines are valid, 1 if some line is not, 2 if an option is wrong or a file cannot "
        "be read or written.";
    return made;
}

command make_audit_command() {
    const auto options = std::make_shared<audit_command_options>();
    command made =
        make_command("audit", "Find risky URIs, and those that programs read differently", options,
                     options->common, run_audit);
    made.description =
        "A record has the names of all findings in the line; --list explains what they mean.";
    made.groups = {{"Options",
                    {{.name = "list",
                      .value = flag(options->list_findings),
                      .help = "Write the names and meanings of all findings instead of records"},
                     only_option(options->wanted),
                     rule_option(options->checked_rule)}}};
    add_input_options(made, options->common.input, reads_logs::yes);
    add_record_options(made, options->records, columns_of_audited_components,
                       "Write records in this format", "jsonl", reads_logs::yes);
    add_general_options(made, options->common);
    made.checks.emplace_back([options] {
        refuse_if(options->records.format == format::tsv_raw,
                  "audit cannot be used with --format tsv-raw: invalid lines may contain tabs");
        require_log(options->records, options->common.input.log);
    });
    made.examples = {{"uriscan audit --list", "Explain all findings"},
                     {"uriscan audit --only userinfo-present,loopback-host urls.txt",
                      "Write the records with one of two findings"}};
    return made;
}

}  // namespace uriscan::cli
