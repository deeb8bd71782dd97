// Writes records as an IPC stream of Apache Arrow.  A batch of this format has its values column by
// column.  So append() and append_uris() only collect rows, and pack() makes one batch of them.
//
// The types of the columns are Bool, UInt64 (line, offset and error_offset), UInt16 (port_number),
// List<Utf8> (findings), List<Binary> (lists such as query_keys), Binary (input and other texts of
// any octets) and Utf8.  All can be null.
#include <utility>
#include <vector>

#include "cli/output/arrow_columns.hpp"
#include "cli/output/arrow_messages.hpp"
#include "cli/output/arrow_rows.hpp"
#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

struct arrow_cells : slot_cells {
    static constexpr bool has_separators = false;

    static std::size_t room(const field_slot&) { return sizeof(row_size); }

    [[gnu::always_inline]] char* put_value(char* to, const record_row& row,
                                           const field_slot& each) const {
        const cell value = row[each];
        if (value.data() != nullptr && (each.type == value_type::list || !row.is_plain(each))) {
            return row.leave(to, [&](fmt::memory_buffer& rows) {
                each.type == value_type::list ? append_list(rows, row.from().items(each))
                                              : append_value(rows, value);
            });
        }
        to = put_object(to, size_of_value(value));
        return value.data() == nullptr ? to : row.copy(to, value);
    }

    static char* end(char* to) { return to; }
};

class arrow_format : public value_format<arrow_cells> {
public:
    using value_format::value_format;

    std::string start() const override { return arrow_schema(fields()); }
    std::string end() const override { return std::string(arrow_end); }

    std::size_t append_uris(fmt::memory_buffer& out, const uri_rows& rows, char) const override {
        return append_group_of_uris(out, rows);
    }

    void pack(fmt::memory_buffer& rows, octet_buffer& octets) const override {
        arrow_buffers buffers(octets);
        std::vector<row_group> groups;
        std::uint64_t count = 0;
        std::size_t most_octets = rows.size();  // the most octets of a column
        for (std::string_view rest(rows.data(), rows.size()); !rest.empty();) {
            const row_group& group = groups.emplace_back(rest, slots().size());
            count += group.is_record() ? 1 : group.uris;
            most_octets += group.is_record() ? 0 : group.most_octets();
        }
        if (count == 0) {
            return;
        }
        for (const field_slot& slot : slots()) {
            arrow_column column(slot.type, count, most_octets, buffers);
            for (row_group& group : groups) {
                if (group.is_record()) {
                    column.add(take_value(group.octets));
                } else {
                    add_uris(column, slot, group,
                             std::make_index_sequence<arrow_cells::usual.size()>());
                }
            }
            column.end();
        }
        rows.clear();
        append_start_of_batch(rows, buffers.batch(count));
    }

private:
    // For the usual fields and the input, the compiler knows the field, which makes their code
    // faster.
    template <std::size_t... I>
    static void add_uris(arrow_column& column, const field_slot& slot, const row_group& uris,
                         std::index_sequence<I...>) {
        const bool is_known = add_if<field_id::input>(column, slot, uris) ||
                              (add_if<arrow_cells::usual[I].which>(column, slot, uris) || ...);
        const bool is_of_findings = slot.which == field_id::findings;  // these URIs have none
        for (std::uint64_t row = 0; row < uris.uris && !is_known; ++row) {
            column.add(is_of_findings ? cell("") : readable_value(uris[row], slot.which));
        }
    }

    // If the slot has the field `which`, adds the values of this field.
    template <field_id which>
    static bool add_if(arrow_column& column, const field_slot& slot, const row_group& uris) {
        const bool is_same = slot.cell == index_of(which);
        if (is_same) {
            column.add<which>(uris);
        }
        return is_same;
    }
};

}  // namespace

format_pointer make_arrow_format(field_list fields) {
    return std::make_unique<arrow_format>(std::move(fields));
}

}  // namespace uriscan::cli
