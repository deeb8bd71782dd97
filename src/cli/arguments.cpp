// The options of the commands, as CLI11 knows them.
#include "cli/arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "uriscan/error.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

std::string listed(const std::vector<std::string>& texts) {
    std::string list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        list += (i == 0 ? "" : i + 1 < texts.size() ? ", " : " or ") + texts[i];
    }
    return list;
}

namespace {

constexpr unsigned most_threads = 1024;

// Values that have names, in the order in which they are shown.
template <class Value>
using names = std::vector<std::pair<std::string, Value>>;

names<rule> rules_by_name() {
    names<rule> rules;
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        rules.emplace_back(to_string(rule), rule);
    }
    return rules;
}

names<format> formats_by_name() {
    return {{"jsonl", format::jsonl}, {"tsv", format::tsv}, {"tsv-raw", format::tsv_raw}};
}

names<when> whens_by_name() {
    return {{"auto", when::automatic}, {"always", when::always}, {"never", when::never}};
}

template <class Value>
std::string names_of(const names<Value>& values) {
    std::vector<std::string> texts;
    for (const auto& [name, value] : values) {
        texts.push_back(name);
    }
    return listed(texts);
}

// The value that `text` names.  Throws what CLI11 takes for an error of `option`.
template <class Value>
Value named(const std::string& option, const names<Value>& values, const std::string& text) {
    for (const auto& [name, value] : values) {
        if (name == text) {
            return value;
        }
    }
    throw CLI::ValidationError(option, "there is no '" + text + "', only " + names_of(values));
}

// An option that takes one of the names in `values`, which its help ends with.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, const names<Value>& values,
                        const std::string& help, std::function<void(Value)> choose) {
    const auto take = [=](const std::string& text) { choose(named(name, values, text)); };
    return command.add_option_function<std::string>(name, take, help + ": " + names_of(values))
        ->type_name("NAME");
}

void add_format_options(CLI::App& command, options& options, const std::string& help) {
    CLI::Option* const format_option =
        add_choice<format>(command, "--format", formats_by_name(), help,
                           [&](format format) { options.format = format; });
    command
        .add_flag("--header", options.header,
                  "With tsv or tsv-raw: begin with the names of the columns")
        ->needs(format_option);
}

void add_rule_option(CLI::App& command, options& options) {
    add_choice<rule>(command, "--rule", rules_by_name(),
                     "What lines are held against, by default the first",
                     [&](rule rule) { options.held_against = rule; });
}

// The same, and RFC 2396.
void add_rule_option_of_either_rfc(CLI::App& command, options& options) {
    names<std::optional<rule>> rules;
    for (const auto& [name, rule] : rules_by_name()) {
        rules.emplace_back(name, rule);
    }
    rules.emplace_back("rfc2396", std::nullopt);
    add_choice<std::optional<rule>>(
        command, "--rule", rules,
        "What lines are held against, by default the first; the last is RFC 2396's uri-reference",
        [&](std::optional<rule> rule) {
            options.by_rfc2396 = !rule;
            options.held_against = rule.value_or(options.held_against);
        });
}

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
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string name(text.substr(begin, end - begin));
        rules = rules | named(option, normalizations_by_name(), name);
        begin = end + 1;
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
    if (!uri || uri->authority() != port || uri->has_userinfo() || !uri->host().empty() ||
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
            const parse_error error = base.error();
            throw CLI::ValidationError(
                "--base",
                fmt::format("{}, at offset {} of '{}'", describe(error, text), error.offset, text));
        }
        options.base = uri(*base);
    };
    command.add_option_function<std::string>("--base", take, help)->type_name("URI")->required();
}

}  // namespace

void add_input_options(CLI::App& command, options& options) {
    command.add_option("FILE", options.files);
    command.add_flag("-z,--null", options.null_separated, "Lines in and out end in NUL, not LF");
    command
        .add_option("-j,--threads", options.threads,
                    "Use N threads, by default 1, or with 0 one for each core; the output is the "
                    "same")
        ->check(CLI::Range(0U, most_threads).description(""))
        ->type_name("N");
    add_choice<when>(command, "--color", whens_by_name(),
                     "Use colours; auto, the default, is on a terminal, unless NO_COLOR is set",
                     [&](when wanted) { options.color = wanted; })
        ->type_name("WHEN");
    command.add_option("--block-size", options.block_size)
        ->check(CLI::PositiveNumber);  // of no help but to tests
}

void add_parse_options(CLI::App& command, options& options) {
    add_rule_option_of_either_rfc(command, options);
    add_format_options(command, options, "How records are written, by default as the first");
    command.add_flag(
        "--decode", options.decode,
        "Decode the percent-encodings in components; with tsv, backslashes, tabs, line "
        "ends and NULs are then escaped");
}

void add_check_options(CLI::App& command, options& options) {
    add_rule_option_of_either_rfc(command, options);
    add_format_options(command, options, "Write records instead of pictures");
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
            "Normalize by these rules, with commas between them, by default by the first three: " +
                names_of(normalizations_by_name()))
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
    add_format_options(command, options, "Write records instead of bare results");
}

void add_resolve_options(CLI::App& command, options& options) {
    add_base_option(command, options, "Resolve references against this URI");
    command.add_flag("--backward-compatible", options.resolving.backward_compatible,
                     "Ignore a reference's scheme where it is the base's (section 5.2.2)");
    command.add_flag("--refuse-above-root", options.resolving.refuse_above_root,
                     "Have no result where a .. finds no segment to remove");
    add_rule_option(command, options);
    add_format_options(command, options, "Write records instead of bare results");
}

void add_relativize_options(CLI::App& command, options& options) {
    add_base_option(command, options, "Have references resolved against this URI");
    add_rule_option(command, options);
    add_format_options(command, options, "Write records instead of bare results");
}

std::string contradiction_in(const options& options) {
    if (options.header && options.format == format::jsonl) {
        return "--header goes with --format tsv or tsv-raw";
    }
    if (options.decode && options.format == format::tsv_raw) {
        return "--decode goes with --format jsonl or tsv: what is decoded may hold tabs";
    }
    const auto of_schemes = normalization::default_port | normalization::empty_path;
    if (!options.schemes.empty() && (options.rules & of_schemes) == normalization::none) {
        return "--scheme goes with --scheme-based, or the rules default-port or empty-path";
    }
    return "";
}

}  // namespace uriscan::cli
