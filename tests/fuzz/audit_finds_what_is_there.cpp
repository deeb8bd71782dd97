// Properties of audit() and audit_refused() for any text:
// - Some findings are defined by octets of one component (docs/audit.md).  Each of them is found
//   exactly if these octets are there.
// - A valid text has none of the findings of refused texts.
// - A percent-encoded letter in a name changes no other finding.
// - If a forbidden octet follows a complete path, the findings of the path and of the parts before
//   it stay.
// A text with a URI in it, such as "url:http://h/", also has the findings of that URI.  So these
// properties are not checked for it.
#include "audit/parts.hpp"
#include "fuzz.hpp"
#include "pieces.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::tests {
namespace {

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != text.npos;
}

// Says whether the text has one of two spellings of a triplet.
bool contains(std::string_view text, std::string_view triplet, std::string_view other) {
    return contains(text, triplet) || contains(text, other);
}

bool has_upper_case(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return 'A' <= c && c <= 'Z'; });
}

// Says whether `holds` is true for a segment of the path.
template <class Condition>
bool has_segment(std::string_view path, Condition holds) {
    while (true) {
        const std::string_view segment = path.substr(0, path.find('/'));
        if (holds(segment)) {
            return true;
        }
        if (segment.size() == path.size()) {
            return false;
        }
        path.remove_prefix(segment.size() + 1);
    }
}

bool is_dots(std::string_view segment) {
    return segment == "." || segment == "..";
}

bool is_encoded_dots(std::string_view segment) {
    return contains(segment, "%") && (decodes_to(segment, ".") || decodes_to(segment, ".."));
}

void expect_exactly(audit_findings found, audit_finding one, bool is_there, std::string_view text) {
    expect(found.has(one) == is_there, text, is_there ? "lacks the finding" : "does not have",
           name_of(one));
}

void check_path(std::string_view path, audit_findings found, std::string_view text) {
    expect_exactly(found, audit_finding::dot_segment, has_segment(path, is_dots), text);
    expect_exactly(found, audit_finding::encoded_dot_segment, has_segment(path, is_encoded_dots),
                   text);
    expect_exactly(found, audit_finding::double_slash_in_path, contains(path, "//"), text);
    expect_exactly(found, audit_finding::encoded_slash_in_path, contains(path, "%2F", "%2f"), text);
    expect_exactly(found, audit_finding::encoded_backslash_in_path, contains(path, "%5C", "%5c"),
                   text);
}

// Checks the findings of an authority.  Call this function only if the host is not empty.  Browsers
// might find another authority in a URI with an empty host, and then the audit also reports the
// findings of that authority.
void check_authority(const uri_view& uri, audit_findings found) {
    const std::string_view text = uri.text(), port = uri.port(), user = uri.userinfo();
    const std::string_view digits = port.substr(std::min(port.find_first_not_of('0'), port.size()));
    const bool overflows = digits.size() > 5 || (digits.size() == 5 && digits > "65535");
    const std::string_view name = user.substr(0, user.find(':'));
    expect_exactly(found, audit_finding::userinfo_present, uri.has_userinfo(), text);
    expect_exactly(found, audit_finding::password_present, contains(user, ":"), text);
    expect_exactly(found, audit_finding::userinfo_like_host,
                   contains(name, ".") || contains(name, "%2E", "%2e"), text);
    expect_exactly(found, audit_finding::empty_port, uri.has_port() && port.empty(), text);
    expect_exactly(found, audit_finding::zero_port, !port.empty() && digits.empty(), text);
    expect_exactly(found, audit_finding::port_with_leading_zeros, port.size() > 1 && port[0] == '0',
                   text);
    expect_exactly(found, audit_finding::port_overflow, overflows, text);
}

// Checks that a percent-encoded letter in a name changes only encoded_octet_in_host.
void check_encoded_letter(const uri_view& uri, audit_findings found) {
    const std::string_view host = uri.host();
    const std::size_t letter = host.find_first_of("lhxaeiou");
    if (uri.host_kind() != kind_of_host::reg_name || letter == host.npos || contains(host, "%") ||
        uri.has_scheme() != uri.has_authority()) {
        return;
    }
    constexpr std::string_view digits = "0123456789ABCDEF";
    const std::string_view text = uri.text();
    const auto at = static_cast<std::size_t>(host.data() - text.data()) + letter;
    const auto octet = static_cast<unsigned char>(text[at]);
    static std::string encoded;  // keeps its memory for the next run
    encoded.assign(text.substr(0, at));
    encoded += {'%', digits[octet / 16], digits[octet % 16]};
    encoded += text.substr(at + 1);
    const exact_copy copy(encoded);
    const auto other = parse_uri_reference(copy.text());
    expect(other && audit(*other) == (found | audit_finding::encoded_octet_in_host), text,
           "has other findings than with a triplet:", encoded);
}

// Checks that a forbidden octet after the path hides no finding.
void check_refused_later(const uri_view& uri, audit_findings found) {
    if (!uri.path().ends_with('/') || uri.has_query() || uri.has_fragment()) {
        return;
    }
    static std::string refused;  // keeps its memory for the next run
    refused.assign(uri.text());
    refused += '^';
    const exact_copy copy(refused);
    const auto parsed = parse_uri_reference(copy.text());
    expect(!parsed, refused, "is accepted");
    const audit_findings left = audit_refused(copy.text(), parsed.error());
    expect((left | found) == left, refused, "has lost a finding");
}

void check_valid(const uri_view& uri) {
    const audit_findings found = audit(uri);
    for (const audit_finding one : found) {
        expect(one < audit_finding::backslash, uri.text(), "is valid, but has the finding",
               name_of(one));
    }
    if (innermost_uri(uri.text()).size() != uri.text().size()) {
        return;
    }
    expect_exactly(found, audit_finding::scheme_not_lower_case, has_upper_case(uri.scheme()),
                   uri.text());
    expect_exactly(found, audit_finding::network_path_reference,
                   !uri.has_scheme() && uri.has_authority(), uri.text());
    check_path(uri.path(), found, uri.text());
    if (!uri.host().empty()) {
        check_authority(uri, found);
        check_encoded_letter(uri, found);
    }
    check_refused_later(uri, found);
}

void check_refused(std::string_view text, const uri_error& error) {
    const audit_findings found = audit_refused(text, error);
    expect_exactly(found, audit_finding::backslash, contains(text, "\\"), text);
    expect_exactly(found, audit_finding::space, contains(text, " "), text);
    const bool has_line_end = text.find_first_of("\t\r\n") != text.npos ||
                              contains(text, "\xC2\x85") ||
                              contains(text, "\xE2\x80\xA8", "\xE2\x80\xA9");
    expect_exactly(found, audit_finding::tab_or_line_end, has_line_end, text);
    expect_exactly(found, audit_finding::non_ascii,
                   std::ranges::any_of(text, [](char c) { return (c & 0x80) != 0; }), text);
    expect_exactly(found, audit_finding::stray_percent_sign,
                   error.reason == error_reason::malformed_percent_encoding, text);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::string octets;  // keeps its memory for the next run
    octets.clear();
    append_pieces(fuzz_input(data, size).rest(), octets);
    const exact_copy text(octets);
    if (const auto uri = uriscan::parse_uri_reference(text.text())) {
        check_valid(*uri);
    } else {
        check_refused(text.text(), uri.error());
    }
    return 0;
}
