// Parses the lines of a text, for many.js.  The module imports nothing.  Its memory has room for
// one text and the columns of some lines.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/batch.hpp"

#define URISCAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

std::array<char, std::size_t{1} << 18> octets;

// The first call makes the columns, and no other call allocates memory.  They are never destroyed,
// as the module never ends.
uriscan::line_columns& columns() {
    static auto* const all = new uriscan::line_columns;
    return *all;
}

}  // namespace

// The caller writes a text here.
URISCAN_EXPORT("text") char* text() {
    return octets.data();
}

URISCAN_EXPORT("mostOctets") std::size_t most_octets() {
    return octets.size();
}

URISCAN_EXPORT("mostRows") std::size_t most_rows() {
    return columns().most_rows();
}

// Returns the numbers of a column, or the bits of the valid rows if there is no such column.  They
// are always at the same place.
URISCAN_EXPORT("column") const void* column(int number) {
    using uriscan::line_column;
    return number > static_cast<int>(line_column::stop)
               ? static_cast<const void*>(columns().valid().data())
               : columns().column(static_cast<line_column>(number)).data();
}

// Parses the first lines of a text of `size` octets from the offset `begin` on, and returns how
// many octets they have.
URISCAN_EXPORT("parse") std::size_t parse(std::size_t begin, std::size_t size, int rule) {
    return uriscan::parse_lines(std::string_view(octets.data() + begin, size), columns(),
                                static_cast<uriscan::rule>(rule));
}

// The number of lines that were parsed.
URISCAN_EXPORT("rows") std::size_t rows() {
    return columns().size();
}
