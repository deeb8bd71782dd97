// Runs the command line for tests.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/process.hpp"

namespace uriscan::tests {

// Whether tests can limit the memory of the program with `ulimit -v`.  g++ and clang++ say in
// different ways that the address sanitizer is on.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool can_limit_memory = false;
#elif defined(__has_feature)
constexpr bool can_limit_memory = !__has_feature(address_sanitizer);
#else
constexpr bool can_limit_memory = true;
#endif
constexpr const char* why_not_limited = "the address sanitizer reserves more than any limit";

// Whether the program counts how often each line runs (tools/coverage).
#if defined(__LLVM_INSTR_PROFILE_GENERATE)
constexpr bool counts_coverage = true;
#else
constexpr bool counts_coverage = false;
#endif

// Whether the program can run with --sandbox.  The address sanitizer and the counters of coverage
// make system calls of their own, which the sandbox does not allow.
constexpr bool can_enter_sandbox = can_limit_memory && !counts_coverage;

// Returns the beginnings of commands that a test should try: without --sandbox, and with it if it
// works here.
inline std::vector<std::string> without_and_with_sandbox() {
    return can_enter_sandbox ? std::vector<std::string>{"", "--sandbox "}
                             : std::vector<std::string>{""};
}

using words = std::vector<std::string>;

// Returns a command with more arguments at its end.
inline words with(words command, const words& more) {
    command.insert(command.end(), more.begin(), more.end());
    return command;
}

inline finished_program uriscan(std::vector<std::string> arguments, std::string_view input = {}) {
    arguments.insert(arguments.begin(), program_path());
    return run(arguments, input);
}

// Runs a shell command that consists of `before`, the program and `rest`.
inline finished_program uriscan_in_shell(const std::string& before, const std::string& rest) {
    return run({"/bin/sh", "-c", before + " " + program_path() + " " + rest});
}

// Runs a shell command on a terminal, and returns what it writes there.
inline std::string on_terminal(const std::string& command) {
    return process({"/bin/sh", "-c", command}, process::streams::terminal).finish().out;
}

// Expects that the program refuses the arguments: it exits with the status 2, and writes nothing
// but one line, which contains `message`.
inline void expect_refused(const words& arguments, const std::string& message) {
    const finished_program result = uriscan(arguments, "a\n");
    EXPECT_EQ(result.status, 2) << message;
    EXPECT_EQ(result.out, "") << message;
    EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
    EXPECT_TRUE(result.err.starts_with("uriscan: ")) << result.err;
    EXPECT_NE(result.err.find(message), std::string::npos) << result.err;
}

// Returns the lines of a text, without their ends.
inline std::vector<std::string> lines_in(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

// A file that contains `text`.  Its name ends in `suffix`.  The destructor removes it.
class temporary_file {
public:
    explicit temporary_file(std::string_view text, std::string_view suffix = "")
        : path_(testing::TempDir() + "uriscan_cli_test." + std::to_string(::getpid()) + "." +
                std::to_string(++count_) + std::string(suffix)) {
        std::ofstream(path_, std::ios::binary) << text;
    }
    ~temporary_file() { std::filesystem::remove(path_); }
    temporary_file(const temporary_file&) = delete;
    temporary_file& operator=(const temporary_file&) = delete;

    const std::string& path() const { return path_; }

private:
    static inline int count_ = 0;
    std::string path_;
};

}  // namespace uriscan::tests
