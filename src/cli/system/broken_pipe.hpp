// Pipes and sockets whose reader has gone away.
#pragma once

namespace uriscan::cli {

// Writing to a pipe without a reader now fails with EPIPE.  It no longer ends the program with
// SIGPIPE, because nobody needs to read the messages on standard error.
void ignore_broken_pipes();

// Ends the program without a message, as SIGPIPE does by default.  Call this function if nobody
// reads the results.
[[noreturn]] void end_by_broken_pipe();

}  // namespace uriscan::cli
