// Registrable domains: the part of a host's name that its owner registered, such as example.co.uk
// in www.example.co.uk, found with the Public Suffix List.
#pragma once

#include <string_view>

namespace uriscan::cli {

// Returns whether this program was built with libpsl, which has the list.
bool knows_domains();

// Returns the registrable domain of `host`, without a dot at its end: a slice of `host`, which must
// be a host in its normal form.  These hosts have no such domain: addresses, public suffixes such
// as "co.uk", names that are below none, such as "localhost", and names that are too long for the
// DNS.  For them, the result is a null text; if knows_domains() is false, for all hosts.
std::string_view registrable_domain(std::string_view host);

}  // namespace uriscan::cli
