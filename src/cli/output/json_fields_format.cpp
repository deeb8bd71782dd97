// Records with the fields of --fields as JSON Lines: one object per record.  All objects have the
// same members in the same order.  The member of a value that is absent is null.
#include <utility>

#include "cli/output/formats.hpp"
#include "cli/output/json.hpp"
#include "cli/output/json_lists.hpp"
#include "cli/output/json_rows.hpp"

namespace uriscan::cli {
namespace {

void write_digits(json_writer& json, std::string_view name, cell digits) {
    json.member_of_digits(name, digits.data() == nullptr ? "null" : digits);
}

void write_flag(json_writer& json, std::string_view name, cell flag) {
    json.member_of_digits(name, flag.data() == nullptr ? "null" : flag == "1" ? "true" : "false");
}

void write_text(json_writer& json, const record& record, std::string_view name,
                const field_slot& each) {
    const cell value = record[each];
    if (value.data() != nullptr && record.holds_any_octets(each)) {
        json.member_of_octets(name, value);
    } else {
        json.member(name, value);
    }
}

void write_list(json_writer& json, const record& record, std::string_view name,
                const field_slot& each) {
    json.start_array(name);
    for (const cell item : record.items(each)) {
        json.element_of_octets(item);
    }
    json.end_array();
}

void write_present_list(json_writer& json, const record& record, std::string_view name,
                        const field_slot& each) {
    switch (each.type) {
        case value_type::list: write_list(json, record, name, each); break;
        case value_type::names: write_findings(json, record.found()); break;
        default: write_deviations(json, record.all_deviations());
    }
}

void write_field(json_writer& json, const record& record, std::string_view name,
                 const field_slot& each) {
    const cell value = record[each];
    switch (each.type) {
        case value_type::text:
        case value_type::time:
        case value_type::octets: write_text(json, record, name, each); break;
        case value_type::flag: write_flag(json, name, value); break;
        case value_type::number:
        case value_type::port: write_digits(json, name, value); break;
        case value_type::list:
        case value_type::names:
        case value_type::deviations:
            if (value.data() == nullptr) {
                json.member(name, value);
            } else {
                write_present_list(json, record, name, each);
            }
    }
}

// A name of a field can have a key that the user chose.
field_list with_names_for_json(field_list fields) {
    for (field& each : fields) {
        each.name = json_escaped(each.name);
    }
    return fields;
}

class json_fields_format : public record_format {
public:
    explicit json_fields_format(field_list with)
        : record_format(with_names_for_json(std::move(with))), rows_(columns_of(slots())) {}

    void append(fmt::memory_buffer& out, const record& record) const override {
        json_writer json(out);
        json.start_object();
        for (std::size_t i = 0; i < slots().size(); ++i) {
            write_field(json, record, fields()[i].name, slots()[i]);
        }
        json.end_object();
    }

    std::size_t append_uris(fmt::memory_buffer& out, const line_columns& lines, std::size_t row,
                            char separator) const override {
        return rows_.append(out, lines, row, separator);
    }

private:
    static std::vector<field_id> columns_of(const std::vector<field_slot>& slots) {
        std::vector<field_id> columns;
        for (const field_slot& each : slots) {
            columns.push_back(each.which);
        }
        return columns;
    }

    json_rows rows_;
};

}  // namespace

format_pointer make_json_fields_format(field_list fields) {
    return std::make_unique<json_fields_format>(std::move(fields));
}

}  // namespace uriscan::cli
