// Component and reason of an error, worked out after the fact: off the way of a valid text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "kernels/machine.hpp"
#include "uriscan/error.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {

// Where the machine stood when it could not go on, or should not have.
struct refusal {
    rule held_against;
    // Of the text up to the offset: its components, its size, and whether it is a URI-reference.
    long_uri_components at;
    basic_extent<std::uint64_t> before;
    // The two octets before the offset; NUL where there are less.
    std::array<char, 2> last;
    // The octet at the offset; nothing where the text ends.
    std::optional<char> next;
    // Whether a URI-reference could go on with `next`, so that it is only the rule that refuses it.
    bool only_by_rule;
};

parse_error explain(const refusal&) noexcept;

}  // namespace uriscan
