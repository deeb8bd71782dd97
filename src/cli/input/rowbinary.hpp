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
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/lines.hpp"
#include "cli/input/splitter.hpp"

namespace uriscan::cli {

// Removes the next value from `rows`, and returns it.  NULL is a null text.  `rows` must start with
// a complete value of this type.
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

// Removes the next row from `rows`, and stores its values.  Returns the sum of the sizes of the
// values.
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

// The rows of a block; see input_format.hpp.
class rowbinary_rows {
public:
    static escapes escapes_in(const input_options&) { return escapes::none; }

    static std::unique_ptr<splitter> make_splitter(const input_options& options);

    rowbinary_rows(const block& block, const input_options& options)
        : block_(block), fields_(options.field) {}

    // Calls `use(located_line, values)` for each row, with its values.  If the values together have
    // more than block.max_line octets, the row has their size in `too_long`.  Such a row has no
    // values if it was not kept in memory.
    template <class Use>
    void for_each(Use use) {
        std::string_view rest(block_.lines.begin(), block_.lines.end());
        located_line row = first_line_of(block_);
        const std::vector<std::string_view>& values = values_;
        if (block_.too_long != 0) {
            use(row, values);
        }
        for (; !rest.empty(); ++row.number) {
            row.text = row.whole = rest.substr(0, 0);
            const std::uint64_t octets = take_row(rest, fields_.types, values_);
            row.too_long = octets > block_.max_line ? octets : 0;
            use(row, values);
        }
    }

    // The text of a row is the value in the column of --field, or in the only column.
    template <class Use>
    void visit(Use use) {
        const std::size_t number = std::max<std::size_t>(fields_.number, 1);
        for_each([&](located_line row, const std::vector<std::string_view>& values) {
            if (!values.empty()) {
                const std::string_view text = values[number - 1];
                row.base = fields_.base_number == 0 ? "" : values[fields_.base_number - 1];
                row.is_null = text.data() == nullptr || row.base.data() == nullptr;
                row.text = row.whole = row.has_text() ? text : row.text;
            }
            use(std::as_const(row));
        });
    }

private:
    const block& block_;
    const field_options& fields_;
    std::vector<std::string_view> values_;  // the values of the current row
};

}  // namespace uriscan::cli
