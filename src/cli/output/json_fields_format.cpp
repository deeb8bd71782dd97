// Records with the fields of --fields as JSON Lines: one object per record.  All objects have the
// same members in the same order.  The member of a value that is absent is null.
#include "cli/output/formats.hpp"
#include "cli/output/json.hpp"
#include "cli/output/json_lists.hpp"

namespace uriscan::cli {
namespace {

void write_digits(json_writer& json, std::string_view name, cell digits) {
    json.member_of_digits(name, digits.data() == nullptr ? "null" : digits);
}

void write_flag(json_writer& json, std::string_view name, cell flag) {
    json.member_of_digits(name, flag.data() == nullptr ? "null" : flag == "1" ? "true" : "false");
}

void write_text(json_writer& json, const record& record, column which) {
    const cell value = record[which];
    if (value.data() != nullptr && record.holds_any_octets(which)) {
        json.member_of_octets(name_of(which), value);
    } else {
        json.member(name_of(which), value);
    }
}

void write_field(json_writer& json, const record& record, column which) {
    const std::string_view name = name_of(which);
    const cell value = record[which];
    switch (type_of(which)) {
        case value_type::text:
        case value_type::octets: write_text(json, record, which); break;
        case value_type::flag: write_flag(json, name, value); break;
        case value_type::number:
        case value_type::port: write_digits(json, name, value); break;
        case value_type::names:
        case value_type::deviations:
            if (value.data() == nullptr) {
                json.member(name, value);
            } else if (type_of(which) == value_type::names) {
                write_findings(json, record.found());
            } else {
                write_deviations(json, record.all_deviations());
            }
    }
}

class json_fields_format : public record_format {
public:
    explicit json_fields_format(column_list fields) : fields_(fields) {}

    void append(fmt::memory_buffer& out, const record& record) const override {
        json_writer json(out);
        json.start_object();
        for (const column which : fields_) {
            write_field(json, record, which);
        }
        json.end_object();
    }

private:
    column_list fields_;
};

}  // namespace

format_pointer make_json_fields_format(column_list fields) {
    return std::make_unique<json_fields_format>(fields);
}

}  // namespace uriscan::cli
