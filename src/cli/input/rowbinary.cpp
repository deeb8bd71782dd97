// Finds the ends of rows with a small automaton.  It knows three parts of a column: a flag, a
// length and octets.
#include "cli/input/rowbinary.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/system/input_file.hpp"

namespace uriscan::cli {
namespace {

// A length of 2^62 octets or more is refused, so that sums of lengths cannot overflow.
constexpr unsigned most_bits_of_length = 62;

class row_splitter final : public splitter {
public:
    explicit row_splitter(const std::vector<row_type>& types) : types_(types) {}

    std::size_t read_all(std::string_view octets) override {
        std::size_t end = 0;
        while (const std::size_t size = read_row(octets.substr(end))) {
            end += size;
        }
        throw_if_failed(end);
        return end;
    }

    std::size_t read_one(std::string_view octets) override {
        const std::size_t end = read_row(octets);
        throw_if_failed(end);
        return end;
    }

    void check_end() const override {
        if (is_within_row()) {
            throw read_error(place_of_row() + "is cut off by the end of the input");
        }
    }

    std::uint64_t lines() const override { return rows_; }

    // The size of a row is the size of all its values.  A value counts as soon as its length is
    // known, before its octets are read.  So a hostile length makes the row too long, but needs no
    // memory.
    std::uint64_t size_of_line(std::uint64_t) const override { return octets_; }
    std::uint64_t least_size(std::uint64_t) const override { return octets_; }

    std::string_view line_end(bool) const override { return {}; }
    bool is_for_text() const override { return false; }

private:
    enum class part : std::uint8_t { null_flag, length, octets, failed };

    static part first_part_of(row_type type) {
        return type == row_type::nullable_string ? part::null_flag : part::length;
    }

    bool is_within_row() const { return offset_ != start_of_row_; }
    std::string place_of_row() const {
        return fmt::format("row {}, which starts at offset {}, ", rows_ + 1, start_of_row_);
    }

    // Ends the input at a mistake.  The rows before it are still one block.  So the error is thrown
    // for the next block, which has no rows.
    void throw_if_failed(std::size_t end) const {
        if (part_ == part::failed && end == 0) {
            throw read_error(place_of_row() + fmt::format("is not RowBinary at offset {}; does "
                                                          "--input-types name all columns and "
                                                          "their types?",
                                                          offset_ - 1));
        }
    }

    std::size_t read_row(std::string_view octets);
    bool read_some(std::string_view& rest);
    bool read_null_flag(unsigned char octet);
    bool read_length(unsigned char octet);
    bool end_value();

    const std::vector<row_type>& types_;
    std::size_t column_ = 0;
    part part_ = first_part_of(types_.front());
    unsigned shift_ = 0;        // how far to shift the next octet of the length
    std::uint64_t length_ = 0;  // the size of the current value, or how much of it is left
    std::uint64_t octets_ = 0;  // the size of the values so far in this row, or in the last one
    std::uint64_t rows_ = 0;    // the number of rows that have ended
    std::uint64_t offset_ = 0;  // the offset of the next octet in the file
    std::uint64_t start_of_row_ = 0;
};

bool row_splitter::end_value() {
    ++column_;
    const bool ends_row = column_ == types_.size();
    column_ = ends_row ? 0 : column_;
    part_ = first_part_of(types_[column_]);
    return ends_row;
}

bool row_splitter::read_null_flag(unsigned char octet) {
    if (octet == 1) {
        return end_value();
    }
    part_ = octet == 0 ? part::length : part::failed;
    return false;
}

bool row_splitter::read_length(unsigned char octet) {
    const std::uint64_t bits = octet & 0x7FU;
    const bool is_too_large =
        shift_ >= most_bits_of_length || (bits << shift_) >> most_bits_of_length != 0;
    length_ |= is_too_large ? 0 : bits << shift_;
    shift_ += 7;
    // Zeros at the end of a length change nothing.  But a length that never ends is refused.
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
bool row_splitter::read_some(std::string_view& rest) {
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

// Reads up to the end of the first row, and returns this end.  Returns 0 if no row ends in the
// octets.  After an octet that cannot be in a row, reads no more.
std::size_t row_splitter::read_row(std::string_view octets) {
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

}  // namespace

std::unique_ptr<splitter> rowbinary_rows::make_splitter(const input_options& options) {
    return std::make_unique<row_splitter>(options.field.types);
}

}  // namespace uriscan::cli
