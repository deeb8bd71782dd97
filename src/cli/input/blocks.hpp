// The input in blocks of complete lines, which can be answered apart from each other, and the lines
// of a block.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/system/files.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/octet_buffer.hpp"
#include "cli/input/progress.hpp"
#include "cli/input/source.hpp"

namespace uriscan::cli {

// Some lines of one file, or why it could not be read any further.
struct block {
    std::string_view file;         // as messages name it; the reader keeps the name
    std::uint64_t first_line = 1;  // its number; 1 for the first of the file
    octet_buffer lines;            // complete: only a file's last line may lack its end
    std::string directive;         // with --log w3c, the last that names fields before the lines
    std::string error;             // in words; if there is one, there are no lines

    bool is_empty() const { return lines.size() == 0 && error.empty(); }
};

// Calls `line(located_line)` for each line, without its end: '\0', or '\n' with the CR before it.
template <class Line>
void for_each_line(const block& block, char separator, Line line) {
    const char* begin = block.lines.begin();
    const char* const end = block.lines.end();
    for (std::uint64_t number = block.first_line; begin != end; ++number) {
        const void* const found =
            std::memchr(begin, separator, static_cast<std::size_t>(end - begin));
        if (found == nullptr) {
            const std::string_view text(begin, end);
            line(located_line{block.file, number, text, 0, text});
            return;
        }
        const char* const line_end = static_cast<const char*>(found);
        std::string_view text(begin, line_end);
        if (separator == '\n' && text.ends_with('\r')) {
            text.remove_suffix(1);
        }
        line(located_line{block.file, number, text, 0, text});
        begin = line_end + 1;
    }
}

// Reads the files in turn.
class block_reader {
public:
    // Keeps a reference to `options`.
    explicit block_reader(const options& options);

    // Replaces `block` by the next one; false if there is none.  It holds the complete lines of
    // about `options.block_size` octets, or of as many as there are by now; a longer line is a
    // block of its own.  Calls `before_wait` before each system call that may wait for input.
    bool next(block& block, const waiting& before_wait);

private:
    void read_lines(block& block, const waiting& before_wait);
    std::string_view read_some(octet_buffer& octets, const waiting& before_wait);
    void open_file(const waiting& before_wait);
    void close_file();
    void note_directive(std::string_view lines);

    const options& options_;
    std::vector<std::string> shown_names_;  // of the files
    std::size_t file_index_ = 0;
    std::optional<source> file_;    // the one that file_index_ names, once it is open
    std::uint64_t lines_read_ = 0;  // of the file
    std::string rest_;              // of the file: begins a line whose end was not read
    std::string directive_;         // of the file: see block
    progress progress_;
};

}  // namespace uriscan::cli
