// Writes records as comma-separated values (RFC 4180).  Only cells that need quotes have them.
#include "cli/output/formats.hpp"

namespace uriscan::cli {
namespace {

void append_quoted(fmt::memory_buffer& out, std::string_view octets) {
    out.push_back('"');
    for (const char octet : octets) {
        if (octet == '"') {
            out.push_back('"');
        }
        out.push_back(octet);
    }
    out.push_back('"');
}

// Returns whether the cell must be quoted.  Components of valid URIs and static names can contain
// commas, but neither quotation marks nor line ends.
bool needs_quotes(const record& record, column which) {
    const cell value = record[which];
    return record.holds_any_octets(which) ? value.find_first_of(",\"\r\n") != cell::npos
                                          : value.find(',') != cell::npos;
}

// An empty value is quoted, so that readers can tell it from an absent value.
void append_cell(fmt::memory_buffer& out, const record& record, column which) {
    const cell value = record[which];
    const bool is_empty_not_absent = value.empty() && value.data() != nullptr;
    if (is_empty_not_absent || needs_quotes(record, which)) {
        append_quoted(out, value);
    } else {
        out.append(value);
    }
}

class csv_format : public record_format {
public:
    explicit csv_format(column_list columns) : columns_(columns) {}

    std::string header() const override {
        std::string names;
        for (const column which : columns_) {
            names.append(names.empty() ? "" : ",").append(name_of(which));
        }
        return names;
    }

    void append(fmt::memory_buffer& out, const record& record) const override {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (i != 0) {
                out.push_back(',');
            }
            append_cell(out, record, columns_[i]);
        }
    }

private:
    column_list columns_;
};

}  // namespace

format_pointer make_csv_format(column_list columns) {
    return std::make_unique<csv_format>(columns);
}

}  // namespace uriscan::cli
