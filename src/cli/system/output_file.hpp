// Writes files and standard output.
#pragma once

#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace uriscan::cli {

// Thrown if a file could not be written.
struct write_error : std::system_error {
    write_error(std::string name, int code)
        : std::system_error(code, std::generic_category()), file(std::move(name)) {}

    std::string file;  // its name in messages
};

// Writes all of `text` to standard output.  Throws write_error.  If nobody reads standard output
// any more, ends the program by SIGPIPE.
void write_out(std::string_view text);

// Closes standard output, which is not used any more.  Throws write_error: some file systems, such
// as NFS, say only then that the disk is full.
void close_out();

// A file opened for writing.  The file keeps its old content until write() is called.
class output_file {
public:
    // Throws write_error.
    explicit output_file(const std::string& name);
    ~output_file();
    output_file(const output_file&) = delete;
    output_file& operator=(const output_file&) = delete;

    // Returns whether `input` ("-" is standard input) is the same regular file as this one.  If it
    // is, writing would destroy the input.
    bool is(const std::string& input) const;

    // Returns whether `descriptor` refers to the same regular file as this one.
    bool is(int descriptor) const;

    // Replaces the file's content by `text`, and closes the file.  Call this function at most once.
    // Throws write_error.  If the file is a pipe that nobody reads any more, ends the program by
    // SIGPIPE.
    void write(std::string_view text);

private:
    std::string name_;
    int descriptor_;  // -1 after write()
};

}  // namespace uriscan::cli
