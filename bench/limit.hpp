// The yardstick: about as fast as a URI can be cut up on this processor, by code written for one
// shape of URI and for AVX-512, with hardly a branch.  It is no parser and not for use.
//
// It finds the six offsets of scheme://userinfo@host:port/path?query#fragment, of which any part
// may be missing, and looks every octet up in the one set of all that occur in URIs.  It does not
// check where in the text an octet is allowed: not the scheme's first letter, not the grammar of
// hosts and IP addresses, not the digits of ports and percent-encodings, not a second "#".  It
// takes a text with a ":" in its first segment for one without a scheme unless "//" follows, does
// not know brackets, and looks for "@" and ":" only where the authority ends in the first 64
// octets.
#pragma once

#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan::bench {

/// Says whether this processor has what split_common_shape() takes.
bool can_split_common_shape() noexcept;

/// Cuts `text` up, as said above; false where an octet is none of a URI's.
bool split_common_shape(std::string_view text, uri_components& at) noexcept;

}  // namespace uriscan::bench
