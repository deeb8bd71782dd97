// Reads numbers and paths of fields.
#include "cli/arguments/field_names.hpp"

#include <stdexcept>

#include "cli/arguments/values.hpp"
#include "cli/input/json_reader.hpp"

namespace uriscan::cli {
namespace {

// Splits `list` at its commas.  After a backslash, a comma belongs to a name.
std::vector<std::string> split_at_bare_commas(const std::string& list) {
    std::vector<std::string> names(1);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == ',') {
            names.emplace_back();
            continue;
        }
        names.back() += list[i];
        if (list[i] == '\\' && i + 1 < list.size()) {
            names.back() += list[++i];
        }
    }
    return names;
}

std::string read_number(const std::string& name, const char* option, std::size_t& number) {
    try {
        number = static_cast<std::size_t>(whole_number(name, {1}));
    } catch (const usage_error& error) {
        return std::string(option) + ": " + error.what();
    }
    return "";
}

std::string mistake_in_path(const std::string& name, const char* option) {
    try {
        const json_path path(name);
    } catch (const std::invalid_argument& error) {
        return std::string(option) + ": '" + name +
               "' is not a path such as request.url: " + error.what();
    }
    return "";
}

std::string read_numbers(field_options& fields) {
    std::string mistake;
    if (fields.names.size() > 1) {
        return "--field: several fields need --input-format json";
    }
    if (!fields.names.empty()) {
        mistake = read_number(fields.names.front(), "--field", fields.number);
    }
    if (mistake.empty() && fields.has_base()) {
        mistake = read_number(fields.base_name, "--base-field", fields.base_number);
    }
    return mistake;
}

std::string mistake_in_paths(const field_options& fields) {
    if (fields.names.empty()) {
        return "--input-format json needs --field, such as --field request.url";
    }
    for (const std::string& name : fields.names) {
        if (const std::string mistake = mistake_in_path(name, "--field"); !mistake.empty()) {
            return mistake;
        }
    }
    return fields.has_base() ? mistake_in_path(fields.base_name, "--base-field") : "";
}

}  // namespace

option_value field_names(field_options& target) {
    return text("NAMES",
                [&target](const std::string& list) { target.names = split_at_bare_commas(list); });
}

option_value base_field_name(field_options& target) {
    return text("NAME", [&target](const std::string& name) {
        if (name.empty()) {
            throw usage_error("the name is empty");
        }
        target.base_name = name;
    });
}

std::string read_field_names(field_options& fields) {
    return fields.format == input_format::json ? mistake_in_paths(fields) : read_numbers(fields);
}

}  // namespace uriscan::cli
