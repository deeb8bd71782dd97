// Resolves references to URIs that own their texts.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "uriscan/resolve.hpp"

namespace uriscan {

result<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options options) {
    std::string text(std::min<std::size_t>(resolved_size_limit(base, reference), UINT32_MAX), '\0');
    const result<uri_view> target = resolve(base, reference, text, options);
    if (!target) {
        return target.error();
    }
    const uri_components at = target->components();
    text.resize(target->text().size());
    return uri(std::move(text), at);
}

}  // namespace uriscan
