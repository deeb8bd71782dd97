// Comparing the library with the slow reference on one text: verdict, every component, host kind and
// error offset.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "grammar/reference.hpp"
#include "grammar/rfc2396.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/rfc2396.hpp"

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

// The same of RFC 2396.
struct rfc2396_rule {
    rfc2396::rule ours;
    oracle::rfc2396::rule theirs;
    const char* name;
};

inline constexpr std::array<rfc2396_rule, 3> rfc2396_rules = {{
    {rfc2396::rule::uri_reference, oracle::rfc2396::rule::uri_reference, "URI-reference"},
    {rfc2396::rule::absolute_uri, oracle::rfc2396::rule::absolute_uri, "absoluteURI"},
    {rfc2396::rule::relative_uri, oracle::rfc2396::rule::relative_uri, "relativeURI"},
}};

std::optional<std::string> difference(const oracle::rfc2396::reference_parser& reference,
                                      const rfc2396_rule& rule, std::string_view text);

}  // namespace uriscan::tests
