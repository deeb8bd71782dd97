// Reads numbers and paths of fields.
#include "cli/arguments/tables.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "cli/arguments/values.hpp"
#include "cli/input/json_reader.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

// Splits `list` at its commas.  A comma after a backslash belongs to a name.
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

// Removes each backslash that is an escape.  Only a comma and a backslash need one.
void remove_backslashes(std::string& name) {
    std::string plain;
    for (std::size_t i = 0; i < name.size(); ++i) {
        i += name[i] == '\\' && i + 1 < name.size() ? 1 : 0;
        plain += name[i];
    }
    name = std::move(plain);
}

void check_path(const std::string& name, const char* option) {
    try {
        const json_path path(name);
    } catch (const std::invalid_argument& error) {
        throw usage_error("{}: '{}' is not a path such as request.url: {}", option, name,
                          error.what());
    }
}

bool has_only_digits(const std::string& name) {
    return std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
}

// Returns the number of a field.  In CSV, the name of a column is allowed, too, and gives 0.
std::size_t read_number(const std::string& name, const char* option, input_format format) {
    if (format == input_format::csv && !has_only_digits(name)) {
        return 0;
    }
    try {
        return static_cast<std::size_t>(whole_number(name, {1}));
    } catch (const usage_error& error) {
        const bool is_name = !name.empty() && is_alpha(name[0]);
        throw usage_error("{}: {}{}", option, error.what(),
                          (is_name ? "; names need --input-format csv or json" : ""));
    }
}

void read_numbers(field_options& fields) {
    refuse_if(fields.names.size() > 1 && fields.format == input_format::rowbinary,
              "--input-format rowbinary has the URIs in one column, so --field has one number");
    for (const std::string& name : fields.names) {
        fields.numbers.push_back(read_number(name, "--field", fields.format));
    }
    fields.number = fields.numbers.empty() ? 0 : fields.numbers.front();
    if (fields.has_base()) {
        fields.base_number = read_number(fields.base_name, "--base-field", fields.format);
    }
}

void check_paths(const field_options& fields) {
    for (const std::string& name : fields.names) {
        check_path(name, "--field");
    }
    if (fields.has_base()) {
        check_path(fields.base_name, "--base-field");
    }
}

}  // namespace

option_value field_names(field_options& target) {
    return text("NAMES",
                [&target](const std::string& list) { target.names = split_at_bare_commas(list); });
}

option_value base_field_name(field_options& target) {
    return text("NAME", [&target](const std::string& name) {
        refuse_if(name.empty(), "the name is empty");
        target.base_name = name;
    });
}

void read_field_names(field_options& fields, bool needs_path) {
    const auto lacks_field = [&](input_format format) {
        return fields.names.empty() && fields.format == format;
    };
    refuse_if(lacks_field(input_format::csv),
              "--input-format csv needs --field, such as --field url");
    refuse_if(lacks_field(input_format::blanks), "--input-format blanks needs --field N");
    refuse_if(lacks_field(input_format::json) && needs_path,
              "--input-format json needs --field, such as --field request.url");
    if (fields.format == input_format::json) {
        check_paths(fields);
        return;
    }
    if (fields.format == input_format::csv) {
        std::ranges::for_each(fields.names, remove_backslashes);
        remove_backslashes(fields.base_name);
    }
    read_numbers(fields);
}

}  // namespace uriscan::cli
