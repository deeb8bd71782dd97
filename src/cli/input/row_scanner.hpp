// Finds the ends of rows in the format RowBinary (see rowbinary.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input_options.hpp"

namespace uriscan::cli {

// Reads the octets of a file in the order of the file, in portions of any size.
class row_scanner {
public:
    // Keeps a reference to `types`, which are at least one.
    explicit row_scanner(const std::vector<row_type>& types) : types_(types) {}

    // Reads the rows in `octets`, and the start of a row at its end.  Returns the end of the last
    // row that ends there, or 0 if no row does.  Reads nothing after an octet that cannot be in a
    // row.
    std::size_t read_rows(std::string_view octets);

    // Reads up to the end of the first row.  Returns this end, or 0 if no row ends there.
    std::size_t read_row(std::string_view octets);

    // Returns how many rows have ended.
    std::uint64_t rows() const { return rows_; }

    // Returns the offset of the current row in the file.
    std::uint64_t start_of_row() const { return start_of_row_; }

    // Returns how many octets the values have together that the current row has so far, or the last
    // row at its end.  A value counts as soon as its length is known, before its octets are read.
    // So a hostile length is a large number here, but needs no memory.
    std::uint64_t octets_in_row() const { return octets_; }

    // Returns whether an octet was read that cannot be in a row.
    bool has_failed() const { return part_ == part::failed; }

    // Returns why the file cannot end here, or why it cannot go on.  Returns an empty text at the
    // end of a row.
    std::string error() const;

private:
    enum class part : std::uint8_t { null_flag, length, octets, failed };

    static part first_part_of(row_type type) {
        return type == row_type::nullable_string ? part::null_flag : part::length;
    }

    bool is_within_row() const { return offset_ != start_of_row_; }
    bool read_some(std::string_view& rest);
    bool read_null_flag(unsigned char octet);
    bool read_length(unsigned char octet);
    bool end_value();

    const std::vector<row_type>& types_;
    std::size_t column_ = 0;
    part part_ = first_part_of(types_.front());
    unsigned shift_ = 0;        // of the next octet of the length
    std::uint64_t length_ = 0;  // of the current value; later, how much of it is not read yet
    std::uint64_t octets_ = 0;
    std::uint64_t rows_ = 0;
    std::uint64_t offset_ = 0;  // of the next octet in the file
    std::uint64_t start_of_row_ = 0;
};

}  // namespace uriscan::cli
