// Runs a program as a user does, for the tests of the command line.
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

// A running program.  Pipes, sockets or a terminal are its three standard streams.
class process {
public:
    // The kind of its standard streams.  The sockets have a timeout of an hour.  The pipes that do
    // not wait have O_NONBLOCK at the program's end.  A terminal is both outputs, and standard
    // input is then a pipe.
    enum class streams { pipes, sockets, pipes_that_do_not_wait, terminal };

    explicit process(const std::vector<std::string>& command, streams = streams::pipes);
    ~process();
    process(const process&) = delete;
    process& operator=(const process&) = delete;

    void write(std::string_view text);
    void close_input();
    void close_output();

    // Waits until the program waits for something, stops it and continues it.
    void interrupt();

    // Reads standard output until there are `size` octets, it ends, or five seconds have passed.
    std::string read_output(std::size_t size);

    // Reads the rest of both outputs and waits for the end of the program.
    outcome finish();

private:
    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
};

// Runs `command` with `input` as standard input.
outcome run(const std::vector<std::string>& command, std::string_view input = {});

}  // namespace uriscan::tests
