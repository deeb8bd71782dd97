// A small automaton: each column is a flag, a length and octets, or some of these.
#include "cli/input/row_scanner.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace uriscan::cli {

// A length of 2^62 octets or more is refused, so that sums of lengths cannot overflow.
constexpr unsigned most_bits_of_length = 62;

bool row_scanner::end_value() {
    ++column_;
    const bool ends_row = column_ == types_.size();
    column_ = ends_row ? 0 : column_;
    part_ = first_part_of(types_[column_]);
    return ends_row;
}

bool row_scanner::read_null_flag(unsigned char octet) {
    if (octet == 1) {
        return end_value();
    }
    part_ = octet == 0 ? part::length : part::failed;
    return false;
}

bool row_scanner::read_length(unsigned char octet) {
    const std::uint64_t bits = octet & 0x7FU;
    const bool is_too_large =
        shift_ >= most_bits_of_length || (bits << shift_) >> most_bits_of_length != 0;
    length_ |= is_too_large ? 0 : bits << shift_;
    shift_ += 7;
    // Zeros at the end of a length change nothing, but a length without end would.
    if (is_too_large && (bits != 0 || octet >= 0x80)) {
        part_ = part::failed;
        return false;
    }
    if (octet >= 0x80) {
        return false;
    }
    shift_ = 0;
    octets_ = std::min(octets_ + length_, std::uint64_t{1} << most_bits_of_length);
    part_ = part::octets;
    return length_ == 0 && end_value();
}

// Reads one flag, one octet of a length, or some octets of a value.  Returns whether a row has
// ended.
bool row_scanner::read_some(std::string_view& rest) {
    bool ends_row = false;
    std::size_t count = 1;
    if (part_ == part::octets) {
        count = std::min<std::uint64_t>(length_, rest.size());
        length_ -= count;
        ends_row = length_ == 0 && end_value();
    } else {
        const auto octet = static_cast<unsigned char>(rest.front());
        ends_row = part_ == part::null_flag ? read_null_flag(octet) : read_length(octet);
    }
    rest.remove_prefix(count);
    offset_ += count;
    return ends_row;
}

std::size_t row_scanner::read_row(std::string_view octets) {
    std::string_view rest = octets;
    octets_ = is_within_row() ? octets_ : 0;
    while (!rest.empty() && part_ != part::failed) {
        if (read_some(rest)) {
            ++rows_;
            start_of_row_ = offset_;
            return octets.size() - rest.size();
        }
    }
    return 0;
}

std::size_t row_scanner::read_rows(std::string_view octets) {
    std::size_t end = 0;
    while (const std::size_t size = read_row(octets.substr(end))) {
        end += size;
    }
    return end;
}

std::string row_scanner::error() const {
    const std::string row =
        fmt::format("row {}, which starts at offset {}, ", rows_ + 1, start_of_row_);
    if (part_ == part::failed) {
        return row + fmt::format(
                         "is not RowBinary at offset {}; does --input-types name all "
                         "columns and their types?",
                         offset_ - 1);
    }
    return is_within_row() ? row + "is cut off by the end of the input" : "";
}

}  // namespace uriscan::cli
