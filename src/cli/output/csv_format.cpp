// Writes records as comma-separated values (RFC 4180).  Only cells that need quotes have them.
#include <algorithm>
#include <array>

#include "cli/output/formats.hpp"

namespace uriscan::cli {
namespace {

// Appends `before` and `octets` in quotation marks.
void append_quoted(fmt::memory_buffer& out, std::string_view before, std::string_view octets) {
    out.push_back('"');
    out.append(before);
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

// Returns whether spreadsheets could read the cell as a formula.  The page "CSV Injection" of OWASP
// and the Application Security Verification Standard (5.0, 1.2.10) name these first octets, and the
// full-width forms of = + - and @.  Some programs drop spaces before them.
bool looks_like_formula(std::string_view value) {
    constexpr std::string_view octets("=+-@\t\r\n\0", 8);
    constexpr std::array<std::string_view, 4> full_width = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    return (!value.empty() && octets.find(value.front()) != octets.npos) ||
           std::ranges::any_of(full_width,
                               [&](std::string_view form) { return value.starts_with(form); });
}

class csv_format : public record_format {
public:
    csv_format(column_list columns, bool defuses) : columns_(columns), defuses_(defuses) {}

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
    // An empty value is quoted, so that readers can tell it from an absent value.
    void append_cell(fmt::memory_buffer& out, const record& record, column which) const {
        const cell value = record[which];
        const bool is_empty_not_absent = value.empty() && value.data() != nullptr;
        if (defuses_ && looks_like_formula(value)) {
            append_quoted(out, "'", value);
        } else if (is_empty_not_absent || needs_quotes(record, which)) {
            append_quoted(out, "", value);
        } else {
            out.append(value);
        }
    }

    column_list columns_;
    bool defuses_;
};

}  // namespace

format_pointer make_csv_format(column_list columns, bool defuses) {
    return std::make_unique<csv_format>(columns, defuses);
}

}  // namespace uriscan::cli
