// The status line: one line on standard error that is overwritten again and again.  Or several
// lines on standard output, if it is a terminal.
#pragma once

#include <cstddef>
#include <mutex>
#include <string_view>

#include "cli/system/terminal.hpp"

namespace uriscan::cli {

// The status line shares its terminal with all other output.  So everything that the program prints
// goes through this class, which removes the status line first.  All functions are thread-safe.
class status_line {
public:
    // Returns the only status line of the program.
    static status_line& instance();

    // Shows `text`, cut to the terminal's width.  Does nothing if standard output is a terminal and
    // the last line written there has not ended.
    void show(std::string_view text);

    // Shows `lines` on standard output, which must be a terminal, instead of those that were shown
    // before.  All lines have an end.  They are cut to the terminal's width.
    void show_lines(std::string_view lines);

    // Returns whether nothing has removed the lines of show_lines().
    bool shows_lines();

    // Removes the status line if it is shown.
    void clear();

    // Writes `text`.  First removes the status line if the text can appear on the same terminal.
    // Returns 0, or the error number.
    int write(int descriptor, std::string_view text);

private:
    status_line();
    void erase();

    std::mutex mutex_;
    bool is_shown_ = false;
    std::size_t lines_ = 0;  // the number of lines that are shown on standard output
    const bool out_is_terminal_;
    bool out_has_ended_line_ = true;  // stays true if standard output is not a terminal
};

}  // namespace uriscan::cli
