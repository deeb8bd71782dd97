// The columns of a log in the extended format of the W3C.  Lines that start with # are directives.
// The last #Fields directive before a line names its columns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/logs/log_line.hpp"

namespace uriscan::cli {

// The start of the directive that names the columns.
inline constexpr std::string_view fields_directive = "#Fields:";

class w3c_columns {
public:
    // Does nothing if the line is not a #Fields directive.
    void read_directive(std::string_view line);

    // Returns whether some column can have a URI.
    bool has_uris() const;

    // Reads the parts of a row.  Most of them are slices of the line.  A part that is made of two
    // columns, or that has a decoded quotation mark, points into this object, and is valid until
    // the next call.  Returns nothing if the row has all columns.
    std::optional<line_fault> read(std::string_view line, log_line& read, bool decodes);

    // Returns all columns of the current row, even if it has too many or too few.
    std::span<const std::string_view> values() const { return values_; }

    // Return the columns of the current row that can have a target, or "-".
    std::string_view uri() const { return (*this)[column::uri]; }
    std::string_view stem() const { return (*this)[column::stem]; }
    std::string_view query() const {
        const std::string_view query = (*this)[column::query];
        return query.substr(query.starts_with('?') ? 1 : 0);
    }

private:
    enum class column : std::uint8_t {
        method,
        uri,
        stem,
        query,
        referer,
        date,
        time,
        status,
        client,
        size,
        user_agent,
        scheme,
        host,
        port,
    };

    // Returns the value in this column of the current row, or "-" if there is no such column.
    std::string_view operator[](column which) const;

    void split_row(std::string_view line);
    void split(std::string_view line, int plain, bool has_strings);
    void decode_strings(std::string_view line);
    std::string_view target();
    std::string_view date_and_time();

    std::size_t count_ = 0;
    bool has_strings_ = true;  // whether a column can be in quotation marks
    bool has_mark_ = false;    // whether non-empty queries start with "?", as with cs-uri-path
    std::array<std::optional<std::size_t>, static_cast<std::size_t>(column::port) + 1> at_;
    std::vector<std::string_view> values_;  // the columns of the current row
    std::vector<std::size_t> doubled_;      // the columns in which "" stands for a quotation mark
    std::string target_, time_, strings_;
};

}  // namespace uriscan::cli
