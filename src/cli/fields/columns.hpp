// The columns that records can have.
#pragma once

#include <algorithm>
#include <array>
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

struct named_column {
    column which;
    std::string_view name;
};

inline constexpr auto column_names = std::to_array<named_column>({
    {column::input, "input"},
    {column::line, "line"},
    {column::offset, "offset"},
    {column::valid, "valid"},
    {column::scheme, "scheme"},
    {column::userinfo, "userinfo"},
    {column::host, "host"},
    {column::host_kind, "host_kind"},
    {column::port, "port"},
    {column::path, "path"},
    {column::query, "query"},
    {column::fragment, "fragment"},
    {column::result, "result"},
    {column::findings, "findings"},
    {column::error_offset, "error_offset"},
    {column::error_component, "error_component"},
    {column::error_reason, "error_reason"},
    {column::error_message, "error_message"},
    {column::deviations, "deviations"},
    {column::truncated, "truncated"},
    {column::form, "form"},
    {column::port_number, "port_number"},
    {column::file, "file"},
    {column::raw, "raw"},
    {column::time, "time"},
    {column::status, "status"},
    {column::method, "method"},
    {column::client, "client"},
    {column::size, "size"},
    {column::user_agent, "user_agent"},
    {column::referer, "referer"},
});
static_assert(column_names.size() == column_count);
static_assert(std::ranges::all_of(column_names, [](const named_column& each) {
    return each.name.size() <= most_name_octets &&
           &each - column_names.data() == static_cast<std::ptrdiff_t>(each.which);
}));

// Returns the column's name, such as "host_kind".  The text is static.
constexpr std::string_view name_of(column which) {
    return column_names[static_cast<std::size_t>(which)].name;
}

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

constexpr value_type type_of(column which) {
    switch (which) {
        case column::input:
        case column::file:
        case column::raw:
        case column::time:
        case column::method:
        case column::client:
        case column::user_agent:
        case column::referer: return value_type::octets;
        case column::valid:
        case column::truncated: return value_type::flag;
        case column::line:
        case column::offset:
        case column::status:
        case column::size:
        case column::error_offset: return value_type::number;
        case column::port_number: return value_type::port;
        case column::findings: return value_type::names;
        case column::deviations: return value_type::deviations;
        default: return value_type::text;
    }
}

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
