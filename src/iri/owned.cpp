// The mappings of IRIs that return a text of their own.
#include <string>
#include <utility>

#include "iri/access.hpp"
#include "operations/owned.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan {
namespace {

using detail::iri_access;

// The operations on URIs also write IRIs (access.hpp).  Only in this file, an object of the type
// `uri` can hold an IRI.
result<std::string> text_of(result<uri> made) {
    return made ? result<std::string>(std::move(*made).text()) : made.error();
}

}  // namespace

result<uri> to_uri(const iri_view& iri, const to_uri_options& options) {
    // The host that the function writes can be longer than the triplets of the host.  A name of the
    // DNS has at most 253 octets.
    const std::size_t room_for_host = options.host != nullptr ? 256 : 0;
    return write_owned(to_uri_size(iri) + room_for_host,
                       [&](std::span<char> buffer) { return to_uri(iri, buffer, options); });
}

std::string to_iri(const iri_view& uri) {
    std::string text(to_iri_size_limit(uri), '\0');
    const auto written = to_iri(uri, text);
    text.resize(written->text().size());
    return text;
}

result<std::string> resolve(const iri_view& base, const iri_view& reference,
                            resolve_options options) {
    return text_of(resolve(iri_access::as_uri(base), iri_access::as_uri(reference), options));
}

result<std::string> normalize(const iri_view& iri, normalization rules,
                              const scheme_table& schemes) {
    return text_of(normalize(iri_access::as_uri(iri), rules, schemes));
}

}  // namespace uriscan
