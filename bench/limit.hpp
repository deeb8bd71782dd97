// A reference for the comparison: a function that splits a URI about as fast as this processor can.
// It is written for one shape of URI and for AVX-512, and has almost no branches. It is not a
// parser, and programs must not use it as a parser.
//
// The function finds the six offsets of scheme://userinfo@host:port/path?query#fragment. Any part
// can be missing. The function looks up every octet in the set of all octets that occur in URIs. It
// does not check whether an octet is allowed at its place. For example, it does not check the first
// letter of the scheme, the grammar of hosts and IP addresses, the digits of ports and triplets, or
// a second "#". A ":" in the first segment counts as the end of a scheme only if "//" follows. The
// function treats brackets like other octets of the host. It looks for "@" and ":" only in the
// first 64 octets of the text.

#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan::bench {

/// Returns whether this processor has the instructions that split_common_shape() needs.
bool can_split_common_shape() noexcept;

/// Splits `text`, as described above. Returns false if `text` has an octet that no URI contains.
bool split_common_shape(std::string_view text, uri_components& at) noexcept;

}  // namespace uriscan::bench
