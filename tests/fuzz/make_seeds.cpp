// Makes seeds for the fuzzers from the test cases in tests/data:
//
//     make_seeds DIRECTORY CASE_FILE...
//
// Writes the input of each case into a file in DIRECTORY.  The file's name is the place of the
// case, CASE_FILE:LINE.  The cases reach most of the grammars of RFC 3986 and RFC 9112.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "support/case_file.hpp"

int main(int argc, char** argv) try {
    const std::filesystem::path directory(argc > 1 ? argv[1] : ".");
    std::filesystem::create_directories(directory);
    for (int i = 2; i < argc; ++i) {
        for (const auto& test_case :
             uriscan::tests::read_cases(argv[i], uriscan::tests::rule_names::any)) {
            std::ofstream file(directory / test_case.place, std::ios::binary);
            if (!(file << test_case.input).flush()) {
                throw std::runtime_error(test_case.place + ": cannot be written");
            }
        }
    }
    return 0;
} catch (const std::exception& error) {
    std::cerr << "make_seeds: " << error.what() << '\n';
    return 2;
}
