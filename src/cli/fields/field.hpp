// A field as users name it: a row of the table of fields, with its argument.
//
// In a name, users can also write "-" instead of "_", because some names had a "-" in earlier
// versions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/fields/columns.hpp"
#include "cli/fields/field_table.hpp"
#include "cli/system/names.hpp"

namespace uriscan {
class template_matcher;
}

namespace uriscan::cli {

struct field {
    // Returns a stored field.
    static field of(field_id which);

    // Returns whether the value is not stored, but computed.
    bool is_derived() const { return kind->is_derived() || is_decoded; }

    // Returns the stored field, or the first one from which the value is made.
    field_id which() const { return kind->from; }

    value_type type() const;
    bool needs_log() const { return kind->needs == need::log; }
    bool needs_templates() const { return kind->functions.needs_templates; }

    // Returns whether the value depends on more than the text: on the place of the text, or on a
    // log.
    bool needs_place() const { return kind->needs == need::place || needs_log(); }

    // Returns the name that the reports of `stats` show.  In it, `key` is percent-encoded again, so
    // that all ways to write the same KEY give the same name.
    std::string name_in_stats() const;

    // Returns the title of the field's table in `stats`.
    std::string title() const;

    const field_kind* kind = field_table.data();
    std::string name;  // as the user wrote it
    bool is_decoded = false;
    long segment = 0;      // the N of segment:N, which is not 0
    std::string key = {};  // the decoded KEY, as in query:KEY, or the NAME of template:NAME

    // If the field needs templates, they are set after all options were read.
    const template_matcher* templates = nullptr;

    // The index of this field in the record's list of derived fields.
    std::size_t place = 0;
};

// A set of fields has one bit for each stored field, and one more bit for all derived fields
// together.
inline constexpr std::uint64_t bit_of_derived = std::uint64_t{1} << 63;
static_assert(stored_count < 63);

// The facts about a field that a format needs to write its value in each record.
struct field_slot {
    explicit field_slot(const field& of);
    constexpr explicit field_slot(field_id of)
        : cell(index_of(of)),
          bit(bit_of(of)),
          which(of),
          can_have_any_octets(false),
          type(type_of(of)) {}
    friend constexpr bool operator==(const field_slot&, const field_slot&) = default;

    std::size_t cell;          // the index of the value in a record; derived values come last
    std::uint64_t bit;         // the bit of the stored field, or bit_of_derived
    field_id which;            // the value of field::which()
    bool can_have_any_octets;  // true if the value is decoded
    value_type type;
};

// Reads the name of a field.  Throws usage_error if there is no such field.  Also throws
// usage_error if the command cannot have it: the field is not in `known`, and not derived from
// these fields.
field field_named(std::string_view name, const known_fields& known);

// The names of fields, and what they mean.
using field_descriptions = std::vector<std::pair<std::string, std::string>>;

// Describes the fields `known` and those that are derived from them, for help.
field_descriptions described_fields(const known_fields& known);

// Returns the names of these fields, for messages and completions.
std::vector<std::string> names_of_fields(const known_fields& known);

// Fields in the order in which they are written.
using field_list = std::vector<field>;

field_list fields_of(column_list columns);

// Reads names that are separated by commas.  Throws usage_error if a field is unknown, or is named
// twice.
field_list read_field_list(std::string_view names, const known_fields& known);

// Returns the derived fields of `fields`.  Sets `place` of each of them to its index in the result.
field_list number_derived(field_list& fields);

}  // namespace uriscan::cli
