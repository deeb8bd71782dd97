// What a table of `stats` counts: the values of a field, or the combinations of the values of
// several fields.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

struct counted_by {
    field_list parts;

    // Returns whether the table counts only the field with this name in the table of fields.
    bool is(std::string_view name) const {
        return parts.size() == 1 && parts.front().kind->name == name && !parts.front().is_decoded;
    }

    // Returns whether the table has times in their order.
    bool is_series() const { return parts.size() == 1 && parts.front().type() == value_type::time; }

    // Returns whether the table counts each item of a list.
    bool is_list() const { return parts.size() == 1 && parts.front().type() == value_type::list; }

    bool needs_log() const { return std::ranges::any_of(parts, &field::needs_log); }
    bool needs_only_log() const { return std::ranges::all_of(parts, &field::needs_log); }

    // Returns the name in the option, such as "host+status" or "query:page", and the title of the
    // table, such as "Hosts, Statuses".  In both, a key is percent-encoded.
    std::string name() const;
    std::string title() const;
};

// Reads names that are separated by commas.  Names that are joined by "+" count combinations.
// Throws field_error.
std::vector<counted_by> read_tables(std::string_view list);

// Between two values of a combination.  No value has this octet.
inline constexpr char value_separator = '\n';

}  // namespace uriscan::cli
