#include "engines/texts.hpp"

#include <array>
#include <sstream>
#include <string_view>

#include "corpus/corpus.hpp"
#include "corpus/random.hpp"
#include "fuzz/pieces.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

using bench::random_source;

constexpr std::uint32_t octet_values = 256;

char any_octet(random_source& random) {
    return static_cast<char>(random.below(octet_values));
}

std::string random_octets(random_source& random) {
    constexpr std::uint32_t longest = 64;
    std::string text(random.below(longest), '\0');
    for (char& octet : text) {
        octet = any_octet(random);
    }
    return text;
}

std::string joined_pieces(random_source& random, std::uint32_t most) {
    std::string text;
    for (std::uint32_t left = random.below(most); left > 0; --left) {
        text += pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
    }
    return text;
}

// Inserts, replaces or removes an octet, up to three times.
std::string damaged(std::string text, random_source& random) {
    constexpr std::uint32_t most_changes = 3;
    for (std::uint32_t left = 1 + random.below(most_changes); left > 0; --left) {
        const std::size_t place = random.below(static_cast<std::uint32_t>(text.size() + 1));
        switch (random.below(3)) {
            case 0: text.insert(place, 1, any_octet(random)); break;
            case 1: text.replace(place, 1, 1, any_octet(random)); break;
            default: text.erase(place, 1); break;
        }
    }
    return text;
}

std::string made_text(std::size_t number, const std::string& line, random_source& random) {
    constexpr std::size_t how_often_long = 1000;
    constexpr std::uint32_t few_pieces = 12;
    constexpr std::uint32_t many_pieces = 30'000;
    if (number % how_often_long == 0) {
        return joined_pieces(random, many_pieces);
    }
    switch (number % 4) {
        case 0: return line;
        case 1: return damaged(line, random);
        case 2: return joined_pieces(random, few_pieces);
        default: return random_octets(random);
    }
}

std::vector<std::string> inputs_of_cases(const std::string& folder) {
    constexpr auto files = std::to_array<const char*>(
        {"components.txt", "hosts.txt", "octets.txt", "others_bugs.txt", "percent.txt", "ports.txt",
         "rfc_examples.txt", "segments.txt"});
    std::vector<std::string> inputs;
    for (const char* const file : files) {
        for (const test_case& one : read_cases(folder + '/' + file, rule_names::any)) {
            inputs.push_back(one.input);
        }
    }
    return inputs;
}

}  // namespace

std::vector<std::string> texts_for_engines(const std::string& case_folder, std::size_t count) {
    std::vector<std::string> texts = inputs_of_cases(case_folder);
    std::istringstream lines(bench::make_corpus(bench::shape::mix, count));
    random_source random(3986);
    for (std::string line; texts.size() < count && std::getline(lines, line);) {
        texts.push_back(made_text(texts.size(), line, random));
    }
    texts.resize(count);
    return texts;
}

}  // namespace uriscan::tests
