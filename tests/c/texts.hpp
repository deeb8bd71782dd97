// The texts with which the C functions are compared with those of C++.
#pragma once

#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/places.hpp"

namespace uriscan::tests {

// Returns the inputs of all case files, and random texts of octets that matter to the grammar.
inline std::vector<std::string> texts_for_c() {
    std::vector<std::string> texts = {"", std::string(1, '\0')};
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/data"))) {
        if (file.path().extension() == ".txt") {
            for (const test_case& test : read_cases(file.path())) {
                texts.push_back(test.input);
            }
        }
    }
    constexpr std::string_view octets = "ah1.:/?#[]@%4e&=+-_~ \\\"<>|\xC3\xA9;,!'()$*";
    std::mt19937 random(13);
    for (int i = 0; i < 3000; ++i) {
        std::string text = i % 3 == 0 ? "http://" : i % 3 == 1 ? "//h/" : "";
        for (std::size_t size = random() % 24; size > 0; --size) {
            text += octets[random() % octets.size()];
        }
        texts.push_back(text);
    }
    return texts;
}

}  // namespace uriscan::tests
