// uriscan expand and uriscan match.
#include "cli/commands/template_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <fstream>
#include <iterator>
#include <optional>

#include "cli/commands/pipeline.hpp"
#include "cli/input/escaped_text.hpp"
#include "cli/input/input_format.hpp"
#include "cli/output/json.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"
#include "json_scanner.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// A word NAME=VALUE or NAME[KEY]=VALUE.  Several words with one name are a list or an associative
// array.
struct given_value {
    std::string_view name;
    std::string_view key;  // null if there is no [KEY]
    std::string_view value;
};

std::optional<given_value> read_value(std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == word.npos) {
        return std::nullopt;
    }
    given_value given = {word.substr(0, equals), {}, word.substr(equals + 1)};
    if (const std::size_t bracket = given.name.find('[');
        bracket != word.npos && given.name.ends_with(']')) {
        given.key = given.name.substr(bracket + 1, given.name.size() - bracket - 2);
        given.name = given.name.substr(0, bracket);
    }
    return given;
}

// The values of one name.
struct values_of_name {
    std::string_view name;
    std::vector<std::string_view> strings;
    std::vector<template_pair> pairs;
};

result<std::string> expansion_of(const std::vector<std::string>& words) {
    const auto parsed = uri_template::parse(std::string_view(words[0]));
    if (!parsed) {
        return parsed.error();
    }
    std::deque<values_of_name> names;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (const auto given = read_value(words[i])) {
            auto found = std::ranges::find(names, given->name, &values_of_name::name);
            if (found == names.end()) {
                names.push_back({given->name, {}, {}});
                found = std::prev(names.end());
            }
            if (given->key.data() == nullptr) {
                found->strings.push_back(given->value);
            } else {
                found->pairs.push_back({given->key, given->value});
            }
        }
    }
    std::vector<template_argument> arguments;
    for (const values_of_name& each : names) {
        if (!each.pairs.empty()) {
            arguments.push_back({each.name, each.pairs});
        } else if (each.strings.size() == 1) {
            arguments.push_back({each.name, each.strings[0]});
        } else {
            arguments.push_back({each.name, each.strings});
        }
    }
    return expand(*parsed, arguments);
}

// Collects the names of the members of `paths`, which is a member of the document.
class paths_of_openapi {
public:
    explicit paths_of_openapi(std::vector<std::string>& paths) : paths_(paths) {}

    void key(std::string_view raw, bool) {
        std::string name;
        append_decoded(name, raw, escapes::json);
        if (depth_ == 1) {
            is_paths_ = name == "paths";
        } else if (depth_ == 2 && is_paths_) {
            paths_.push_back(name);
        }
    }
    void element() {}
    void text(std::string_view, bool) {}
    void other(json_type, std::string_view) {}
    void open(json_type, std::string_view) { ++depth_; }
    void close() { --depth_; }

private:
    std::vector<std::string>& paths_;
    int depth_ = 0;
    bool is_paths_ = false;
};

std::optional<std::string> contents_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(in), {});
}

// A template, and where it was given.
struct route {
    std::string text;
    std::string place;
};

std::string read_templates(const std::string& file, std::vector<route>& routes) {
    const auto contents = contents_of(file);
    if (!contents) {
        return fmt::format("cannot read '{}'", file);
    }
    std::size_t number = 0;
    for (std::string_view rest = *contents; !rest.empty();) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        ++number;
        if (!line.empty()) {
            routes.push_back({std::string(line), fmt::format("{}:{}", file, number)});
        }
    }
    return "";
}

std::string read_openapi(const std::string& file, std::vector<route>& routes) {
    const auto contents = contents_of(file);
    if (!contents) {
        return fmt::format("cannot read '{}'", file);
    }
    std::vector<std::string> paths;
    paths_of_openapi visitor(paths);
    const auto* const begin = reinterpret_cast<const unsigned char*>(contents->data());
    const auto scanned =
        json_scanner<paths_of_openapi>::scan(begin, begin + contents->size(), visitor);
    if (scanned.error != json_error::none) {
        return fmt::format("{}: not JSON, at offset {}", file, scanned.end - begin);
    }
    if (paths.empty()) {
        return fmt::format("{}: there are no 'paths'", file);
    }
    for (std::string& path : paths) {
        routes.push_back({std::move(path), file});
    }
    return "";
}

// Matches the whole text, or else what is from the path of the URI on, or else its path.
bool match_text(const template_matcher& matcher, std::string_view text, template_match& found) {
    if (matcher.match(text, found)) {
        return true;
    }
    const auto uri = parse_uri_reference(text);
    if (!uri) {
        return false;
    }
    const std::size_t path = uri->components().path_begin;
    return matcher.match(text.substr(path, uri->components().query_end - path), found) ||
           matcher.match(uri->path(), found);
}

void append_match(fmt::memory_buffer& out, const match_command_options& options,
                  std::string_view text, bool matched, const template_match& found) {
    json_writer json(out);
    json.start_object();
    json.member_of_octets("input", text);
    if (!matched) {
        json.member("template", cell());
    } else {
        json.member_of_octets("template", options.matcher.template_text(found.index()));
    }
    json.start_object("values");
    for (std::size_t i = 0; matched && i < found.size(); ++i) {
        const matched_value value = found[i];
        if (!value.is_present()) {
            json.member(value.name, cell());
        } else if (options.decodes) {
            json.member_of_octets(value.name, value.decoded().str());
        } else {
            json.member(value.name, value.text);
        }
    }
    json.end_object();
    json.end_object();
}

}  // namespace

std::string mistake_in(const expand_command_options& options) {
    if (options.words.empty()) {
        return "give a template, such as '/users/{id}'";
    }
    for (std::size_t i = 1; i < options.words.size(); ++i) {
        if (!read_value(options.words[i])) {
            return fmt::format("'{}' is not NAME=VALUE or NAME[KEY]=VALUE", options.words[i]);
        }
    }
    const std::string& text = options.words[0];
    if (const auto expanded = expansion_of(options.words); !expanded) {
        return fmt::format("{}, at offset {} of '{}'", describe(expanded.error(), text),
                           expanded.error().offset, text);
    }
    return "";
}

int run_expand(const expand_command_options& options) {
    write_out(expansion_of(options.words).value() + "\n");
    return exit_ok;
}

std::string compile_templates(match_command_options& options) {
    std::vector<route> routes;
    for (const std::string& each : options.templates) {
        routes.push_back({each, "--template"});
    }
    std::string wrong = options.file.empty() ? "" : read_templates(options.file, routes);
    if (wrong.empty() && !options.openapi.empty()) {
        wrong = read_openapi(options.openapi, routes);
    }
    if (!wrong.empty()) {
        return wrong;
    }
    if (routes.empty()) {
        return "give a --template, or --templates FILE, or --openapi FILE";
    }
    std::vector<std::string_view> texts;
    for (const route& each : routes) {
        texts.push_back(each.text);
    }
    template_refusal why;
    const auto compiled = template_matcher::compile(texts, options.how, &why);
    if (!compiled) {
        const route& refused = routes[why.index];
        return fmt::format("{}: {}, at offset {} of '{}'", refused.place,
                           describe(why, refused.text), why.error.offset, refused.text);
    }
    options.matcher = *compiled;
    return "";
}

int run_match(const match_command_options& options) {
    const input_options& input = options.common.input;
    return answer_blocks(options.common, [&](const block& block, output& out) {
        template_match found;
        for_each_field(block, input, [&](const located_line& line) {
            out.write_each(line, [&](const located_line& one) {
                const std::string_view text = one.has_text() ? one.text : "";
                const bool matched = one.has_text() && match_text(options.matcher, text, found);
                append_match(out.text(), options, text, matched, found);
                out.text().push_back(input.separator());
            });
        });
    });
}

}  // namespace uriscan::cli
