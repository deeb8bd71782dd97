// The rules of the RFCs that people most easily confuse with each other.  mutations.cpp replaces
// one by the other.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "mutations.hpp"

namespace uriscan::oracle {

// Each rule of an RFC with the rule that people most easily confuse with it.
using sibling = std::pair<std::string_view, std::string_view>;

inline constexpr std::array<sibling, 38> siblings_in_rfc3986{{
    {"URI", "absolute-URI"},
    {"absolute-URI", "URI"},
    {"relative-ref", "relative-part"},
    {"hier-part", "relative-part"},
    {"relative-part", "hier-part"},
    {"scheme", "reg-name"},
    {"authority", "host"},
    {"userinfo", "reg-name"},
    {"host", "reg-name"},
    {"port", "h16"},
    {"IP-literal", "IPv6address"},
    {"IPvFuture", "IPv6address"},
    {"IPv6address", "IPvFuture"},
    {"h16", "HEXDIG"},
    {"ls32", "h16"},
    {"IPv4address", "reg-name"},
    {"dec-octet", "DIGIT"},
    {"reg-name", "userinfo"},
    {"path-abempty", "path-absolute"},
    {"path-absolute", "path-abempty"},
    {"path-noscheme", "path-rootless"},
    {"path-rootless", "path-noscheme"},
    {"path-empty", "path-abempty"},
    {"segment", "segment-nz"},
    {"segment-nz", "segment"},
    {"segment-nz-nc", "segment-nz"},
    {"pchar", "unreserved"},
    {"query", "segment"},
    {"fragment", "segment"},
    {"pct-encoded", "HEXDIG"},
    {"unreserved", "ALPHA"},
    {"reserved", "unreserved"},
    {"gen-delims", "sub-delims"},
    {"sub-delims", "gen-delims"},
    {"ALPHA", "HEXDIG"},
    {"DIGIT", "HEXDIG"},
    {"HEXDIG", "DIGIT"},
    {"path", "path-abempty"},
}};

inline constexpr std::array<sibling, 42> siblings_in_rfc3987{{
    {"IRI", "absolute-IRI"},
    {"absolute-IRI", "IRI"},
    {"irelative-ref", "irelative-part"},
    {"ihier-part", "irelative-part"},
    {"irelative-part", "ihier-part"},
    {"scheme", "ireg-name"},
    {"iauthority", "ihost"},
    {"iuserinfo", "ireg-name"},
    {"ihost", "ireg-name"},
    {"port", "h16"},
    {"IP-literal", "IPv6address"},
    {"IPvFuture", "IPv6address"},
    {"IPv6address", "IPvFuture"},
    {"h16", "HEXDIG"},
    {"ls32", "h16"},
    {"IPv4address", "ireg-name"},
    {"dec-octet", "DIGIT"},
    {"ireg-name", "iuserinfo"},
    {"ipath-abempty", "ipath-absolute"},
    {"ipath-absolute", "ipath-abempty"},
    {"ipath-noscheme", "ipath-rootless"},
    {"ipath-rootless", "ipath-noscheme"},
    {"ipath-empty", "ipath-abempty"},
    {"isegment", "isegment-nz"},
    {"isegment-nz", "isegment"},
    {"isegment-nz-nc", "isegment-nz"},
    {"ipchar", "iunreserved"},
    {"iquery", "ifragment"},
    {"ifragment", "iquery"},
    {"iunreserved", "unreserved"},
    {"ucschar", "iprivate"},
    {"iprivate", "ucschar"},
    {"pct-encoded", "HEXDIG"},
    {"unreserved", "ALPHA"},
    {"reserved", "unreserved"},
    {"gen-delims", "sub-delims"},
    {"sub-delims", "gen-delims"},
    {"ALPHA", "HEXDIG"},
    {"DIGIT", "HEXDIG"},
    {"HEXDIG", "DIGIT"},
    {"ipath", "ipath-abempty"},
    {"IRI-reference", "IRI"},
}};

inline constexpr std::array<sibling, 39> siblings_in_rfc2396{{
    {"absoluteURI", "relativeURI"},
    {"relativeURI", "absoluteURI"},
    {"hier_part", "relativeURI"},
    {"opaque_part", "hier_part"},
    {"uric_no_slash", "uric"},
    {"net_path", "abs_path"},
    {"abs_path", "path_segments"},
    {"rel_path", "abs_path"},
    {"rel_segment", "segment"},
    {"scheme", "rel_segment"},
    {"authority", "server"},
    {"reg_name", "userinfo"},
    {"server", "hostport"},
    {"userinfo", "reg_name"},
    {"hostport", "host"},
    {"host", "hostname"},
    {"hostname", "IPv4address"},
    {"domainlabel", "toplabel"},
    {"toplabel", "domainlabel"},
    {"IPv4address", "hostname"},
    {"port", "digit"},
    {"path", "abs_path"},
    {"path_segments", "segment"},
    {"segment", "param"},
    {"param", "pchar"},
    {"pchar", "unreserved"},
    {"query", "param"},
    {"fragment", "param"},
    {"uric", "pchar"},
    {"reserved", "unreserved"},
    {"unreserved", "alphanum"},
    {"mark", "reserved"},
    {"escaped", "hex"},
    {"hex", "digit"},
    {"alphanum", "alpha"},
    {"alpha", "lowalpha"},
    {"lowalpha", "upalpha"},
    {"upalpha", "lowalpha"},
    {"digit", "lowalpha"},
}};

inline constexpr std::array<sibling, 7> siblings_in_http{{
    {"origin-form", "absolute-form"},
    {"absolute-form", "origin-form"},
    {"authority-form", "uri-host"},
    {"asterisk-form", "authority-form"},
    {"absolute-path", "absolute-URI"},
    {"absolute-URI", "absolute-path"},
    {"uri-host", "port"},
}};

inline std::span<const sibling> siblings_in(rfc which) {
    switch (which) {
        case rfc::rfc3986: break;
        case rfc::rfc3987: return siblings_in_rfc3987;
        case rfc::rfc2396: return siblings_in_rfc2396;
        case rfc::http: return siblings_in_http;
    }
    return siblings_in_rfc3986;
}

}  // namespace uriscan::oracle
