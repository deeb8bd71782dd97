// The words after `uriscan`: a command, its options, and files.
#pragma once

namespace uriscan::cli {

// Runs the command that the words name, shows help, or prints an error message if the words are
// wrong.  Returns the exit status.  Throws the exceptions of command::run.
int run_command_line(int argc, char** argv);

}  // namespace uriscan::cli
