// Writes the records of lines that are valid URIs, and makes no `record` for them: the values are
// copied from the lines at once.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstring>

#include "cli/output/uri_values.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

// Copies a value, and returns the end of the copy.  Copies of a fixed size are fast, so up to
// readable_after_end octets after the value are read, and copied, too.
inline char* put_readable(char* to, cell value) {
    constexpr std::size_t at_once = octet_buffer::readable_after_end;
    std::memcpy(to, value.data(), at_once);
    for (std::size_t i = at_once; i < value.size(); i += at_once) {
        std::memcpy(to + i, value.data() + i, at_once);
    }
    return to + value.size();
}

// The room for a record: `columns` of a URI, and for each of them so many `others` octets.
inline constexpr std::size_t longest_uri_in_row = 4096;
constexpr std::size_t room_for_row(std::size_t columns, std::size_t others) {
    constexpr std::size_t input_and_components = 2 * longest_uri_in_row;
    constexpr std::size_t static_text = 16;  // or the number of a port
    return input_and_components +
           columns * (others + static_text + octet_buffer::readable_after_end);
}

// Appends the records of rows, until a row is not valid, or is long, or many octets were appended.
// Returns the next row.  `put(char* to, const uri_view&)` writes a record, and returns its end.  It
// needs at most `room` octets, so there is one check of the room for many records.
template <class Put>
std::size_t append_rows(fmt::memory_buffer& out, const line_columns& columns, std::size_t row,
                        std::size_t room, Put put) {
    constexpr std::size_t most = std::size_t{64} * 1024;
    const std::size_t start = out.size();
    out.resize(start + most + room);
    char* to = out.data() + start;
    const char* const last = to + most;
    for (; row < columns.size() && to < last && columns.is_valid(row); ++row) {
        const uri_view uri = columns.uri(row);
        if (uri.text().size() > longest_uri_in_row) {
            break;
        }
        to = put(to, uri);
    }
    out.resize(static_cast<std::size_t>(to - out.data()));
    return row;
}

}  // namespace uriscan::cli
