// Component and reason of an error.  They are worked out after a text was found invalid, so that
// valid texts cost nothing more.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/error.hpp"
#include "uriscan/rule.hpp"

namespace uriscan {

// Where a text stopped fitting the rule, and everything that component and reason follow from.  The
// prefix is the text before the offset.
struct stopping_point {
    rule checked_rule;
    std::uint64_t offset;             // the size of the prefix
    long_uri_components components;   // of the prefix
    bool prefix_is_valid;             // as a URI-reference
    std::array<char, 2> last_octets;  // the last two of the prefix; NUL if it has fewer
    std::optional<char> next_octet;   // the one at the offset, unless the text ends there
    bool next_fits_uri_reference;     // the next octet fits, so that only the rule forbids it
};

uri_error explain(const stopping_point&) noexcept;

// Works out the error of a `text` that fits the rule up to `offset` only.  Reads the text up to
// `offset` once more.
uri_error explain(rule, std::string_view text, std::size_t offset) noexcept;

}  // namespace uriscan
