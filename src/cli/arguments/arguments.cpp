// The options of the commands, as CLI11 knows them.
#include "cli/arguments/arguments.hpp"

#include <fmt/format.h>

#include <string_view>

#include "cli/arguments/choices.hpp"
#include "cli/arguments/common_arguments.hpp"
#include "uriscan/error.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// Those of normalization::syntax_based come first.
constexpr std::size_t syntax_based_count = 3;

names<normalization> normalizations_by_name() {
    return {{"case", normalization::letter_case},
            {"percent-encoding", normalization::percent_encoding},
            {"dot-segments", normalization::dot_segments},
            {"default-port", normalization::default_port},
            {"empty-port", normalization::empty_port},
            {"empty-path", normalization::empty_path}};
}

// The rules that `text` names, with commas between them.
normalization rules_named(const std::string& option, std::string_view text) {
    normalization rules = normalization::none;
    for (const std::string& name : split_at_commas(text)) {
        rules = rules | named(option, normalizations_by_name(), name);
    }
    return rules;
}

// Reads NAME[:PORT][/], as the parser reads a URI with that scheme and that port.
scheme scheme_described(const std::string& option, std::string_view text) {
    const bool empty_path_is_root = text.ends_with('/');
    const std::string_view name = text.substr(0, text.find_first_of(":/"));
    const std::string_view port =
        text.substr(name.size(), text.size() - name.size() - (empty_path_is_root ? 1 : 0));
    const std::string example = fmt::format("{}://{}", name, port);
    const auto uri = parse_uri(example);
    const bool has_port = !port.empty();
    if (!uri || uri->authority() != port || uri->has_userinfo() ||
        uri->port_number().status != (has_port ? port_status::value : port_status::absent)) {
        throw CLI::ValidationError(
            option, fmt::format("'{}' is not NAME[:PORT][/], with a port up to 65535", text));
    }
    scheme described{std::string(normalize(*uri)->view().scheme()), {}, empty_path_is_root};
    if (has_port) {
        described.default_port = uri->port_number().number;
    }
    return described;
}

void add_base_option(CLI::App& command, options& options, const std::string& help) {
    const auto take = [&](const std::string& text) {
        const auto base = parse_uri(text);
        if (!base) {
            const uri_error error = base.error();
            throw CLI::ValidationError(
                "--base",
                fmt::format("{}, at offset {} of '{}'", describe(error, text), error.offset, text));
        }
        options.base = uri(*base);
    };
    command.add_option_function<std::string>("--base", take, help)->type_name("URI")->required();
}

}  // namespace

void add_parse_options(CLI::App& command, options& options) {
    add_rule_option_of_either_rfc(command, options);
    add_uri_field_options(command, options);
    add_log_options(command, options);
    add_format_options(command, options, columns_of_components, "How records are written",
                       first_is_default);
    command.add_flag(
        "--decode", options.decode,
        "Decode the percent-encodings in components; with tsv, backslashes, tabs, line "
        "ends and NULs are then escaped");
}

void add_check_options(CLI::App& command, options& options) {
    add_rule_option_of_either_rfc(command, options);
    add_uri_field_options(command, options);
    add_log_options(command, options);
    add_format_options(command, options, columns_of_components,
                       "Write records instead of pictures");
}

void add_normalize_options(CLI::App& command, options& options) {
    constexpr const char* rules = "--rules";
    constexpr const char* scheme = "--scheme";
    CLI::Option* const scheme_based = command.add_flag_callback(
        "--scheme-based", [&] { options.rules = normalization::scheme_based; },
        "Normalize by what schemes say, too, that is, by all rules");
    command
        .add_option_function<std::string>(
            rules, [&](const std::string& text) { options.rules = rules_named(rules, text); },
            "Normalize by these rules, with commas between them: " +
                names_of(normalizations_by_name(), syntax_based_count))
        ->type_name("NAMES")
        ->excludes(scheme_based);
    command
        .add_option_function<std::vector<std::string>>(
            scheme,
            [&](const std::vector<std::string>& texts) {
                for (const std::string& text : texts) {
                    options.schemes.push_back(scheme_described(scheme, text));
                }
            },
            "A scheme and its default port; with a / behind, its empty path is the same as /. Can "
            "be given again")
        ->type_name("NAME[:PORT][/]")
        ->allow_extra_args(false);
    add_rule_option(command, options);
    add_uri_field_options(command, options);
    add_format_options(command, options, columns_of_results,
                       "Write records instead of bare results");
}

void add_resolve_options(CLI::App& command, options& options) {
    add_base_option(command, options, "Resolve references against this URI");
    command.add_flag("--backward-compatible", options.resolving.backward_compatible,
                     "Ignore a reference's scheme where it is the base's (section 5.2.2)");
    command.add_flag("--refuse-above-root", options.resolving.refuse_above_root,
                     "Have no result where a .. finds no segment to remove");
    add_rule_option(command, options);
    add_uri_field_options(command, options);
    add_format_options(command, options, columns_of_results,
                       "Write records instead of bare results");
}

void add_relativize_options(CLI::App& command, options& options) {
    add_base_option(command, options, "Have references resolved against this URI");
    add_rule_option(command, options);
    add_uri_field_options(command, options);
    add_format_options(command, options, columns_of_results,
                       "Write records instead of bare results");
}

std::string contradiction_in(std::string_view command, const options& options) {
    const bool has_columns = options.format == format::tsv || options.format == format::tsv_raw ||
                             options.format == format::csv;
    if (options.header && !has_columns) {
        return "--header goes with --format tsv, tsv-raw or csv";
    }
    if ((options.format == format::templated) == options.record_template.empty()) {
        return "--format template and --template go together";
    }
    if (options.escaped_fields && options.delimiter != '\t') {
        return "--input-format tsv has fields with tabs between them";
    }
    if (options.log != log_format::none && (options.field != 0 || options.escaped_fields)) {
        return "--log knows where URIs are, so it does not go with --field or --input-format";
    }
    if (options.decode && options.format == format::tsv_raw) {
        return "--decode does not go with --format tsv-raw: what is decoded may hold tabs";
    }
    if (command == "audit" && options.format == format::tsv_raw) {
        return "audit does not go with --format tsv-raw: what is not valid may hold tabs";
    }
    const redaction& redacting = options.redacting;
    if (redacting.userinfo == secret_userinfo::none && !redacting.default_keys &&
        redacting.keys.empty() && !redacting.fragment) {
        return "nothing is secret: --no-default-keys goes with --key";
    }
    const auto of_schemes = normalization::default_port | normalization::empty_path;
    if (!options.schemes.empty() && (options.rules & of_schemes) == normalization::none) {
        return "--scheme goes with --scheme-based, or the rules default-port or empty-path";
    }
    return "";
}

}  // namespace uriscan::cli
