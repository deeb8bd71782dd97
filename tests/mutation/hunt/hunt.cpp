// Hunts mutants: looks for a text with which a mutant gives another result than the original.
//
//     hunt SUBJECT SECONDS SEED [FILE...] < NUMBERS
//
// SUBJECT is a name of subjects.cpp.  Each mutant is hunted for some seconds of a processor, in a
// process of its own, because it can crash.  The lines of the files are texts, in which "\xHH" and
// "\\" stand for octets.  For each number of a mutant, the program writes one of these lines, with
// tabs between the words:
//
//     NUMBER survives
//     NUMBER differs VARIANT TEXT RESULT_OF_ORIGINAL RESULT_OF_MUTANT
//     NUMBER ends VARIANT TEXT
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "mutation/hunt/hunter.hpp"

namespace uriscan::tests {
namespace {

std::vector<std::string> lines_of(std::span<char*> files) {
    std::vector<std::string> lines;
    for (const char* const name : files) {
        std::ifstream file(name);
        for (std::string line; std::getline(file, line);) {
            lines.push_back(from_visible(line));
        }
    }
    return lines;
}

void set_limit(int resource, rlim_t value) {
    const rlimit limit{value, value};
    setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

void hunt_in_this_process(hunter& hunter, unsigned mutant, double seconds) {
    set_limit(RLIMIT_CPU, static_cast<rlim_t>(seconds + 10));
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_AS, rlim_t{8} << 30);
    attempt found;
    if (hunter.hunt(mutant, seconds, found)) {
        std::cout << mutant << "\tdiffers\t" << found.variant << '\t' << visible(found.text) << '\t'
                  << hunter.result(found, 0) << '\t' << hunter.result(found, mutant) << std::endl;
    } else {
        std::cout << mutant << "\tsurvives" << std::endl;
    }
}

void hunt_all(const subject& subject, double seconds, unsigned seed,
              std::vector<std::string> lines) {
    void* const shared = mmap(nullptr, sizeof(last_attempt), PROT_READ | PROT_WRITE,
                              MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    auto& last = *static_cast<last_attempt*>(shared);
    hunter hunter(subject, seed, std::move(lines), last);
    std::vector<unsigned> mutants;
    for (unsigned number = 0; std::cin >> number;) {
        mutants.push_back(number);
    }
    hunter.collect(mutants, 10 * seconds);
    for (const unsigned mutant : mutants) {
        const pid_t child = fork();
        if (child == 0) {
            hunt_in_this_process(hunter, mutant, seconds);
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (!WIFEXITED(status)) {
            std::cout << mutant << "\tends\t" << last.variant << '\t'
                      << visible({last.text, last.size}) << std::endl;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests

int main(int count, char** arguments) {
    using namespace uriscan::tests;
    const subject* const subject = count > 3 ? find_subject(arguments[1]) : nullptr;
    if (subject == nullptr) {
        std::cerr << "usage: hunt SUBJECT SECONDS SEED [FILE...] < NUMBERS\n";
        return 2;
    }
    const std::span<char*> files(arguments + 4, static_cast<std::size_t>(count - 4));
    hunt_all(*subject, std::stod(arguments[2]), static_cast<unsigned>(std::stoul(arguments[3])),
             lines_of(files));
}
