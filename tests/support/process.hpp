// Runs a program as a user does, for the tests of the command line.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

// Returns the path of the command line that is tested.  Only process.cpp knows this path, for the
// same reason as in places.hpp.
std::string program_path();

// What a program wrote, and how it ended.
struct finished_program {
    std::string out;
    std::string err;
    int status;  // the exit status, or minus the number of the signal that ended it
};

// A running program.  Its standard input and outputs are pipes, sockets or a terminal.
class process {
public:
    // The kind of standard input and output.  Sockets have a timeout of an hour.  With
    // pipes_that_do_not_wait, the program's ends of the pipes have O_NONBLOCK.  With terminal, both
    // outputs are one terminal, and standard input is a pipe.
    enum class streams { pipes, sockets, pipes_that_do_not_wait, terminal };

    explicit process(const std::vector<std::string>& command, streams = streams::pipes);
    ~process();
    process(const process&) = delete;
    process& operator=(const process&) = delete;

    void write(std::string_view text);
    void close_input();
    void close_output();

    // Waits until the program waits for something, then stops it and continues it with signals.
    void interrupt();

    // Waits until the program has read all octets that were written to its standard input, which
    // must be a pipe.
    void wait_until_input_is_read() const;

    // Waits until the program waits for something.
    void wait_until_asleep() const;

    void send(int signal) const;

    // Reads standard output until there are `size` octets, the output ends, or 20 seconds have
    // passed.
    std::string read_output(std::size_t size);

    // Reads standard output and standard error to their ends, and waits until the program has
    // ended.
    finished_program finish();

private:
    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
};

// Runs `command` with `input` as standard input.
finished_program run(const std::vector<std::string>& command, std::string_view input = {});

}  // namespace uriscan::tests
