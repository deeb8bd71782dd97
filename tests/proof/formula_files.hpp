// Writes formulas as files in the format SMT-LIB 2, and lists them.
#pragma once

#include <cstdio>
#include <fstream>
#include <string>

#include "proof/bits.hpp"

namespace uriscan::proof {

inline std::string folder;  // for the files

inline std::string begin_of_file(const std::string& what) {
    const formula& f = *the_formula;
    std::string text = "; " + what + "\n(set-logic QF_BV)\n" + f.text;
    for (const term& assumption : f.assumptions) {
        text += "(assert " + name_of(assumption) + ")\n";
    }
    return text;
}

// Makes a formula, and writes it to the file NAME.smt2: it has a solution if a requirement can be
// broken.  Also writes the conditions of `statement` alone to NAME.given.smt2, which must have a
// solution: otherwise, nothing would be said.  Lists both on standard output.
template <class Make>
void obligation(const std::string& name, const std::string& statement, Make make) {
    formula f;
    the_formula = &f;
    make();
    std::string text = begin_of_file(statement);
    text += "(assert (or false";
    for (const auto& [breach, what] : f.breaches) {
        text += "\n  " + name_of(breach) + " ; not: " + what;
    }
    text += "\n))\n(check-sat)\n(exit)\n";
    std::ofstream(folder + "/" + name + ".smt2") << text;
    std::ofstream(folder + "/" + name + ".given.smt2")
        << begin_of_file("given: " + statement) << "(check-sat)\n(exit)\n";
    std::printf("%s\t%zu\t%zu\t%s\n", name.c_str(), f.paths, f.breaches.size(), statement.c_str());
    the_formula = nullptr;
}

}  // namespace uriscan::proof
