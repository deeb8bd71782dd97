// The files of one run: opened in turn and read line by line; one that cannot be read is reported
// and does not stop the others.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/lines.hpp"
#include "cli/output.hpp"

namespace uriscan::cli {

// Prints "uriscan: NAME: WHAT" on standard error.
void report(std::string_view name, std::string_view what);

// A file opened for reading; "-" is standard input.  Throws read_error.
class input_file {
public:
    explicit input_file(const std::string& name);
    ~input_file();
    input_file(const input_file&) = delete;
    input_file& operator=(const input_file&) = delete;

    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

// One line of the input and where it stands.
struct located_line {
    std::string_view file;  // as diagnostics name it
    std::uint64_t number;   // 1 for the first of its file
    std::string_view text;
};

// Calls `line(located_line)` for each line of each file, and flushes `out` whenever all complete
// lines that were read have been answered.  Returns `trouble` if a file could not be read, else
// `all_well`.  Throws write_error if `out` cannot be written.
template <class Line>
int for_each_line(const options& options, output& out, Line line) {
    const char separator = options.null_separated ? '\0' : '\n';
    int status = all_well;
    for (const std::string& name : options.files) {
        const std::string_view shown = name == "-" ? "<stdin>" : std::string_view(name);
        std::uint64_t number = 0;
        try {
            const input_file file(name);
            line_reader(file.descriptor(), separator)
                .for_each(
                    [&](std::string_view text) {
                        line(located_line{shown, ++number, text});
                    },
                    [&] { out.flush(); });
        } catch (const read_error& error) {
            out.flush();
            report(shown, error.code().message());
            status = trouble;
        }
    }
    return status;
}

}  // namespace uriscan::cli
