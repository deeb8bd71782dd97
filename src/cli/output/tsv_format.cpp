// Writes records as tab-separated values.
#include <utility>

#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view absent = "\\N";

// Appends octets, with escapes for those that have a meaning in TSV.
void append_escaped(fmt::memory_buffer& out, std::string_view octets) {
    constexpr std::string_view special("\\\t\n\r\0", 5);
    constexpr std::string_view escapes = "\\tnr0";
    const std::size_t start = out.size();
    out.resize(start + 2 * octets.size());
    char* to = out.data() + start;
    for (const char octet : octets) {
        const std::size_t found = special.find(octet);
        if (found != std::string_view::npos) {
            *to++ = '\\';
        }
        *to++ = found != std::string_view::npos ? escapes[found] : octet;
    }
    out.resize(static_cast<std::size_t>(to - out.data()));
}

struct tsv_cells : slot_cells {
    static constexpr char delimiter = '\t';

    explicit tsv_cells(bool with_escapes) : escapes(with_escapes) {}

    static std::size_t room(const field_slot&) { return absent.size() + sizeof delimiter; }

    template <class Row>
    [[gnu::always_inline]] char* put_value(char* to, const Row& row, const field_slot& each) const {
        const cell value = row[each];
        if (value.data() == nullptr) {
            to = put(to, absent);
        } else if (row.is_plain(each)) {
            to = row.copy(to, value);
        } else {
            to = row.leave(to, [&](fmt::memory_buffer& out) {
                escapes ? append_escaped(out, value) : out.append(value);
            });
        }
        *to++ = delimiter;
        return to;
    }

    static char* end(char* to) { return to - sizeof delimiter; }

    bool escapes;
};

}  // namespace

format_pointer make_tsv_format(field_list fields, bool escapes) {
    return std::make_unique<row_format<tsv_cells>>(std::move(fields), tsv_cells(escapes));
}

}  // namespace uriscan::cli
