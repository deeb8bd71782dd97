// Parses the lines of a text, for many.js.  The module imports nothing.  Its memory has room for
// one text, and for the columns of a limited number of lines.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/batch.hpp"

#define URISCAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

std::array<char, std::size_t{1} << 18> octets;

constexpr std::size_t most_of_rows = 4096;
using numbers = std::array<std::uint32_t, most_of_rows>;

// Three columns have another form in JavaScript than in the library.  `begins` and `ends` count
// from the start of the whole text.  In `valid`, each line has an octet instead of a bit.
numbers begins;
numbers ends;
std::array<std::uint8_t, most_of_rows> valid;

// The first call makes the columns.  No later call allocates memory.  The module never ends, so the
// columns are never destroyed.
uriscan::line_columns& columns() {
    static auto* const all = new uriscan::line_columns(most_of_rows);
    return *all;
}

}  // namespace

// Returns where the caller must write a text.
URISCAN_EXPORT("text") char* text() {
    return octets.data();
}

URISCAN_EXPORT("mostOctets") std::size_t most_octets() {
    return octets.size();
}

URISCAN_EXPORT("mostRows") std::size_t most_rows() {
    return columns().most_rows();
}

// Returns the numbers of a column.  If there is no column with this number, returns the octets of
// `valid`.  The address of a column never changes.
URISCAN_EXPORT("column") const void* column(int number) {
    using uriscan::line_column;
    const auto which = static_cast<line_column>(number);
    return which == line_column::begin ? begins.data()
           : which == line_column::end ? ends.data()
           : which > line_column::stop ? static_cast<const void*>(valid.data())
                                       : columns().column(which).data();
}

// Parses the first lines of a text of `size` octets, starting at the offset `begin`.  Returns how
// many octets these lines have.  `offset` is their offset in the whole text.
URISCAN_EXPORT("parse")
std::size_t parse(std::size_t begin, std::size_t size, int rule, std::uint32_t offset) {
    using uriscan::line_column;
    uriscan::line_columns& all = columns();
    const std::size_t parsed = uriscan::parse_lines(std::string_view(octets.data() + begin, size),
                                                    all, static_cast<uriscan::rule>(rule));
    const std::uint32_t* const first = all.column(line_column::begin).data();
    const std::uint32_t* const last = all.column(line_column::end).data();
    const std::size_t rows = all.size();
    for (std::size_t row = 0; row < rows; ++row) {
        begins[row] = first[row] + offset;
        ends[row] = last[row] + offset;
    }
    for (std::size_t row = 0; row < rows; ++row) {
        valid[row] = all.is_valid(row) ? 1 : 0;
    }
    return parsed;
}

// Returns the number of lines that were parsed.
URISCAN_EXPORT("rows") std::size_t rows() {
    return columns().size();
}
