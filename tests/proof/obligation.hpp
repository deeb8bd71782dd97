// Makes formulas and writes them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "proof/formula_files.hpp"

namespace uriscan::proof {

// The start of the name of a formula, as a template argument.
template <std::size_t Size>
struct start_of_name {
    consteval start_of_name(const char (&name)[Size]) { std::copy_n(name, Size, text); }
    constexpr std::string_view view() const { return {text, Size - 1}; }

    char text[Size] = {};
};

// Says whether formulas whose names have this start are compiled.  A wrong version needs only the
// formulas that it breaks: run.py gives the start of their names.
constexpr bool is_compiled([[maybe_unused]] std::string_view start) {
#ifdef WRONG_VERSION
    constexpr std::string_view broken = WRONG_VERSION;
    return start.starts_with(broken) || broken.starts_with(start);
#else
    return true;
#endif
}

// Makes a formula, and writes it.  `rest` is the rest of its name.
template <start_of_name Start, class Make>
void obligation(const std::string& rest, const std::string& statement, Make make) {
    if constexpr (is_compiled(Start.view())) {
        const std::string name = std::string(Start.view()) + rest;
        if (begin_formula(name)) {
            make();
            write_formula(name, statement);
        }
    }
}

template <start_of_name Name, class Make>
void obligation(const std::string& statement, Make make) {
    obligation<Name>("", statement, make);
}

// Does the same as obligation(), but makes a formula for each text that require() gives: NAME@TEXT.
template <start_of_name Start, class Make>
void obligations(const std::string& rest, const std::string& statement, Make make) {
    if constexpr (is_compiled(Start.view())) {
        const std::string name = std::string(Start.view()) + rest;
        if (begin_formula(name)) {
            make();
            write_formula_for_each_text(name, statement);
        }
    }
}

}  // namespace uriscan::proof
