// Makes seeds for the fuzzers from the test cases in tests/data, or from a list of texts:
//
//     make_seeds DIRECTORY CASE_FILE...
//     make_seeds --list DIRECTORY FILE
//
// Writes the input of each case into a file in DIRECTORY.  The name of this file says where
// the case is: CASE_FILE:LINE.  The cases reach most of the grammars of RFC 3986 and RFC 9112.
//
// A list has one text in quotes on each line, with escapes as in a case file, or a comment that
// starts with "#".
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <span>

#include "support/case_file.hpp"

namespace {

using uriscan::tests::rule_names;

void write_seed(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    if (!(file << text).flush()) {
        throw std::runtime_error(path.string() + ": cannot be written");
    }
}

void make_from_list(const std::filesystem::path& directory, const std::string& list) {
    std::ifstream file(list);
    if (!file) {
        throw std::runtime_error(list + ": cannot be read");
    }
    std::size_t number = 1;
    for (std::string line; std::getline(file, line); ++number) {
        if (line.empty() || line.starts_with('#')) {
            continue;
        }
        const auto text = uriscan::tests::unquoted(line);
        if (!text) {
            throw std::runtime_error(list + ":" + std::to_string(number) + ": malformed");
        }
        write_seed(directory / std::to_string(number), *text);
    }
}

void make_from_cases(const std::filesystem::path& directory, std::span<char*> files) {
    for (const char* const file : files) {
        for (const auto& test_case : uriscan::tests::read_cases(file, rule_names::any)) {
            write_seed(directory / test_case.place, test_case.input);
        }
    }
}

}  // namespace

int main(int argc, char** argv) try {
    std::span<char*> words(argv + 1, static_cast<std::size_t>(argc - 1));
    const bool is_list = words.size() == 3 && words[0] == std::string_view("--list");
    words = words.subspan(is_list ? 1 : 0);
    if (words.empty()) {
        throw std::runtime_error("a directory is needed");
    }
    const std::filesystem::path directory(words[0]);
    std::filesystem::create_directories(directory);
    if (is_list) {
        make_from_list(directory, words[1]);
    } else {
        make_from_cases(directory, words.subspan(1));
    }
    return 0;
} catch (const std::exception& error) {
    std::cerr << "make_seeds: " << error.what() << '\n';
    return 2;
}
