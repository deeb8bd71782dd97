// Rows that the Arrow format has collected but not yet written.  All are in one buffer:
//
// - The row of a record has a value for each column: its size plus 1, and its octets.  If the value
//   is absent, there is only a 0.
// - A group of URIs starts with one number: `mark_of_uris` plus the number of the URIs.  Then come
//   the address of the text that was parsed, and the columns of offsets that parse_lines() has
//   made.  The octets of the text are not copied.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

#include "cli/output/formats.hpp"
#include "cli/output/uri_values.hpp"
#include "cli/system/buffer.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

using row_size = std::uint64_t;  // the size of a value plus 1, or 0
using row_offset = std::uint32_t;

inline constexpr row_size mark_of_uris = row_size{1} << 63;
inline constexpr std::size_t columns_of_uris = 8;  // all of line_column before `stop`
static_assert(static_cast<std::size_t>(line_column::stop) == columns_of_uris);

template <class Object>
[[gnu::always_inline]] inline char* put_object(char* to, const Object& object) {
    return put(to, {reinterpret_cast<const char*>(&object), sizeof object});
}

template <class Object>
[[gnu::always_inline]] inline Object object_at(const char* octets) {
    Object object;
    std::memcpy(&object, octets, sizeof object);
    return object;
}

inline row_size size_of_value(cell value) {
    return value.data() == nullptr ? 0 : row_size{value.size()} + 1;
}

inline void append_value(fmt::memory_buffer& rows, cell value) {
    char size[sizeof(row_size)];
    put_object(size, size_of_value(value));
    rows.append(std::string_view(size, sizeof size));
    rows.append(value);
}

// Appends a list as one value.  In its octets, each item is again a size plus 1, and octets.
inline void append_list(fmt::memory_buffer& rows, std::span<const cell> items) {
    fmt::memory_buffer list;
    for (const cell item : items) {
        append_value(list, item);
    }
    append_value(rows, view_of(list));
}

// Removes the first value from `rows`, which start with values of a record, and returns it.
inline cell take_value(std::string_view& rows) {
    const auto size = object_at<row_size>(rows.data());
    rows.remove_prefix(sizeof size);
    if (size == 0) {
        return {};
    }
    const cell value = rows.substr(0, size - 1);
    rows.remove_prefix(value.size());
    return value;
}

// Appends these rows, up to the first row that is not valid or has findings.  Returns the number of
// this row, or `rows.end` if there is no such row.
inline std::size_t append_group_of_uris(fmt::memory_buffer& out, const uri_rows& rows) {
    const line_columns& lines = rows.lines;
    const std::size_t first = rows.begin;
    std::size_t row = first;
    while (row < rows.end && lines.is_valid(row) && rows.findings_of(row).empty()) {
        ++row;
    }
    if (row == first) {
        return row;
    }
    const std::size_t start = out.size();
    const char* const text = lines.line(0).data() - lines.column(line_column::begin)[0];
    out.resize(start + sizeof mark_of_uris + sizeof text +
               (row - first) * columns_of_uris * sizeof(row_offset));
    char* to = put_object(out.data() + start, mark_of_uris + (row - first));
    to = put_object(to, text);
    for (std::size_t i = 0; i < columns_of_uris; ++i) {
        const auto offsets = lines.column(static_cast<line_column>(i)).subspan(first, row - first);
        to = put(to, {reinterpret_cast<const char*>(offsets.data()), offsets.size_bytes()});
    }
    return row;
}

// Either the row of a record or a group of URIs.
struct row_group {
    // Takes a row or a group from the start of `rows`.  The row of a record has `values` values.
    row_group(std::string_view& rows, std::size_t values) : octets(rows) {
        const auto mark = take<row_size>(octets);
        if ((mark & mark_of_uris) != 0) {
            uris = mark - mark_of_uris;
            text = take<const char*>(octets);
            rows = octets.substr(uris * columns_of_uris * sizeof(row_offset));
        } else {
            octets = rows;
            for (; values > 0; --values) {
                take_value(rows);
            }
        }
    }

    bool is_record() const { return uris == 0; }

    // Returns a URI of the group.
    [[gnu::always_inline]] uri_view operator[](std::size_t row) const {
        const auto at = [&](line_column name) {
            const std::size_t place = static_cast<std::size_t>(name) * uris + row;
            return object_at<row_offset>(octets.data() + place * sizeof(row_offset));
        };
        using enum line_column;
        const cell line(text + at(begin), at(end) - at(begin));
        return uri_view::unchecked(line, {at(scheme_end), at(host_begin), at(host_end),
                                          at(path_begin), at(path_end), at(query_end)});
    }

    // Returns the most octets that one column of the group can have: the octets from the first URI
    // to the last one, which are lines of one text, and one static text for each URI.
    std::size_t most_octets() const {
        const cell last = (*this)[uris - 1].text();
        return static_cast<std::size_t>(last.data() + last.size() - (*this)[0].text().data()) +
               uris * readable_text::most_octets;
    }

    std::uint64_t uris = 0;      // the number of URIs, or 0
    const char* text = nullptr;  // the text that was parsed
    std::string_view octets;     // the columns, or the values of the record

private:
    template <class Object>
    static Object take(std::string_view& from) {
        const auto object = object_at<Object>(from.data());
        from.remove_prefix(sizeof object);
        return object;
    }
};

}  // namespace uriscan::cli
