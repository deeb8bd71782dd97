// Normalizes URIs to texts that the result owns.
#include <string>
#include <utility>

#include "uriscan/normalize.hpp"

namespace uriscan {

result<uri> normalize(const uri_view& uri, normalization rules, const scheme_table& schemes) {
    std::string text(normalized_size_limit(uri), '\0');
    const result<uri_view> normal = normalize(uri, text, rules, schemes);
    if (!normal) {
        return normal.error();
    }
    const uri_components at = normal->components();
    text.resize(normal->text().size());
    return uriscan::uri(std::move(text), at);
}

}  // namespace uriscan
