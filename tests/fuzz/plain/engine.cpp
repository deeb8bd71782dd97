// Runs a fuzz target on texts that are changed at random.  It does not see which code a text
// reaches, so the target and the library need no instrumentation: they can be compiled as users
// compile them, and run many more inputs in a second than with libFuzzer.  It finds most if it
// starts from the inputs that libFuzzer has kept (CORPUS=FOLDER tools/fuzz fast).  No input has
// more than LONGEST octets.
//
//     TARGET SECONDS SEED LONGEST DICTIONARY REFUTED FOLDER...   starts from the texts in FOLDER...
//     TARGET FILE                                                runs the target on one input
//
// Prints the number of inputs that were run, and how many in a second.  If an input breaks a
// property, or needs more than 10 seconds, it is written to the file REFUTED.
#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/plain/mutator.hpp"
#include "support/case_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" __attribute__((weak)) int LLVMFuzzerInitialize(int* count, char*** arguments);

namespace uriscan::tests {
namespace {

namespace files = std::filesystem;

constexpr unsigned patience_s = 10;

std::string_view current;  // the input that the target runs on
const char* refuted;       // the file for an input that breaks a property

void run(std::string_view input) {
    current = input;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

// Writes the current input to the file `refuted`.  It only calls functions that a signal handler is
// allowed to call.
void keep_input(int signal) {
    const int file = ::open(refuted, O_CREAT | O_WRONLY | O_TRUNC, 0666);
    const bool written = file >= 0 && ::write(file, current.data(), current.size()) ==
                                          static_cast<ssize_t>(current.size());
    ::_exit(written ? signal : 127);
}

std::string read_file(const files::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::string> texts_in(const files::path& folder, std::size_t longest) {
    std::vector<std::string> texts;
    for (const auto& entry : files::directory_iterator(folder)) {
        texts.push_back(read_file(entry.path()).substr(0, longest));
    }
    return texts;
}

std::vector<std::string> words_in(const files::path& dictionary) {
    std::vector<std::string> words;
    std::ifstream file(dictionary);
    for (std::string line; std::getline(file, line);) {
        if (const auto word = unquoted(line)) {
            words.push_back(*word);
        }
    }
    return words;
}

// Runs the target for `seconds`, and returns the number of inputs.
std::uint64_t run_for(std::chrono::seconds seconds, mutator& inputs) {
    using clock = std::chrono::steady_clock;
    const clock::time_point end = clock::now() + seconds;
    clock::time_point next_alarm = {};
    std::uint64_t count = 0;
    for (clock::time_point now = clock::now(); now < end; now = clock::now()) {
        if (now >= next_alarm) {
            ::alarm(patience_s);
            next_alarm = now + std::chrono::seconds(1);
        }
        for (int i = 0; i < 64; ++i) {
            run(inputs.next());
        }
        count += 64;
    }
    return count;
}

int fuzz(const std::vector<std::string>& arguments) {
    const int out = ::dup(STDOUT_FILENO);  // a target can replace stdout by a file
    const int seconds = std::stoi(arguments[0]);
    const std::size_t longest = std::stoul(arguments[2]);
    std::vector<std::string> texts = {""};
    for (std::size_t i = 5; i < arguments.size(); ++i) {
        for (std::string& text : texts_in(arguments[i], longest)) {
            texts.push_back(std::move(text));
        }
    }
    refuted = arguments[4].c_str();
    for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM}) {
        std::signal(signal, keep_input);
    }
    mutator inputs(std::move(texts), words_in(arguments[3]), longest, std::stoull(arguments[1]));
    const std::uint64_t count = run_for(std::chrono::seconds(seconds), inputs);
    ::dprintf(out, "%llu %llu\n", static_cast<unsigned long long>(count),
              static_cast<unsigned long long>(count / static_cast<unsigned>(seconds)));
    return 0;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    using namespace uriscan::tests;
    if (LLVMFuzzerInitialize != nullptr) {
        LLVMFuzzerInitialize(&argc, &argv);
    }
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 1) {
        run(read_file(arguments[0]));
        return 0;
    }
    if (arguments.size() < 6) {
        std::fputs(
            "usage: TARGET SECONDS SEED LONGEST DICTIONARY REFUTED FOLDER...\n"
            "       TARGET FILE\n",
            stderr);
        return 2;
    }
    return fuzz(arguments);
}
