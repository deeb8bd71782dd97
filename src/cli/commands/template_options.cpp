// Reads and compiles URI templates.
#include "cli/commands/template_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "cli/input/escaped_text.hpp"
#include "cli/system/input_file.hpp"
#include "cli/system/names.hpp"
#include "json_scanner.hpp"
#include "octets/hexadecimal.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

// Collects the names of the members of the object `paths`, which is itself a member of the
// document.
class paths_of_openapi {
public:
    explicit paths_of_openapi(std::vector<std::string>& paths) : paths_(paths) {}

    void key(std::string_view raw, bool) {
        std::string name;
        append_decoded(name, raw, escapes::json);
        if (depth_ == 1) {
            is_paths_ = name == "paths";
        } else if (depth_ == 2 && is_paths_ && name.starts_with('/')) {  // others are extensions
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

// Returns the contents of a file without a byte order mark.
std::string contents_of(const std::string& file) {
    try {
        input_file in(file);
        std::string contents;
        char octets[1 << 16];
        while (const std::size_t size = in.read(octets, sizeof octets, [] {})) {
            contents.append(octets, size);
        }
        const bool has_mark = contents.starts_with("\xEF\xBB\xBF");
        return has_mark ? contents.substr(3) : contents;
    } catch (const read_error& error) {
        throw file_error(file, error.what());
    }
}

// A template, and where it was given.
struct route {
    std::string text;
    std::string place;
    bool is_in_file = true;
};

void read_templates(const std::string& file, std::vector<route>& routes) {
    const std::string contents = contents_of(file);
    std::size_t number = 0;
    for (std::string_view rest = contents; !rest.empty();) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        ++number;
        if (!line.empty()) {
            routes.push_back({std::string(line), fmt::format("{}:{}", file, number)});
        }
    }
    if (routes.empty()) {
        throw file_error(file, "there are no templates");
    }
}

// Says whether the name of a variable can have this octet.
bool can_be_in_name(char octet) {
    const std::string expression = {'{', octet, '}'};
    return uri_template::parse(std::string_view(expression)).has_value();
}

// Makes a URI template of a path of OpenAPI.  In OpenAPI, the name of a parameter can be any text.
// RFC 6570 does not allow all names: `user-id`, for instance.  Octets that it does not allow are
// percent-encoded (section 2.3).
std::string template_of_path(std::string_view path) {
    std::string made;
    while (!path.empty()) {
        const std::size_t end = path.front() == '{' ? path.find('}') + 1 : path.find('{');
        const std::string_view part = path.substr(0, end == 0 ? path.npos : end);
        path.remove_prefix(part.size());
        if (!part.starts_with('{') || !part.ends_with('}') || uri_template::parse(part)) {
            made += part;
            continue;
        }
        made += '{';
        for (const char octet : part.substr(1, part.size() - 2)) {
            if (can_be_in_name(octet)) {
                made += octet;
            } else {
                const auto triplet = triplet_of(octet);
                made.append(triplet.data(), triplet.size());
            }
        }
        made += '}';
    }
    return made;
}

void read_openapi(const std::string& file, std::vector<route>& routes) {
    const std::string contents = contents_of(file);
    std::vector<std::string> paths;
    paths_of_openapi visitor(paths);
    const auto* const begin = reinterpret_cast<const unsigned char*>(contents.data());
    const auto scanned =
        json_scanner<paths_of_openapi>::scan(begin, begin + contents.size(), visitor);
    if (scanned.error != json_error::none) {
        throw file_error(file, fmt::format("not JSON, at offset {}", scanned.end - begin));
    }
    if (paths.empty()) {
        throw file_error(file, "there are no 'paths'");
    }
    for (const std::string& path : paths) {
        routes.push_back({template_of_path(path), file});
    }
}

}  // namespace

void compile_templates(template_options& options) {
    std::vector<route> routes;
    for (const std::string& each : options.templates) {
        routes.push_back(
            {each, options.place.empty() ? "--" + options.name : options.place, false});
    }
    if (!options.file.empty()) {
        read_templates(options.file, routes);
    }
    if (!options.openapi.empty()) {
        read_openapi(options.openapi, routes);
    }
    std::vector<std::string_view> texts;
    for (const route& each : routes) {
        texts.push_back(each.text);
    }
    template_refusal why;
    const auto compiled = template_matcher::compile(texts, options.how, &why);
    if (!compiled) {
        const route& refused = routes[why.index];
        const std::string wrong =
            fmt::format("{}, at offset {} of '{}'", describe(why, refused.text), why.error.offset,
                        refused.text);
        if (refused.is_in_file) {
            throw file_error(refused.place, wrong);
        }
        throw usage_error("{}: {}", refused.place, wrong);
    }
    options.matcher = *compiled;
}

std::vector<std::string> names_of_variables(const template_matcher& templates) {
    std::vector<std::string> names;
    std::unordered_set<std::string_view> added;
    for (std::size_t i = 0; i < templates.size(); ++i) {
        const auto parsed = uri_template::parse(templates.template_text(i));
        parsed->for_each_variable([&](const template_variable& each) {
            if (added.insert(each.name).second) {
                names.emplace_back(each.name);
            }
        });
    }
    return names;
}

void give_templates(const template_options& options, std::span<field* const> fields) {
    const std::vector<std::string> names = names_of_variables(options.matcher);
    for (field* const each : fields) {
        if (!each->needs_templates()) {
            continue;
        }
        each->templates = &options.matcher;
        const bool has_name = !each->kind->argument.empty();
        if (has_name && std::ranges::find(names, each->key) == names.end()) {
            throw usage_error("no template has the variable '{}'{}", each->key,
                              hint_for(each->key, names));
        }
    }
}

void use_templates(template_options& options, std::vector<field*> fields) {
    std::erase_if(fields, [](const field* each) { return !each->needs_templates(); });
    if (fields.empty()) {
        refuse_if(options.are_given(), "--{} needs the field template or template:NAME",
                  options.given_option());
        return;
    }
    refuse_if(!options.are_given(), "the field '{}' needs --templates, --openapi or --{}",
              fields.front()->name, options.name);
    compile_templates(options);
    give_templates(options, fields);
}

}  // namespace uriscan::cli
