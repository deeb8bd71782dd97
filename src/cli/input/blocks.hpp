// The input in blocks of complete lines.  Blocks do not depend on each other, so threads can work
// on several blocks at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input_options.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/octet_buffer.hpp"
#include "cli/input/progress.hpp"
#include "cli/input/source.hpp"
#include "uriscan/lines.hpp"

namespace uriscan::cli {

// Some lines of one file, or the reason why the file could not be read any further.
struct block {
    std::string_view file;         // its name in messages; the block_reader owns the name
    std::uint64_t first_line = 1;  // the number of the first line, if the options want numbers
    std::uint64_t offset = 0;      // of the lines in the file, after decompression, in octets
    octet_buffer lines;            // complete; only a file's last line can lack its separator
    std::string directive;         // with --log w3c, the last #Fields directive before the lines
    std::string error;             // if this is not empty, there are no lines

    bool is_empty() const { return lines.size() == 0 && error.empty(); }
};

// Calls `use(located_line)` for each line of the block.  The text of a line does not contain the
// separator.  If the separator is '\n', the text also does not contain a CR before it.
template <class Use>
void for_each_line(const block& block, char separator, Use use) {
    std::uint64_t number = block.first_line;
    const std::string_view lines(block.lines.begin(), block.lines.end());
    detail::for_each_line_ending_in(separator, lines, [&](std::string_view text) {
        use(located_line{block.file, number, text, 0, text});
        ++number;
    });
}

// Reads the files one after the other.
class block_reader {
public:
    // Keeps a reference to `options`.
    explicit block_reader(const input_options& options);

    // Replaces `block` by the next block; returns false if there is none.  One read gets at most
    // `options.block_size` octets.  A block has the lines that end in one read.  If no line ends in
    // a read, the block gets more reads until a line ends.  Calls `before_wait` before each system
    // call that can wait for input.  After a caught SIGINT, there are no more blocks, and a line
    // that has not ended is dropped.
    bool next(block& block, const waiting& before_wait);

private:
    void read_lines(block& block, const waiting& before_wait);
    std::string_view read_some(octet_buffer& octets, const waiting& before_wait);
    void open_file(const waiting& before_wait);
    void close_file();
    void remember_directive(std::string_view lines);

    const input_options& options_;
    std::vector<std::string> shown_names_;  // the names of the files in messages
    std::size_t file_index_ = 0;
    std::optional<source> file_;    // the file at file_index_, once it is open
    std::uint64_t lines_read_ = 0;  // of this file, if the options want numbers
    std::uint64_t offset_ = 0;      // of the next block in this file, in octets
    std::string rest_;              // the incomplete line at the end of the last read
    std::string directive_;         // the last #Fields directive of this file
    progress progress_;
};

}  // namespace uriscan::cli
