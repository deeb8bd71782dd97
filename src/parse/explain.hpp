// Works out the component and the reason of an error.  This is done only after a text was found to
// be invalid, so it costs nothing for valid texts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "kernels/machine.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

// The offset at which a text stopped fitting the rule, and all facts from which component and
// reason are worked out.  The prefix is the text before the offset.
struct stopping_point {
    rule checked_rule;
    std::uint64_t offset;  // the size of the prefix
    // The components of the prefix.  If next_fits_uri_reference is true, explain() only asks
    // whether they have a scheme, so all other components need not be right.
    long_uri_components components;
    bool prefix_is_valid;             // whether the prefix is a valid URI-reference
    std::array<char, 2> last_octets;  // the last two octets of the prefix; NUL if it is shorter
    std::optional<char> next_octet;   // the octet at the offset, unless the text ends there
    bool next_fits_uri_reference;     // whether the rule, but not the grammar, forbids it
};

// Takes constant time, because nothing is read again.
uri_error explain(const stopping_point&) noexcept;

}  // namespace uriscan
