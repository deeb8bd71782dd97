// Makes the commands extract and redact, which search any text: their options and their help.
#include <utility>

#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// Returns the scheme `text` in lower case.  Checks the scheme by parsing a URI that has it.
std::string scheme_named(const std::string& text) {
    const std::string example = text + ":";
    const auto uri = parse_uri(example);
    refuse_if(!uri || uri->scheme() != text, "'{}' is not a scheme", text);
    return std::string(normalize(*uri)->view().scheme());
}

option scheme_option(std::string_view name, std::vector<std::string>& target,
                     std::string_view help) {
    return {
        .name = name,
        .value = text(
            "NAME", [&target](const std::string& given) { target.push_back(scheme_named(given)); }),
        .help = help,
        .is_repeatable = true};
}

constexpr auto help_for_more_schemes = "Find URIs of this scheme without \"//\" too";

option key_option(const char* name, const char* help, std::vector<std::string>& target,
                  const char* shown = "NAME") {
    return {.name = name,
            .value = text(shown,
                          [&target](const std::string& key) {
                              refuse_if(key.empty(), "the value is empty");
                              target.push_back(key);
                          }),
            .help = help,
            .is_repeatable = true};
}

option replacement_option(std::string& target) {
    option_value value = text("TEXT", [&target](const std::string& given) { target = given; });
    value.defaults = {target};
    return {.name = "replacement",
            .value = std::move(value),
            .help = "Write this text for each secret",
            .excludes = "mask"};
}

void check(const redact_command_options& options) {
    const bool has_secrets = options.userinfo != secret_userinfo::none || options.default_keys ||
                             !options.keys.empty() || options.fragment || options.closed ||
                             options.shapes;
    refuse_if(!options.closed && !options.kept_keys.empty(),
              "--keep needs --closed; without it, use --not-key");
    refuse_if(!options.closed && !options.kept_paths.empty(), "--keep-path needs --closed");
    refuse_if(!has_secrets,
              "nothing is secret: --no-default-keys and --no-shapes need --key or --fragment");
    const field_options& field = options.common.input.field;
    refuse_if(options.common.input.log.format != log_format::none && !field.names.empty(),
              "--log reads whole lines here, so it cannot be used with --field");
    const std::string special = std::string("\"\r\n") + field.octet_between();
    refuse_if(field.format == input_format::csv &&
                  options.replacement.find_first_of(special) != std::string::npos,
              "with --input-format csv, the text of --replacement cannot have a quotation mark, "
              "a delimiter, CR or LF");
}

}  // namespace

command make_extract_command() {
    const auto options = std::make_shared<extract_command_options>();
    command made = make_command("extract", "Find the URIs in a text, and write a record for each",
                                options, options->common, run_extract);
    made.description =
        "Finds \"scheme://\" of any scheme, and schemes such as mailto: without \"//\". Leaves out "
        "punctuation and brackets around a URI. If the text goes on after a URI with an octet that "
        "a URI cannot have, the URI was cut. It is left out if its host was cut, and marked as "
        "truncated otherwise.";
    made.groups = {{"Options",
                    {{.name = "only",
                      .short_name = 'o',
                      .value = flag(options->only_uris),
                      .help = "Write only the URIs, one per line"},
                     scheme_option("scheme", options->schemes,
                                   "Find URIs without \"//\" only if they have this scheme"),
                     scheme_option("add-scheme", options->more_schemes, help_for_more_schemes),
                     {.name = "defanged",
                      .value = flag(options->reads_defanged),
                      .help = "Find defanged URIs, too, such as hxxps://a[.]b"},
                     {.name = "defang",
                      .value = flag(options->writes_defanged),
                      .help = "Write URIs defanged, so that programs do not show them as links"}}}};
    add_search_input_options(
        made, options->common.input, "Search only field N of each line", "The first field is 1",
        "A longer line is not searched, and a message says where it is. Without "
        "this option, there is no limit");
    add_field_formats(made, options->common.input);
    add_record_options(made, options->records, columns_of_hits, "Write records in this format",
                       "jsonl");
    for (option& each : made.groups.back().options) {
        each.excludes = each.takes_value() ? "only" : "";
    }
    add_general_options(made, options->common);
    made.examples = {{"uriscan extract -o mail.txt | sort -u", "List the URIs in a text"},
                     {"uriscan extract --add-scheme app --template '{line}: {input}' page.html",
                      "Write URIs and the numbers of their lines, also URIs that start with app:"}};
    return made;
}

command make_redact_command() {
    const auto options = std::make_shared<redact_command_options>();
    command made = make_command("redact", "Write the text without the secrets in its URIs", options,
                                options->common, run_redact);
    made.description =
        "Secrets are user information, the values of keys such as token and password, segments of "
        "some paths, and tokens with a known shape. All other octets stay the same. URIs need not "
        "be valid. A URI is read up to white space, a quotation mark, < or >. It can be escaped, "
        "or be in another URI. Targets of requests such as \"GET /a?token=b HTTP/1.1\" are found "
        "too. At the end, the numbers of URIs, of secrets and of URIs that were not valid go to "
        "standard error.";
    made.groups = {
        {"Options",
         {{.name = "list",
           .value = flag(options->list_names),
           .help = "Write the usual keys and the patterns of paths, and nothing else"},
          {.name = "userinfo",
           .value = choice(options->userinfo,
                           named_values<secret_userinfo>{{"all", secret_userinfo::all},
                                                         {"password", secret_userinfo::password},
                                                         {"none", secret_userinfo::none}},
                           "NAME"),
           .help = "This part of the user information is secret"},
          key_option("key", "The values of this key are secret too", options->keys),
          key_option("not-key", "The values of this key are not secret", options->public_keys),
          {.name = "closed",
           .value = flag(options->closed),
           .help =
               "All data of URIs is secret: values of queries, fragments, segments of paths, and "
               "keys. Only segments and keys of words and small numbers stay"},
          key_option("keep", "With --closed: the values of this key stay", options->kept_keys),
          key_option("keep-path",
                     "With --closed: these segments at the start of a path stay. At the end of a "
                     "segment, * stands for any text. ** stands for all segments that follow",
                     options->kept_paths, "PATTERN"),
          {.name = "no-default-keys",
           .value = flag(options->default_keys, false),
           .help = "Only the values of keys that --key names are secret. Segments of paths are not "
                   "secret"},
          {.name = "no-shapes",
           .value = flag(options->shapes, false),
           .help = "Tokens with a known shape, such as JWT and ghp_..., are not secret"},
          {.name = "fragment",
           .value = flag(options->fragment),
           .help = "Fragments are secret too"},
          {.name = "mask",
           .value = flag(options->mask),
           .help = "Write an x for each octet of a secret, so that its size stays the same"},
          replacement_option(options->replacement),
          scheme_option("scheme", options->schemes, help_for_more_schemes)}}};
    add_search_input_options(
        made, options->common.input, "Change only field N of each line",
        "The first field is 1. The field may be a relative reference",
        "A longer line is replaced like a secret, and a message says where it is. Without this "
        "option, there is no limit");
    add_row_options(made, options->common.input);
    add_log_options(made, options->common.input);
    add_general_options(made, options->common);
    made.checks.emplace_back([options] { check(*options); });
    made.examples = {{"uriscan redact app.log >shared.log", "Remove the secrets from a log"},
                     {"uriscan redact --closed --keep page --keep-path 'users/*' app.log",
                      "Remove all data from the URIs of a log, but keep pages and users"},
                     {"uriscan redact --log combined access.log",
                      "Find relative references in a web server's log, too"}};
    return made;
}

}  // namespace uriscan::cli
