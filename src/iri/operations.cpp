// Resolving, normalizing and comparing IRIs, by the code for URIs.
#include "iri/access.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan {

using detail::iri_access;

result<iri_view> resolve(const iri_view& base, const iri_view& reference, std::span<char> buffer,
                         resolve_options options) noexcept {
    return iri_access::as_iri(
        resolve(iri_access::as_uri(base), iri_access::as_uri(reference), buffer, options));
}

result<iri_view> normalize(const iri_view& iri, std::span<char> buffer, normalization rules,
                           const scheme_table& schemes) noexcept {
    return iri_access::as_iri(normalize(iri_access::as_uri(iri), buffer, rules, schemes));
}

bool equivalent(const iri_view& a, const iri_view& b, normalization rules,
                const scheme_table& schemes) noexcept {
    return equivalent(iri_access::as_uri(a), iri_access::as_uri(b), rules, schemes);
}

std::strong_ordering compare(const iri_view& a, const iri_view& b, normalization rules,
                             const scheme_table& schemes) noexcept {
    return compare(iri_access::as_uri(a), iri_access::as_uri(b), rules, schemes);
}

}  // namespace uriscan
