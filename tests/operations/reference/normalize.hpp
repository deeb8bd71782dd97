// Normalizes a text step by step. Each step rewrites strings. The steps are the rungs of RFC 3986's
// "ladder" (section 6.2).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "operations/reference/parts.hpp"

namespace uriscan::slow {

struct rungs {
    bool letter_case = true;    // 6.2.2.1
    bool percent = true;        // 6.2.2.2
    bool dot_segments = true;   // 6.2.2.3
    bool empty_port = false;    // 6.2.3, 3.2.3; for any scheme
    bool default_port = false;  // 6.2.3, 3.2.3
    bool empty_path = false;    // 6.2.3; for schemes with empty_path_is_root
    bool ipv6_address = false;  // RFC 5952
};

struct scheme_rules {
    std::string default_port = "";  // none if empty
    bool empty_path_is_root = false;
};

// Maps schemes, in lower case, to their rules.
using scheme_table = std::map<std::string, scheme_rules>;

std::string normalize(std::string_view text, const rungs& rungs, const scheme_table& schemes = {});

// Writes an IPv6 address, without brackets, as RFC 5952 recommends.
std::string canonical_address(const std::string& address);

// Returns the ASCII serialization of the origin of a URI-reference (RFC 6454, sections 4 and 6.2).
// The scheme of an origin must be in the table, with a default port.
std::string origin(std::string_view text, const scheme_table& schemes);

}  // namespace uriscan::slow
