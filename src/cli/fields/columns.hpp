// The fields that the records of each command have.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "cli/fields/field_table.hpp"

namespace uriscan::cli {
namespace lists {

using enum field_id;

template <std::size_t Size>
constexpr std::array<field_id, Size + 1> followed_by(const std::array<field_id, Size>& columns,
                                                     field_id last) {
    std::array<field_id, Size + 1> all{};
    std::copy(columns.begin(), columns.end(), all.begin());
    all.back() = last;
    return all;
}

inline constexpr std::array components = {
    valid, scheme, userinfo, host,         host_kind,       port,
    path,  query,  fragment, error_offset, error_component, error_reason};
inline constexpr auto lenient_components = followed_by(components, deviations);
inline constexpr auto target_components = followed_by(components, form);
inline constexpr auto components_and_zone = followed_by(components, zone);
inline constexpr auto any_components = followed_by(followed_by(lenient_components, form), zone);
inline constexpr std::array hits = {
    line, offset, valid,    scheme,       userinfo,        host,         host_kind, port,
    path, query,  fragment, error_offset, error_component, error_reason, truncated};
inline constexpr std::array results = {valid, result, error_offset, error_component, error_reason};
inline constexpr auto repairs = followed_by(results, deviations);

// The input is one of these fields, because audit does not write a record for every line.
inline constexpr std::array findings_only = {input,        valid,           findings,
                                             error_offset, error_component, error_reason};
inline constexpr std::array audited_components = {
    input, valid, scheme,   userinfo, host,         host_kind,       port,
    path,  query, fragment, findings, error_offset, error_component, error_reason};

}  // namespace lists

// The stored fields (see field_table.hpp) of a command's records, in their order.
using column_list = std::span<const field_id>;

// The fields of parse and check: the usual ones, those with --lenient, those with --allow zone-ids,
// those with a rule for request targets, and those of all options together.
inline constexpr column_list columns_of_components = lists::components;
inline constexpr column_list columns_of_lenient_components = lists::lenient_components;
inline constexpr column_list columns_of_components_and_zone = lists::components_and_zone;
inline constexpr column_list columns_of_targets = lists::target_components;
inline constexpr column_list columns_of_any_components = lists::any_components;
inline constexpr column_list columns_of_hits = lists::hits;        // extract
inline constexpr column_list columns_of_results = lists::results;  // normalize, and such commands
inline constexpr column_list columns_of_repairs = lists::repairs;  // repair

// The fields of audit by default, and all fields that users can name.
inline constexpr column_list columns_of_findings = lists::findings_only;
inline constexpr column_list columns_of_audited_components = lists::audited_components;

// The fields that users can name for a command: the stored ones, and all that are derived from
// them.
struct known_fields {
    std::vector<field_id> stored;
    bool has_templates = false;  // whether the command reads URI templates
};

// Returns the fields that users can name for a command.  `usual` are the usual fields of its
// records.  Users can also name the input, the place of the line, the message of the error, and the
// number of the port.  If `has_logs` is true, they can also name the values of a log's line.
known_fields known_columns(column_list usual, bool has_logs, bool has_templates = false);

// Returns the fields that expressions and `stats` can name: those that any line can have.
const known_fields& columns_of_lines();

}  // namespace uriscan::cli
