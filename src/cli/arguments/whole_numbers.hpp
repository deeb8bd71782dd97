// Options whose values are whole numbers.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <limits>
#include <string>

namespace uriscan::cli {

// What an option takes; where `most` is all that a number can be, messages do not name it.
struct limits {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// Reads decimal digits.  Throws what CLI11 takes for an error of `option` if the number is not within
// `limits`, or there is none.
std::uint64_t whole_number(const std::string& option, const std::string& text, limits);

// An option `names`, the last of which is a long one, that takes a number for `number`.
template <class Number>
CLI::Option* add_whole_number(CLI::App& command, const std::string& names, Number& number,
                              limits limits, const std::string& help) {
    const std::string name = names.substr(names.rfind("--"));
    const auto take = [=, &number](const std::string& text) {
        number = static_cast<Number>(whole_number(name, text, limits));
    };
    return command.add_option_function<std::string>(names, take, help)->type_name("N");
}

}  // namespace uriscan::cli
