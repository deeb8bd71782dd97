// Helpers of the fuzz targets for the command line.
#pragma once

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <string>
#include <string_view>

#include "cli/input/decoders.hpp"
#include "cli/input/file_start.hpp"
#include "fuzz.hpp"

namespace uriscan::tests {

// Returns whether a file with these octets is read as lines from its first octet on.  Other files
// are compressed, are no text, or start with a byte order mark.
inline bool starts_like_lines(std::string_view octets) {
    return octets.empty() ||
           (cli::encoding_of_octets(octets) == cli::encoding::none &&
            cli::binary_format_of(octets).name.empty() && !octets.starts_with("\xEF\xBB\xBF"));
}

// A file in memory, which needs no file system that can be written to.
class memory_file {
public:
    memory_file() : descriptor_(::memfd_create("fuzz", 0)) {
        expect(descriptor_ >= 0, "", "memfd_create() has failed");
    }
    ~memory_file() { ::close(descriptor_); }
    memory_file(const memory_file&) = delete;
    memory_file& operator=(const memory_file&) = delete;

    int descriptor() const { return descriptor_; }

    // Returns a name with which the file can be opened.
    std::string name() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

    void set(std::string_view text) {
        bool is_set = ::ftruncate(descriptor_, 0) == 0 && ::lseek(descriptor_, 0, SEEK_SET) == 0;
        is_set = is_set && ::write(descriptor_, text.data(), text.size()) ==
                               static_cast<ssize_t>(text.size());
        expect(is_set, text, "the file in memory cannot be written");
    }

    std::string text() const {
        struct stat status {};
        ::fstat(descriptor_, &status);
        std::string text(static_cast<std::size_t>(status.st_size), '\0');
        const ssize_t count = ::pread(descriptor_, text.data(), text.size(), 0);
        expect(count == status.st_size, text, "the file in memory cannot be read");
        return text;
    }

private:
    int descriptor_;
};

}  // namespace uriscan::tests
