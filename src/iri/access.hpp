// What the files of the library share about IRIs.
#pragma once

#include <cstddef>

#include "uriscan/iri.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Returns the size of what to_iri() writes.  Linear in the text; never allocates.
std::size_t to_iri_size(const iri_view& uri) noexcept;

namespace detail {

// Lets operations for URIs work on IRIs.  They only look for delimiters and triplets, and change
// only octets of ASCII.  So in an IRI they do the same as in the URI that to_uri() makes of it.
struct iri_access {
    static const uri_view& as_uri(const iri_view& iri) noexcept { return iri; }

    static result<iri_view> as_iri(const result<uri_view>& made) noexcept {
        if (!made) {
            return made.error();
        }
        return iri_view(*made);
    }
};

}  // namespace detail
}  // namespace uriscan
