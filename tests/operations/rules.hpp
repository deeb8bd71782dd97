// A set of normalization rules and a table of schemes, both in the form that the library takes and
// in the form that the slow reference takes.
#pragma once

#include <string>
#include <string_view>

#include "operations/reference/normalize.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/schemes.hpp"

namespace uriscan::tests {

struct rule_set {
    normalization ours = normalization::none;
    slow::rungs theirs;
    scheme_table our_schemes;
    slow::scheme_table their_schemes;
};

// Six bits select the rules. A seventh bit selects whether some schemes of this test override the
// registered ones. The bits are a text, not a number, so that they can be drawn and shrunk like the
// other inputs. An empty text means syntax_based.
rule_set read_rules(std::string_view bits);

}  // namespace uriscan::tests
