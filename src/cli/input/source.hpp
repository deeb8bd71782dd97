// Reads an input file or standard input, and decompresses it if it is compressed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/decoders.hpp"
#include "cli/system/input_file.hpp"

namespace uriscan::cli {

// Whether the first octets of a file show that it is compressed.  In binary input they do not: a
// row can start with the same octets.
enum class detects_compression : std::uint8_t { no, yes };

// A file opened for reading.  If its name ends with ".gz", the file must be in the format of gzip.
// If its name ends with ".zst", it must be in the format of Zstandard.  Any other file, and
// standard input, is decompressed if it starts like a compressed file, if this is to be detected.
class source {
public:
    // "-" is standard input.  If more than `max_unpacked` octets come out of a compressed file,
    // read() throws read_error; 0 means that there is no limit.  Throws read_error.
    source(const std::string& name, std::uint64_t max_unpacked, detects_compression detects);

    // Reads at most `size` octets, and returns how many; returns 0 at the end of the file.  Calls
    // `before_wait` before each system call that can wait for input.  Throws read_error.  If the
    // file is damaged, returns all octets before the damage first.  Throws `interrupted` if SIGINT
    // is caught while it waits.
    std::size_t read(char* octets, std::size_t size, const waiting& before_wait);

    // See input_file.
    bool is_output() const { return file_.is_output(); }
    bool has_rest() const { return file_.has_rest(); }

    // Returns how many octets of the file were read.  If the file is compressed, these are the
    // compressed octets.
    std::uint64_t file_octets_read() const { return file_octets_read_; }

private:
    void find_encoding(const waiting& before_wait);
    std::size_t unpack(std::span<char> octets);
    std::size_t read_as_it_is(char* octets, std::size_t size, const waiting& before_wait);
    bool refill(const waiting& before_wait);

    input_file file_;
    encoding encoding_;
    std::unique_ptr<decoder> decoder_;  // once it is known that the file is compressed
    std::vector<char> buffer_;          // empty until the first read
    std::string_view encoded_;          // the part of the buffer that is not decoded yet
    std::uint64_t file_octets_read_ = 0;
    std::uint64_t unpacked_left_;  // how many octets are still allowed to come out
};

}  // namespace uriscan::cli
