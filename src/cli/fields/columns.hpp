// The columns that records can have.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace uriscan::cli {

enum class column : std::uint8_t {
    input,
    line,    // the number of the line, counted from 1
    offset,  // the place of the text in the line, in octets, counted from 0
    valid,
    scheme,
    userinfo,
    host,
    host_kind,
    port,
    path,
    query,
    fragment,
    result,
    findings,
    error_offset,
    error_component,
    error_reason,
    error_message,
    deviations,   // the repaired octets, each as OFFSET:COMPONENT:KIND, separated by commas
    truncated,    // whether the URI that was found in a text was cut off; see extract.hpp
    form,         // the form of a request target, such as "origin"
    port_number,  // the port without leading zeros, if it is a number up to 65535
    file,         // the name of the file, as in messages
    raw,          // the line, octet for octet
    time,         // this value and the next ones are those of a line of a log
    status,
    method,
    client,
    size,
    user_agent,
    referer,
    last = referer
};

inline constexpr std::size_t column_count = static_cast<std::size_t>(column::last) + 1;

// The columns from `scheme` to `fragment` are the components of a URI.
inline constexpr std::size_t first_component = static_cast<std::size_t>(column::scheme);
inline constexpr std::size_t component_count =
    static_cast<std::size_t>(column::fragment) - first_component + 1;

// No name of a column has more octets.
inline constexpr std::size_t most_name_octets = 15;

// Returns the column's name, such as "host_kind".  The text is static.
std::string_view name_of(column);

// The type of the values in a column.
enum class value_type : std::uint8_t {
    text,    // always UTF-8
    octets,  // any octets
    flag,    // "0" or "1"
    number,  // in decimal
    port,    // a number up to 65535
    names,   // the names of findings
    list,    // texts, each of any octets
    deviations,
};

value_type type_of(column);

// The columns of a command's rows, in their order.
using column_list = std::span<const column>;

extern const column_list columns_of_places;              // in all records, if asked for
extern const column_list columns_of_log_lines;           // in records of logs, if asked for
extern const column_list columns_of_components;          // parse and check
extern const column_list columns_of_lenient_components;  // parse --lenient
extern const column_list columns_of_targets;             // parse with a rule for request targets
extern const column_list columns_of_any_components;      // parse, with any options
extern const column_list columns_of_hits;                // extract
extern const column_list columns_of_results;             // normalize, resolve and relativize
extern const column_list columns_of_repairs;             // repair
extern const column_list columns_of_audited_components;  // audit, if asked for
extern const column_list columns_of_findings;            // audit

}  // namespace uriscan::cli
