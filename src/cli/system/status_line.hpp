// The status line: one line on standard error that is overwritten again and again.  It can also be
// several lines on standard output, if that is a terminal.
#pragma once

#include <cstddef>
#include <mutex>
#include <string_view>

#include "cli/system/terminal.hpp"

namespace uriscan::cli {

// The status line shares its terminal with all other output.  So everything that the program prints
// goes through this class.  It removes the status line first.  All functions are thread-safe.
class status_line {
public:
    // Returns the only status line of the program.
    static status_line& instance();

    // Shows `text`, cut to the terminal's width.  Does nothing if standard output is a terminal on
    // which the last line has not ended.
    void show(std::string_view text);

    // Shows `lines` on standard output, which must be a terminal.  They replace the lines of the
    // last call.  Each line must end with a line feed.  The lines are cut to the terminal's width.
    void show_lines(std::string_view lines);

    // Returns whether the lines of show_lines() are still shown.
    bool shows_lines();

    // Removes the status line if it is shown.
    void clear();

    // Writes `text`.  If it can appear on the same terminal, removes the status line first.
    // Returns 0, or the error number.
    int write(int descriptor, std::string_view text);

private:
    status_line();
    void erase();

    std::mutex mutex_;
    bool is_shown_ = false;
    std::size_t lines_ = 0;  // the number of lines that are shown on standard output
    const bool out_is_terminal_;
    bool out_has_ended_line_ = true;  // always true if standard output is not a terminal
};

}  // namespace uriscan::cli
