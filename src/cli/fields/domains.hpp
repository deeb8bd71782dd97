// Registrable domains: the part of a host's name that its owner registered, such as example.co.uk
// in www.example.co.uk, found with the Public Suffix List.
#pragma once

#include <string_view>

namespace uriscan::cli {

// Returns whether this program was built with libpsl, which has the list.
bool knows_domains();

// Returns the registrable domain of `host`, without a dot at its end: a slice of `host`.  `host`
// must be in its normal form.  If knows_domains() is false, always returns a null text.
//
// These hosts have no such domain, and give a null text: an address, a public suffix such as
// "co.uk", a name below no public suffix, such as "localhost", and a name that is too long for the
// DNS.
std::string_view registrable_domain(std::string_view host);

}  // namespace uriscan::cli
