// Writes records as tab-separated values.
#include <algorithm>
#include <array>
#include <utility>

#include "cli/output/formats.hpp"
#include "cli/output/uri_rows.hpp"
#include "cli/system/buffer.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view absent = "\\N";

// Copies octets, and escapes those that have a meaning in TSV.  Returns the end of the copy.  `to`
// must have room for twice the size of `octets`.
char* put_escaped(char* to, std::string_view octets) {
    constexpr std::string_view special("\\\t\n\r\0", 5);
    constexpr std::string_view escapes = "\\tnr0";
    for (const char octet : octets) {
        const std::size_t found = special.find(octet);
        if (found != std::string_view::npos) {
            *to++ = '\\';
        }
        *to++ = found != std::string_view::npos ? escapes[found] : octet;
    }
    return to;
}

class tsv_format : public record_format {
public:
    tsv_format(field_list with, bool escapes)
        : record_format(std::move(with)),
          has_input_(std::ranges::find(fields(), field_id::input, &field::which) != fields().end()),
          escapes_(escapes),
          is_usual_(std::ranges::equal(slots(), usual, {}, &field_slot::which)) {}

    std::string header() const override {
        std::string names;
        for (const field& each : fields()) {
            names.append(names.empty() ? "" : "\t").append(each.name);
        }
        return names;
    }

    // Makes room for the whole record at once.
    void append(fmt::memory_buffer& out, const record& record) const override {
        const std::size_t octets =
            record.octets() + (has_input_ ? record[field_id::input].size() : 0);
        const std::size_t start = out.size();
        out.resize(start + 2 * octets + fields().size() * (absent.size() + 1));
        char* to = out.data() + start;
        for (const field_slot& each : slots()) {
            to = put_cell(to, record, each);
            *to++ = '\t';
        }
        out.resize(static_cast<std::size_t>(to - out.data()) - 1);  // without the last tab
    }

    std::size_t append_uris(fmt::memory_buffer& out, const line_columns& lines, std::size_t row,
                            char separator) const override {
        const std::size_t room = room_for_row(slots().size(), absent.size() + 1);
        if (is_usual_) {
            return append_rows(out, lines, row, room, [&](char* to, const uri_view& uri) {
                to = put_usual(to, uri, std::make_index_sequence<usual.size()>());
                to[-1] = separator;  // instead of the last tab
                return to;
            });
        }
        return append_rows(out, lines, row, room, [&](char* to, const uri_view& uri) {
            for (const field_slot& each : slots()) {
                to = put_readable_cell(to, readable_value(uri, each.which));
            }
            to[-1] = separator;  // instead of the last tab
            return to;
        });
    }

private:
    static constexpr std::array usual = {
        field_id::valid,        field_id::scheme,          field_id::userinfo,
        field_id::host,         field_id::host_kind,       field_id::port,
        field_id::path,         field_id::query,           field_id::fragment,
        field_id::error_offset, field_id::error_component, field_id::error_reason};

    static char* put_readable_cell(char* to, cell value) {
        to = value.data() == nullptr ? put(to, absent) : put_readable(to, value);
        *to++ = '\t';
        return to;
    }

    // Writes the usual columns, which the compiler knows, so that nothing depends on them.
    template <std::size_t... I>
    static char* put_usual(char* to, const uri_view& uri, std::index_sequence<I...>) {
        ((to = put_known<usual[I]>(to, uri)), ...);
        return to;
    }

    template <field_id Which>
    [[gnu::always_inline]] static char* put_known(char* to, const uri_view& uri) {
        return put_readable_cell(to, readable_value(uri, Which));
    }

    char* put_cell(char* to, const record& record, const field_slot& each) const {
        const cell value = record[each];
        if (value.data() == nullptr) {
            return put(to, absent);
        }
        return escapes_ && record.holds_any_octets(each) ? put_escaped(to, value) : put(to, value);
    }

    bool has_input_;
    bool escapes_;
    bool is_usual_;  // whether the columns are the usual ones
};

}  // namespace

format_pointer make_tsv_format(field_list fields, bool escapes) {
    return std::make_unique<tsv_format>(std::move(fields), escapes);
}

}  // namespace uriscan::cli
