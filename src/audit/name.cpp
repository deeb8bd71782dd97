// Computes the findings about a host that is a name.  The octets of the name are decoded, because
// many programs decode a host before they use it: "lo%63alhost" is "localhost".  The labels are
// slices of the name, and each label is compared while it is decoded, so nothing is allocated.  The
// time is linear.
#include "audit/parts.hpp"

#include <algorithm>
#include <array>

#include "audit/encodings.hpp"
#include "audit/labels.hpp"
#include "audit/numeric_host.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "parse/authority.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {
namespace {

bool is_encoded(std::string_view text) noexcept {
    return text.find('%') != text.npos;
}

// Says whether the label is the ASCII form of a label with other characters (RFC 5890, 2.3.2.1).
bool is_punycode(std::string_view label) noexcept {
    constexpr std::string_view prefix = "xn--";
    const decoded_view octets(label);
    return std::ranges::mismatch(octets, prefix, {}, lower).in2 == prefix.end();
}

// Says whether `text` decodes to more than `limit` octets.
bool is_longer_than(std::size_t limit, std::string_view text) noexcept {
    return text.size() > limit &&
           std::ranges::distance(decoded_view(text)) > static_cast<std::ptrdiff_t>(limit);
}

audit_findings audit_label(std::string_view label) noexcept {
    if (label.empty()) {
        return audit_finding::empty_label_in_host;
    }
    const decoded_view octets(label);
    const bool at_edge = *octets.begin() == '-' || *--octets.end() == '-';
    return found_if(at_edge, audit_finding::hyphen_at_label_edge) |
           found_if(is_punycode(label), audit_finding::punycode_host) |
           found_if(is_longer_than(longest_dns_label, label), audit_finding::host_too_long);
}

// The name of a host has only letters, digits, "-" and "." (RFC 1123, section 2.1).  Says whether
// an octet is one of the other unreserved octets.
constexpr bool is_unusual(char octet) noexcept {
    return octet == '_' || octet == '~';
}

// Finds the octets that are not allowed in the name of a host.
template <class Octets>
audit_findings audit_octets(const Octets& name) noexcept {
    return found_if(std::ranges::any_of(name, is_sub_delim), audit_finding::sub_delim_in_host) |
           found_if(std::ranges::any_of(name, is_unusual), audit_finding::underscore_in_host);
}

// Finds which machine the name stands for, if that is known without the DNS.
audit_findings audit_machine(std::string_view name) noexcept {
    name = without_trailing_dot(name);
    std::array<char, longest_dns_name> buffer{};
    const auto decoded = decode(name, buffer);  // an error if the name is too long
    audit_findings found = decoded ? audit_known_name(*decoded) : audit_findings();
    if (ends_in_a_number(name)) {
        found |= audit_finding::numeric_host;
        if (const auto address = numeric_address(name)) {
            found |= audit_address(*address);
        }
    }
    return found;
}

// Finds the address in a name that is a percent-encoded IP literal, such as "%5B%3A%3A1%5D".
audit_findings audit_encoded_literal(std::string_view name) noexcept {
    std::array<char, 64> buffer{};  // an IPv6 literal has at most 47 octets
    const auto octets = decode(name, buffer);
    const auto literal = octets ? parse_authority(*octets) : result<authority_view>(octets.error());
    const auto address = literal ? literal->ipv6_address() : std::nullopt;
    return address ? audit_address(*address) : audit_findings();
}

// Finds which octets of a name are percent-encoded.  Some programs decode a name before they split
// the URI, so for them, the name ends at an encoded delimiter.  For programs that end a text at a
// NUL, the name ends at an encoded NUL.  So two parts of the name can be the host that such
// programs find: the part before the first such octet, and the part after an encoded "@".
audit_findings audit_encoded_octets(std::string_view name) noexcept {
    const auto delimits = [](char c) { return is_gen_delim(c) || c == '\\' || c == '%'; };
    const auto is_control_or_space = [](char c) { return is_control(c) || c == ' '; };
    audit_findings found =
        audit_finding::encoded_octet_in_host |
        found_if(encodes(name, delimits), audit_finding::encoded_delimiter_in_host) |
        found_if(encodes(name, is_control_or_space) || encodes_wide_control(name),
                 audit_finding::encoded_control_in_host) |
        found_if(encodes(name, [](char c) { return !is_ascii(c); }), audit_finding::non_ascii_host);
    const std::size_t cut =
        find_encoded(name, [&](char c) { return delimits(c) || is_control_or_space(c); });
    if (cut != name.npos) {
        found |= audit_machine(subtext(name, 0, cut)) | audit_encoded_literal(name);
    }
    const std::size_t at_sign = find_encoded(name, [](char c) { return c == '@'; });
    if (at_sign != name.npos) {
        found |= audit_machine(subtext(name, at_sign + triplet_size));
    }
    return found;
}

// The kinds of octets for is_usual(): a "." or "-" has the first bit, an octet that is not usual
// has the second bit.  All other octets have 0.
constexpr std::uint8_t is_a_sign = 1, is_not_usual = 2;
constexpr auto kinds_of_octets = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto octet = static_cast<char>(i);
        const bool is_sign = octet == '.' || octet == '-';
        kinds[i] = !is_unreserved(octet) || is_unusual(octet) ? is_not_usual
                   : is_sign                                  ? is_a_sign
                                                              : 0;
    }
    return kinds;
}();

// Says whether a name is like most names.  Such a name has at most 63 octets: letters, digits, and
// single "." and "-" between them.  Its last label starts with a letter.  A usual name has findings
// only if it is in the table of known names (known_names.cpp).
bool is_usual(std::string_view name) noexcept {
    if (name.size() > longest_dns_label) {
        return false;
    }
    unsigned wrong = 0;
    unsigned before = is_a_sign;
    for (const char octet : name) {
        const unsigned kind = kinds_of_octets[static_cast<unsigned char>(octet)];
        wrong |= (kind & before) | (kind & is_not_usual);
        before = kind;
    }
    if ((wrong | before) != 0) {
        return false;
    }
    std::size_t label = name.size() - 1;
    while (label > 0 && name[label - 1] != '.') {
        --label;
    }
    return is_alpha(name[label]);
}

}  // namespace

audit_findings audit_name(std::string_view name) noexcept {
    if (name.empty()) {
        return {};
    }
    if (is_usual(name)) {
        return audit_known_name(name);
    }
    const std::string_view without_dot = without_trailing_dot(name);
    audit_findings found =
        audit_machine(name) |
        (is_encoded(name) ? audit_octets(decoded_view(name)) : audit_octets(name)) |
        found_if(without_dot != name && !without_dot.empty(), audit_finding::trailing_dot_in_host) |
        found_if(is_longer_than(longest_dns_name, without_dot), audit_finding::host_too_long);
    std::string_view label;
    for (label_reader labels(without_dot); labels.next(label);) {
        found |= audit_label(label);
    }
    return is_encoded(name) ? found | audit_encoded_octets(name) : found;
}

}  // namespace uriscan
