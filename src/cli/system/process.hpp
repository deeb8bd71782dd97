// The exit statuses and the standard files of the program.  Also says what the program does if an
// output can no longer be written, for instance because the reader of a pipe has ended.
#pragma once

namespace uriscan::cli {

// The exit statuses.
inline constexpr int exit_ok = 0;
inline constexpr int exit_invalid = 1;  // only from `check`: at least one line is not valid
inline constexpr int exit_none = 1;     // only from `grep`: no line was found
inline constexpr int exit_trouble = 2;  // wrong options, or a file could not be read or written

// Only from `stats`: SIGINT ended the input early, so the summary is partial.  Shells use the same
// number: 128 plus the number of the signal.
inline constexpr int exit_interrupted = 130;

// Opens each of the file descriptors 0 to 2 that is closed.  Otherwise, the next file that the
// program opens would get this number, and results or messages would be written into this file.
//
// Reading from a closed standard input and writing to a closed output still fail.  Returns false if
// /dev/null cannot be opened.  Call this function before any file is opened.
bool open_closed_standard_files();

// After this call, write() fails with EPIPE if a pipe or socket has no reader, and with EFBIG if a
// file is already as large as the system allows.  Without this call, a signal would end the
// program.  So if the program cannot write a message, it goes on.  If it cannot write its results,
// it can say why it ends.
void let_writing_fail();

// Ends the program without a message, as SIGPIPE does by default.  Call this function if nobody
// reads the results.
[[noreturn]] void end_by_broken_pipe();

}  // namespace uriscan::cli
