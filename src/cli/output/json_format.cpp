// Records as JSON Lines: one object per record, with the columns that the record has.  An absent
// value is null.
#include "cli/output/formats.hpp"
#include "cli/output/json.hpp"

namespace uriscan::cli {
namespace {

void write_error(json_writer& json, const record& record) {
    json.plain("error");
    json.StartObject();
    json.plain("offset");
    json.number(record[column::error_offset]);
    json.member("component", record[column::error_component]);
    json.member("reason", record[column::error_reason]);
    json.member_of_octets("message", record[column::error_message]);
    json.EndObject();
}

void write_findings(json_writer& json, const findings& found) {
    json.plain("findings");
    json.StartArray();
    for (const finding one : found) {
        json.plain(to_string(one));
    }
    json.EndArray();
}

void write_deviations(json_writer& json, const std::vector<deviation>& deviations) {
    json.plain("deviations");
    json.StartArray();
    for (const deviation& one : deviations) {
        json.StartObject();
        json.member("offset", std::uint64_t{one.offset});
        json.member("component", to_string(one.where));
        json.member("kind", to_string(one.what));
        json.EndObject();
    }
    json.EndArray();
}

void write_member(json_writer& json, const record& record, column which) {
    switch (which) {
        case column::line:
        case column::offset:
            json.plain(name_of(which));
            json.number(record[which]);
            break;
        case column::valid: json.member("valid", record[which] == "1"); break;
        case column::truncated:  // only truncated URIs have this member
            if (record[which] == "1") {
                json.member("truncated", true);
            }
            break;
        case column::findings: write_findings(json, record.found()); break;
        case column::deviations: write_deviations(json, record.all_deviations()); break;
        case column::error_offset: write_error(json, record); break;
        case column::error_component:
        case column::error_reason: break;  // written together with the offset
        default:
            if (record.holds_any_octets(which) && record[which].data() != nullptr) {
                json.member_of_octets(name_of(which), record[which]);
            } else {
                json.member(name_of(which), record[which]);
            }
    }
}

class json_format : public record_format {
public:
    explicit json_format(column_list columns) : columns_(columns) {}

    std::string header() const override { return ""; }

    void append(fmt::memory_buffer& out, const record& record) const override {
        json_stream stream{out};
        json_writer json(stream);
        json.StartObject();
        write_member(json, record, column::input);
        for (const column which : columns_) {
            if (which != column::input && record.has(which)) {
                write_member(json, record, which);
            }
        }
        json.EndObject();
    }

private:
    column_list columns_;
};

}  // namespace

format_pointer make_json_format(column_list columns) {
    return std::make_unique<json_format>(columns);
}

}  // namespace uriscan::cli
