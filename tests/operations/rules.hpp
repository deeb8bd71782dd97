// A set of normalization rules, and a table of schemes, as the library takes them and as the slow
// reference does.
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

// Six bits say which rules, and a seventh whether some schemes of ours overrule the registered ones.  A
// text for it, and not a number, can be drawn and made smaller as the others are; an empty one means
// syntax_based.
rule_set read_rules(std::string_view bits);

}  // namespace uriscan::tests
