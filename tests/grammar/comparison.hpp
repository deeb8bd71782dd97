// Comparing the library with the slow reference on one text: verdict, every component, host kind and
// error offset.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "grammar/reference.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {

// A top rule: in the library, in the oracle, and by its name in Appendix A.
struct top_rule {
    rule ours;
    oracle::rule theirs;
    const char* name;

    friend std::ostream& operator<<(std::ostream& out, const top_rule& rule) {
        return out << rule.name;
    }
};

inline constexpr std::array<top_rule, 4> top_rules = {{
    {rule::uri_reference, oracle::rule::uri_reference, "URI-reference"},
    {rule::uri, oracle::rule::uri, "URI"},
    {rule::absolute_uri, oracle::rule::absolute_uri, "absolute-URI"},
    {rule::relative_ref, oracle::rule::relative_ref, "relative-ref"},
}};

// Says how parse() and the reference differ on `text`, or nothing if they agree.
std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const top_rule& rule, std::string_view text);

}  // namespace uriscan::tests
