// The columns of each command.
#include "cli/fields/columns.hpp"

#include <algorithm>
#include <array>

#include "cli/input/logs/log_values.hpp"

namespace uriscan::cli {
namespace {

using enum column;

constexpr std::array places = {file, line, offset, raw};
constexpr std::array log_lines = {column::time, status, method, client, size, user_agent, referer};

// log_values has the same values in the same order.
static_assert(std::ranges::equal(log_lines, log_value_names, {},
                                 [](column which) { return name_of(which); }));

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

}  // namespace uriscan::cli
