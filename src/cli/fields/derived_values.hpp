// The values of derived fields in one record.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "cli/fields/cell.hpp"
#include "cli/fields/field.hpp"

namespace uriscan::cli {

// The columns from which values are derived.
struct source_cells {
    cell from;  // the column field::which
    cell scheme, userinfo, host, host_kind, port, port_number;
};

// Reuse an object for many records, to allocate less.
class derived_values {
public:
    void resize(std::size_t fields) { values_.resize(fields); }

    // Computes the value of `of` and keeps it at its place.  Other values stay as they are.  The
    // value can be a view of the source.
    void set(const field& of, const source_cells& source);

    // Returns the value at a place as text; of a list, its items with spaces between them.  The
    // text is null if the value is absent.
    cell text(std::size_t place) const { return values_[place].text; }

    // Returns the items of a list.  A list that is absent has none.
    std::span<const cell> items(std::size_t place) const { return values_[place].items; }

private:
    struct value {
        cell text;
        std::string buffer;  // the text, if it is not a part of a column
        std::vector<cell> items;
        std::vector<std::string> decoded;  // the items, if they are decoded

        void set_list(cell query, const field& of);
        void set_text(cell found, const field& of);
    };

    std::vector<value> values_;
};

}  // namespace uriscan::cli
