// The three files that are open when a program starts: standard input, output and error.
#pragma once

namespace uriscan::cli {

// Opens those of the file descriptors 0 to 2 that are closed.  Otherwise, the next file that the
// program opens would get such a number, and results or messages would be written into this file.
// Reading from a standard input that was closed still fails, and so does writing to an output that
// was closed.  Returns false if /dev/null cannot be opened.  Call this function before any file is
// opened.
bool open_closed_standard_files();

}  // namespace uriscan::cli
