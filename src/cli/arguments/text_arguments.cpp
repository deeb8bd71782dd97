// The options of the commands that read any text: extract and redact; and of audit.
#include <algorithm>
#include <string>
#include <utility>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/choices.hpp"
#include "cli/arguments/common_arguments.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// A scheme in lower case, as the parser reads it.
std::string scheme_named(const std::string& option, const std::string& text) {
    const std::string example = text + ":";
    const auto uri = parse_uri(example);
    if (!uri || uri->scheme() != text) {
        throw CLI::ValidationError(option, "'" + text + "' is no scheme");
    }
    return std::string(normalize(*uri)->view().scheme());
}

// An option that can be given again, each time with one text, for which `take` is called.
template <class Take>
void add_repeatable(CLI::App& command, const std::string& name, const std::string& value,
                    const std::string& help, Take take) {
    command
        .add_option_function<std::vector<std::string>>(
            name,
            [=](const std::vector<std::string>& texts) { std::ranges::for_each(texts, take); },
            help + ". Can be given again")
        ->type_name(value)
        ->allow_extra_args(false);
}

void add_found_scheme_option(CLI::App& command, options& options) {
    constexpr const char* scheme = "--scheme";
    add_repeatable(command, scheme, "NAME", "Find URIs of this scheme without \"//\", too",
                   [&options](const std::string& text) {
                       options.found_schemes.push_back(scheme_named(scheme, text));
                   });
}

names<secret_userinfo> secret_userinfos_by_name() {
    return {{"all", secret_userinfo::all},
            {"password", secret_userinfo::password},
            {"none", secret_userinfo::none}};
}

finding finding_named(const std::string& option, const std::string& text) {
    for (const finding_description& description : all_findings()) {
        if (to_string(description.what) == text) {
            return description.what;
        }
    }
    throw CLI::ValidationError(option,
                               "there is no finding '" + text + "'; audit --list has them all");
}

}  // namespace

void add_extract_options(CLI::App& command, options& options) {
    CLI::Option* const only =
        command.add_flag("-o,--only", options.only_uris, "Write only the URIs, one a line");
    add_found_scheme_option(command, options);
    add_field_options(command, options, "Search only field N of a line, from 1");
    add_format_options(command, options, columns_of_hits, "How records are written",
                       first_is_default);
    command.get_option("--format")->excludes(only);
    command.get_option("--template")->excludes(only);
}

void add_redact_options(CLI::App& command, options& options) {
    redaction& redacting = options.redacting;
    add_choice<secret_userinfo>(
        command, "--userinfo", secret_userinfos_by_name(), "What of user information is secret",
        [&](secret_userinfo much) { redacting.userinfo = much; }, first_is_default);
    add_repeatable(command, "--key", "NAME", "The values of this key are secret, too",
                   [&redacting](std::string text) {
                       std::ranges::transform(text, text.begin(), lower);
                       redacting.keys.push_back(std::move(text));
                   });
    command.add_flag_callback(
        "--no-default-keys", [&] { redacting.default_keys = false; },
        "Only the values of keys that --key names are secret, not those of the usual ones, such as "
        "token and password");
    command.add_flag("--fragment", redacting.fragment, "All of a fragment is secret");
    CLI::Option* const mask = command.add_flag(
        "--mask", redacting.masks, "Write an x for each octet of a secret, so that sizes stay");
    command
        .add_option("--replacement", redacting.replacement,
                    "Write this for a secret, by default " + redacting.replacement)
        ->type_name("TEXT")
        ->excludes(mask);
    add_found_scheme_option(command, options);
    add_field_options(command, options,
                      "Change only field N of a line, from 1, which may be a relative reference");
}

void add_audit_options(CLI::App& command, options& options) {
    constexpr const char* only = "--only";
    command.add_flag("--list", options.list_findings,
                     "Write what can be found and what it means, and end");
    add_repeatable(
        command, only, "NAMES",
        "Write only the records that have one of these findings, with commas between them",
        [&options](const std::string& text) {
            for (const std::string& name : split_at_commas(text)) {
                options.wanted |= finding_named(only, name);
            }
        });
    add_rule_option(command, options);
    add_uri_field_options(command, options);
    add_log_options(command, options);
    add_format_options(command, options, columns_of_findings, "How records are written",
                       first_is_default);
}

}  // namespace uriscan::cli
