// Decides whether the value of a component is percent-encoded or written without change.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Says whether `value` is encoded when it is written.  Data is encoded, except for a scheme, a port
// and an IP literal, which cannot have triplets.
bool is_encoded(component which, std::string_view value, as given) noexcept;

// Returns the part of a URI for which encode() encodes the data of a component.  Requires that
// is_encoded() returns true for this component and its value.
encode_for encoding_of(component which) noexcept;

// Returns the size of `value` as it is written: percent-encoded, if is_encoded() is true, otherwise
// without change.  Returns an error if the component cannot have this value.
result<std::size_t> written_size(component which, std::string_view value, as given) noexcept;

}  // namespace uriscan
