// The names of the columns, and the columns of each command.
#include "cli/fields/columns.hpp"

#include <algorithm>
#include <array>

#include "cli/input/log_values.hpp"

namespace uriscan::cli {
namespace {

using enum column;

struct named_column {
    column which;
    std::string_view name;
};

constexpr auto names = std::to_array<named_column>({{input, "input"},
                                                    {line, "line"},
                                                    {offset, "offset"},
                                                    {valid, "valid"},
                                                    {scheme, "scheme"},
                                                    {userinfo, "userinfo"},
                                                    {host, "host"},
                                                    {host_kind, "host_kind"},
                                                    {port, "port"},
                                                    {path, "path"},
                                                    {query, "query"},
                                                    {fragment, "fragment"},
                                                    {result, "result"},
                                                    {findings, "findings"},
                                                    {error_offset, "error_offset"},
                                                    {error_component, "error_component"},
                                                    {error_reason, "error_reason"},
                                                    {error_message, "error_message"},
                                                    {deviations, "deviations"},
                                                    {truncated, "truncated"},
                                                    {form, "form"},
                                                    {port_number, "port_number"},
                                                    {file, "file"},
                                                    {raw, "raw"},
                                                    {column::time, "time"},
                                                    {status, "status"},
                                                    {method, "method"},
                                                    {client, "client"},
                                                    {size, "size"},
                                                    {user_agent, "user_agent"},
                                                    {referer, "referer"}});

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].which != static_cast<column>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(names.size() == column_count && is_in_order());
static_assert(std::ranges::all_of(names, [](const named_column& each) {
    return each.name.size() <= most_name_octets;
}));

constexpr std::array places = {file, line, offset, raw};
constexpr std::array log_lines = {column::time, status, method, client, size, user_agent, referer};

// log_values has the same values in the same order.
static_assert(std::ranges::equal(log_lines, log_value_names, {}, [](column which) {
    return names[static_cast<std::size_t>(which)].name;
}));

constexpr std::array hits = {
    line, offset, valid,    scheme,       userinfo,        host,         host_kind, port,
    path, query,  fragment, error_offset, error_component, error_reason, truncated};

template <std::size_t Size>
constexpr std::array<column, Size + 1> followed_by(const std::array<column, Size>& columns,
                                                   column last) {
    std::array<column, Size + 1> all{};
    std::copy(columns.begin(), columns.end(), all.begin());
    all.back() = last;
    return all;
}

constexpr std::array components = {
    valid, scheme, userinfo, host,         host_kind,       port,
    path,  query,  fragment, error_offset, error_component, error_reason};
constexpr auto lenient_components = followed_by(components, deviations);
constexpr auto target_components = followed_by(components, form);
constexpr auto any_components = followed_by(lenient_components, form);

constexpr std::array results_and_deviations = {valid,           result,       error_offset,
                                               error_component, error_reason, deviations};
constexpr column_list all_results = results_and_deviations;

// In audit, not every line has a record, so the input must be a column.
constexpr std::array audited = {input,        valid,           findings,
                                error_offset, error_component, error_reason};
constexpr std::array audited_components = {
    input, valid, scheme,   userinfo, host,         host_kind,       port,
    path,  query, fragment, findings, error_offset, error_component, error_reason};

}  // namespace

const column_list columns_of_places = places;
const column_list columns_of_log_lines = log_lines;
const column_list columns_of_components = components;
const column_list columns_of_lenient_components = lenient_components;
const column_list columns_of_targets = target_components;
const column_list columns_of_any_components = any_components;
const column_list columns_of_hits = hits;
const column_list columns_of_repairs = all_results;
const column_list columns_of_results = all_results.first(all_results.size() - 1);
const column_list columns_of_findings = audited;
const column_list columns_of_audited_components = audited_components;

value_type type_of(column which) {
    switch (which) {
        case input:
        case file:
        case raw:
        case column::time:
        case method:
        case client:
        case user_agent:
        case referer: return value_type::octets;
        case valid:
        case truncated: return value_type::flag;
        case line:
        case offset:
        case status:
        case size:
        case error_offset: return value_type::number;
        case port_number: return value_type::port;
        case column::findings: return value_type::names;
        case deviations: return value_type::deviations;
        default: return value_type::text;
    }
}

std::string_view name_of(column which) {
    return names[static_cast<std::size_t>(which)].name;
}

}  // namespace uriscan::cli
