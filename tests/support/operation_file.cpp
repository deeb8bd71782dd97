// Reads the tables of operations.
#include "support/operation_file.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "support/case_file.hpp"
#include "uriscan/result.hpp"

namespace uriscan::tests {
namespace {

// Removes a text in quotes and the spaces after it from the start of `line`.  Returns the text.
std::optional<std::string> take_quoted(std::string_view& line) {
    if (!line.starts_with('"')) {
        return std::nullopt;
    }
    std::size_t end = 1;
    while (end < line.size() && line[end] != '"') {
        end += line[end] == '\\' ? 2 : 1;
    }
    if (end >= line.size()) {
        return std::nullopt;
    }
    std::optional<std::string> text = unquoted(line.substr(0, end + 1));
    line.remove_prefix(std::min(line.find_first_not_of(' ', end + 1), line.size()));
    return text;
}

// Reads words that are separated by spaces.  A word can be in quotes.
bool read_options(std::string_view words, std::vector<std::string>& options) {
    for (;;) {
        words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
        if (words.empty()) {
            return true;
        }
        if (words.starts_with('"')) {
            const auto word = take_quoted(words);
            if (!word) {
                return false;
            }
            options.push_back(*word);
        } else {
            const std::string_view word = words.substr(0, words.find(' '));
            options.emplace_back(word);
            words.remove_prefix(word.size());
        }
    }
}

bool read_setting(std::string_view line, operation_case& settings) {
    if (line.starts_with("# ")) {
        settings = {};
        settings.heading = line.substr(2);
        return true;
    }
    if (line.starts_with("base ")) {
        line.remove_prefix(5);
        const auto base = take_quoted(line);
        settings.base = base.value_or("");
        return base.has_value() && line.empty();
    }
    if (line.starts_with("options")) {
        settings.options.clear();
        return read_options(line.substr(7), settings.options);
    }
    return false;
}

bool read_case(std::string_view line, operation_case& read) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const auto input = take_quoted(line);
    if (!input) {
        return false;
    }
    read.input = *input;
    if (line.starts_with("! ")) {
        read.error = line.substr(line.find_first_not_of("! "));
        return true;
    }
    if (!line.starts_with("= ")) {
        return false;
    }
    line.remove_prefix(line.find_first_not_of("= "));
    read.result = take_quoted(line);
    return read.result.has_value() && line.empty();
}

}  // namespace

bool operation_case::has_option(std::string_view name) const {
    return std::find(options.begin(), options.end(), name) != options.end();
}

std::string in_names(const uri_error& error) {
    return std::string(name_of(error.reason)) + ' ' + std::string(name_of(error.component)) + ' ' +
           std::to_string(error.offset);
}

std::vector<operation_case> read_operations(const std::string& path) {
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error(path + ": cannot be read");
    }
    std::vector<operation_case> cases;
    operation_case settings;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.empty() || line.starts_with("//")) {
            continue;
        }
        settings.place = path.substr(path.find_last_of('/') + 1) + ":" + std::to_string(number);
        operation_case read = settings;
        if (line.starts_with("  ") && read_case(line, read)) {
            cases.push_back(read);
        } else if (line.starts_with(' ') || !read_setting(line, settings)) {
            throw std::runtime_error(settings.place + ": not understood: " + line);
        }
    }
    return cases;
}

}  // namespace uriscan::tests
