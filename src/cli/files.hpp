// Files as the operating system has them: opened, read, written, and what went wrong with one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

namespace uriscan::cli {

struct read_error : std::system_error {
    explicit read_error(int code) : std::system_error(code, std::generic_category()) {}
};

struct write_error : std::system_error {
    explicit write_error(int code) : std::system_error(code, std::generic_category()) {}
};

// A text of someone else's as messages show it: what would not print, or would do more, as \xHH.
std::string printable(std::string_view text);

// How messages name a file: "-" is "<stdin>".
std::string shown_name(std::string_view name);

// Prints `line` on standard error; what cannot be written there is lost, and changes no answer.
void say(const std::string& line);

// Prints "uriscan: NAME: WHAT" on standard error.
void report(std::string_view name, std::string_view what);

// Writes all of `text` to standard output.  Throws write_error.
void write_out(std::string_view text);

// A file opened for reading; "-" is standard input.  Throws read_error.
class input_file {
public:
    explicit input_file(const std::string& name);
    ~input_file();
    input_file(const input_file&) = delete;
    input_file& operator=(const input_file&) = delete;

    // Whether read() would return at once, with octets, at the end or with an error.
    bool is_ready() const;

    // Waits for input, and reads up to `size` octets of it; 0 says that the file has ended.  Throws
    // read_error.
    std::size_t read(char* octets, std::size_t size) const;

private:
    int descriptor_;
};

}  // namespace uriscan::cli
