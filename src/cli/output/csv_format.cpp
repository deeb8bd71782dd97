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
bool needs_quotes(cell value, bool holds_any_octets) {
    return holds_any_octets ? value.find_first_of(",\"\r\n") != cell::npos
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
    csv_format(field_list with, bool defuses) : record_format(std::move(with)), defuses_(defuses) {}

    std::string header() const override {
        std::string names;
        for (const field& each : fields()) {
            names.append(names.empty() ? "" : ",").append(each.name);
        }
        return names;
    }

    void append(fmt::memory_buffer& out, const record& record) const override {
        for (const field_slot& each : slots()) {
            if (&each != slots().data()) {
                out.push_back(',');
            }
            append_cell(out, record, each);
        }
    }

private:
    // An empty value is quoted, so that readers can tell it from an absent value.
    void append_cell(fmt::memory_buffer& out, const record& record, const field_slot& each) const {
        const cell value = record[each];
        const bool is_empty_not_absent = value.empty() && value.data() != nullptr;
        if (defuses_ && looks_like_formula(value)) {
            append_quoted(out, "'", value);
        } else if (is_empty_not_absent || needs_quotes(value, record.holds_any_octets(each))) {
            append_quoted(out, "", value);
        } else {
            out.append(value);
        }
    }

    bool defuses_;
};

}  // namespace

format_pointer make_csv_format(field_list fields, bool defuses) {
    return std::make_unique<csv_format>(std::move(fields), defuses);
}

}  // namespace uriscan::cli
