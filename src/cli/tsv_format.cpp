// Records as tab-separated values.
#include "cli/formats.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view absent = "\\N";

// Any octets in one cell, so that the row keeps its cells and the output its rows.
void append_escaped(fmt::memory_buffer& out, std::string_view octets) {
    constexpr std::string_view special("\\\t\n\r\0", 5);
    constexpr std::string_view escapes = "\\tnr0";
    for (const char octet : octets) {
        const std::size_t found = special.find(octet);
        if (found != std::string_view::npos) {
            out.push_back('\\');
        }
        out.push_back(found != std::string_view::npos ? escapes[found] : octet);
    }
}

class tsv_format : public record_format {
public:
    tsv_format(column_list columns, bool escapes) : columns_(columns), escapes_(escapes) {}

    std::string header() const override {
        std::string names;
        for (const column which : columns_) {
            names.append(names.empty() ? "" : "\t").append(name_of(which));
        }
        return names;
    }

    void append(fmt::memory_buffer& out, const record& record) const override {
        std::size_t size = 0;
        for (const column which : columns_) {
            size += record[which].size() + absent.size() + 1;
        }
        out.reserve(out.size() + size);
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (i != 0) {
                out.push_back('\t');
            }
            append_cell(out, record, columns_[i]);
        }
    }

private:
    void append_cell(fmt::memory_buffer& out, const record& record, column which) const {
        const cell value = record[which];
        if (value.data() == nullptr) {
            out.append(absent);
        } else if (escapes_ && record.holds_any_octets(which)) {
            append_escaped(out, value);
        } else {
            out.append(value);
        }
    }

    column_list columns_;
    bool escapes_;
};

}  // namespace

format_pointer make_tsv_format(column_list columns, bool escapes) {
    return std::make_unique<tsv_format>(columns, escapes);
}

}  // namespace uriscan::cli
