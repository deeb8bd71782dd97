// Reads files, standard input, and texts that are given as arguments.
//
// Such a text is read like a file with one line.  In a list of inputs, an entry for a text starts
// with NUL.  The names of files contain no NUL.
#pragma once

#include <fmt/format.h>
#include <sys/stat.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace uriscan::cli {

// Thrown if the input could not be read any further.
struct read_error : std::runtime_error {
    explicit read_error(int code) : std::runtime_error(std::generic_category().message(code)) {}
    using std::runtime_error::runtime_error;

    // Makes the message as fmt::format() does.
    template <class... Values>
    explicit read_error(fmt::format_string<const Values&...> message, const Values&... values)
        : std::runtime_error(fmt::format(message, values...)) {}
};

// Thrown if an option names a file that cannot be read, or that is not what the option needs.
struct file_error : std::runtime_error {
    file_error(std::string in, const std::string& what)
        : std::runtime_error(what), place(std::move(in)) {}
    std::string place;  // the name of the file, and the number of the line if it is known
};

// A function that is called before the program waits for input.
using waiting = std::function<void()>;

// Returns whether `file` describes the file of `descriptor`, which must be open.
bool is_same_file(const struct stat& file, int descriptor);

// Sets `status` to what the system knows about an input.  "-" is standard input.  Returns false if
// there is no such file.
bool status_of_input(const std::string& name, struct stat& status);

// Returns how many octets of a file are left to read, or 0 if the file does not exist.  Returns
// nothing if the size is not known, as for a pipe.
std::optional<std::uint64_t> size_of_input(const std::string& name);

// A file opened for reading; "-" is standard input.  It can also be a text.
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

    // Returns whether this is also standard output or standard error.  For a file that is not
    // regular, returns false.
    bool is_output() const;

    // Returns whether a regular file has octets that were not yet read.
    bool has_rest() const;

private:
    static constexpr int not_open = -1;

    int descriptor_;         // the descriptor, or not_open for a text
    std::string text_;       // the text, if the input is one
    std::size_t taken_ = 0;  // how many octets of the text were read
};

// Returns the name of a text.  Messages call the text "<argument NUMBER>".
std::string name_of_text(std::string_view text, std::size_t number);

inline bool is_text(std::string_view name) {
    return name.starts_with('\0');
}

// Both functions require is_text(name).
std::string_view text_of(std::string_view name);
std::string shown_text_name(std::string_view name);

// Returns the inputs.  Each folder is replaced by the regular files in it and in the folders below
// it, in the order of the octets of their names.  Symbolic links to folders are followed only if
// they are inputs themselves; links within a folder are left out.  A folder that cannot be read
// stays an input, so that opening it gives the error.
std::vector<std::string> files_in(const std::vector<std::string>& inputs);

}  // namespace uriscan::cli
