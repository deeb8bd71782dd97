// Resolves references to URIs that own their texts.
#include <algorithm>
#include <cstdint>

#include "operations/owned.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan {

result<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options options) {
    const std::size_t limit =
        std::min<std::size_t>(resolved_size_limit(base, reference), UINT32_MAX);
    return write_owned(
        limit, [&](std::span<char> buffer) { return resolve(base, reference, buffer, options); });
}

}  // namespace uriscan
