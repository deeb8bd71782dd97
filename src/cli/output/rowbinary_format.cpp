// Writes records as rows of ClickHouse's format RowBinary.  There is nothing between rows.  The
// types of the columns are:
//
// - flags, such as valid: UInt8, or Nullable(UInt8) if the input can be NULL;
// - line, offset and error_offset: Nullable(UInt64);
// - port_number: Nullable(UInt16);
// - findings and lists such as query_keys: Array(String);
// - deviations: Array(Tuple(offset UInt64, component String, kind String));
// - all others: Nullable(String).
//
// An array cannot be Nullable.  It is empty if the value is absent.
#include <algorithm>
#include <span>
#include <utility>

#include "cli/output/rowbinary.hpp"
#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

char* put_nullable_integer(char* to, cell digits, std::size_t octets) {
    to = put_null_flag(to, digits);
    return digits.data() == nullptr
               ? to
               : put_integer(to, number_at_start<std::uint64_t>(digits), octets);
}

void append_items(fmt::memory_buffer& out, std::span<const cell> items) {
    std::size_t most = most_octets_of_length;
    for (const cell item : items) {
        most += most_octets_of_length + item.size();
    }
    append_put(out, most, [&](char* to) {
        to = put_length(to, items.size());
        for (const cell item : items) {
            to = put_string(to, item);
        }
        return to;
    });
}

// `names` has all names with commas between them.  An octet with the length of a name needs no more
// room than a comma.
char* put_names(char* to, cell names) {
    if (names.empty()) {
        return put_length(to, 0);
    }
    to = put_length(to, static_cast<std::size_t>(std::ranges::count(names, ',')) + 1);
    for (std::size_t start = 0; start <= names.size();) {
        const cell name = names.substr(start, names.find(',', start) - start);
        to = put_string(to, name);
        start += name.size() + 1;
    }
    return to;
}

void append_findings(fmt::memory_buffer& out, cell names) {
    append_put(out, most_octets_of_length + names.size() + 1,
               [&](char* to) { return put_names(to, names); });
}

// `text` has all deviations, such as "4:path:space", with commas between them.
void append_deviations(fmt::memory_buffer& out, const std::vector<deviation>& all, cell text) {
    const std::size_t most =
        most_octets_of_length + text.size() + sizeof(std::uint64_t) * all.size();
    append_put(out, most, [&](char* to) {
        to = put_length(to, all.size());
        for (const deviation& each : all) {
            to = put_integer(to, each.offset, sizeof(std::uint64_t));
            to = put_string(to, name_of(each.component));
            to = put_string(to, name_of(each.repair));
        }
        return to;
    });
}

void append_list(fmt::memory_buffer& out, const record& record, const field_slot& each) {
    switch (each.type) {
        case value_type::names: append_findings(out, record[each]); break;
        case value_type::deviations:
            append_deviations(out, record.all_deviations(), record[each]);
            break;
        default: append_items(out, record.items(each));
    }
}

constexpr bool is_list(value_type type) {
    return type == value_type::list || type == value_type::names || type == value_type::deviations;
}

struct rowbinary_cells : slot_cells {
    static constexpr bool has_separators = false;

    explicit rowbinary_cells(bool with_null) : can_be_null(with_null) {}

    static std::size_t room(const field_slot&) { return 1 + most_octets_of_length; }

    template <class Row>
    [[gnu::always_inline]] char* put_value(char* to, const Row& row, const field_slot& each) const {
        const cell value = row[each];
        if (is_list(each.type)) {
            if constexpr (!Row::is_uri) {
                if (value.data() != nullptr) {
                    return row.leave(
                        to, [&](fmt::memory_buffer& out) { append_list(out, row.from(), each); });
                }
            }
            return each.type == value_type::names ? put_names(to, value) : put_length(to, 0);
        }
        switch (each.type) {
            case value_type::flag:
                to = can_be_null ? put_null_flag(to, value) : to;
                return value.data() == nullptr ? to : put_octet(to, value.starts_with('1') ? 1 : 0);
            case value_type::number: return put_nullable_integer(to, value, sizeof(std::uint64_t));
            case value_type::port: return put_nullable_integer(to, value, sizeof(std::uint16_t));
            default: break;
        }
        to = put_null_flag(to, value);
        if (value.data() == nullptr) {
            return to;
        }
        to = put_length(to, value.size());
        if (row.is_plain(each)) {
            return row.copy(to, value);
        }
        return row.leave(to, [&](fmt::memory_buffer& out) { out.append(value); });
    }

    static char* end(char* to) { return to; }

    bool can_be_null;
};

}  // namespace

format_pointer make_rowbinary_format(field_list fields, bool can_be_null) {
    return std::make_unique<row_format<rowbinary_cells>>(std::move(fields),
                                                         rowbinary_cells(can_be_null));
}

}  // namespace uriscan::cli
