// `uriscan --generate` writes the man page and the completions of shells.  Both are made from the
// declarations of the options.
#pragma once

#include <string>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

// Returns the man page, in troff with the macros of man(7).
std::string man_page_of(const program&);

// Each function returns the script that completes the words of the command line in a shell.
std::string bash_completion_of(const program&);
std::string zsh_completion_of(const program&);
std::string fish_completion_of(const program&);

// Returns `text` in single quotes, so that a shell reads it as one word.
std::string quoted_for_shell(const std::string& text);

}  // namespace uriscan::cli
