// What is worth a second look in a URI: what others read differently than RFC 3986, and what a
// service that follows or logs URIs may not want.  Nothing here makes a URI invalid.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>

#include "uriscan/error.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Names what audit() can find.  all_findings() tells of each what it means, an example, and who
/// reads it otherwise; the names on the command line are those of to_string().
enum class finding : std::uint8_t {
    // In a valid URI reference.
    scheme_not_lower_case,
    missing_authority,
    network_path_reference,
    userinfo_present,
    password_present,
    userinfo_like_host,
    empty_host,
    numeric_host,
    encoded_delimiter_in_host,
    encoded_control_in_host,
    non_ascii_host,
    trailing_dot_in_host,
    ipvfuture_host,
    ipv4_in_ipv6,
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
    // In a text that is no URI reference.
    backslash,
    tab_or_line_end,
    space,
    several_at_signs,
    text_after_ip_literal,
    zone_identifier,
    brackets_outside_host,
    non_ascii,
    stray_percent_sign,  // the last one: finding_count is computed from it
};

/// How many findings there are.
inline constexpr std::size_t finding_count =
    static_cast<std::size_t>(finding::stray_percent_sign) + 1;

/// Returns the finding's name, such as "numeric-host".  The text is static.
std::string_view to_string(finding) noexcept;

/// A set of findings.  A range of them, in the order of the enumeration.
class findings {
public:
    class iterator {
    public:
        using value_type = finding;
        using reference = finding;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using pointer = void;

        constexpr iterator() noexcept = default;
        constexpr explicit iterator(std::uint64_t bits) noexcept : bits_(bits) {}
        constexpr finding operator*() const noexcept {
            return static_cast<finding>(std::countr_zero(bits_));
        }
        constexpr iterator& operator++() noexcept {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const iterator&, const iterator&) noexcept = default;

    private:
        std::uint64_t bits_ = 0;
    };

    constexpr findings() noexcept = default;
    constexpr findings(finding one) noexcept
        : bits_(std::uint64_t{1} << static_cast<unsigned>(one)) {}

    /// Returns the set as bits: bit n for the n-th finding of the enumeration, from 0.
    constexpr std::uint64_t bits() const noexcept { return bits_; }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr bool has(finding one) const noexcept { return (bits_ & findings(one).bits_) != 0; }

    constexpr iterator begin() const noexcept { return iterator(bits_); }
    constexpr iterator end() const noexcept { return {}; }

    /// Adds what is in `other`.
    constexpr findings& operator|=(const findings& other) noexcept {
        bits_ |= other.bits_;
        return *this;
    }
    friend constexpr findings operator|(findings a, const findings& b) noexcept { return a |= b; }
    friend constexpr bool operator==(const findings&, const findings&) noexcept = default;

private:
    std::uint64_t bits_ = 0;
};

/// Tells what a finding means.
struct finding_description {
    finding what = finding::userinfo_present;
    std::string_view meaning;  ///< One sentence.
    std::string_view example;  ///< A text in which it is found.
    std::string_view reader;   ///< Who reads it otherwise, or warns of it, and where.
};

/// Returns the descriptions of all findings, in the order of the enumeration.  The array is static.
std::span<const finding_description> all_findings() noexcept;

/// Returns what is found in `uri`; `schemes` knows which schemes need a host.  Linear in the text;
/// never allocates.
///
///     const auto found = uriscan::audit(uriscan::parse_uri("http://me@2130706433/").value());
///     // found == (finding::userinfo_present | finding::numeric_host | finding::loopback_host)
findings audit(const uri_view& uri, const scheme_table& schemes = {}) noexcept;

/// Returns what is found in `text`, which was refused with `error`: what other parsers, browsers
/// first, accept and repair, each in its own way.  Linear in the text; never allocates.
///
///     auto result = uriscan::parse_uri("http://good.example\\@evil.example/");
///     // audit_refused(result's text, result.error()).has(finding::backslash)
findings audit_refused(std::string_view text, const uri_error& error) noexcept;

/// Returns the union of two findings as a set.
constexpr findings operator|(finding a, finding b) noexcept {
    return findings(a) | findings(b);
}

}  // namespace uriscan
