// Findings: parts of a URI that deserve a second look.  Either other parsers read them differently,
// or they are a risk for a service that follows or logs URIs.  A valid URI that has findings stays
// valid.
//
// Lifetime: findings are values and refer to no text.  All names and descriptions are static.
// Thread safety: everything here is a value, a constant or a pure function.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "uriscan/detail/value_iterator.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Names what audit() and audit_refused() can find.  all_findings() describes each finding: its
/// meaning, an example, and which programs read such a text differently.
enum class audit_finding : std::uint8_t {
    // Findings in a valid URI reference.
    scheme_not_lower_case,
    script_scheme,
    missing_authority,
    network_path_reference,
    host_in_file_uri,
    userinfo_present,
    password_present,
    userinfo_like_host,
    at_sign_after_authority,
    empty_host,
    numeric_host,
    encoded_octet_in_host,
    encoded_delimiter_in_host,
    encoded_control_in_host,
    non_ascii_host,
    punycode_host,
    sub_delim_in_host,
    underscore_in_host,
    empty_label_in_host,
    hyphen_at_label_edge,
    host_too_long,
    trailing_dot_in_host,
    ipvfuture_host,
    ipv4_in_ipv6,
    metadata_host,
    loopback_host,
    private_host,
    link_local_host,
    unspecified_host,
    multicast_host,
    reserved_host,
    empty_port,
    zero_port,
    port_with_leading_zeros,
    port_overflow,
    dot_segment,
    encoded_dot_segment,
    dot_segment_with_parameter,
    double_slash_in_path,
    encoded_slash_in_path,
    encoded_backslash_in_path,
    encoded_control,
    double_encoding,
    overlong_encoding,
    encoded_bidi_control,
    // Findings in a text that is not a URI reference.
    backslash,
    tab_or_line_end,
    space,
    several_at_signs,
    text_after_ip_literal,
    zone_identifier,
    brackets_outside_host,
    non_ascii,
    forbidden_octet_in_authority,
    stray_percent_sign,  // finding_count is computed from the last enumerator; a test checks it
};

/// How many findings there are.
inline constexpr std::size_t finding_count =
    static_cast<std::size_t>(audit_finding::stray_percent_sign) + 1;
static_assert(finding_count <= 64, "findings has one bit for each finding");

/// Returns the finding's name, such as "numeric-host", as the command line writes it.  The text is
/// static.
[[nodiscard]] std::string_view name_of(audit_finding) noexcept;

/// A set of findings, and a range of them in the order of the enumeration.
///
/// The class is a view and a borrowed range: copies are cheap, and iterators can outlive the set.
/// All functions take constant time.
///
///     const uriscan::audit_findings found = audit_finding::empty_port | audit_finding::zero_port;
///     // found.size() == 2 && found.has(audit_finding::zero_port)
class audit_findings {
public:
    class iterator : public detail::value_iterator<iterator, std::forward_iterator_tag> {
    public:
        using value_type = audit_finding;
        using reference = audit_finding;
        using pointer = void;

        constexpr iterator() noexcept = default;
        constexpr explicit iterator(std::uint64_t bits) noexcept : bits_(bits) {}
        constexpr audit_finding operator*() const noexcept {
            return static_cast<audit_finding>(std::countr_zero(bits_));
        }
        constexpr iterator& operator++() noexcept {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.bits_ == b.bits_;
        }

    private:
        std::uint64_t bits_ = 0;
    };

    /// Makes the empty set.
    constexpr audit_findings() noexcept = default;
    /// Makes the set with one finding.
    constexpr audit_findings(audit_finding one) noexcept
        : bits_(std::uint64_t{1} << static_cast<unsigned>(one)) {}

    /// Returns the set as bits: bit n stands for the enumerator with the value n.
    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }

    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

    /// Says whether the set contains `one`.
    [[nodiscard]] constexpr bool has(audit_finding one) const noexcept {
        return (bits_ & audit_findings(one).bits_) != 0;
    }

    /// Returns how many findings are in the set.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        return static_cast<std::size_t>(std::popcount(bits_));
    }

    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator(bits_); }
    [[nodiscard]] constexpr iterator end() const noexcept { return {}; }

    /// "|=" adds the findings in `other` to this set; "|" returns the union of two sets.
    constexpr audit_findings& operator|=(const audit_findings& other) noexcept {
        bits_ |= other.bits_;
        return *this;
    }
    friend constexpr audit_findings operator|(audit_findings a, const audit_findings& b) noexcept {
        return a |= b;
    }
    friend constexpr bool operator==(const audit_findings&,
                                     const audit_findings&) noexcept = default;

private:
    std::uint64_t bits_ = 0;
};

/// Explains a finding.
struct finding_description {
    audit_finding finding = audit_finding::userinfo_present;
    std::string_view meaning;  ///< What the finding means, in one sentence.
    std::string_view example;  ///< A text that has the finding.
    std::string_view reader;   ///< Who reads such texts differently, or warns of such texts.
};

/// Returns the descriptions of all findings, in the order of the enumeration.  The array is static.
[[nodiscard]] std::span<const finding_description> all_findings() noexcept;

/// Returns the findings in `uri`.  `schemes` says which schemes need a host.  Linear in the text;
/// never allocates.
///
///     const auto found = uriscan::audit(uriscan::parse_uri("http://me@2130706433/").value());
///     // found == (audit_finding::userinfo_present | audit_finding::numeric_host |
///     //           audit_finding::loopback_host)
[[nodiscard]] audit_findings audit(const uri_view& uri, const scheme_table& schemes = {}) noexcept;

/// Returns the findings in `text`, which the parser refused with `error`.  The findings are of
/// three kinds:
/// - Some name a mistake that other parsers, above all browsers, accept and repair, each in its own
///   way.
/// - Some are what audit() finds in the parts of the text that are complete before the error.  So a
///   mistake after the authority does not hide the host.
/// - Some are about the authority that a browser finds.  This authority can differ from that of RFC
///   3986, because a browser reads a "\" like a "/", and looks for the host after the last "@".
///
/// `schemes` says which schemes need a host.  Linear in the text; never allocates.
///
///     const std::string_view text = "http://127.0.0.1\\@good.example/";
///     const auto found = uriscan::audit_refused(text, uriscan::parse_uri(text).error());
///     // found == (audit_finding::backslash | audit_finding::loopback_host)
[[nodiscard]] audit_findings audit_refused(std::string_view text, const uri_error& error,
                                           const scheme_table& schemes = {}) noexcept;

/// Returns the findings in the value of a field Host.  A valid value is audited like the authority
/// of a URI.  A value that is not valid is audited like a text that starts with "//": for example,
/// in "127.0.0.1\@h", a browser finds another host.  Linear; of a value that is not valid, only the
/// first 1024 octets are read.  Never allocates.
///
///     const auto found = uriscan::audit_host_field("localhost:0");
///     // found == (audit_finding::loopback_host | audit_finding::zero_port)
[[nodiscard]] audit_findings audit_host_field(std::string_view text) noexcept;

/// Returns the set of two findings.
[[nodiscard]] constexpr audit_findings operator|(audit_finding a, audit_finding b) noexcept {
    return audit_findings(a) | audit_findings(b);
}

}  // namespace uriscan

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::audit_findings> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::audit_findings> = true;
