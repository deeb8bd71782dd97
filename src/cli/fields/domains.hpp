// Registrable domains: the part of a host's name that its owner registered, such as example.co.uk
// in www.example.co.uk, found with the Public Suffix List.
#pragma once

#include <string>
#include <string_view>

namespace uriscan::cli {

// Returns whether this program was built with libpsl, which has the list.
bool knows_domains();

// Returns the registrable domain of `host`, without a dot at its end.  `host` must be a reg-name in
// lower case.  If there is no such domain, returns the name itself.  "localhost" and "co.uk" have
// none, and neither do names that are too long for the DNS.  If knows_domains() is false, always
// returns the name itself.
std::string_view registrable_domain(const std::string& host);

}  // namespace uriscan::cli
