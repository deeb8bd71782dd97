// Makes the lists of fields that users can name.
#include "cli/fields/columns.hpp"

#include <utility>

namespace uriscan::cli {

known_fields known_columns(column_list usual, bool has_logs, bool has_templates) {
    std::vector<field_id> known(usual.begin(), usual.end());
    const auto has = [&](field_id which) { return std::ranges::find(known, which) != known.end(); };
    const auto add = [&](field_id which) {
        if (!has(which)) {
            known.push_back(which);
        }
    };
    if (!has(field_id::input)) {
        known.insert(known.begin(), field_id::input);
    }
    add(field_id::error_message);
    if (has(field_id::port)) {
        add(field_id::port_number);
    }
    for (const field_kind& each : field_table) {
        if (each.needs == need::place || (has_logs && each.needs == need::log)) {
            add(each.from);
        }
    }
    return {std::move(known), has_templates};
}

const known_fields& columns_of_lines() {
    static const known_fields known = known_columns(columns_of_components, true, true);
    return known;
}

}  // namespace uriscan::cli
