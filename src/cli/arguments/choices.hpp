// Options whose values have names.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "cli/arguments/listed.hpp"

namespace uriscan::cli {

// Values that have names, in the order in which they are shown.
template <class Value>
using names = std::vector<std::pair<std::string, Value>>;

// How many of the first names are what holds if the option is not given.
inline constexpr std::size_t no_default = 0;
inline constexpr std::size_t first_is_default = 1;

template <class Value>
std::string names_of(const names<Value>& values, std::size_t defaults = no_default) {
    std::vector<std::string> texts;
    for (const auto& [name, value] : values) {
        texts.push_back(texts.size() < defaults ? name + " (default)" : name);
    }
    return listed(texts);
}

// The value that `text` names.  Throws what CLI11 takes for an error of `option`.
template <class Value>
Value named(const std::string& option, const names<Value>& values, const std::string& text) {
    for (const auto& [name, value] : values) {
        if (name == text) {
            return value;
        }
    }
    throw CLI::ValidationError(option, "there is no '" + text + "', only " + names_of(values));
}

// An option that takes one of the names in `values`, which its help ends with.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, const names<Value>& values,
                        const std::string& help, std::function<void(Value)> choose,
                        std::size_t defaults = no_default) {
    const auto take = [=](const std::string& text) { choose(named(name, values, text)); };
    return command
        .add_option_function<std::string>(name, take, help + ": " + names_of(values, defaults))
        ->type_name("NAME");
}

}  // namespace uriscan::cli
