// Pipes, fork and exec; all reads are bounded in time, so that a test cannot hang.
#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>

namespace uriscan::tests {
namespace {

constexpr int patience_ms = 5000;

struct pipe_ends {
    pipe_ends() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
            throw std::runtime_error("no pipe");
        }
        reader = ends[0];
        writer = ends[1];
    }
    int reader;
    int writer;
};

void close_and_forget(int& descriptor) {
    if (descriptor >= 0) {
        ::close(descriptor);
        descriptor = -1;
    }
}

// Appends what one read gives; false at the end, or when patience ends.
bool read_some(int descriptor, std::string& text) {
    pollfd waiting{descriptor, POLLIN, 0};
    if (::poll(&waiting, 1, patience_ms) <= 0) {
        return false;
    }
    std::array<char, 65536> block;
    const ssize_t count = ::read(descriptor, block.data(), block.size());
    text.append(block.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
    return count > 0;
}

}  // namespace

process::process(const std::vector<std::string>& command) {
    std::signal(SIGPIPE, SIG_IGN);
    const pipe_ends in, out, err;
    pid_ = ::fork();
    if (pid_ == 0) {
        ::dup2(in.reader, STDIN_FILENO);
        ::dup2(out.writer, STDOUT_FILENO);
        ::dup2(err.writer, STDERR_FILENO);
        std::vector<char*> arguments;
        for (const std::string& word : command) {
            arguments.push_back(const_cast<char*>(word.c_str()));
        }
        arguments.push_back(nullptr);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(in.reader);
    ::close(out.writer);
    ::close(err.writer);
    in_ = in.writer;
    out_ = out.reader;
    err_ = err.reader;
}

process::~process() {
    close_and_forget(in_);
    close_and_forget(out_);
    close_and_forget(err_);
    if (pid_ > 0) {
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
    }
}

void process::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(in_, text.data(), text.size());
        if (count < 0) {
            return;
        }
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

void process::close_input() {
    close_and_forget(in_);
}

void process::close_output() {
    close_and_forget(out_);
}

std::string process::read_output(std::size_t size) {
    std::string text;
    while (text.size() < size && read_some(out_, text)) {
    }
    return text;
}

outcome process::finish() {
    outcome outcome{};
    close_input();
    while (out_ >= 0 && read_some(out_, outcome.out)) {
    }
    while (read_some(err_, outcome.err)) {
    }
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return outcome;
}

outcome run(const std::vector<std::string>& command, std::string_view input) {
    process program(command);
    program.write(input);
    return program.finish();
}

}  // namespace uriscan::tests
