// Writes formulas as files in the format SMT-LIB 2, and lists them.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "proof/bits.hpp"

namespace uriscan::proof {

inline std::string folder;  // for the files

// Runs a program that writes formulas: its only argument is the folder.  Returns its exit status.
template <class Write>
int write_to_folder(int argc, char** argv, Write write) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    folder = argv[1];
    write();
    return 0;
}

// Returns the definitions of the terms in a text, and of the terms in these definitions.
inline std::string definitions_for(const std::string& text) {
    const std::vector<std::string>& all = the_formula->definitions;
    std::vector<bool> is_needed(all.size());
    const auto need_terms_of = [&](const std::string& line) {
        for (std::size_t i = 0; i + 1 < line.size() && line[i] != ';'; ++i) {
            if (line[i] == 't' && (line[i + 1] >= '0' && line[i + 1] <= '9')) {
                is_needed[std::strtoul(&line[i + 1], nullptr, 10)] = true;
            }
        }
    };
    std::string needed;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        need_terms_of(line);
    }
    for (std::size_t i = all.size(); i-- > 0;) {
        if (is_needed[i]) {
            need_terms_of(all[i]);
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        needed += is_needed[i] ? all[i] : "";
    }
    return needed;
}

// Writes a file with the assumptions and one more condition.
inline void write_file(const std::string& name, const std::string& statement,
                       const std::string& condition) {
    std::string conditions;
    for (const term& assumption : the_formula->assumptions) {
        conditions += "(assert " + name_of(assumption) + ")\n";
    }
    conditions += condition;
    std::ofstream(folder + "/" + name + ".smt2")
        << "; " << statement << "\n(set-logic QF_BV)\n"
        << definitions_for(conditions) << conditions << "(check-sat)\n(exit)\n";
}

// Writes a formula to the file NAME.smt2: it has a solution if a requirement can be broken.  Also
// writes the conditions of `statement` alone to NAME.given.smt2, which must have a solution:
// otherwise, nothing would be said.  Lists both on standard output.
inline void write_obligation(const std::string& name, const std::string& statement,
                             const std::vector<std::pair<term, std::string>>& breaches) {
    std::string broken = "(assert (or false";
    for (const auto& [breach, what] : breaches) {
        broken += "\n  " + name_of(breach) + " ; not: " + what;
    }
    write_file(name, statement, broken + "\n))\n");
    write_file(name + ".given", "given: " + statement, "");
    std::printf("%s\t%zu\t%zu\t%s\n", name.c_str(), the_formula->paths, breaches.size(),
                statement.c_str());
}

// Says whether a formula is wanted: the variable ONLY of the environment can have the start of its
// name, or all of it and more.
inline bool is_wanted(const std::string& name) {
    const char* const only = std::getenv("ONLY");
    const std::string start = only != nullptr ? only : "";
    return name.starts_with(start) || start.starts_with(name);
}

// Makes a formula, and writes it.
template <class Make>
void obligation(const std::string& name, const std::string& statement, Make make) {
    if (!is_wanted(name)) {
        return;
    }
    formula f;
    the_formula = &f;
    make();
    write_obligation(name, statement, f.breaches);
    the_formula = nullptr;
}

// Makes formulas in the same way, one for all requirements with the same text: NAME@TEXT.
template <class Make>
void obligations(const std::string& name, const std::string& statement, Make make) {
    if (!is_wanted(name)) {
        return;
    }
    formula f;
    the_formula = &f;
    make();
    std::map<std::string, std::vector<std::pair<term, std::string>>> by_text;
    for (const auto& breach : f.breaches) {
        by_text[breach.second].push_back(breach);
    }
    for (const auto& [text, breaches] : by_text) {
        std::string file = text;
        std::replace(file.begin(), file.end(), ' ', '_');
        write_obligation(name + "@" + file, statement, breaches);
    }
    the_formula = nullptr;
}

}  // namespace uriscan::proof
