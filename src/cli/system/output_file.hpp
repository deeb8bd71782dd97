// Writes files and standard output.
#pragma once

#include <sys/stat.h>

#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace uriscan::cli {

// Thrown if a file could not be written.
struct write_error : std::system_error {
    write_error(std::string name, int code)
        : std::system_error(code, std::generic_category()), file(std::move(name)) {}

    std::string file;  // the name of the file in messages
};

// Writes all of `text` to standard output.  Throws write_error.  If nobody reads standard output
// any more, ends the program by SIGPIPE.
void write_out(std::string_view text);

// Closes standard output.  Do not use it any more after this call.  Throws write_error, because
// some file systems, such as NFS, report only now that the disk is full.
void close_out();

// A file that is written as a whole.  It keeps its old content until write() has succeeded.
// write() first writes the new content to another file in the same folder.  When this new file is
// on the disk, it is renamed to the name of the old file.  If no new file can be made, write()
// replaces the content of the old file.
//
// If there was no file before, and the new file gets no content, it is usually removed again.  In a
// sandbox, it stays, and is empty.
class output_file {
public:
    // If `is_in_sandbox` is true, write() will be called in a sandbox, where it cannot make another
    // file.  Throws write_error if the file could not be written.
    output_file(const std::string& name, bool is_in_sandbox);
    ~output_file();
    output_file(const output_file&) = delete;
    output_file& operator=(const output_file&) = delete;

    // Returns whether this is a regular file with content, but the content does not start with
    // `start`, or `is_wanted` returns false for it.
    bool has_other_content(std::string_view start, bool (*is_wanted)(std::string_view)) const;

    // Returns whether `input` is the same regular file as this one.  If so, writing would destroy
    // the input.  "-" is standard input.
    bool is(const std::string& input) const;

    // Returns whether `descriptor` refers to the same regular file as this one.
    bool is(int descriptor) const;

    // Replaces the file's content by `text`, and closes the file.  Call this function at most once.
    // Throws write_error.  If the file is a pipe that nobody reads any more, ends the program by
    // SIGPIPE.
    void write(std::string_view text);

private:
    void write_itself(std::string_view text);
    void write_another(std::string_view text) const;

    std::string name_;
    std::string path_;      // the path of the file itself, without symbolic links
    struct stat old_ = {};  // all zeros if there was no file
    int descriptor_ = -1;   // only open if write() writes to the file itself
    bool is_new_ = false;   // whether the destructor must remove the file
};

}  // namespace uriscan::cli
