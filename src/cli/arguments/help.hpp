// The texts that are made from the declarations of commands and options: the help, the man page and
// the completions of shells.  `uriscan --generate` writes the last two.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

// Both functions return the help in lines of at most `width` columns.  It does not show hidden
// options.
std::string help_of(const program&, std::size_t width);
std::string help_of(const command&, std::size_t width);

// Returns the width for help on standard output.  This is the width of the terminal, but at least
// 40 and at most 100.  If standard output is not a terminal, the width is 80.
std::size_t help_width();

// Returns the man page, in troff with the macros of man(7).
std::string man_page_of(const program&);

// Each function returns the script that completes the words of the command line in a shell.
std::string bash_completion_of(const program&);
std::string zsh_completion_of(const program&);
std::string fish_completion_of(const program&);

// Returns the text with a backslash before each octet that is in `special`.
std::string with_backslashes(std::string_view text, std::string_view special);

// Returns `text` in single quotes, so that a shell reads it as one word.
std::string quoted_for_shell(const std::string& text);

// Parts of these texts.

inline constexpr std::string_view synopsis_of_program = "uriscan COMMAND [OPTION...] [FILE...]";
inline constexpr std::string_view summary_of_program =
    "Reads URIs, one per line, strictly as RFC 3986 defines them.";
inline constexpr std::string_view meaning_of_file =
    "Without FILE, or if FILE is -, standard input is read. If there is no file with the name, a "
    "FILE such as http://h/ is read as a URI.";
inline constexpr std::string_view status_of_most_commands =
    "0, or 2 if an option is wrong or a file cannot be read or written.";

// Returns an option as the user types it, such as "-j, --threads N".
std::string spelling_of(const option&);

// Returns the full description of an option: its help, choices, details, range and default.
std::string description_of(const option&);

// Returns a text such as "uriscan resolve --base URI [OPTION...] [FILE...]".
std::string synopsis_of(const command&);

// Returns the sentence after "Exit status: ".
std::string_view exit_status_of(const command&);

}  // namespace uriscan::cli
