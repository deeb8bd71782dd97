// The values of derived fields in one record.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

// Decodes a part of a valid URI.  A text with a wrong triplet stays as it is.
std::string decoded_text(cell text);

// Returns the value of a field that is not a list: a part of the source, or written to `memory`.
cell derived_text(const field& of, const stored_values& source, std::string& memory);

// Reuse an object for many records, to allocate less.
class derived_values {
public:
    void resize(std::size_t fields) { values_.resize(fields); }

    // Computes the value of the field `of`, and stores it at the place `of.place`.  Values at other
    // places do not change.  The value can be a view of the source.
    void set(const field& of, const stored_values& source);

    // Returns the value at a place as text.  For a list, this is its items with spaces between
    // them.  The text is null if the value is absent.
    cell text(std::size_t place) const { return values_[place].text; }

    // Returns the items of a list.  A list that is absent has none.
    std::span<const cell> items(std::size_t place) const { return values_[place].items; }

private:
    struct value {
        cell text;
        std::string buffer;  // the text, unless it is a part of a stored value
        std::vector<cell> items;
        std::vector<std::string> decoded;  // the items, if they are decoded

        void set_list(const field& of, const stored_values& source);
    };

    std::vector<value> values_;
};

}  // namespace uriscan::cli
