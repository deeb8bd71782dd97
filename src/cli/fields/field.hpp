// A field is a value that users can name for --fields, templates and expressions.  It is a column
// of the records, or a value that is derived from a column:
//
//     decoded:FIELD   the value with its percent-encoding decoded
//     authority       [userinfo "@"] host [":" port] (RFC 3986, section 3.2)
//     domain          the registrable domain of the host, in lower case
//     effective_port  the port, or the default port of the scheme
//     segment:N       segment N of the path; N counts from 1, or from -1 at the end
//     query:KEY       the value of the first parameter of the query with this key
//     query-all:KEY   the values of all these parameters
//     query-keys      the keys of all parameters
//
// KEY is compared with the decoded keys of the query.  KEY can be percent-encoded itself.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/columns.hpp"

namespace uriscan::cli {

struct field_error : std::runtime_error {
    using runtime_error::runtime_error;
};

enum class derivation : std::uint8_t {
    none,
    authority,
    domain,
    effective_port,
    segment,
    query_value,
    query_values,
    query_keys,
};

struct field {
    // Returns the field that is this column.
    static field of(column which);

    bool is_derived() const { return how != derivation::none || is_decoded; }
    value_type type() const;

    std::string name;              // as the user wrote it
    column which = column::input;  // the column, or the column from which the value is derived
    derivation how = derivation::none;
    bool is_decoded = false;
    long segment = 0;      // the N of segment:N, which is not 0
    std::string key = {};  // the decoded KEY

    // Among the derived fields of a record, the place of this one.
    std::size_t place = 0;
};

// Sets of columns have a bit for each column, and this bit for all derived fields.
inline constexpr std::uint64_t bit_of_derived = std::uint64_t{1} << 63;
static_assert(column_count < 63);

constexpr std::uint64_t bit_of(column which) {
    return std::uint64_t{1} << static_cast<unsigned>(which);
}

// What a format needs to know of a field, for each record.
struct field_slot {
    explicit field_slot(const field& of);

    std::size_t cell;   // the number of the value in a record: a column, or after all columns
    std::uint64_t bit;  // of the column, or bit_of_derived
    column which;
    bool can_have_any_octets;  // even if the column has none
    value_type type;
};

// Reads the name of a field.  Throws field_error, if the field does not exist or is not derived
// from the columns `known`.
field field_named(std::string_view name, column_list known);

// Returns the names of the fields, for messages and help: those of the columns `known`, and those
// that can be derived from them.
std::vector<std::string> names_of_fields(column_list known);

}  // namespace uriscan::cli
