// Kinds of secrets, as templates of URIs and references.  spellings.hpp and product.hpp say how
// each of them can be written, and where it can stand.
#pragma once

#include <cstddef>
#include <string_view>

#include "leaks/pieces.hpp"
#include "leaks/words.hpp"

namespace uriscan::leaks {

struct kind_of_secret {
    std::string_view name;
    // Makes a URI or a reference of this kind.  Only octets that must be encoded are encoded.  If
    // `is_nested`, it is for a value of another URI.
    pieces (*make)(random_source&, const place&, bool is_nested);
    // If the URI is in a value of another URI and one of these octets follows, the octet can be a
    // part of the secret.
    std::string_view goes_on_at = "";
};

constexpr std::size_t kind_count = 12;
extern const std::array<kind_of_secret, kind_count> kinds_of_secrets;

}  // namespace uriscan::leaks
