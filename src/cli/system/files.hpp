// Files as the operating system has them: opened, read, written, and what went wrong with one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace uriscan::cli {

// Says why input could not be read any further.
struct read_error : std::runtime_error {
    explicit read_error(int code) : std::runtime_error(std::generic_category().message(code)) {}
    using std::runtime_error::runtime_error;
};

// Says which file could not be written, as messages name it, and why.
struct write_error : std::system_error {
    write_error(std::string name, int code)
        : std::system_error(code, std::generic_category()), file(std::move(name)) {}

    std::string file;
};

// A text of someone else's as messages show it: what would not print, or would do more, as \xHH.
std::string printable(std::string_view text);

// How messages name a file: "-" is "<stdin>", and an empty name is in quotation marks.
std::string shown_name(std::string_view name);

// Prints `line` on standard error; what cannot be written there is lost, and changes no answer.
void say(std::string_view line);

// Prints "uriscan: NAME: WHAT" on standard error.
void report(std::string_view name, std::string_view what);

// Writes all of `text` to standard output.  Throws write_error.
void write_out(std::string_view text);

// Shows `line`, cut to the terminal's width, behind all that was printed on standard error, until
// something else is printed there, or on the same terminal.  Does nothing while something is.
void show_status(std::string_view line);

// Removes the line that is shown, if one is.
void clear_status();

// What to do before waiting for input.
using waiting = std::function<void()>;

// How much can be read of a file; nothing if that is not known, as of a pipe.  One that is not there
// has nothing to be read.
std::optional<std::uint64_t> size_of_file(const std::string& name);

// A file opened for writing, which keeps what it has until something is written.
class output_file {
public:
    // Throws write_error.
    explicit output_file(const std::string& name);
    ~output_file();
    output_file(const output_file&) = delete;
    output_file& operator=(const output_file&) = delete;

    // Whether `input`, where "-" is standard input, is this file, and has something that writing
    // would lose.
    bool is(const std::string& input) const;

    // Writes `text` instead of what the file has.  Throws write_error.
    void write(std::string_view text) const;

private:
    std::string name_;
    int descriptor_;
};

// A file opened for reading; "-" is standard input.  Throws read_error.
class input_file {
public:
    explicit input_file(const std::string& name);
    ~input_file();
    input_file(const input_file&) = delete;
    input_file& operator=(const input_file&) = delete;

    // Waits for input, and reads up to `size` octets of it; 0 says that the file has ended.  Calls
    // `before_wait` first if there is nothing to be read at once.  Throws read_error.
    std::size_t read(char* octets, std::size_t size, const waiting& before_wait) const;

private:
    int descriptor_;
};

}  // namespace uriscan::cli
