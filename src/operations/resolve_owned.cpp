// Resolves and finds references, as URIs that own their texts.
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

result<uri> relativize(const uri_view& base, const uri_view& target) {
    return write_owned(relativized_size_limit(base, target),
                       [&](std::span<char> buffer) { return relativize(base, target, buffer); });
}

}  // namespace uriscan
