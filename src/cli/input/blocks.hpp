// The input in blocks of complete lines or rows.  Blocks do not depend on each other, so threads
// can work on several blocks at once.
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
#include "cli/input/row_scanner.hpp"
#include "cli/input/source.hpp"
#include "csv_scanner.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

// Some lines of one file, or the reason why the file could not be read any further.
struct block {
    std::string_view file;         // its name in messages; the block_reader owns the name
    std::size_t file_index = 0;    // in input_options::files
    std::uint64_t first_line = 1;  // the number of the first line, if the options want numbers
    std::uint64_t offset = 0;      // of the lines in the file, after decompression, in octets
    octet_buffer lines;            // complete; only a file's last line can lack its separator
    std::string directive;         // with --log w3c, the last #Fields directive before the lines
    bool has_mark = false;         // whether a byte order mark was skipped before the lines
    std::size_t header_size = 0;   // how many octets of the lines are the header of CSV
    std::vector<std::size_t> columns;  // with CSV, those of --field, and then that of --base-field
    std::string error;                 // if this is not empty, there are no lines

    std::uint64_t too_long = 0;         // if not 0, the size of one line that was not kept
    std::string_view too_long_end;      // the end of this line, such as CR LF; empty without one
    std::uint64_t max_line = no_limit;  // longer lines are too long

    const needed_octets* needed = nullptr;  // if not null, lines without them can be left out

    bool is_empty() const { return lines.size() == 0 && error.empty() && too_long == 0; }
};

// Returns the number of octets before the first one that is not `octet`.
std::size_t size_of_run(std::string_view text, char octet);

// Removes lines from the start of `rest` that do not have the octets block.needed.  `number` is the
// number of the first line; the lines that were removed are counted if the options want numbers.
void leave_lines_out(const block& block, char separator, std::string_view& rest,
                     std::uint64_t& number);

// Calls `use(located_line)` for each line of the block.  The text of a line does not contain the
// separator.  If the separator is '\n', the text also does not contain a CR before it.  A line that
// is longer than block.max_line has no text, but its size in `too_long`.  One call is for all empty
// lines that follow each other, if their ends have no CR: the located_line has their count.  So a
// small compressed file with thousands of millions of empty lines takes seconds.  The call may
// change the located_line.
template <class Use>
void for_each_line(const block& block, char separator, Use use) {
    std::string_view rest(block.lines.begin(), block.lines.end());
    located_line line{.file = block.file,
                      .number = block.first_line,
                      .text = rest.substr(0, 0),
                      .whole = rest.substr(0, 0),
                      .too_long = block.too_long,
                      .most = block.max_line};
    if (block.too_long != 0) {
        use(line);
    }
    const bool leaves_lines_out = block.needed != nullptr && rest.size() <= block.max_line;
    const auto has_line = [&] {
        if (leaves_lines_out) {
            leave_lines_out(block, separator, rest, line.number);
        }
        return !rest.empty();
    };
    for (; has_line(); line.number += line.count) {
        const std::string_view empty = rest.substr(0, 0);  // where the line starts
        std::string_view text = empty;
        if (rest.front() == separator) {
            line.count = size_of_run(rest, separator);
            rest.remove_prefix(line.count);
        } else {
            line.count = 1;
            text = detail::take_line(rest, separator);
        }
        line.too_long = 0;
        if (text.size() > block.max_line) {
            line.too_long = text.size();
            text = empty;
        }
        line.text = line.whole = text;
        line.start = 0;
        use(line);
    }
}

// Reads the files one after the other.
class block_reader {
public:
    // Keeps a reference to `options`.
    explicit block_reader(const input_options& options);

    // Replaces `block` by the next block; returns false if there is none.  If the input has rows,
    // each row counts as a line.  One read gets at most `options.block_size` octets.  A block has
    // the lines that end in one read.  If no line ends in a read, the block gets more reads until a
    // line ends.  But a line that is longer than `options.max_line` is not kept in memory: the
    // block has only its size.  Calls `before_wait` before each system call that can wait for
    // input.  After a caught SIGINT, there are no more blocks, and a line that has not ended is
    // dropped.
    bool next(block& block, const waiting& before_wait);

private:
    void read_lines(block& block, const waiting& before_wait);
    void finish_lines(block& block, std::string_view last_read, std::size_t lines_end);
    std::size_t end_of_lines(std::string_view octets);
    bool is_too_long(const octet_buffer& line) const;
    void skip_line(block& block, const waiting& before_wait);
    void skip_row(block& block, const waiting& before_wait);
    void count_lines(const octet_buffer& lines);
    std::string_view read_some(octet_buffer& octets, const waiting& before_wait);
    void open_file(const waiting& before_wait);
    void close_file();
    void remember_directive(std::string_view lines);
    std::size_t end_of_records(std::string_view octets);
    void take_header(block& block);

    const input_options& options_;
    const csv_kinds csv_kinds_;
    std::vector<std::string> shown_names_;  // the names of the files in messages
    std::size_t file_index_ = 0;
    std::optional<source> file_;          // the file at file_index_, once it is open
    std::uint64_t lines_read_ = 0;        // of this file, if the options want numbers
    std::uint64_t offset_ = 0;            // of the next block in this file, in octets
    std::string rest_;                    // what the last block has left of the last read
    bool rest_is_new_ = false;            // false: rest_ is an incomplete line
    std::optional<row_scanner> rows_;     // of this file, if the input has rows
    std::optional<csv_scanner> records_;  // of this file, if it is CSV
    std::string directive_;               // the last #Fields directive of this file
    std::vector<std::size_t> columns_;    // of this file, if it is CSV
    bool needs_header_ = false;           // of this file
    progress progress_;
};

}  // namespace uriscan::cli
