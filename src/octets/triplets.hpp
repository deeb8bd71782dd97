// Triplets: a "%" and two hexadecimal digits (RFC 3986, section 2.1).
#pragma once

#include <algorithm>
#include <string_view>

namespace uriscan {

// Returns the size of the incomplete triplet at the end of `prefix`, or 0 if there is none.
// `prefix` must be the start of a valid text, so that each "%" starts a triplet.
constexpr std::size_t incomplete_triplet_size(std::string_view prefix) noexcept {
    const std::size_t last_two = prefix.size() - std::min<std::size_t>(2, prefix.size());
    const std::size_t percent = prefix.find('%', last_two);
    return percent == std::string_view::npos ? 0 : prefix.size() - percent;
}

// Says whether `prefix` ends within a triplet, as "a%4" does.
constexpr bool ends_inside_triplet(std::string_view prefix) noexcept {
    return incomplete_triplet_size(prefix) != 0;
}

}  // namespace uriscan
