// Normalizes URIs to texts that the result owns.
#include "operations/owned.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan {

result<uri> normalize(const uri_view& uri, normalization rules, const scheme_table& schemes) {
    return write_owned(normalized_size_limit(uri), [&](std::span<char> buffer) {
        return normalize(uri, buffer, rules, schemes);
    });
}

}  // namespace uriscan
