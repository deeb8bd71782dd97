// Writes formulas as files in the format SMT-LIB 2, and lists them.
#pragma once

#include <cstdio>
#include <string>

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

// Begins a formula if it is wanted.  If the environment has a variable ONLY, either its value must
// be the start of the name, or the name must be the start of its value.
bool begin_formula(const std::string& name);

// Writes the formula to the file NAME.smt2: it has a solution if a requirement can be broken.  Also
// writes what the formula supposes (assume()) to NAME.given.smt2.  This must have a solution:
// otherwise, the formula would say nothing.  Prints the name and the statement.
void write_formula(const std::string& name, const std::string& statement);

// Does the same as write_formula(), but requirements with different texts (require() gives the
// text) are in different formulas.  Each formula has all requirements with one text.  Its name is
// NAME@TEXT.
void write_formula_for_each_text(const std::string& name, const std::string& statement);

}  // namespace uriscan::proof
