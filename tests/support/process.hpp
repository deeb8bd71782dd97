// A program run as a user would run it, for the tests of the command line.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

struct outcome {
    std::string out;
    std::string err;
    int status;  // the exit status, or minus the signal that ended it
};

// A running program with pipes, or sockets, to its three standard streams.
class process {
public:
    // What its standard input and output are.  A socket here has a timeout that does not pass; a pipe
    // that does not wait has O_NONBLOCK at the program's end.  With a terminal, that is both outputs,
    // and standard input is a pipe.
    enum class streams { pipes, sockets, pipes_that_do_not_wait, terminal };

    explicit process(const std::vector<std::string>& command, streams = streams::pipes);
    ~process();
    process(const process&) = delete;
    process& operator=(const process&) = delete;

    void write(std::string_view text);
    void close_input();
    void close_output();

    // Waits until the program waits for something, then stops it and lets it go on.
    void interrupt();

    // Reads standard output until `size` octets are there, it ends, or five seconds pass.
    std::string read_output(std::size_t size);

    // Reads what is left of both outputs and waits for the end.
    outcome finish();

private:
    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
};

// Runs `command` with `input` on standard input.
outcome run(const std::vector<std::string>& command, std::string_view input = {});

}  // namespace uriscan::tests
