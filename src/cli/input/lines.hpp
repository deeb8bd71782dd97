// The lines of a block.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "cli/input/blocks.hpp"
#include "cli/input/escaped_text.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/splitter.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

// Does the same as std::count, but faster.
std::uint64_t count_octets(std::string_view text, char wanted);

// Returns a line without a text at the start of the block.  If the block stands for a line that was
// too long, returns this line.
inline located_line first_line_of(const block& block) {
    const std::string_view start(block.lines.begin(), block.lines.begin());
    return {.file = block.file,
            .number = block.first_line,
            .text = start,
            .whole = start,
            .too_long = block.too_long,
            .most = block.max_line};
}

// Returns whether a shell command in the last of these lines goes on in the next line, because the
// last line ends with a backslash.
inline bool ends_in_command(std::string_view lines) {
    return lines.ends_with("\\\n") || lines.ends_with("\\\r\n");
}

// Returns how many octets at the start of the text are `octet`.
std::size_t size_of_run(std::string_view text, char octet);

// Removes lines from the start of `rest`, up to the first line that can contain the text of
// block.needed.  `number` is the number of the first line.  If the options ask for line numbers,
// adds the removed lines to it.
void leave_lines_out(const block& block, char separator, std::string_view& rest,
                     std::uint64_t& number);

// Calls `use(located_line)` for each line of the block.  The text of a line does not contain the
// separator.  If the separator is '\n', the text also does not contain a CR before it.  A line that
// is longer than block.max_line has no text, but its size in `too_long`.
//
// Empty lines in a row, without a CR, get only one call: the located_line has their count.  So even
// a small compressed file with billions of empty lines takes only seconds.
//
// The call may change the located_line.
template <class Use>
void for_each_line(const block& block, char separator, Use use) {
    std::string_view rest(block.lines.begin(), block.lines.end());
    located_line line = first_line_of(block);
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

// The lines of a block, for formats that have several texts in a line; see input_format.hpp.
class block_lines {
public:
    static constexpr between_texts between = between_texts::is_copied;

    static std::unique_ptr<splitter> make_splitter(const input_options& options) {
        return std::make_unique<line_splitter>(options);
    }

    block_lines(const block& block, const input_options& options)
        : block_(block), separator_(options.separator()) {}

    template <class Use>
    void for_each(Use use) const {
        for_each_line(block_, separator_, use);
    }

private:
    const block& block_;
    const char separator_;
};

}  // namespace uriscan::cli
