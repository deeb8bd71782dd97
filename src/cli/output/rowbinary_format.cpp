// Writes records as rows of ClickHouse's format RowBinary.  There is nothing between rows.  The
// types of the columns are:
//
// - flags, such as valid: UInt8, or Nullable(UInt8) if the input can be NULL;
// - line, offset and error_offset: Nullable(UInt64);
// - port_number: Nullable(UInt16);
// - findings, query-all and query-keys: Array(String);
// - deviations: Array(Tuple(offset UInt64, component String, kind String));
// - all others: Nullable(String).
//
// An array cannot be Nullable.  It is empty if the value is absent.
#include <charconv>

#include <span>

#include "cli/output/formats.hpp"
#include "cli/output/rowbinary.hpp"

namespace uriscan::cli {
namespace {

char* put_nullable_integer(char* to, cell digits, std::size_t octets) {
    to = put_null_flag(to, digits);
    if (digits.data() == nullptr) {
        return to;
    }
    std::uint64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return put_integer(to, value, octets);
}

char* put_findings(char* to, const uriscan::audit_findings& found, bool is_absent) {
    std::uint64_t count = 0;
    for ([[maybe_unused]] const audit_finding one : found) {
        ++count;
    }
    to = put_length(to, is_absent ? 0 : count);
    for (const audit_finding one : is_absent ? uriscan::audit_findings() : found) {
        to = put_string(to, name_of(one));
    }
    return to;
}

// One deviation needs at most this many octets more than its text, such as "4:path:space,".
constexpr std::size_t more_octets_of_deviation = sizeof(std::uint64_t);

char* put_deviations(char* to, const std::vector<deviation>& deviations, bool is_absent) {
    to = put_length(to, is_absent ? 0 : deviations.size());
    for (std::size_t i = 0; i < (is_absent ? 0 : deviations.size()); ++i) {
        to = put_integer(to, deviations[i].offset, sizeof(std::uint64_t));
        to = put_string(to, name_of(deviations[i].component));
        to = put_string(to, name_of(deviations[i].repair));
    }
    return to;
}

char* put_list(char* to, std::span<const cell> items) {
    to = put_length(to, items.size());
    for (const cell item : items) {
        to = put_string(to, item);
    }
    return to;
}

class rowbinary_format : public record_format {
public:
    rowbinary_format(field_list with, bool can_be_null)
        : record_format(std::move(with)), can_be_null_(can_be_null) {}

    bool has_separators() const override { return false; }

    // Makes room for the whole record at once.
    void append(fmt::memory_buffer& out, const record& record) const override {
        const std::size_t octets = record.octets() + record[field_id::input].size() +
                                   slots().size() * (1 + most_octets_of_length) +
                                   (record.all_deviations().size() + 1) * more_octets_of_deviation;
        const std::size_t start = out.size();
        out.resize(start + octets);
        char* to = out.data() + start;
        for (const field_slot& each : slots()) {
            to = put_value(to, record, each);
        }
        out.resize(static_cast<std::size_t>(to - out.data()));
    }

private:
    char* put_value(char* to, const record& record, const field_slot& each) const {
        const cell value = record[each];
        switch (each.type) {
            case value_type::flag:
                to = can_be_null_ ? put_null_flag(to, value) : to;
                return value.data() == nullptr ? to : put_octet(to, value == "1" ? 1 : 0);
            case value_type::number: return put_nullable_integer(to, value, sizeof(std::uint64_t));
            case value_type::port: return put_nullable_integer(to, value, sizeof(std::uint16_t));
            case value_type::list: return put_list(to, record.items(each));
            case value_type::names:
                return put_findings(to, record.found(), value.data() == nullptr);
            case value_type::deviations:
                return put_deviations(to, record.all_deviations(), value.data() == nullptr);
            case value_type::text:
            case value_type::time:
            case value_type::octets: break;
        }
        return put_nullable_string(to, value);
    }

    bool can_be_null_;
};

}  // namespace

format_pointer make_rowbinary_format(field_list fields, bool can_be_null) {
    return std::make_unique<rowbinary_format>(std::move(fields), can_be_null);
}

}  // namespace uriscan::cli
