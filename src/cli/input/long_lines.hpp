// What happens to a line that is longer than --max-line: the program keeps its size, but not its
// text.
//
// - If a read makes the line longer than the limit, and the end of the line is not in this read,
//   block_reader::skip_line() reads the rest of the line without keeping it.  Then the block has no
//   lines, and block::too_long is the size.
// - Otherwise, the block has the line, but for_each_line() leaves its text out.
//
// In both cases, a command gets a located_line whose `too_long` is the size.  Records get the error
// too-long (see error_of() in line_error.hpp).  `extract` and `grep` do not search the line, and
// `redact` replaces all of it.  `stats` counts it as not valid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/input/lines.hpp"

namespace uriscan::cli {

// Returns how many octets of block.lines belong to a line that is too long.
inline std::size_t octets_in(const block& block, const located_line& too_long) {
    return block.too_long != 0 ? 0 : static_cast<std::size_t>(too_long.too_long);
}

// Cuts the lines of the block at those that are too long.  Calls, in the order of the lines:
//
// - `use_lines(std::string_view lines, std::uint64_t first_line)` for the lines before, between and
//   after those that are too long.  `first_line` is the number of the first of them.  `lines` can
//   be empty.  After a line that is too long, `lines` starts with the end of this line, and
//   `first_line` is the number of this line.
// - `use_too_long(located_line)` for each line that is too long.
//
// Usually no line is too long, and then the lines are not read.
template <class UseLines, class UseTooLong>
void for_each_stretch(const block& block, char separator, UseLines use_lines,
                      UseTooLong use_too_long) {
    const std::string_view lines(block.lines.begin(), block.lines.end());
    std::size_t start = 0;
    std::uint64_t number = block.first_line;
    if (block.too_long != 0 || lines.size() > block.max_line) {
        for_each_line(block, separator, [&](const located_line& line) {
            if (line.too_long == 0) {
                return;
            }
            const auto end = static_cast<std::size_t>(line.text.data() - lines.data());
            use_lines(lines.substr(start, end - start), number);
            use_too_long(line);
            start = end + octets_in(block, line);
            number = line.number;
        });
    }
    use_lines(lines.substr(start), number);
}

}  // namespace uriscan::cli
