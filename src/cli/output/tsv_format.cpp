// Writes records as tab-separated values.
#include <algorithm>

#include "cli/output/buffer.hpp"
#include "cli/output/formats.hpp"

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
    tsv_format(column_list columns, bool escapes)
        : columns_(columns),
          has_input_(std::ranges::find(columns, column::input) != columns.end()),
          escapes_(escapes) {}

    std::string header() const override {
        std::string names;
        for (const column which : columns_) {
            names.append(names.empty() ? "" : "\t").append(name_of(which));
        }
        return names;
    }

    // Makes room for the whole record at once.
    void append(fmt::memory_buffer& out, const record& record) const override {
        const std::size_t octets =
            record.octets() + (has_input_ ? record[column::input].size() : 0);
        const std::size_t start = out.size();
        out.resize(start + 2 * octets + columns_.size() * (absent.size() + 1));
        char* to = out.data() + start;
        for (const column which : columns_) {
            to = put_cell(to, record, which);
            *to++ = '\t';
        }
        out.resize(static_cast<std::size_t>(to - out.data()) - 1);  // without the last tab
    }

private:
    char* put_cell(char* to, const record& record, column which) const {
        const cell value = record[which];
        if (value.data() == nullptr) {
            return put(to, absent);
        }
        return escapes_ && record.holds_any_octets(which) ? put_escaped(to, value) : put(to, value);
    }

    column_list columns_;
    bool has_input_;
    bool escapes_;
};

}  // namespace

format_pointer make_tsv_format(column_list columns, bool escapes) {
    return std::make_unique<tsv_format>(columns, escapes);
}

}  // namespace uriscan::cli
