// Makes the commands normalize, resolve, relativize, repair, to-uri and to-iri: their options and
// their help.
#include "cli/arguments/tables.hpp"

#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/commands/idna.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {
namespace {

constexpr const char* help_of_format = "Write records in this format instead of bare results";

named_values<normalization> normalizations_by_name() {
    return {{"case", normalization::letter_case},
            {"percent-encoding", normalization::percent_encoding},
            {"dot-segments", normalization::dot_segments},
            {"default-port", normalization::default_port},
            {"empty-port", normalization::empty_port},
            {"empty-path", normalization::empty_path},
            {"ipv6-address", normalization::ipv6_address}};
}

option rules_option(normalization& target) {
    const named_values<normalization> rules = normalizations_by_name();
    std::vector<std::string> defaults;
    for (const auto& [name, rule] : rules) {
        if ((target & rule) == rule) {
            defaults.emplace_back(name);
        }
    }
    const auto take = [&target, rules](const std::vector<std::string>& names) {
        target = normalization::none;
        for (const std::string& name : names) {
            target = target | value_named(rules, name);
        }
    };
    return {.name = "rules",
            .value = choices(names_of(rules), defaults, take),
            .help = "Apply these rules, separated by commas",
            .excludes = "scheme-based"};
}

// Reads a scheme in the form NAME[:PORT][/].  Checks the name and the port by parsing a URI with
// them.
added_scheme scheme_described(std::string_view text) {
    const bool empty_path_is_root = text.ends_with('/');
    const std::string_view name = text.substr(0, text.find_first_of(":/"));
    const std::string_view port =
        text.substr(name.size(), text.size() - name.size() - (empty_path_is_root ? 1 : 0));
    const std::string example = fmt::format("{}://{}", name, port);
    const auto uri = parse_uri(example);
    const bool has_port = !port.empty();
    refuse_if(
        !uri || uri->authority() != port || uri->has_userinfo() ||
            uri->port_number().status != (has_port ? port_status::value : port_status::absent),
        "'{}' is not NAME[:PORT][/], with a port up to 65535", text);
    added_scheme described{std::string(normalize(*uri)->view().scheme()), {}, empty_path_is_root};
    if (has_port) {
        described.default_port = uri->port_number().number;
    }
    return described;
}

option scheme_option(std::vector<added_scheme>& target) {
    return {.name = "scheme",
            .value = text("NAME[:PORT][/]",
                          [&target](const std::string& description) {
                              target.push_back(scheme_described(description));
                          }),
            .help = "Add a scheme, with its default port",
            .details = "With a / at the end, an empty path of the scheme is equivalent to /",
            .is_repeatable = true};
}

// Returns --base and --base-field.
std::vector<option> base_options(std::optional<std::string>& target, field_options& fields,
                                 std::string_view help) {
    const auto take = [&target](const std::string& text) { target = text; };
    return {{.name = "base",
             .value = text("URI", take),
             .help = help,
             .is_required = true,
             .unless = "base-field",
             .excludes = "base-field"},
            {.name = "base-field",
             .value = base_field_name(fields),
             .help = "Read the base from this field of each line instead",
             .needs = "field"}};
}

named_values<repairs> repairs_by_name() {
    named_values<repairs> by_name;
    for (const repairs kind : {repairs::space, repairs::control, repairs::non_ascii,
                               repairs::delimiters, repairs::brackets, repairs::backslash,
                               repairs::unwise, repairs::number_sign, repairs::percent_sign}) {
        by_name.emplace_back(name_of(kind), kind);
    }
    return by_name;
}

// Describes a value that is a list of repairs.  Calls `take` with all repairs of the list as one
// set.
option_value kinds_value(const std::function<void(repairs)>& take) {
    const named_values<repairs> kinds = repairs_by_name();
    return choices(names_of(kinds), {}, [kinds, take](const std::vector<std::string>& names) {
        repairs all = repairs::none;
        for (const std::string& name : names) {
            all = all | value_named(kinds, name);
        }
        take(all);
    });
}

// Returns all repairs that encode an octet and are not in `kinds`.
repairs others(repairs kinds) {
    repairs all = repairs::none;
    for (const auto& [name, kind] : repairs_by_name()) {
        all = all | (contains_repairs(kinds, kind) ? repairs::none : kind);
    }
    return all;
}

std::vector<option> repair_options(repair_command_options& target) {
    return {{.name = "only",
             .value = kinds_value([&target](repairs kinds) { target.encoded = kinds; }),
             .help = "Encode only these kinds of octets, separated by commas",
             .excludes = "not"},
            {.name = "not",
             .value = kinds_value([&target](repairs kinds) { target.encoded = others(kinds); }),
             .help = "Do not encode these kinds of octets, separated by commas"},
            {.name = "backslash-as-slash",
             .value = flag(target.backslash_as_slash),
             .help = "Write a backslash in the path as a slash, as browsers read it"},
            {.name = "surrounding",
             .value = flag(target.surrounding),
             .help = "Drop spaces and controls before and after the URI"}};
}

constexpr const char* help_of_missing_results =
    " If a line has no result, an empty line is written, and a message goes to standard error.";

void check(const normalize_command_options& options) {
    const auto of_schemes = normalization::default_port | normalization::empty_path;
    refuse_if(!options.schemes.empty() && (options.rules & of_schemes) == normalization::none,
              "--scheme needs --scheme-based, or the rule default-port or empty-path");
}

}  // namespace

void add_operation_options(command& made, operation_options& target, bool with_iris) {
    made.groups.front().options.push_back(rule_option(target.checked_rule, with_iris));
    add_input_options(made, target.common.input, reads_logs::no);
    add_record_options(made, target.records, columns_of_results, help_of_format, "");
    add_general_options(made, target.common);
    made.description += help_of_missing_results;
}

command make_normalize_command() {
    const auto options = std::make_shared<normalize_command_options>();
    command made = make_command("normalize", "Write the normal form of each URI", options,
                                options->operation.common, run_normalize);
    made.description = "Equivalent URIs have the same normal form (RFC 3986, section 6).";
    made.groups = {
        {"Options",
         {rules_option(options->rules),
          {.name = "scheme-based",
           .value = flag(options->rules, normalization::scheme_based | normalization::ipv6_address),
           .help = "Apply all rules, also those that depend on the scheme"},
          scheme_option(options->schemes)}}};
    add_operation_options(made, options->operation, true);
    made.checks.emplace_back([options] { check(*options); });
    made.examples = {{"uriscan normalize urls.txt | sort -u", "Remove duplicates from a list"},
                     {"uriscan normalize --scheme-based --scheme app:7777/ urls.txt",
                      "Apply all rules, also to one more scheme"}};
    return made;
}

command make_resolve_command() {
    const auto options = std::make_shared<resolve_command_options>();
    command made = make_command("resolve", "Resolve each reference against a base URI", options,
                                options->operation.common, run_resolve);
    made.description = "References are resolved as RFC 3986, section 5 says.";
    option_group group{"Options", base_options(options->base, options->operation.common.input.field,
                                               "Resolve references against this URI")};
    group.options.push_back(
        {.name = "backward-compatible",
         .value = flag(options->resolving.backward_compatible),
         .help = "Ignore the scheme of a reference if the base has the same (section 5.2.2)"});
    group.options.push_back({.name = "refuse-above-root",
                             .value = flag(options->resolving.refuse_above_root),
                             .help = "Give no result if a .. has no segment to remove"});
    made.groups = {std::move(group)};
    add_operation_options(made, options->operation, true);
    made.checks.emplace_back(
        [options] { check_base(options->base, options->operation.checked_rule); });
    made.examples = {{"uriscan resolve --base http://example.com/a/b links.txt",
                      "Make all links of a page absolute"},
                     {"uriscan resolve --input-format csv --base-field page --field link links.csv",
                      "Take each page and its link from a table"}};
    return made;
}

command make_relativize_command() {
    const auto options = std::make_shared<relativize_command_options>();
    command made =
        make_command("relativize", "Write the shortest reference from a base to each URI", options,
                     options->operation.common, run_relativize);
    made.description =
        "If the reference is resolved against the base, the result is the URI again.";
    made.groups = {{"Options", base_options(options->base, options->operation.common.input.field,
                                            "References will be resolved against this URI")}};
    add_operation_options(made, options->operation, false);
    made.checks.emplace_back(
        [options] { check_base(options->base, options->operation.checked_rule); });
    made.examples = {{"uriscan relativize --base http://example.com/a/b urls.txt",
                      "Make links relative to a page"},
                     {"uriscan normalize urls.txt | uriscan relativize --base http://example.com/",
                      "Make links relative to the root of a site"}};
    return made;
}

command make_repair_command() {
    const auto options = std::make_shared<repair_command_options>();
    command made = make_command("repair", "Encode the octets that a URI cannot contain", options,
                                options->common, run_repair);
    made.description =
        "Only path, query and fragment are changed. An error before them stays an error. A valid "
        "line is written as it is.";
    made.description += help_of_missing_results;
    made.groups = {{"Options", repair_options(*options)}};
    add_input_options(made, options->common.input, reads_logs::no);
    add_record_options(made, options->records, columns_of_repairs, help_of_format, "");
    add_general_options(made, options->common);
    made.examples = {
        {"uriscan repair urls.txt | uriscan parse", "Parse a list that is not clean"},
        {"uriscan repair --format jsonl urls.txt", "Show what was wrong, and where"},
        {"uriscan repair --only brackets,unwise urls.txt", "Encode only [ ] and ^ ` { | }"}};
    return made;
}

command make_to_uri_command() {
    const auto options = std::make_shared<to_uri_command_options>();
    options->operation.checked_rule = iri_rule::iri_reference;
    command made = make_command("to-uri", "Write each IRI as a URI (RFC 3987)", options,
                                options->operation.common, run_to_uri);
    made.description =
        "The characters beyond ASCII are percent-encoded, and nothing else changes (section 3.1).";
    made.groups = {
        {"Options",
         {{.name = "idna",
           .value = flag(options->converts_hosts),
           .help = "Convert hosts by IDNA2008 and UTS 46, to names such as xn--rsum-bpad",
           .details = "Without this option, hosts are percent-encoded, too"}}}};
    add_operation_options(made, options->operation, true);
    made.checks.emplace_back([options] {
        refuse_if(options->converts_hosts && !has_idna(),
                  "--idna is not available: built without libidn2");
    });
    made.examples = {
        {"uriscan to-uri iris.txt | uriscan normalize", "Compare IRIs as URIs"},
        {"uriscan to-uri --idna iris.txt", "Write hosts as names that the DNS can look up"}};
    return made;
}

command make_to_iri_command() {
    const auto options = std::make_shared<to_iri_command_options>();
    command made = make_command("to-iri", "Write each URI as an IRI (RFC 3987)", options,
                                options->operation.common, run_to_iri);
    made.description =
        "Triplets of characters that an IRI can have are decoded (section 3.2). All other triplets "
        "stay. Hosts such as xn--rsum-bpad stay, too.";
    made.groups = {{"Options", {}}};
    add_operation_options(made, options->operation, true);
    made.examples = {{"uriscan to-iri urls.txt", "Show URIs so that people can read them"},
                     {"uriscan to-iri --rule iri-reference mixed.txt", "Read IRIs, too"}};
    return made;
}

}  // namespace uriscan::cli
