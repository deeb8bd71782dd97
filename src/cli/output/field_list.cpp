// Finds fields by their names.
#include "cli/output/field_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "cli/output/listed.hpp"

namespace uriscan::cli {
namespace {

bool has(const field_list& fields, column which) {
    return std::ranges::find(fields, which) != fields.end();
}

}  // namespace

field_list known_fields(column_list usual) {
    field_list known = {usual.begin(), usual.end()};
    if (!has(known, column::input)) {
        known.insert(known.begin(), column::input);
    }
    known.push_back(column::error_message);
    if (has(known, column::port)) {
        known.push_back(column::port_number);
    }
    return known;
}

column field_named(std::string_view name, const field_list& known) {
    const auto found = std::ranges::find(known, name, name_of);
    if (found != known.end()) {
        return *found;
    }
    std::vector<std::string> names;
    for (const column which : known) {
        names.emplace_back(name_of(which));
    }
    throw field_error(fmt::format("there is no field '{}', only {}", name, listed(names)));
}

field_list read_field_list(std::string_view names, column_list usual) {
    const field_list known = known_fields(usual);
    field_list fields;
    for (std::size_t start = 0; start <= names.size();) {
        const std::size_t end = std::min(names.find(',', start), names.size());
        const column which = field_named(names.substr(start, end - start), known);
        if (has(fields, which)) {
            throw field_error(fmt::format("the field '{}' is named twice", name_of(which)));
        }
        fields.push_back(which);
        start = end + 1;
    }
    return fields;
}

}  // namespace uriscan::cli
