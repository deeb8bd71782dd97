// Reads files of URI Templates.
#include "support/template_file.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

// Returns the words of a line.  A word in quotes has its escapes decoded.
std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    while (!line.empty()) {
        std::size_t end = std::min(line.find(' '), line.size());
        if (line.starts_with('"')) {
            for (end = 1; end < line.size() && line[end] != '"'; ++end) {
                end += line[end] == '\\' ? 1 : 0;
            }
            const auto word = unquoted(line.substr(0, ++end));
            if (!word) {
                throw std::runtime_error("a quoted text is not closed");
            }
            words.push_back(*word);
        } else {
            words.emplace_back(line.substr(0, end));
        }
        line.remove_prefix(std::min(line.find_first_not_of(' ', end), line.size()));
    }
    return words;
}

template_value read_value(const std::vector<std::string>& words, std::string_view line) {
    const std::vector<std::string> texts(words.begin() + 2, words.end());
    if (words[0] == "string" && texts.size() == 1) {
        return texts[0];
    }
    if (words[0] == "list") {
        return texts;
    }
    if (words[0] == "pairs" && texts.size() % 2 == 0) {
        template_pairs pairs;
        for (std::size_t i = 0; i < texts.size(); i += 2) {
            const bool undefined = texts[i + 1] == "undefined";
            pairs.emplace_back(texts[i], undefined ? std::nullopt : std::optional(texts[i + 1]));
        }
        return pairs;
    }
    if (words[0] == "undefined" && texts.empty()) {
        return {};
    }
    throw std::runtime_error("not understood: " + std::string(line));
}

void read_line(const std::string& line, template_case& read) {
    const std::vector<std::string> words = words_of(line);
    if (words.size() == 2 && words[0] == "expansion") {
        read.expansion = words[1];
    } else if (words.size() == 2 && words[0] == "error") {
        read.error_offset = std::stoul(words[1]);
    } else if (words.size() >= 2) {
        read.values[words[1]] = read_value(words, line);
    } else if (line != "no-expansion") {
        throw std::runtime_error("not understood: " + line);
    }
}

}  // namespace

std::vector<template_case> read_template_cases(const std::string& path) {
    std::vector<template_case> cases;
    template_values common;
    for (const test_case& each : read_cases(path, rule_names::any)) {
        template_case read = {each.heading, each.place, each.input, common, {}, {}};
        try {
            for (const std::string& line : each.expected) {
                read_line(line, read);
            }
        } catch (const std::exception& error) {
            throw std::runtime_error(each.place + ": " + error.what());
        }
        if (each.rule_name == "values") {
            common = read.values;
        } else if (each.rule_name == "template" && !each.expected.empty()) {
            cases.push_back(read);
        } else {
            throw std::runtime_error(each.place + ": not understood");
        }
    }
    return cases;
}

}  // namespace uriscan::tests
