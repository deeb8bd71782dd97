// Reads what is to be counted.
#include "cli/stats/counted_by.hpp"

#include <fmt/format.h>

namespace uriscan::cli {
namespace {

// Splits a text that is not empty, or has one empty part.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

counted_by read_table(std::string_view names) {
    counted_by table;
    for (const std::string_view name : split(names, '+')) {
        table.parts.push_back(field_named(name, columns_of_lines()));
        if (table.parts.back().which() == field_id::line) {
            throw field_error("'line' cannot be counted: each line has another number");
        }
    }
    const auto cannot_be_combined = [](const field& each) {
        return each.type() == value_type::list || each.kind->needs == need::error;
    };
    const auto found = std::ranges::find_if(table.parts, cannot_be_combined);
    if (table.parts.size() > 1 && found != table.parts.end()) {
        throw field_error(
            fmt::format("{} cannot be counted together with something else", found->name));
    }
    return table;
}

bool is_same(const counted_by& a, const counted_by& b) {
    return std::ranges::equal(a.parts, b.parts, &field::is_same);
}

}  // namespace

std::string counted_by::name() const {
    std::string name;
    for (const field& each : parts) {
        name.append(name.empty() ? "" : "+").append(each.name_in_stats());
    }
    return name;
}

std::string counted_by::title() const {
    std::string title;
    for (const field& each : parts) {
        title.append(title.empty() ? "" : ", ").append(each.title());
    }
    return title;
}

std::vector<counted_by> read_tables(std::string_view list) {
    std::vector<counted_by> tables;
    for (const std::string_view names : split(list, ',')) {
        counted_by added = read_table(names);
        const auto is_added = [&](const counted_by& each) { return is_same(each, added); };
        if (std::ranges::any_of(tables, is_added)) {
            throw field_error(fmt::format("'{}' is given twice", names));
        }
        tables.push_back(std::move(added));
    }
    return tables;
}

}  // namespace uriscan::cli
