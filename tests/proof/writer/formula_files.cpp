// Writes the files of formulas.
#include "proof/formula_files.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace uriscan::proof {
namespace {

using breach_list = std::vector<std::pair<term, std::string>>;

// Returns the definitions of the terms in a text, and of the terms in these definitions.
std::string definitions_for(const std::string& text) {
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
void write_file(const std::string& name, const std::string& statement,
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

void write_obligation(const std::string& name, const std::string& statement,
                      const breach_list& breaches) {
    std::string broken = "(assert (or false";
    for (const auto& [breach, what] : breaches) {
        broken += "\n  " + name_of(breach) + " ; not: " + what;
    }
    write_file(name, statement, broken + "\n))\n");
    write_file(name + ".given", "given: " + statement, "");
    std::printf("%s\t%zu\t%zu\t%s\n", name.c_str(), the_formula->paths, breaches.size(),
                statement.c_str());
}

void end_formula() {
    delete the_formula;
    the_formula = nullptr;
}

}  // namespace

bool begin_formula(const std::string& name) {
    const char* const only = std::getenv("ONLY");
    const std::string start = only != nullptr ? only : "";
    const bool is_wanted = name.starts_with(start) || start.starts_with(name);
    if (is_wanted) {
        the_formula = new formula;
    }
    return is_wanted;
}

void write_formula(const std::string& name, const std::string& statement) {
    write_obligation(name, statement, the_formula->breaches);
    end_formula();
}

void write_formula_for_each_text(const std::string& name, const std::string& statement) {
    std::map<std::string, breach_list> by_text;
    for (const auto& breach : the_formula->breaches) {
        by_text[breach.second].push_back(breach);
    }
    for (const auto& [text, breaches] : by_text) {
        std::string file = text;
        std::replace(file.begin(), file.end(), ' ', '_');
        write_obligation(name + "@" + file, statement, breaches);
    }
    end_formula();
}

}  // namespace uriscan::proof
