// The report as one JSON object.
#include <algorithm>

#include "cli/output/json.hpp"
#include "cli/stats/stats_report.hpp"

namespace uriscan::cli {
namespace {

cell cell_of(std::string_view value) {
    return value == absent_value ? cell() : value;
}

// Writes a value.  For a combination, writes an object with its values.  A combination that was
// cut, because it is too long, is written as a text.
void write_value(json_writer& json, const counted_by& by, std::string_view value) {
    const auto separators = static_cast<std::size_t>(std::ranges::count(value, value_separator));
    if (separators + 1 != by.parts.size()) {
        json.member("value", cell(shown_value(value)));
        return;
    }
    if (separators == 0) {
        json.member("value", cell_of(value));
        return;
    }
    json.start_object("value");
    for (const field& each : by.parts) {
        const std::string_view own = value.substr(0, value.find(value_separator));
        json.member(each.name_in_stats(), cell_of(own));
        value.remove_prefix(std::min(own.size() + 1, value.size()));
    }
    json.end_object();
}

void write_table(json_writer& json, const report_table& table) {
    json.start_object(table.by.name());
    json.member("total", table.total);
    json.member("exact", table.is_exact());
    json.member("forgotten", table.forgotten);
    json.member("most_too_low", table.most_too_low);
    json.start_array("top");
    for (const report_row& row : table.rows) {
        json.start_object();
        write_value(json, table.by, row.value);
        json.member(table.by.summed ? "sum" : "count", row.count);
        json.end_object();
    }
    json.end_array();
    json.member("other_values", table.other_values);
    json.member("other_count", table.other_count);
    json.end_object();
}

// Writes the members of the object of a report.
void write_members(json_writer& json, const stats_report& report) {
    json.member("total", report.all.texts);
    json.member("valid", report.all.valid);
    json.member("invalid", report.invalid());
    json.member("octets", report.all.octets);
    json.member("shortest", report.shortest());
    json.member("longest", report.all.longest);
    json.start_object("by");
    for (const report_table& table : report.tables) {
        write_table(json, table);
    }
    json.end_object();
    if (report.is_partial) {
        json.member("partial", true);
    }
}

}  // namespace

void append_json(fmt::memory_buffer& out, std::span<const stats_report> reports) {
    json_writer json(out);
    json.start_object();
    for (const stats_report& report : reports) {
        if (report.name.empty()) {
            write_members(json, report);
        } else {
            json.start_object(report.name);
            write_members(json, report);
            json.end_object();
        }
    }
    json.end_object();
}

}  // namespace uriscan::cli
