// How the value of a component is written: as it is, or percent-encoded.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/components.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {

// Says whether `value` is encoded when it is written: if it is data, unless it is a scheme, a port
// or an IP literal, in which nothing can be encoded.
bool is_encoded(component which, std::string_view value, as given) noexcept;

// Returns what a component's data is encoded for.  Only if is_encoded().
encode_for encoding_of(component which) noexcept;

// Returns the size of `value` as it is written, or what is wrong with it.
result<std::size_t> written_size(component which, std::string_view value, as given) noexcept;

}  // namespace uriscan
