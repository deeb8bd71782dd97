// The input in blocks of complete lines or rows.  Blocks do not depend on each other, so threads
// can work on several blocks at once.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input_options.hpp"
#include "cli/input/needed_octets.hpp"
#include "cli/input/octet_buffer.hpp"
#include "cli/input/progress.hpp"
#include "cli/input/source.hpp"

namespace uriscan::cli {

// Some lines of one file, or the reason why the file could not be read any further.  If a file has
// only a byte order mark, its block has no lines.
struct block {
    std::string_view file;         // the name of the file in messages; the block_reader owns it
    std::size_t file_index = 0;    // in input_options::files
    std::uint64_t first_line = 1;  // the number of the first line, if the options ask for it
    std::uint64_t offset = 0;      // where the lines start in the decompressed file, in octets
    octet_buffer lines;            // only a file's last line can lack its end
    std::string directive;         // with --log w3c, the last #Fields directive before the lines
    bool has_mark = false;         // whether a byte order mark was skipped before the lines
    std::size_t header_size = 0;   // how many octets of the lines are the header of CSV
    std::vector<std::size_t> columns;  // in CSV: the columns of --field and --base-field
    std::string error;                 // if this is not empty, there are no lines

    std::uint64_t too_long = 0;         // the size of a line that was not kept; 0 if there is none
    std::string_view too_long_end;      // the end of this line, such as CR LF; empty if it has none
    std::uint64_t max_line = no_limit;  // longer lines are too long

    const needed_octets* needed = nullptr;  // lines without these can be left out

    bool has_lines() const { return lines.size() != 0 || too_long != 0; }
    bool is_empty() const { return !has_lines() && error.empty() && !has_mark; }
};

class splitter;

// Reads the files one after the other.
class block_reader {
public:
    // Keeps a reference to `options`.
    explicit block_reader(const input_options& options);
    ~block_reader();

    // Replaces `block` by the next block.  Returns false if there is none.  If the input has rows,
    // each row counts as a line.
    //
    // One read gets at most `options.block_size` octets.  A block has the lines that end in one
    // read.  If no line ends in it, the block gets more reads, until a line ends.  A line that is
    // longer than `options.max_line` is not kept in memory: the block has only its size.
    //
    // Calls `before_wait` before each system call that can wait for input.  After a caught SIGINT,
    // there are no more blocks, and a line that has not ended is dropped.
    bool next(block& block, const waiting& before_wait);

private:
    bool read_lines(block& block, const waiting& before_wait);
    std::size_t end_of_block(std::string_view lines, std::size_t known) const;
    void keep_lines(block& block, std::size_t end, std::size_t lines_end);
    bool skip_line(block& block, const waiting& before_wait);
    std::string_view read_some(octet_buffer& octets, const waiting& before_wait);
    void open_file(const waiting& before_wait);
    void close_file();

    const input_options& options_;
    std::vector<std::string> shown_names_;  // the names of the files in messages
    std::size_t file_index_ = 0;
    std::unique_ptr<source> file_;        // the file at file_index_, once it is open
    std::unique_ptr<splitter> splitter_;  // the splitter of this file
    std::uint64_t offset_ = 0;            // the offset of the next block in this file
    std::string rest_;                    // octets that were read, but are for the next block
    bool rest_is_new_ = false;            // true if the splitter has not read rest_ yet
    std::size_t held_ = 0;                // the octets of complete lines at the start of rest_
    std::uint64_t held_lines_ = 0;        // the number of these lines, if lines are counted
    progress progress_;
};

}  // namespace uriscan::cli
