// Sets of octets that the kernels and the searches in texts look for, all computed from the
// machine.
#pragma once

#include <array>
#include <cstddef>

#include "kernels/nibbles.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {

using detail::automaton;
using detail::in_scheme;
using detail::uri_machine;

// The octets that can be in a URI.
alignas(16) inline constexpr nibble_table uri_octets = [] {
    nibble_table found{};
    for (const uri_automaton::transition& transition : uri_automaton::transitions) {
        for (std::size_t octet = transition.low; octet <= transition.high; ++octet) {
            add_octet(found, octet);
        }
    }
    return found;
}();

// Whether an octet can be in a URI.  For a single octet, this one lookup is faster than the two
// lookups of a nibble_table.  It saves 4 % of the time of extract().
inline constexpr std::array<bool, 256> is_uri_octet = [] {
    std::array<bool, 256> is{};
    for (std::size_t octet = 0; octet < is.size(); ++octet) {
        is[octet] = has_octet(uri_octets, octet);
    }
    return is;
}();

// Says whether this is a cut octet.  If a URI has such an octet, extract() must look at the URI
// again, because the URI can end before this octet.
constexpr bool is_cut_octet(char octet) noexcept {
    return octet == ')' || octet == ';' || octet == '#';
}

// If any number of these octets follows "a://", in any order, the text is a URI.  They are the
// octets of a host, the "/" before a path, and the "?" before a query.  Cut octets are left out.
// The test search.simple_octets_are_always_a_uri shows that all these texts are URIs.
alignas(16) inline constexpr nibble_table simple_octets = [] {
    constexpr int host = uri_machine::after("a://a");
    return make_nibble_table([](std::size_t octet) {
        if (is_cut_octet(static_cast<char>(octet))) {
            return false;
        }
        const int next = uri_machine::after(host, static_cast<char>(octet));
        return next == host ? has_octet(uri_machine::loop(host), octet)
                            : has_octet(uri_machine::loop(next), octet) &&
                                  includes(uri_machine::loop(next), uri_machine::loop(host));
    });
}();

// The octets of a registered name that are not in names of the DNS (section 3.2.2).
alignas(16) inline constexpr nibble_table host_delimiters =
    make_nibble_table([](std::size_t octet) {
        const auto c = static_cast<char>(octet);
        return c == '%' || is_sub_delim(c);
    });

// The decimal digits; then the digits D for which "2D9" can be a number of an IPv4address.
alignas(16) inline constexpr nibble_table decimal_digits =
    uri_machine::loop(uri_machine::after("//h:0"));
alignas(16) inline constexpr nibble_table digits_up_to_four =
    make_nibble_table([two = uri_machine::after("//[::1.2")](std::size_t octet) {
        const int next = uri_machine::after(two, static_cast<char>(octet));
        return uri_machine::after(next, '9') != uri_machine::error;
    });

// The octets that can be in a query, or in a fragment, as they are (sections 3.4 and 3.5).
inline constexpr nibble_table query_octets = uri_machine::loop(uri_machine::after("?"));
inline constexpr nibble_table fragment_octets = uri_machine::loop(uri_machine::after("#"));

}  // namespace uriscan
