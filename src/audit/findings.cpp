// The name and the description of each finding.
#include <algorithm>
#include <array>

#include "uriscan/audit.hpp"

namespace uriscan {
namespace {

struct entry {
    std::string_view name;
    finding_description description;
};

constexpr std::array<entry, finding_count> entries = {{
    {"scheme-not-lower-case",
     {finding::scheme_not_lower_case, "The scheme has upper-case letters.", "HTTP://h/",
      "Comparison octet by octet. For RFC 3986, 6.2.2.1, it is equal to the lower-case scheme."}},
    {"missing-authority",
     {finding::missing_authority, "The scheme needs a host, and there is no \"//\".",
      "http:example.com/p",
      "The WHATWG URL standard reads a host after \"http:\", after any number of slashes, unless "
      "the base has \"http:\" too."}},
    {"network-path-reference",
     {finding::network_path_reference, "A relative reference that names a host.",
      "//evil.example/p",
      "Code that thinks that a text with \"/\" at its start is a path on its own host; RFC 3986, "
      "4.2."}},
    {"userinfo-present",
     {finding::userinfo_present, "There is user information.", "http://me@h/",
      "RFC 9110, 4.2.4: treat it as an error in a URI from an untrusted source."}},
    {"password-present",
     {finding::password_present, "The user information has a \":\", and so a password.",
      "http://me:secret@h/",
      "RFC 3986, 3.2.1, deprecates it, because logs then have it in clear text."}},
    {"userinfo-like-host",
     {finding::userinfo_like_host, "The user name has a dot, so it looks like a host.",
      "http://good.example@evil.example/", "People; RFC 3986, 7.6."}},
    {"empty-host",
     {finding::empty_host, "The scheme needs a host, and it is empty.", "http:///p",
      "RFC 9110, 4.2.1: reject it as invalid. The WHATWG URL standard reads \"p\" as the host."}},
    {"numeric-host",
     {finding::numeric_host, "A name that ends in a number, but is not an IPv4address of the RFC.",
      "http://0x7f.1/",
      "The WHATWG URL standard and inet_addr() read 127.0.0.1 or refuse it; RFC 3986, 7.4."}},
    {"encoded-delimiter-in-host",
     {finding::encoded_delimiter_in_host, "The host has a percent-encoded delimiter.",
      "http://good.example%2F.evil.example/",
      "Code that decodes the host before it splits the URI; RFC 3986, 2.4. The WHATWG URL standard "
      "refuses it."}},
    {"encoded-control-in-host",
     {finding::encoded_control_in_host,
      "The host has a percent-encoded control character or space.",
      "http://good.example%00.evil.example/", "Code that decodes, and then ends texts at a NUL."}},
    {"non-ascii-host",
     {finding::non_ascii_host, "The host has percent-encoded octets that are not ASCII.",
      "http://caf%C3%A9.example/",
      "The WHATWG URL standard decodes it and uses its IDNA form; RFC 3986, 3.2.2."}},
    {"trailing-dot-in-host",
     {finding::trailing_dot_in_host, "The host ends in a dot.", "http://h.example./",
      "In the DNS it is the same name, without a search list (RFC 3986, 3.2.2). For lists of hosts "
      "and for cookies it is another name."}},
    {"ipvfuture-host",
     {finding::ipvfuture_host, "The host is an address of a future version.", "http://[v1.a]/",
      "The WHATWG URL standard refuses it; no version is defined."}},
    {"ipv4-in-ipv6",
     {finding::ipv4_in_ipv6, "The IPv6 address contains an IPv4 address.",
      "http://[::ffff:127.0.0.1]/",
      "Filters that know only one form of an address; RFC 4291, 2.5.5, RFC 6052 and RFC 8215, RFC "
      "3056 (6to4) and RFC 4380 (Teredo)."}},
    {"loopback-host",
     {finding::loopback_host, "The host is the machine itself.", "http://127.0.0.1/",
      "A service that follows URIs; RFC 6890 and RFC 4291, 2.5.3, and RFC 6761, 6.3, for "
      "\"localhost\"."}},
    {"private-host",
     {finding::private_host, "The address belongs to a private network.", "http://10.0.0.1/",
      "A service that follows URIs; RFC 1918, RFC 4193, and RFC 3879 (deprecated)."}},
    {"link-local-host",
     {finding::link_local_host, "The address is valid only on the local link.",
      "http://169.254.169.254/",
      "A service that follows URIs on a machine in a cloud; RFC 3927 and RFC 4291, 2.5.6."}},
    {"unspecified-host",
     {finding::unspecified_host, "The address means \"this host\".", "http://0.0.0.0/",
      "Systems that then connect to themselves; RFC 6890 and RFC 4291, 2.5.2."}},
    {"multicast-host",
     {finding::multicast_host, "The address belongs to a group.", "http://224.0.0.1/",
      "A service that follows URIs; RFC 5771 and RFC 4291, 2.7."}},
    {"reserved-host",
     {finding::reserved_host,
      "The address is reserved for carriers, protocols, documentation or the future.",
      "http://192.0.2.1/",
      "A service that follows URIs; RFC 6890 and IANA's registries of special-purpose addresses."}},
    {"empty-port",
     {finding::empty_port, "There is a \":\" but no port.", "http://h:/",
      "Comparison octet by octet. For RFC 3986, 6.2.3, it is equal to no port."}},
    {"zero-port",
     {finding::zero_port, "The port is 0.", "http://h:0/",
      "RFC 6335, 6, reserves it. For bind() it means any free port."}},
    {"port-with-leading-zeros",
     {finding::port_with_leading_zeros, "The port has leading zeros.", "http://h:0080/",
      "Comparison octet by octet, and code that reads octal numbers."}},
    {"port-overflow",
     {finding::port_overflow, "The port is more than 65535.", "http://h:65616/",
      "Parsers with 16 bits read 80; the WHATWG URL standard refuses it."}},
    {"dot-segment",
     {finding::dot_segment, "The path has a segment \".\" or \"..\".", "http://h/a/../b",
      "The WHATWG URL standard removes it. RFC 3986 removes it when it resolves or normalizes, "
      "5.2.4."}},
    {"encoded-dot-segment",
     {finding::encoded_dot_segment, "A dot segment is percent-encoded.", "http://h/a/%2e%2E/b",
      "The WHATWG URL standard removes it. RFC 3986 removes it when it normalizes, 6.2.2.2."}},
    {"dot-segment-with-parameter",
     {finding::dot_segment_with_parameter, "A dot segment has a parameter after a \";\".",
      "http://h/a/..;x/b",
      "Servers that remove the parameters of segments before they resolve dot segments."}},
    {"double-slash-in-path",
     {finding::double_slash_in_path, "The path has an empty segment.", "http://h/a//b",
      "Servers that merge slashes. For RFC 3986, 3.3, it is another path."}},
    {"encoded-slash-in-path",
     {finding::encoded_slash_in_path, "The path has a percent-encoded \"/\".", "http://h/a%2Fb",
      "Servers that decode a path before they split it; RFC 3986, 2.2."}},
    {"encoded-backslash-in-path",
     {finding::encoded_backslash_in_path, "The path has a percent-encoded \"\\\".",
      "http://h/a%5Cb", "Servers on systems where it separates the names of folders."}},
    {"encoded-control",
     {finding::encoded_control, "There is a percent-encoded control character outside of the host.",
      "http://h/a%0D%0Ab",
      "Code that decodes it and then writes it into headers, log lines or C strings."}},
    {"double-encoding",
     {finding::double_encoding, "The \"%\" of a percent-encoding is percent-encoded.",
      "http://h/%252e", "Code that decodes twice. RFC 3986, 2.4, forbids this."}},
    {"backslash",
     {finding::backslash, "There is a \"\\\".", "http://good.example\\@evil.example/",
      "The WHATWG URL standard reads it as \"/\" after \"http:\" and some other schemes. Other "
      "parsers read user information."}},
    {"tab-or-line-end",
     {finding::tab_or_line_end, "There is a tab or a line end.", "java\tscript://h/",
      "The WHATWG URL standard removes it."}},
    {"space",
     {finding::space, "There is a space.", "http://h/a b",
      "The WHATWG URL standard removes it at both ends, refuses it in a host, and encodes it after "
      "the host."}},
    {"several-at-signs",
     {finding::several_at_signs, "The authority has more than one \"@\".",
      "http://a@good.example@evil.example/",
      "For the WHATWG URL standard the last one is the delimiter, for other parsers the first."}},
    {"text-after-ip-literal",
     {finding::text_after_ip_literal, "After the \"]\" there is something other than a port.",
      "http://[::1].evil.example/", "Parsers that look for the \"]\" and continue after it."}},
    {"zone-identifier",
     {finding::zone_identifier, "The address has a zone.", "http://[fe80::1%25eth0]/",
      "RFC 6874, which is obsolete since RFC 9844. The WHATWG URL standard refuses it."}},
    {"brackets-outside-host",
     {finding::brackets_outside_host, "There is a \"[\" or \"]\" after the authority.",
      "http://h/?a[0]=1", "The WHATWG URL standard accepts it."}},
    {"non-ascii",
     {finding::non_ascii, "There are octets that are not ASCII.", "http://h/caf\xC3\xA9",
      "The IRIs of RFC 3987. The WHATWG URL standard encodes them, in a host with IDNA."}},
    {"stray-percent-sign",
     {finding::stray_percent_sign, "A \"%\" without two hexadecimal digits after it.",
      "http://h/100%",
      "The WHATWG URL standard accepts it after the host, and refuses it in the host."}},
}};

constexpr auto descriptions = [] {
    std::array<finding_description, finding_count> of_entries;
    std::ranges::transform(entries, of_entries.begin(), &entry::description);
    return of_entries;
}();

// Each finding has its entry, at its place in the enumeration.  If an entry is missing, the array
// has an empty entry at its end, and its name is empty.  Too many entries do not compile.
static_assert([] {
    for (std::size_t i = 0; i < finding_count; ++i) {
        if (entries[i].description.what != static_cast<finding>(i) || entries[i].name.empty()) {
            return false;
        }
    }
    return true;
}());

}  // namespace

std::string_view to_string(finding finding) noexcept {
    return entries[static_cast<std::size_t>(finding)].name;
}

std::span<const finding_description> all_findings() noexcept {
    return descriptions;
}

}  // namespace uriscan
