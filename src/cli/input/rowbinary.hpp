// Rows in ClickHouse's format RowBinary: the values of the columns, one after the other, without
// anything between values or between rows.
//
// - String: the number of octets as an unsigned LEB128 number, then the octets.  In LEB128, each
//   octet has seven bits of the number, the lowest first; the highest bit says that more follow.
// - Nullable(String): the octet 1 for NULL, and nothing more; or the octet 0, then a String.
//
// The columns and their types are not in the format, so both sides must know them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/located_line.hpp"

namespace uriscan::cli {

// Removes the next value from `rows`, and returns it.  NULL is a null text.  `rows` must start with
// a value of this type that is complete.
inline std::string_view take_value(std::string_view& rows, row_type type) {
    if (type == row_type::nullable_string) {
        const bool is_null = rows.front() != 0;
        rows.remove_prefix(1);
        if (is_null) {
            return {};
        }
    }
    std::uint64_t size = 0;
    unsigned char octet = 0x80;
    for (unsigned shift = 0; octet >= 0x80; shift += 7) {
        octet = static_cast<unsigned char>(rows.front());
        size |= std::uint64_t{octet & 0x7FU} << shift;
        rows.remove_prefix(1);
    }
    const std::string_view value = rows.substr(0, size);
    rows.remove_prefix(size);
    return value;
}

// Removes the next row from `rows`, and stores its values.  Returns how many octets the values have
// together.
inline std::uint64_t take_row(std::string_view& rows, const std::vector<row_type>& types,
                              std::vector<std::string_view>& values) {
    std::uint64_t octets = 0;
    values.clear();
    for (const row_type type : types) {
        values.push_back(take_value(rows, type));
        octets += values.back().size();
    }
    return octets;
}

// Calls `use(located_line)` for each row of the block.  Its text is the value of the column
// `fields.number`, and its base that of the column `fields.base_number`.  Without numbers, the text
// is the value of the first column.  A row whose values have more than block.max_line octets
// together has no text, but its size in `too_long`.
template <class Use>
void for_each_row(const block& block, const field_options& fields, Use use) {
    const std::vector<row_type>& types = fields.types;
    const std::size_t number = std::max<std::size_t>(fields.number, 1);
    std::string_view rest(block.lines.begin(), block.lines.end());
    const std::string_view empty = rest.substr(0, 0);
    located_line row{.file = block.file,
                     .number = block.first_line,
                     .text = empty,
                     .whole = empty,
                     .too_long = block.too_long,
                     .most = block.max_line};
    if (block.too_long != 0) {
        use(row);
    }
    for (; !rest.empty(); ++row.number) {
        const std::string_view start = rest.substr(0, 0);
        std::uint64_t octets = 0;
        for (std::size_t i = 1; i <= types.size(); ++i) {
            const std::string_view value = take_value(rest, types[i - 1]);
            octets += value.size();
            row.text = i == number ? value : row.text;
            row.base = i == fields.base_number ? value : row.base;
        }
        const bool has_base = fields.base_number == 0 || row.base.data() != nullptr;
        row.is_null = row.text.data() == nullptr || !has_base;
        row.too_long = octets > block.max_line ? octets : 0;
        const bool has_no_text = row.is_null || row.too_long != 0;
        row.text = has_no_text ? start : row.text;
        row.whole = row.text;
        use(row);
    }
}

}  // namespace uriscan::cli
