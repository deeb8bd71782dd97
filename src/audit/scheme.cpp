// Computes the findings about a scheme.  The time is linear.
#include "audit/parts.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "octets/letter_case.hpp"
#include "uriscan/detail/automaton.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// A URI of these schemes contains a script, a command or a document, or it names a document on the
// machine of the program that reads it.  Other URIs only say where a document is.  The sources are
// OWASP's XSS Filter Evasion Cheat Sheet, PHP's "Supported Protocols and Wrappers", Java's netdoc,
// and CVE-2022-30190 for ms-msdt.
constexpr auto script_schemes = std::to_array<std::string_view>(
    {"data", "javascript", "vbscript", "jscript", "livescript", "mocha", "php", "expect", "phar",
     "glob", "netdoc", "ms-msdt"});

// Says whether one of these schemes starts with the same letter as `scheme`.
bool can_be_script(std::string_view scheme) noexcept {
    constexpr std::uint32_t first_letters = [] {
        std::uint32_t letters = 0;
        for (const std::string_view name : script_schemes) {
            letters |= std::uint32_t{1} << low_five_bits(name.front());
        }
        return letters;
    }();
    return !scheme.empty() && (first_letters >> low_five_bits(scheme.front()) & 1U) != 0;
}

// Says whether a "file" URI names a host.  "localhost" is the machine itself (RFC 8089, section 2).
bool is_file_on_host(const uri_view& uri) noexcept {
    constexpr std::string_view file = "file", this_host = "localhost";
    return !uri.host().empty() && equal_ignoring_case(uri.scheme(), file) &&
           !equal_ignoring_case(decoded_view(uri.host()), this_host);
}

// Says whether a scheme has an upper-case letter.  Of the octets that a scheme can have, only
// upper-case letters lack case_bit.
bool has_upper_in_scheme(std::string_view scheme) noexcept {
    static_assert([] {
        for (unsigned octet = 0; octet < 256; ++octet) {
            const auto each = static_cast<unsigned char>(octet);
            const bool is_plain = !is_upper(static_cast<char>(octet));
            if (detail::has_octet(detail::in_scheme, each) &&
                is_plain != ((octet & case_bit) != 0)) {
                return false;
            }
        }
        return true;
    }());
    unsigned bits_of_all = case_bit;
    for (const char octet : scheme) {
        bits_of_all &= static_cast<unsigned char>(octet);
    }
    return bits_of_all == 0;
}

}  // namespace

bool starts_script(std::string_view text) noexcept {
    std::array<char, 16> scheme{};  // longer than each of script_schemes
    std::size_t size = 0;
    for (const char octet : text) {
        if (octet == ':') {
            return is_listed({scheme.data(), size}, script_schemes);
        }
        if (octet != '\t' && octet != '\r' && octet != '\n') {
            if (size == scheme.size()) {
                return false;
            }
            scheme[size++] = octet;
        }
    }
    return false;
}

audit_findings audit_start(const uri_view& uri) noexcept {
    return found_if(has_upper_in_scheme(uri.scheme()), audit_finding::scheme_not_lower_case) |
           found_if(can_be_script(uri.scheme()) && is_listed(uri.scheme(), script_schemes),
                    audit_finding::script_scheme);
}

audit_findings audit_scheme(const uri_view& uri, const scheme_table& schemes) noexcept {
    if (!uri.host().empty() && (uri.scheme() == "https" || uri.scheme() == "http")) {
        return {};  // the usual case
    }
    const scheme_rules* const rules =
        uri.has_scheme() && uri.host().empty() ? schemes.find(uri.scheme()) : nullptr;
    const bool needs_host = rules != nullptr && rules->needs_host;
    return audit_start(uri) |
           found_if(needs_host, uri.has_authority() ? audit_finding::empty_host
                                                    : audit_finding::missing_authority) |
           found_if(uri.is_relative() && uri.has_authority(),
                    audit_finding::network_path_reference) |
           found_if(is_file_on_host(uri), audit_finding::host_in_file_uri);
}

}  // namespace uriscan
