#include "cli/fields/columns.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace uriscan::cli {
namespace lists {

using enum field_id;

constexpr std::array hits = {
    line, offset, valid,    scheme,       userinfo,        host,         host_kind, port,
    path, query,  fragment, error_offset, error_component, error_reason, truncated};

template <std::size_t Size>
constexpr std::array<field_id, Size + 1> followed_by(const std::array<field_id, Size>& columns,
                                                     field_id last) {
    std::array<field_id, Size + 1> all{};
    std::copy(columns.begin(), columns.end(), all.begin());
    all.back() = last;
    return all;
}

constexpr std::array components = {
    valid, scheme, userinfo, host,         host_kind,       port,
    path,  query,  fragment, error_offset, error_component, error_reason};
constexpr auto lenient_components = followed_by(components, deviations);
constexpr auto target_components = followed_by(components, form);
constexpr auto components_and_zone = followed_by(components, zone);
constexpr auto any_components = followed_by(followed_by(lenient_components, form), zone);

constexpr std::array results_and_deviations = {valid,           result,       error_offset,
                                               error_component, error_reason, deviations};
constexpr column_list all_results = results_and_deviations;

// In audit, not every line has a record, so the input must be a column.
constexpr std::array audited = {input,        valid,           findings,
                                error_offset, error_component, error_reason};
constexpr std::array audited_components = {
    input, valid, scheme,   userinfo, host,         host_kind,       port,
    path,  query, fragment, findings, error_offset, error_component, error_reason};

}  // namespace lists

const column_list columns_of_components = lists::components;
const column_list columns_of_lenient_components = lists::lenient_components;
const column_list columns_of_components_and_zone = lists::components_and_zone;
const column_list columns_of_targets = lists::target_components;
const column_list columns_of_any_components = lists::any_components;
const column_list columns_of_hits = lists::hits;
const column_list columns_of_repairs = lists::all_results;
const column_list columns_of_results = lists::all_results.first(lists::all_results.size() - 1);
const column_list columns_of_findings = lists::audited;
const column_list columns_of_audited_components = lists::audited_components;

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
