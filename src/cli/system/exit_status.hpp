// The exit statuses of the program.
#pragma once

namespace uriscan::cli {

inline constexpr int exit_ok = 0;
inline constexpr int exit_invalid = 1;  // only from `check`: at least one line is not valid
inline constexpr int exit_none = 1;     // only from `grep`: no line was found
inline constexpr int exit_trouble = 2;  // wrong options, or a file could not be read or written

// Only from `stats`: SIGINT ended the input early, and the summary is partial.  Shells also use 128
// plus the number of the signal.
inline constexpr int exit_interrupted = 130;

}  // namespace uriscan::cli
