// Parses, resolves, normalizes and compares IRIs.  Rules are checked, and errors are explained, as
// for URIs.  The operations are those for URIs.
#include "uriscan/iri.hpp"

#include "iri/access.hpp"
#include "iri/reading.hpp"
#include "parse/reading.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan {

using detail::iri_access;

result<iri_view> parse(iri_rule rule, std::string_view text) noexcept {
    read_part part;
    const fault found = read_iri_reference(text, part);
    if (found != fault::none || rule != iri_rule::iri_reference) {
        if (const auto error = find_error(restriction_of(rule), text, part, found)) {
            return *error;
        }
    }
    return iri_view::unchecked(text, part.at);
}

bool is_valid(iri_rule rule, std::string_view text) noexcept {
    return parse(rule, text).has_value();
}

std::string_view name_of(iri_rule rule) noexcept {
    switch (rule) {
        case iri_rule::iri_reference: return "iri-reference";
        case iri_rule::iri: return "iri";
        case iri_rule::absolute_iri: return "absolute-iri";
        case iri_rule::relative_iri_ref: return "relative-iri-ref";
    }
    return "";
}

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
