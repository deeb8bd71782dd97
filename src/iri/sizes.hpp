// The size of what to_iri() writes.
#pragma once

#include <cstddef>

#include "uriscan/iri.hpp"

namespace uriscan {

// Linear in the text; never allocates.
std::size_t to_iri_size(const iri_view& uri) noexcept;

}  // namespace uriscan
