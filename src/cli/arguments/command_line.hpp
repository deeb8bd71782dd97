// The words after `uriscan`: which command they ask for, and with which options.
#pragma once

namespace uriscan::cli {

// Runs the command that was asked for, or answers --help or --version, or says what is wrong with the
// words; returns the exit status.  Throws what commands throw.
int run_command_line(int argc, char** argv);

}  // namespace uriscan::cli
