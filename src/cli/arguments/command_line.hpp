// The words after `uriscan`: a command, its options, and files.
#pragma once

namespace uriscan::cli {

// Runs the command that the words name, or shows help, or prints what is wrong with the words.
// Returns the exit status.  Throws the same as commands do.
int run_command_line(int argc, char** argv);

}  // namespace uriscan::cli
