// Reads an input file or standard input, and decompresses it if it is compressed.
//
// Files are not mapped into memory, although this would be faster.  While a file is read, another
// program can change it, or cut it, as programs that rotate logs do.  Then the octets of a text
// would change between two functions that read them, and a signal would end the program.
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

// What a file has.  The start of a text shows whether the text is compressed, or is no text at all,
// and a byte order mark of UTF-8 is skipped there.  In rows, the same octets mean nothing.
enum class contents : std::uint8_t { rows, text };

// A file opened for reading.  If its name ends with ".gz", ".zst", ".xz" or ".bz2", the file must
// be in the format of gzip, Zstandard, xz or bzip2.  Any other file, and standard input, is
// decompressed if it starts like a compressed file.  It is refused if it starts like another binary
// format.  In rows, the first octets are not looked at.
class source {
public:
    // "-" is standard input.  If more than `max_unpacked` octets come out of a compressed file,
    // read() throws read_error.  0 stands for no limit.  Throws read_error.
    source(const std::string& name, std::uint64_t max_unpacked, contents kind);

    // Reads at most `size` octets, and returns how many; returns 0 at the end of the file.  Calls
    // `before_wait` before each system call that can wait for input.  Throws read_error.  If the
    // file is damaged, returns all octets before the damage first.  Throws `interrupted` if SIGINT
    // is caught while it waits.
    std::size_t read(char* octets, std::size_t size, const waiting& before_wait);

    // Returns whether a byte order mark was skipped.
    bool has_mark() const { return has_mark_; }

    // See input_file.
    bool is_output() const { return file_.is_output(); }
    bool has_rest() const { return file_.has_rest(); }

    // Returns how many octets of the file were read.  If the file is compressed, these are the
    // compressed octets.
    std::uint64_t file_octets_read() const { return file_octets_read_; }

private:
    std::string read_start(char* octets, std::size_t size, const waiting& before_wait);
    std::size_t read_octets(char* octets, std::size_t size, const waiting& before_wait);
    void find_encoding(const waiting& before_wait);
    std::size_t unpack(std::span<char> octets);
    std::size_t read_as_it_is(char* octets, std::size_t size, const waiting& before_wait);
    bool refill(const waiting& before_wait);

    input_file file_;
    encoding encoding_;
    contents kind_;
    bool is_at_start_ = true;
    bool has_mark_ = false;
    std::string start_;                 // the first octets of the text, until they are returned
    std::unique_ptr<decoder> decoder_;  // set when the file is known to be compressed
    std::vector<char> buffer_;          // empty until the first read
    std::string_view encoded_;          // the part of the buffer that is not decoded yet
    std::uint64_t file_octets_read_ = 0;
    std::uint64_t unpacked_left_;  // how many decompressed octets read() may still return
};

}  // namespace uriscan::cli
