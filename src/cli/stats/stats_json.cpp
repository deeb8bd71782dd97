// The report as one JSON object.
#include "cli/output/json.hpp"
#include "cli/stats/stats_report.hpp"

namespace uriscan::cli {
namespace {

void write_table(json_writer& json, const report_table& table) {
    json.start_object(name_of(table.by));
    json.member("total", table.total);
    json.member("exact", table.is_exact());
    json.member("forgotten", table.forgotten);
    json.member("most_too_low", table.most_too_low);
    json.start_array("top");
    for (const report_row& row : table.rows) {
        json.start_object();
        json.member("value", row.value == absent_value ? cell() : row.value);
        json.member("count", row.count);
        json.end_object();
    }
    json.end_array();
    json.member("other_values", table.other_values);
    json.member("other_count", table.other_count);
    json.end_object();
}

}  // namespace

void append_json(fmt::memory_buffer& out, const stats_report& report) {
    json_writer json(out);
    json.start_object();
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
    json.end_object();
}

}  // namespace uriscan::cli
