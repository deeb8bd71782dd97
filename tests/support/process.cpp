// Starts programs with pipes, fork and exec.  All reads have a time limit, so that a test cannot
// hang.
#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace uriscan::tests {
namespace {

constexpr int patience_ms = 20000;

// The two ends of a pipe, socket or terminal.
struct channel {
    int reader;
    int writer;
};

void require(bool made) {
    if (!made) {
        throw std::runtime_error("no pipe, socket or terminal");
    }
}

channel make_pipe() {
    std::array<int, 2> ends{};
    require(::pipe2(ends.data(), O_CLOEXEC) == 0);
    return {ends[0], ends[1]};
}

channel make_socket() {
    std::array<int, 2> ends{};
    require(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0);
    const timeval hour{3600, 0};
    for (const int end : ends) {
        ::setsockopt(end, SOL_SOCKET, SO_RCVTIMEO, &hour, sizeof hour);
        ::setsockopt(end, SOL_SOCKET, SO_SNDTIMEO, &hour, sizeof hour);
    }
    return {ends[0], ends[1]};
}

// Makes a terminal of 80 columns that does not change what is written to it.
channel make_terminal() {
    const int reader = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    require(reader >= 0 && ::grantpt(reader) == 0 && ::unlockpt(reader) == 0);
    const int writer = ::open(::ptsname(reader), O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios mode{};
    require(writer >= 0 && ::tcgetattr(writer, &mode) == 0);
    ::cfmakeraw(&mode);
    ::tcsetattr(writer, TCSANOW, &mode);
    const winsize size{25, 80, 0, 0};
    ::ioctl(writer, TIOCSWINSZ, &size);
    return {reader, writer};
}

channel make_channel(process::streams kind) {
    switch (kind) {
        case process::streams::sockets: return make_socket();
        case process::streams::terminal: return make_terminal();
        default: return make_pipe();
    }
}

// Returns whether the process sleeps.  The third word of /proc/PID/stat is then "S" (proc(5)).
bool sleeps(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string number, name, state;
    return file >> number >> name >> state && state == "S";
}

// Waits until `is_true()`, or until patience_ms have passed.
template <class Condition>
void wait_until(Condition is_true) {
    using namespace std::chrono_literals;
    for (int wait_ms = 0; wait_ms < patience_ms && !is_true(); ++wait_ms) {
        std::this_thread::sleep_for(1ms);
    }
}

void close_and_forget(int& descriptor) {
    if (descriptor >= 0) {
        ::close(descriptor);
        descriptor = -1;
    }
}

// One output of a program, and the text read from it so far.
struct source {
    int descriptor;  // -1 after the output has ended
    std::string& text;
};

bool has_ended(const source& source) {
    return source.descriptor < 0;
}

// Waits until a source can be read, and appends the result of one read.  Returns false if all
// sources have ended, or if patience_ms have passed.  A signal can interrupt poll(), for example if
// the tests are stopped and continued.  Then the function returns true, and the caller tries again.
template <std::size_t Count>
bool read_some(std::array<source, Count>& sources) {
    std::array<pollfd, Count> waiting{};
    for (std::size_t i = 0; i < Count; ++i) {
        waiting[i] = {sources[i].descriptor, POLLIN, 0};  // poll() ignores -1
    }
    if (std::ranges::all_of(sources, has_ended)) {
        return false;
    }
    const int ready = ::poll(waiting.data(), waiting.size(), patience_ms);
    if (ready <= 0) {
        return ready < 0 && errno == EINTR;
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

std::string program_path() {
    return URISCAN_PROGRAM;
}

process::process(const std::vector<std::string>& command, streams kind) {
    std::signal(SIGPIPE, SIG_IGN);
    const channel in = make_channel(kind == streams::terminal ? streams::pipes : kind);
    const channel out = make_channel(kind), err = make_pipe();
    if (kind == streams::pipes_that_do_not_wait) {
        ::fcntl(in.reader, F_SETFL, O_NONBLOCK);
        ::fcntl(out.writer, F_SETFL, O_NONBLOCK);
    }
    pid_ = ::fork();
    if (pid_ == 0) {
        ::dup2(in.reader, STDIN_FILENO);
        ::dup2(out.writer, STDOUT_FILENO);
        ::dup2(kind == streams::terminal ? out.writer : err.writer, STDERR_FILENO);
        std::vector<char*> arguments;
        for (const std::string& word : command) {
            arguments.push_back(const_cast<char*>(word.c_str()));
        }
        arguments.push_back(nullptr);
        // If a shell runs the tests in the background, they ignore SIGINT, and programs that they
        // start would ignore it, too.  So the program gets the default actions.
        for (const int each : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
            std::signal(each, SIG_DFL);
        }
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

void process::wait_until_input_is_read() const {
    wait_until([&] {
        int unread = 0;
        return ::ioctl(in_, FIONREAD, &unread) == 0 && unread == 0;
    });
}

void process::wait_until_asleep() const {
    wait_until([&] { return sleeps(pid_); });
}

void process::send(int signal) const {
    ::kill(pid_, signal);
}

void process::interrupt() {
    wait_until_asleep();
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

finished_program process::finish() {
    finished_program program{};
    close_input();
    std::array<source, 2> sources = {{{out_, program.out}, {err_, program.err}}};
    while (read_some(sources)) {
    }
    if (!std::ranges::all_of(sources, has_ended)) {
        ::kill(pid_, SIGKILL);  // the program might wait for a reader
    }
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    program.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return program;
}

finished_program run(const std::vector<std::string>& command, std::string_view input) {
    process program(command);
    program.write(input);
    return program.finish();
}

}  // namespace uriscan::tests
