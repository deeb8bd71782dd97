// A sandbox for the rest of the program's life: a mistake in the program cannot be used to change
// files, to start programs or to reach the network.
#pragma once

namespace uriscan::cli {

// Returns whether this program was built with a sandbox.
bool has_sandbox();

// From now on, the system ends the program with SIGSYS if it makes any system call but these:
//
// - reading and writing files that are open, and opening files for reading only;
// - getting memory that cannot be executed;
// - starting, waiting for and ending threads of the program;
// - asking for the time, random octets, and the sizes and kinds of files and terminals;
// - handling signals, and sending them to the program itself.
//
// Threads that are started later are in the sandbox, too.  Returns 0, or the error number.
int enter_sandbox();

}  // namespace uriscan::cli
