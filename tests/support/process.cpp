// Pipes, fork and exec; all reads are bounded in time, so that a test cannot hang.
#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace uriscan::tests {
namespace {

constexpr int patience_ms = 5000;

struct channel {
    explicit channel(process::streams kind) {
        std::array<int, 2> ends{};
        const bool made =
            kind == process::streams::pipes
                ? ::pipe2(ends.data(), O_CLOEXEC) == 0
                : ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0;
        if (!made) {
            throw std::runtime_error("no pipe or socket");
        }
        if (kind == process::streams::sockets) {
            const timeval hour{3600, 0};
            for (const int end : ends) {
                ::setsockopt(end, SOL_SOCKET, SO_RCVTIMEO, &hour, sizeof hour);
                ::setsockopt(end, SOL_SOCKET, SO_SNDTIMEO, &hour, sizeof hour);
            }
        }
        reader = ends[0];
        writer = ends[1];
    }
    int reader;
    int writer;
};

// Whether the process sleeps, which is the third word of its state (proc(5)).
bool sleeps(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string number, name, state;
    return file >> number >> name >> state && state == "S";
}

void close_and_forget(int& descriptor) {
    if (descriptor >= 0) {
        ::close(descriptor);
        descriptor = -1;
    }
}

// What one end of a program's output gave.
struct source {
    int descriptor;  // -1 once it has ended
    std::string& text;
};

// Appends what one read gives, from whichever source is ready; false when all have ended, or patience
// ends.
template <std::size_t Count>
bool read_some(std::array<source, Count>& sources) {
    std::array<pollfd, Count> waiting{};
    for (std::size_t i = 0; i < Count; ++i) {
        waiting[i] = {sources[i].descriptor, POLLIN, 0};  // poll() passes over a -1
    }
    const auto has_ended = [](const source& source) { return source.descriptor < 0; };
    if (std::ranges::all_of(sources, has_ended) ||
        ::poll(waiting.data(), waiting.size(), patience_ms) <= 0) {
        return false;
    }
    for (std::size_t i = 0; i < Count; ++i) {
        if (waiting[i].revents != 0) {
            std::array<char, 65536> block;
            const ssize_t count = ::read(sources[i].descriptor, block.data(), block.size());
            sources[i].text.append(block.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
            sources[i].descriptor = count > 0 ? sources[i].descriptor : -1;
        }
    }
    return true;
}

}  // namespace

process::process(const std::vector<std::string>& command, streams kind) {
    std::signal(SIGPIPE, SIG_IGN);
    const channel in(kind), out(kind), err(streams::pipes);
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

void process::interrupt() {
    using namespace std::chrono_literals;
    for (int wait_ms = 0; wait_ms < patience_ms && !sleeps(pid_); ++wait_ms) {
        std::this_thread::sleep_for(1ms);
    }
    ::kill(pid_, SIGSTOP);
    ::waitpid(pid_, nullptr, WUNTRACED);
    ::kill(pid_, SIGCONT);
}

std::string process::read_output(std::size_t size) {
    std::string text;
    std::array<source, 1> sources = {{{out_, text}}};
    while (text.size() < size && read_some(sources)) {
    }
    return text;
}

outcome process::finish() {
    outcome outcome{};
    close_input();
    std::array<source, 2> sources = {{{out_, outcome.out}, {err_, outcome.err}}};
    while (read_some(sources)) {
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
