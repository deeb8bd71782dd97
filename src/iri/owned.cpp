// The mappings of IRIs that return a text of their own.
#include <string>

#include "operations/owned.hpp"
#include "uriscan/iri.hpp"

namespace uriscan {

result<uri> to_uri(const iri_view& iri, const to_uri_options& options) {
    // A host in ASCII can be longer than its triplets; a name of the DNS has at most 253 octets.
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

}  // namespace uriscan
