// A file as the commands see it: its octets, decompressed where it is compressed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/decoders.hpp"
#include "cli/system/files.hpp"

namespace uriscan::cli {

// A file that is opened for reading.  One whose name ends in ".gz" or ".zst" must be what that says;
// any other, standard input too, is decompressed if it begins as compressed files do.
class source {
public:
    // "-" is standard input.  Throws read_error.
    explicit source(const std::string& name);

    // Reads up to `size` octets; 0 says that the file has ended.  Calls `before_wait` before each
    // system call that may wait for input.  What can be had of a damaged file is read before it
    // throws read_error.
    std::size_t read(char* octets, std::size_t size, const waiting& before_wait);

    // How much was read of the file itself.
    std::uint64_t file_octets_read() const { return file_octets_read_; }

private:
    void look_at_beginning(const waiting& before_wait);
    std::size_t read_as_it_is(char* octets, std::size_t size, const waiting& before_wait);
    bool refill(const waiting& before_wait);

    input_file file_;
    encoding encoding_;
    std::unique_ptr<decoder> decoder_;  // once the encoding is known, if there is one
    std::vector<char> buffer_;          // empty until the first read
    std::string_view encoded_;          // what was read into the buffer, and is still to be decoded
    std::uint64_t file_octets_read_ = 0;
};

}  // namespace uriscan::cli
