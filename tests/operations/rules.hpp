// A set of normalization rules and a table of schemes, each in a form for the library and in a form
// for the slow reference.
#pragma once

#include <string>
#include <string_view>

#include "operations/reference/normalize.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan::tests {

struct rule_set {
    normalization ours = normalization::none;
    slow::rungs theirs;
    scheme_table our_schemes;
    slow::scheme_table their_schemes;
};

// Returns the rules that `bits` selects. The first octet of `bits` is read as a number. The low
// seven bits of this number select the rules. The eighth bit selects whether some schemes of this
// test override the registered ones. `bits` is a text, so that it can be drawn and shrunk like the
// other inputs. An empty text means syntax_based.
rule_set read_rules(std::string_view bits);

}  // namespace uriscan::tests
