// The report as one JSON object.
#include "cli/output/json.hpp"
#include "cli/stats/stats_report.hpp"

namespace uriscan::cli {
namespace {

void write_table(json_writer& json, const report_table& table) {
    json.plain(name_of(table.by));
    json.StartObject();
    json.member("total", table.total);
    json.member("exact", table.is_exact());
    json.member("forgotten", table.forgotten);
    json.member("most_too_low", table.most_too_low);
    json.plain("top");
    json.StartArray();
    for (const report_row& row : table.rows) {
        json.StartObject();
        json.member("value", row.value == absent_value ? cell() : row.value);
        json.member("count", row.count);
        json.EndObject();
    }
    json.EndArray();
    json.member("other_values", table.other_values);
    json.member("other_count", table.other_count);
    json.EndObject();
}

}  // namespace

void append_json(fmt::memory_buffer& out, const stats_report& report) {
    json_stream stream{out};
    json_writer json(stream);
    json.StartObject();
    json.member("total", report.all.texts);
    json.member("valid", report.all.valid);
    json.member("invalid", report.invalid());
    json.member("octets", report.all.octets);
    json.member("shortest", report.shortest());
    json.member("longest", report.all.longest);
    json.plain("by");
    json.StartObject();
    for (const report_table& table : report.tables) {
        write_table(json, table);
    }
    json.EndObject();
    if (report.is_partial) {
        json.member("partial", true);
    }
    json.EndObject();
}

}  // namespace uriscan::cli
