// Compares the library with uriparser, another parser of RFC 3986's URI-reference (section 4.1), on
// one text: validity, every component, the host kind and the octets of addresses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace uriscan::tests {

// Returns how parse_uri_reference() and uriparser differ on `text`, or nothing if they agree.
// `text.data()` must not be null.  The offsets of errors are not compared: the RFC does not define
// them.
std::optional<std::string> difference_from_uriparser(std::string_view text);

}  // namespace uriscan::tests
