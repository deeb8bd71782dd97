// How servers write values in their logs, as their manuals or their sources say.  This shares
// nothing with the reader of logs.
#pragma once

#include <string>
#include <string_view>

namespace uriscan::tests {

// ngx_http_log_escape(): a quotation mark, a backslash, and octets outside of 32 to 126.
std::string by_nginx(std::string_view text);

// ap_escape_logitem(): a backslash before a quotation mark or a backslash, the escapes of C for
// some controls, and \xhh for all others that are not visible.
std::string by_apache(std::string_view text);

// The escapes of HAProxy, as the section "Non-printable characters" of its manual describes them.
std::string by_haproxy(std::string_view text);

// CloudFront percent-encodes each value once more, as its manual says.
std::string by_cloudfront(std::string_view text);

// JSON of servers in Go: encoding/json writes <, > and & as \u003c, \u003e and \u0026.
std::string by_go(std::string_view text);

std::string as_it_is(std::string_view text);

// Returns all octets that are not visible in ASCII, that is, controls and octets from 0x7F on, and
// also `more`.
std::string invisible(std::string_view more = {});

}  // namespace uriscan::tests
