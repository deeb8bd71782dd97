// Registrable domains: what of a host's name someone has registered, such as example.co.uk of
// www.example.co.uk, by the Public Suffix List.
#pragma once

#include <string>
#include <string_view>

namespace uriscan::cli {

// Whether this program was built with the list's library.
bool knows_domains();

// Returns the registrable domain of a reg-name in lower case; the name itself where it has none, as
// "localhost" and "co.uk" have none, nor any that is too long for the DNS.  A dot at its end is left
// out.  Only where knows_domains().
std::string_view registrable_domain(const std::string& host);

}  // namespace uriscan::cli
