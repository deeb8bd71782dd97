// A sandbox for the rest of the program.  In the sandbox, an attacker who uses a mistake in the
// program cannot change files, start programs or reach the network.
#pragma once

namespace uriscan::cli {

// Returns whether this program was built with a sandbox.
bool has_sandbox();

// From now on, the program may make system calls only for these purposes:
//
// - reading and writing files that are open, and opening files for reading only;
// - getting memory that cannot be executed;
// - starting, waiting for and ending threads of the program;
// - asking for the time, random octets, and the sizes and kinds of files and terminals;
// - handling signals, and sending them to the program itself.
//
// At any other system call, the system ends the program with SIGSYS.  Threads that are started
// later are also in the sandbox.  Returns 0, or the error number.
int enter_sandbox();

}  // namespace uriscan::cli
