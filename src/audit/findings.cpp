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
     {audit_finding::scheme_not_lower_case, "The scheme has upper-case letters.", "HTTP://h/",
      "Comparison octet by octet. For RFC 3986, 6.2.2.1, it is equal to the lower-case scheme."}},
    {"script-scheme",
     {audit_finding::script_scheme,
      "The URI is itself a script, a command or a document: it has no host to ask.",
      "javascript:alert(1)",
      "Browsers run it in the page that has the link, or show it. Lists of forbidden schemes miss "
      "it in upper case, and with tabs in it, which the WHATWG URL standard removes. PHP runs "
      "\"expect:\" as a command and opens \"php:\"."}},
    {"missing-authority",
     {audit_finding::missing_authority, "The scheme needs a host, and there is no \"//\".",
      "http:example.com/p",
      "The WHATWG URL standard reads a host after \"http:\", after any number of slashes, unless "
      "the base has \"http:\" too."}},
    {"network-path-reference",
     {audit_finding::network_path_reference, "A relative reference that names a host.",
      "//evil.example/p",
      "Code that thinks that a text with \"/\" at its start is a path on its own host; RFC 3986, "
      "4.2."}},
    {"host-in-file-uri",
     {audit_finding::host_in_file_uri, "A \"file\" URI names a host.", "file://host/share/p",
      "Windows connects to the host (RFC 8089, E.3). curl refuses it, and so does Node's "
      "fileURLToPath() on other systems. Other programs ignore the host."}},
    {"userinfo-present",
     {audit_finding::userinfo_present, "There is user information.", "http://me@h/",
      "RFC 9110, 4.2.4: treat it as an error in a URI from an untrusted source."}},
    {"password-present",
     {audit_finding::password_present, "The user information has a \":\", and so a password.",
      "http://me:secret@h/",
      "RFC 3986, 3.2.1, deprecates it, because logs then have it in clear text."}},
    {"userinfo-like-host",
     {audit_finding::userinfo_like_host, "The user name has a dot, so it looks like a host.",
      "http://good.example@evil.example/", "People; RFC 3986, 7.6."}},
    {"at-sign-after-authority",
     {audit_finding::at_sign_after_authority,
      "There is an \"@\" after the authority, and no \"/\" between them.",
      "http://good.example#@evil.example/",
      "Parsers that end an authority only at a \"/\" read evil.example: curl before 7.51.0 "
      "(CVE-2016-8624) and PHP before 5.6.28 (CVE-2016-10397)."}},
    {"empty-host",
     {audit_finding::empty_host, "The scheme needs a host, and it is empty.", "http:///p",
      "RFC 9110, 4.2.1: reject it as invalid. The WHATWG URL standard reads \"p\" as the host."}},
    {"numeric-host",
     {audit_finding::numeric_host,
      "A name that ends in a number, but is not an IPv4address of the RFC.", "http://0x7f.1/",
      "The WHATWG URL standard and inet_addr() read 127.0.0.1 or refuse it; RFC 3986, 7.4."}},
    {"encoded-octet-in-host",
     {audit_finding::encoded_octet_in_host, "The host has a percent-encoded octet.",
      "http://lo%63alhost/",
      "The WHATWG URL standard and curl decode it and read localhost. Python's urlsplit() and "
      "Java's URL keep it as it is. All findings about a host are about the decoded host."}},
    {"encoded-delimiter-in-host",
     {audit_finding::encoded_delimiter_in_host, "The host has a percent-encoded delimiter.",
      "http://good.example%2F.evil.example/",
      "Code that decodes the host before it splits the URI; RFC 3986, 2.4. The WHATWG URL standard "
      "refuses it."}},
    {"encoded-control-in-host",
     {audit_finding::encoded_control_in_host,
      "The host has a percent-encoded control character or space.",
      "http://good.example%00.evil.example/", "Code that decodes, and then ends texts at a NUL."}},
    {"non-ascii-host",
     {audit_finding::non_ascii_host, "The host has percent-encoded octets that are not ASCII.",
      "http://caf%C3%A9.example/",
      "The WHATWG URL standard decodes it and uses its IDNA form; RFC 3986, 3.2.2."}},
    {"punycode-host",
     {audit_finding::punycode_host, "A label is the ASCII form of an internationalized label.",
      "http://xn--80ak6aa92e.example/",
      "People, if a browser shows the decoded label: this one looks like \"apple\". The WHATWG URL "
      "standard refuses a label that does not decode; curl accepts it."}},
    {"sub-delim-in-host",
     {audit_finding::sub_delim_in_host, "The host has one of the octets !$&'()*+,;=.",
      "http://good.example,.evil.example/",
      "The WHATWG URL standard accepts it. curl refuses it, Java's URI.getHost() gives null, and "
      "Node's url.parse() ends the host at a \";\"."}},
    {"underscore-in-host",
     {audit_finding::underscore_in_host, "The host has a \"_\" or a \"~\".", "http://a_b.example/",
      "RFC 1123, 2.1, does not allow it in names of hosts. Java's URI.getHost() gives null."}},
    {"empty-label-in-host",
     {audit_finding::empty_label_in_host, "The host has two dots together, or starts with a dot.",
      "http://good.example..evil.example/",
      "RFC 1035, 2.3.1, does not allow it: no resolver can look it up. Java's URI.getHost() gives "
      "null; the WHATWG URL standard and curl accept it."}},
    {"hyphen-at-label-edge",
     {audit_finding::hyphen_at_label_edge, "A label of the host starts or ends with a \"-\".",
      "ssh://-oProxyCommand=id/p",
      "Programs that give the host to another command, which reads it as an option: Git before "
      "2.14.1 (CVE-2017-1000117). Java's URI.getHost() gives null."}},
    {"host-too-long",
     {audit_finding::host_too_long,
      "The host has more than 253 octets, or a label has more than 63.",
      "http://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/",
      "No resolver can look it up (RFC 1035, 2.3.4). Code with a buffer for 255 octets: curl "
      "before 8.4.0 (CVE-2023-38545)."}},
    {"trailing-dot-in-host",
     {audit_finding::trailing_dot_in_host, "The host ends in a dot.", "http://h.example./",
      "In the DNS it is the same name, without a search list (RFC 3986, 3.2.2). For lists of hosts "
      "and for cookies it is another name."}},
    {"ipvfuture-host",
     {audit_finding::ipvfuture_host, "The host is an address of a future version.",
      "http://[v1.a]/", "The WHATWG URL standard refuses it; no version is defined."}},
    {"ipv4-in-ipv6",
     {audit_finding::ipv4_in_ipv6, "The IPv6 address contains an IPv4 address.",
      "http://[::ffff:127.0.0.1]/",
      "Filters that know only one form of an address; RFC 4291, 2.5.5, RFC 6052 and RFC 8215, RFC "
      "3056 (6to4) and RFC 4380 (Teredo)."}},
    {"metadata-host",
     {audit_finding::metadata_host,
      "At this name or address, a cloud gives each machine its own data and credentials.",
      "http://169.254.169.254/latest/meta-data/",
      "A service that follows URIs on a machine in a cloud: it gives its credentials to a "
      "stranger. OWASP's Server-Side Request Forgery Prevention Cheat Sheet."}},
    {"loopback-host",
     {audit_finding::loopback_host, "The host is the machine itself.", "http://127.0.0.1/",
      "A service that follows URIs; RFC 6890 and RFC 4291, 2.5.3, and RFC 6761, 6.3, for "
      "\"localhost\"."}},
    {"private-host",
     {audit_finding::private_host, "The address or the name belongs to a private network.",
      "http://10.0.0.1/",
      "A service that follows URIs; RFC 1918, RFC 4193, and RFC 3879 (deprecated). For names, "
      "RFC 8375, ICANN on \".internal\", Docker and Kubernetes."}},
    {"link-local-host",
     {audit_finding::link_local_host, "The address or the name is valid only on the local link.",
      "http://169.254.169.254/",
      "A service that follows URIs on a machine in a cloud; RFC 3927 and RFC 4291, 2.5.6, and "
      "RFC 6762 for \".local\"."}},
    {"unspecified-host",
     {audit_finding::unspecified_host, "The address means \"this host\".", "http://0.0.0.0/",
      "Systems that then connect to themselves; RFC 6890 and RFC 4291, 2.5.2."}},
    {"multicast-host",
     {audit_finding::multicast_host, "The address belongs to a group.", "http://224.0.0.1/",
      "A service that follows URIs; RFC 5771 and RFC 4291, 2.7."}},
    {"reserved-host",
     {audit_finding::reserved_host,
      "The address is reserved for carriers, protocols, documentation or the future.",
      "http://192.0.2.1/",
      "A service that follows URIs; RFC 6890 and IANA's registries of special-purpose addresses."}},
    {"empty-port",
     {audit_finding::empty_port, "There is a \":\" but no port.", "http://h:/",
      "Comparison octet by octet. For RFC 3986, 6.2.3, it is equal to no port."}},
    {"zero-port",
     {audit_finding::zero_port, "The port is 0.", "http://h:0/",
      "RFC 6335, 6, reserves it. For bind() it means any free port."}},
    {"port-with-leading-zeros",
     {audit_finding::port_with_leading_zeros, "The port has leading zeros.", "http://h:0080/",
      "Comparison octet by octet, and code that reads octal numbers."}},
    {"port-overflow",
     {audit_finding::port_overflow, "The port is more than 65535.", "http://h:65616/",
      "Parsers with 16 bits read 80; the WHATWG URL standard refuses it."}},
    {"dot-segment",
     {audit_finding::dot_segment, "The path has a segment \".\" or \"..\".", "http://h/a/../b",
      "The WHATWG URL standard removes it. RFC 3986 removes it when it resolves or normalizes, "
      "5.2.4."}},
    {"encoded-dot-segment",
     {audit_finding::encoded_dot_segment, "A dot segment is percent-encoded.",
      "http://h/a/%2e%2E/b",
      "The WHATWG URL standard removes it. RFC 3986 removes it when it normalizes, 6.2.2.2."}},
    {"dot-segment-with-parameter",
     {audit_finding::dot_segment_with_parameter, "A dot segment has a parameter after a \";\".",
      "http://h/a/..;x/b",
      "Servers that remove the parameters of segments before they resolve dot segments."}},
    {"double-slash-in-path",
     {audit_finding::double_slash_in_path, "The path has an empty segment.", "http://h/a//b",
      "Servers that merge slashes. For RFC 3986, 3.3, it is another path."}},
    {"encoded-slash-in-path",
     {audit_finding::encoded_slash_in_path, "The path has a percent-encoded \"/\".",
      "http://h/a%2Fb", "Servers that decode a path before they split it; RFC 3986, 2.2."}},
    {"encoded-backslash-in-path",
     {audit_finding::encoded_backslash_in_path, "The path has a percent-encoded \"\\\".",
      "http://h/a%5Cb", "Servers on systems where it separates the names of folders."}},
    {"encoded-control",
     {audit_finding::encoded_control,
      "There is a percent-encoded control character outside of the host, or U+2028 or U+2029.",
      "http://h/a%0D%0Ab",
      "Code that decodes it and then writes it into headers, log lines or C strings. "
      "Python's splitlines() ends a line at U+0085, U+2028 and U+2029, too."}},
    {"double-encoding",
     {audit_finding::double_encoding, "The \"%\" of a percent-encoding is percent-encoded.",
      "http://h/%252e", "Code that decodes twice. RFC 3986, 2.4, forbids this."}},
    {"overlong-encoding",
     {audit_finding::overlong_encoding,
      "Percent-encoded octets that are UTF-8, but longer than the character needs.",
      "http://h/%c0%ae%c0%ae/",
      "Decoders that do not follow RFC 3629, 3, read \"..\": IIS before 2000 (CVE-2000-0884) and "
      "Tomcat before 6.0.18 (CVE-2008-2938)."}},
    {"encoded-bidi-control",
     {audit_finding::encoded_bidi_control,
      "There is a percent-encoded character that changes the direction of text.",
      "http://h/%E2%80%AEgpj.exe",
      "People, if a program shows the decoded path: this one looks like \"exe.jpg\" "
      "(CVE-2021-42574)."}},
    {"backslash",
     {audit_finding::backslash, "There is a \"\\\".", "http://good.example\\@evil.example/",
      "The WHATWG URL standard reads it as \"/\" after \"http:\" and some other schemes. Other "
      "parsers read user information."}},
    {"tab-or-line-end",
     {audit_finding::tab_or_line_end, "There is a tab or a line end.", "java\tscript://h/",
      "The WHATWG URL standard removes it. Python's splitlines() ends a line at U+0085, U+2028 and "
      "U+2029, too."}},
    {"space",
     {audit_finding::space, "There is a space.", "http://h/a b",
      "The WHATWG URL standard removes it at both ends, refuses it in a host, and encodes it after "
      "the host."}},
    {"several-at-signs",
     {audit_finding::several_at_signs, "The authority has more than one \"@\".",
      "http://a@good.example@evil.example/",
      "For the WHATWG URL standard the last one is the delimiter, for other parsers the first."}},
    {"text-after-ip-literal",
     {audit_finding::text_after_ip_literal, "After the \"]\" there is something other than a port.",
      "http://[::1].evil.example/", "Parsers that look for the \"]\" and continue after it."}},
    {"zone-identifier",
     {audit_finding::zone_identifier, "The address has a zone.", "http://[fe80::1%25eth0]/",
      "RFC 6874, which is obsolete since RFC 9844. The WHATWG URL standard refuses it."}},
    {"brackets-outside-host",
     {audit_finding::brackets_outside_host, "There is a \"[\" or \"]\" after the authority.",
      "http://h/?a[0]=1", "The WHATWG URL standard accepts it."}},
    {"non-ascii",
     {audit_finding::non_ascii, "There are octets that are not ASCII.", "http://h/caf\xC3\xA9",
      "The IRIs of RFC 3987. The WHATWG URL standard encodes them, in a host with IDNA."}},
    {"forbidden-octet-in-authority",
     {audit_finding::forbidden_octet_in_authority,
      "The authority has an octet that no URI can have, such as a quote, a brace or a control.",
      "http://good.example`.evil.example/",
      "The WHATWG URL standard accepts quotes, backquotes and braces in a host. curl refuses "
      "them."}},
    {"stray-percent-sign",
     {audit_finding::stray_percent_sign, "A \"%\" without two hexadecimal digits after it.",
      "http://h/100%",
      "The WHATWG URL standard accepts it after the host, and refuses it in the host."}},
}};

// Only these two tables are in the library.  The compiler makes them from the entries, which are
// not in the library.
constexpr auto finding_names = [] {
    std::array<std::string_view, finding_count> of_entries;
    std::ranges::transform(entries, of_entries.begin(), &entry::name);
    return of_entries;
}();
constexpr auto descriptions = [] {
    std::array<finding_description, finding_count> of_entries;
    std::ranges::transform(entries, of_entries.begin(), &entry::description);
    return of_entries;
}();

// Checks that each finding has an entry, in the order of the enumeration.  If an entry is missing,
// the name of the last element is empty.  If there are too many entries, the array does not
// compile.
static_assert([] {
    for (std::size_t i = 0; i < finding_count; ++i) {
        if (entries[i].description.finding != static_cast<audit_finding>(i) ||
            entries[i].name.empty()) {
            return false;
        }
    }
    return true;
}());

}  // namespace

std::string_view name_of(audit_finding finding) noexcept {
    return finding_names[static_cast<std::size_t>(finding)];
}

std::span<const finding_description> all_findings() noexcept {
    return descriptions;
}

}  // namespace uriscan
