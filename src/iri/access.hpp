// Lets operations for URIs work on IRIs.  They only look for delimiters and triplets, and change
// only octets of ASCII.  So in an IRI they do the same as in the URI that to_uri() makes of it.
#pragma once

#include "uriscan/iri.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::detail {

struct iri_access {
    static const uri_view& as_uri(const iri_view& iri) noexcept { return iri; }

    static result<iri_view> as_iri(const result<uri_view>& made) noexcept {
        if (!made) {
            return made.error();
        }
        return iri_view(*made);
    }
};

}  // namespace uriscan::detail
