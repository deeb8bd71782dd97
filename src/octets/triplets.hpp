// Triplets: a "%" and two hexadecimal digits (RFC 3986, section 2.1).
#pragma once

#include <algorithm>
#include <string_view>

namespace uriscan {

// Says whether a triplet starts in `prefix` but does not end there.  `prefix` must be the start of
// a valid text, so that each "%" starts a triplet.
constexpr bool ends_inside_triplet(std::string_view prefix) noexcept {
    const std::size_t last_two = prefix.size() - std::min<std::size_t>(2, prefix.size());
    return prefix.find('%', last_two) != std::string_view::npos;
}

}  // namespace uriscan
