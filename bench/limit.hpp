// A reference for the comparison: a function that splits a URI about as fast as this processor can.
// It is written for one shape of URI and for AVX-512, with hardly a branch. It is not a parser, and
// not for use.
//
// It finds the six offsets of scheme://userinfo@host:port/path?query#fragment, of which any part
// may be missing. It looks up every octet in the one set of all octets that occur in URIs, but does
// not check whether an octet is allowed at its place: not the scheme's first letter, not the
// grammar of hosts and IP addresses, not the digits of ports and triplets, not a second "#". A ":"
// in the first segment counts as the end of a scheme only if "//" follows. It does not know
// brackets. It looks for "@" and ":" only if the authority ends in the first 64 octets.

#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan::bench {

/// Says whether this processor has the instructions that split_common_shape() needs.
bool can_split_common_shape() noexcept;

/// Splits `text`, as described above. Returns false if it contains an octet that no URI contains.
bool split_common_shape(std::string_view text, uri_components& at) noexcept;

}  // namespace uriscan::bench
