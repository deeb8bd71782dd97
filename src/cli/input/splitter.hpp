// Finds the ends of the lines in the octets of a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"

namespace uriscan::cli {

// Splits one file into lines.  Records of CSV, and rows, count as lines.  The splitter gets all
// octets of the file once, in their order, in portions of any size.
class splitter {
public:
    virtual ~splitter() = default;

    // Reads the octets.  Returns the end of the last line that ends in them, or 0 if none does.
    // Throws read_error if such octets cannot be in a file of this format.
    virtual std::size_t read_all(std::string_view octets) = 0;

    // Does the same, but reads only up to the end of the first line, and returns this end.
    virtual std::size_t read_one(std::string_view octets) = 0;

    // Throws read_error if the file cannot end here.
    virtual void check_end() const {}

    // Returns how many lines have ended.
    virtual std::uint64_t lines() const = 0;

    // Returns the size of a line.  `octets` is the number of its octets without its end.
    virtual std::uint64_t size_of_line(std::uint64_t octets) const { return octets; }

    // Returns the least size that the current line can have.  `octets` is how much of it was read.
    virtual std::uint64_t least_size(std::uint64_t octets) const {
        return octets == 0 ? 0 : octets - 1;  // the last octet can be the CR of the line's end
    }

    // Returns the end of a line: CR LF, for instance.  `has_cr` says whether the line has a CR
    // before the separator.
    virtual std::string_view line_end(bool has_cr) const = 0;

    // Returns whether the file is a text.  Then its first octets can be a byte order mark, or show
    // another format.
    virtual bool is_for_text() const { return true; }

    // Tells a new block what earlier lines say about its lines.
    virtual void start_block(block&) const {}

    // Remembers what the lines of a block say about later lines.  Throws read_error.
    virtual void finish_block(block&) {}
};

// Splits a file at each line feed or NUL.
class line_splitter : public splitter {
public:
    explicit line_splitter(const input_options& options)
        : separator_(options.separator()), counts_(options.number_lines) {}

    std::size_t read_all(std::string_view octets) override;
    std::size_t read_one(std::string_view octets) override;
    std::uint64_t lines() const override { return lines_; }
    std::string_view line_end(bool has_cr) const override;

private:
    const char separator_;
    const bool counts_;  // whether to count lines
    std::uint64_t lines_ = 0;
};

}  // namespace uriscan::cli
