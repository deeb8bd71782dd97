// Comparing the library with uriparser, another parser of RFC 3986's URI-reference (section 4.1), on
// one text: verdict, every component, the host's kind and the octets of addresses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace uriscan::tests {

// Says how parse_uri_reference() and uriparser differ on `text`, which is not null, or nothing if
// they agree.  Where they place an error is not compared: the RFC knows no such thing.
std::optional<std::string> difference_from_uriparser(std::string_view text);

}  // namespace uriscan::tests
