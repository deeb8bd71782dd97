// Reads files and standard input.
#pragma once

#include <sys/stat.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>

namespace uriscan::cli {

// Thrown if the input could not be read any further.
struct read_error : std::runtime_error {
    explicit read_error(int code) : std::runtime_error(std::generic_category().message(code)) {}
    using std::runtime_error::runtime_error;
};

// A function that is called before the program waits for input.
using waiting = std::function<void()>;

// Returns whether `file` describes the file that `descriptor`, which must be open, refers to.
bool is_same_file(const struct stat& file, int descriptor);

// Sets `status` to the system's information about an input; "-" is standard input.  Returns false
// if there is no such file.
bool status_of_input(const std::string& name, struct stat& status);

// Returns how many octets are left to read from a file, or 0 if the file does not exist.  Returns
// nothing if the size is not known, as with a pipe.
std::optional<std::uint64_t> size_of_input(const std::string& name);

// A file opened for reading; "-" is standard input.  It can also be a text; see text_input.hpp.
class input_file {
public:
    // Throws read_error.
    explicit input_file(const std::string& name);
    ~input_file();
    input_file(const input_file&) = delete;
    input_file& operator=(const input_file&) = delete;

    // Waits for input, reads at most `size` octets, and returns how many.  Returns 0 at the end of
    // the file.  Calls `before_wait` first if nothing can be read at once.  Throws read_error.
    // If an interrupt_catcher catches SIGINT while the function waits, throws `interrupted`.
    std::size_t read(char* octets, std::size_t size, const waiting& before_wait);

    // Returns whether this is also standard output or standard error.  Returns false if it is not a
    // regular file.
    bool is_output() const;

    // Returns whether a regular file has octets that were not read yet.
    bool has_rest() const;

private:
    static constexpr int not_open = -1;

    int descriptor_;         // not_open for a text
    std::string text_;       // the text, if the input is one
    std::size_t taken_ = 0;  // how many octets of the text were read
};

}  // namespace uriscan::cli
