// Writes records as comma-separated values (RFC 4180).  Only cells that need quotation marks get
// them.
#include <algorithm>
#include <array>
#include <utility>

#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

// Appends `before`, followed by `octets`, in one pair of quotation marks.
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

// Returns whether spreadsheets could read the cell as a formula.  The first octets of formulas are
// those on OWASP's page "CSV Injection" and in the Application Security Verification Standard (5.0,
// 1.2.10).  These lists also have the full-width forms of = + - and @.  Spaces at the start are
// ignored, because some programs drop them.
bool looks_like_formula(std::string_view value) {
    constexpr std::string_view octets("=+-@\t\r\n\0", 8);
    constexpr std::array<std::string_view, 4> full_width = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    return (!value.empty() && octets.find(value.front()) != octets.npos) ||
           std::ranges::any_of(full_width,
                               [&](std::string_view form) { return value.starts_with(form); });
}

struct csv_cells : slot_cells {
    static constexpr char delimiter = ',';
    static constexpr bool finds_commas = true;

    explicit csv_cells(bool does_defuse) : defuses(does_defuse) {}

    static std::size_t room(const field_slot&) { return std::string_view("\"'\",").size(); }

    // An empty value is in quotation marks, so that readers can tell it from an absent value.  A
    // plain value can have commas, but it has no quotation marks and no ends of lines.
    template <class Row>
    [[gnu::always_inline]] char* put_value(char* to, const Row& row, const field_slot& each) const {
        const cell value = row[each];
        if (value.data() == nullptr) {
            *to++ = delimiter;
            return to;
        }
        const std::string_view before = defuses && looks_like_formula(value) ? "'" : "";
        if (!row.is_plain(each)) {
            to = row.leave(to, [&](fmt::memory_buffer& out) { append_octets(out, before, value); });
        } else if (value.empty() || !before.empty() || has_comma(row, value)) {
            *to++ = '"';
            to = row.copy(put(to, before), value);
            *to++ = '"';
        } else {
            to = row.copy(to, value);
        }
        *to++ = delimiter;
        return to;
    }

    static char* end(char* to) { return to - sizeof delimiter; }

    bool defuses;

private:
    static bool has_comma(const record_row&, cell value) { return value.find(',') != cell::npos; }
    static bool has_comma(const uri_row& row, cell value) {
        return row.has_commas() && value.find(',') != cell::npos;
    }

    static void append_octets(fmt::memory_buffer& out, std::string_view before, cell value) {
        const bool is_quoted =
            value.empty() || !before.empty() || value.find_first_of(",\"\r\n") != cell::npos;
        is_quoted ? append_quoted(out, before, value) : out.append(value);
    }
};

}  // namespace

format_pointer make_csv_format(field_list fields, bool defuses) {
    return std::make_unique<row_format<csv_cells>>(std::move(fields), csv_cells(defuses));
}

}  // namespace uriscan::cli
