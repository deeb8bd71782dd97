// What a table of `stats` counts: the values of a field, or the combinations of the values of
// several fields.  A table can have sums instead of counts: sums of the numbers in another field.
// It can also be limited to the lines in which a field has a certain value.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

struct counted_by {
    field_list parts;
    std::optional<field> summed;     // the field that is summed; without it, the table has counts
    std::optional<field> condition;  // if given: only lines count in which this field is `wanted`
    std::string wanted;

    // Returns whether the table just counts the values of the field with this name: without sums,
    // without a condition, and as they are written.
    bool is(std::string_view name) const {
        return parts.size() == 1 && parts.front().kind->name == name && !parts.front().is_decoded &&
               counts_each();
    }

    // Returns whether each line counts, and counts as 1.
    bool counts_each() const { return !summed && !condition; }

    // Returns whether the table has times, which are shown in their order.
    bool is_series() const { return parts.size() == 1 && parts.front().type() == value_type::time; }

    // Returns whether the table counts each item of a list.
    bool is_list() const { return parts.size() == 1 && parts.front().type() == value_type::list; }

    // Returns all fields that the table needs.  The first ones are `parts`.
    field_list all_fields() const;

    bool needs_log() const { return std::ranges::any_of(all_fields(), &field::needs_log); }
    bool needs_only_log() const { return std::ranges::all_of(all_fields(), &field::needs_log); }

    // Returns the name in the option, such as "host+status", "query:page", "size/path" or
    // "path@status=404", and the title of the table, such as "Hosts, Statuses".  In both, a key is
    // percent-encoded.
    std::string name() const;
    std::string title() const;
};

// Reads names that are separated by commas.  Names that are joined by "+" count combinations.  With
// "FIELD/" before them, the table has sums of this field.  With "@FIELD=VALUE" after them, only
// lines with this value count.  Throws usage_error.
std::vector<counted_by> read_tables(std::string_view list);

// This octet is between two values of a combination.  No value contains it.
inline constexpr char value_separator = '\n';

}  // namespace uriscan::cli
