// Reads numbers and paths of fields.
#include "cli/arguments/tables.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

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

// A backslash was only needed before a comma or a backslash.
void remove_backslashes(std::string& name) {
    std::string plain;
    for (std::size_t i = 0; i < name.size(); ++i) {
        i += name[i] == '\\' && i + 1 < name.size() ? 1 : 0;
        plain += name[i];
    }
    name = std::move(plain);
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

bool has_only_digits(const std::string& name) {
    return std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
}

// Reads the name of a field.  In CSV, a name that is not a number is a column that the header
// names.
std::string read_name(const std::string& name, const char* option, input_format format,
                      std::size_t& number) {
    const bool is_column = format == input_format::csv && !has_only_digits(name);
    return is_column ? "" : read_number(name, option, number);
}

std::string read_numbers(field_options& fields) {
    if (fields.names.size() > 1 && fields.format == input_format::rowbinary) {
        return "--input-format rowbinary has the URIs in one column, so --field has one number";
    }
    for (const std::string& name : fields.names) {
        fields.numbers.push_back(0);
        std::string mistake = read_name(name, "--field", fields.format, fields.numbers.back());
        if (!mistake.empty()) {
            return mistake;
        }
    }
    fields.number = fields.numbers.empty() ? 0 : fields.numbers.front();
    return fields.has_base()
               ? read_name(fields.base_name, "--base-field", fields.format, fields.base_number)
               : "";
}

std::string mistake_in_paths(const field_options& fields) {
    for (const std::string& name : fields.names) {
        if (std::string mistake = mistake_in_path(name, "--field"); !mistake.empty()) {
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

std::string read_field_names(field_options& fields, bool needs_path) {
    const bool may_be_missing = fields.format == input_format::json && !needs_path;
    if (fields.names.empty() && !may_be_missing) {
        switch (fields.format) {
            case input_format::csv: return "--input-format csv needs --field, such as --field url";
            case input_format::blanks: return "--input-format blanks needs --field N";
            case input_format::json:
                return "--input-format json needs --field, such as --field request.url";
            case input_format::lines:
            case input_format::tsv:
            case input_format::rowbinary: break;
        }
    }
    if (fields.format == input_format::json) {
        return mistake_in_paths(fields);
    }
    if (fields.format == input_format::csv) {
        std::ranges::for_each(fields.names, remove_backslashes);
        remove_backslashes(fields.base_name);
    }
    return read_numbers(fields);
}

}  // namespace uriscan::cli
