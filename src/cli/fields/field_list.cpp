// Reads lists of fields.
#include "cli/fields/field_list.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace uriscan::cli {

field_list fields_of(column_list columns) {
    field_list fields;
    for (const column which : columns) {
        fields.push_back(field::of(which));
    }
    return fields;
}

std::vector<column> known_columns(column_list usual, bool has_logs) {
    std::vector<column> known(usual.begin(), usual.end());
    const auto has = [&](column which) { return std::ranges::find(known, which) != known.end(); };
    const auto add = [&](column which) {
        if (!has(which)) {
            known.push_back(which);
        }
    };
    if (!has(column::input)) {
        known.insert(known.begin(), column::input);
    }
    add(column::error_message);
    if (has(column::port)) {
        add(column::port_number);
    }
    std::ranges::for_each(columns_of_places, add);
    if (has_logs) {
        std::ranges::for_each(columns_of_log_lines, add);
    }
    return known;
}

field_list read_field_list(std::string_view names, column_list known) {
    field_list fields;
    for (std::size_t start = 0; start <= names.size();) {
        const std::size_t end = std::min(names.find(',', start), names.size());
        field made = field_named(names.substr(start, end - start), known);
        if (std::ranges::find(fields, made.name, &field::name) != fields.end()) {
            throw field_error(fmt::format("the field '{}' is named twice", made.name));
        }
        fields.push_back(std::move(made));
        start = end + 1;
    }
    return fields;
}

field_list number_derived(field_list& fields) {
    field_list derived;
    for (field& each : fields) {
        if (each.is_derived()) {
            each.place = derived.size();
            derived.push_back(each);
        }
    }
    return derived;
}

}  // namespace uriscan::cli
