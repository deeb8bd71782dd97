// Outputs that cannot be written any more: pipes and sockets whose reader has gone away, and files
// that are as large as the system allows.
#pragma once

namespace uriscan::cli {

// After this call, no signal ends the program if it writes to such an output.  Instead, write()
// fails with EPIPE or EFBIG.  So the program can go on without its messages, and can say why it
// ends without its results.
void let_writing_fail();

// Ends the program without a message, as SIGPIPE does by default.  Call this function if nobody
// reads the results.
[[noreturn]] void end_by_broken_pipe();

}  // namespace uriscan::cli
