// Registrable domains: the part of a host's name that its owner registered, such as example.co.uk
// in www.example.co.uk, found with the Public Suffix List.
#pragma once

#include <string_view>

namespace uriscan::cli {

// Returns whether this program was built with libpsl, which has the list.
bool knows_domains();

// Returns the registrable domain of `host`, without a dot at its end: a slice of `host`, which must
// be a host in its normal form.  An address has no such domain.  Neither has a name that is not
// below a public suffix, such as "localhost" or "co.uk", or a name that is too long for the DNS.
// Then the result is a null text, and always if knows_domains() is false.
std::string_view registrable_domain(std::string_view host);

}  // namespace uriscan::cli
