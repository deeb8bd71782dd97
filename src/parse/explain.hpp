// Component and reason of an error, worked out after the fact: off the way of a valid text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/error.hpp"
#include "uriscan/rule.hpp"

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

uri_error explain(const refusal&) noexcept;

// Works out the error of a `text` that fits `rule` up to `offset` only.  Reads the text up to `offset`
// once more.
uri_error explain(rule, std::string_view text, std::size_t offset) noexcept;

}  // namespace uriscan
