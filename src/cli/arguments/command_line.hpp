// The words after `uriscan`: a command, its options, and files.
#pragma once

namespace uriscan::cli {

// Does what the words ask for: runs a command, shows help, or says what is wrong with the words.
// Returns the exit status.  Throws what commands throw.
int run_command_line(int argc, char** argv);

}  // namespace uriscan::cli
