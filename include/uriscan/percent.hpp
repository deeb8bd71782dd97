// Percent-encoding (RFC 3986, section 2): the sets of octets that the RFC names, encoding data for
// a part of a URI, decoding it, and a view that decodes without allocation.  The members of the
// sets come from the grammar, ragel/rfc3986.rl.
//
// Lifetime: a view that is written to a buffer refers to the buffer.  A decoded_view and its
// iterators refer to the text, which must outlive them.
// Thread safety: all functions are pure, and write only to the caller's buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/octet_table.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/detail/value_iterator.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

/// Returns the sets that contain `octet`: one bit of octet_table::set for each.
[[nodiscard]] constexpr std::uint16_t sets_of(char octet) noexcept {
    return octet_table::sets_of[static_cast<unsigned char>(octet)];
}

/// Says whether `octet` is unreserved: it means the same whether it is percent-encoded or not
/// (2.3).
///
///     static_assert(uriscan::is_unreserved('~') && !uriscan::is_unreserved('/'));
[[nodiscard]] constexpr bool is_unreserved(char octet) noexcept {
    return (sets_of(octet) & octet_table::unreserved) != 0;
}

/// Says whether `octet` is reserved: if it is not percent-encoded, it can be a delimiter (2.2).
/// The reserved octets are the gen-delims and the sub-delims.
[[nodiscard]] constexpr bool is_reserved(char octet) noexcept {
    return (sets_of(octet) & octet_table::reserved) != 0;
}

/// Says whether `octet` is one of the gen-delims, which separate components (2.2).
[[nodiscard]] constexpr bool is_gen_delim(char octet) noexcept {
    return (sets_of(octet) & octet_table::gen_delims) != 0;
}

/// Says whether `octet` is one of the sub-delims, which can separate parts of a component (2.2).
[[nodiscard]] constexpr bool is_sub_delim(char octet) noexcept {
    return (sets_of(octet) & octet_table::sub_delims) != 0;
}

/// Says whether `octet` is a letter, of either case (ALPHA of RFC 5234).
[[nodiscard]] constexpr bool is_alpha(char octet) noexcept {
    return (sets_of(octet) & octet_table::alpha) != 0;
}

/// Says whether `octet` is a hexadecimal digit, of either case (2.1).
[[nodiscard]] constexpr bool is_hexdig(char octet) noexcept {
    return (sets_of(octet) & octet_table::hexdig) != 0;
}

/// Returns the value, 0 to 15, of a hexadecimal digit of either case.  Requires is_hexdig(octet).
///
///     static_assert(uriscan::hexdig_value('f') == 15);
[[nodiscard]] constexpr unsigned char hexdig_value(char octet) noexcept {
    // In ASCII, "A" is 0x41 and "a" is 0x61: the low four bits of a letter are its value minus 9.
    return static_cast<unsigned char>((octet & 0xF) + (octet >= 0x40 ? 9 : 0));
}

/// The size of a triplet, in octets.
inline constexpr std::size_t triplet_size = 3;

/// Says whether `text` starts with a triplet: "%" and two hexadecimal digits (2.1).  Constant time.
[[nodiscard]] constexpr bool begins_with_triplet(std::string_view text) noexcept {
    return text.size() >= triplet_size && text[0] == '%' && is_hexdig(text[1]) &&
           is_hexdig(text[2]);
}

/// Returns the octet that the triplet at the start of `text` stands for.  Requires
/// begins_with_triplet(text).  Constant time.
///
///     static_assert(uriscan::octet_of_triplet("%7Euser") == '~');
[[nodiscard]] constexpr char octet_of_triplet(std::string_view text) noexcept {
    return static_cast<char>(hexdig_value(text[1]) << 4 | hexdig_value(text[2]));
}

/// Says what a "+" stands for.  In RFC 3986, a "+" is an octet like any other.  HTML forms write a
/// space in a query as "+".
enum class plus_sign : std::uint8_t {
    kept,   ///< A "+" is a "+".
    space,  ///< A "+" is a space, as in the queries of HTML forms.
};

/// The decoded octets of a text, as a range that can be read forwards and backwards.
///
/// The text should be well-formed: every "%" starts a triplet, as in every component of a URI.  In
/// other texts, a "%" that is not part of a triplet stands for itself.  The view and its iterators
/// refer to the text, which must outlive them; they own nothing and are cheap to copy.  Each step
/// takes constant time.
///
///     const uriscan::decoded_view name("%C3%A9t%c3%a9");
///     // std::ranges::equal(name, std::string_view("\xC3\xA9t\xC3\xA9"))
///     // name == "\xC3\xA9t\xC3\xA9" && name.str().size() == 5
class decoded_view {
public:
    class iterator : public detail::value_iterator<iterator, std::bidirectional_iterator_tag> {
    public:
        using value_type = char;
        using reference = char;
        using pointer = void;

        constexpr iterator() noexcept = default;
        [[nodiscard]] constexpr char operator*() const noexcept {
            if (begins_with_triplet(rest())) {
                return octet_of_triplet(rest());
            }
            return text_[at_] == '+' && plus_ == plus_sign::space ? ' ' : text_[at_];
        }
        constexpr iterator& operator++() noexcept {
            at_ += begins_with_triplet(rest()) ? triplet_size : 1;
            return *this;
        }
        constexpr iterator& operator--() noexcept {
            const bool after_triplet = at_ >= triplet_size && begins_with_triplet(detail::subtext(
                                                                  text_, at_ - triplet_size));
            at_ -= after_triplet ? triplet_size : 1;
            return *this;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.at_ == b.at_;
        }

    private:
        friend class decoded_view;
        constexpr iterator(const decoded_view& range, std::size_t at) noexcept
            : text_(range.text_), at_(at), plus_(range.plus_) {}
        constexpr std::string_view rest() const noexcept { return detail::subtext(text_, at_); }

        std::string_view text_;
        std::size_t at_ = 0;
        plus_sign plus_ = plus_sign::kept;
    };

    /// Views the empty text.
    constexpr decoded_view() noexcept = default;

    /// Views `text`, which must outlive the view.
    constexpr explicit decoded_view(std::string_view text URISCAN_LIFETIMEBOUND,
                                    plus_sign plus = plus_sign::kept) noexcept
        : text_(text), plus_(plus) {}
    template <detail::temporary_text Text>
    explicit decoded_view(Text&&, plus_sign = plus_sign::kept) = delete;

    [[nodiscard]] constexpr iterator begin() const noexcept { return {*this, 0}; }
    [[nodiscard]] constexpr iterator end() const noexcept { return {*this, text_.size()}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.empty(); }

    /// Returns the text as it is written, not decoded.
    [[nodiscard]] constexpr std::string_view encoded() const noexcept { return text_; }

    /// Returns the decoded octets as a string.  Linear in the text.
    [[nodiscard]] std::string str() const {
        std::string octets;
        octets.reserve(text_.size());
        for (const char octet : *this) {
            octets.push_back(octet);
        }
        return octets;
    }

    /// Compares the decoded octets with `data`.  Linear; allocates nothing.
    friend constexpr bool operator==(const decoded_view& a, std::string_view data) noexcept {
        return a.decodes_to(data.begin(), data.end());
    }
    friend constexpr bool operator==(const decoded_view& a, const decoded_view& b) noexcept {
        return a.decodes_to(b.begin(), b.end());
    }

private:
    // Says whether the decoded octets are those from `other` to `other_end`.
    template <class Iterator>
    constexpr bool decodes_to(Iterator other, Iterator other_end) const noexcept {
        for (const char octet : *this) {
            if (other == other_end || *other != octet) {
                return false;
            }
            ++other;
        }
        return other == other_end;
    }

    std::string_view text_;
    plus_sign plus_ = plus_sign::kept;
};

/// Says whether every "%" in `text` starts a triplet and `text` decodes to `data`.  Linear in
/// `text`; allocates nothing.
///
///     static_assert(uriscan::decodes_to("%7Euser", "~user"));
[[nodiscard]] constexpr bool decodes_to(std::string_view text, std::string_view data) noexcept {
    while (!text.empty()) {
        if (text.front() == '%') {
            if (!begins_with_triplet(text) || !data.starts_with(octet_of_triplet(text))) {
                return false;
            }
            text.remove_prefix(triplet_size);
            data.remove_prefix(1);
        } else {
            const std::string_view run = detail::subtext(text, 0, text.find('%'));
            if (detail::subtext(data, 0, run.size()) != run) {
                return false;
            }
            text.remove_prefix(run.size());
            data.remove_prefix(run.size());
        }
    }
    return data.empty();
}

/// Names the part of a URI that data is encoded for.  An octet stays as it is if it is allowed in
/// that part and is not a delimiter there.  Every other octet is encoded.  "%" is always encoded,
/// so text that is already encoded is encoded again.
enum class encode_for : std::uint16_t {
    /// The user: user information up to its first ":"; a ":" is encoded (3.2.1).
    user_name = octet_table::user_name,
    /// The password: user information after its first ":"; a ":" stays (3.2.1).
    password = octet_table::password,
    /// A registered name (3.2.2).  Do not use this for IP literals: "[", ":" and "]" are encoded.
    host = octet_table::host,
    /// A segment of a path (3.3).  "." and ".." stay as they are, so they are dot segments
    /// (6.2.2.3).
    segment = octet_table::segment,
    /// The first segment of a relative reference; a ":", which would end a scheme, is encoded
    /// (4.2).
    segment_without_colon = octet_table::segment_without_colon,
    /// A whole path; each "/" stays (3.3).
    path = octet_table::path,
    /// A whole query; delimiters such as "&" stay (3.4).
    query = octet_table::query,
    /// A key or a value in a query of "key=value" pairs.  "&", "=" and "+" are encoded.  (A "+"
    /// means a space in HTML forms.)
    query_parameter = octet_table::query_parameter,
    /// A fragment (3.5).
    fragment = octet_table::fragment,
    /// Any part: only unreserved octets stay; they mean the same whether they are encoded or not
    /// (2.3).
    unreserved = octet_table::unreserved,
};

/// Says whether encoding for `part` keeps `octet`.  Constant time.
///
///     static_assert(uriscan::encode_keeps('/', uriscan::encode_for::path));
///     static_assert(!uriscan::encode_keeps('/', uriscan::encode_for::segment));
[[nodiscard]] constexpr bool encode_keeps(char octet, encode_for part) noexcept {
    return (sets_of(octet) & static_cast<std::uint16_t>(part)) != 0;
}

/// Returns the size of encode()'s result for `data`, in octets.  It is at most three times the size
/// of `data`.  Linear in `data`.
[[nodiscard]] std::size_t encoded_size(std::string_view data, encode_for) noexcept;

/// Encodes `data`, which can be any octets, for the given part of a URI.  Writes the result to the
/// start of `buffer`, and returns a view of it.  Hexadecimal digits are upper case (2.1).  If the
/// buffer has fewer than encoded_size() octets, the error is buffer_too_small, and the buffer does
/// not change.  `data` and `buffer` must not overlap.  Linear in `data`; allocates nothing.
///
///     char buffer[16];
///     auto encoded = uriscan::encode("50% off?", uriscan::encode_for::segment, buffer);
///     // *encoded == "50%25%20off%3F"
result<std::string_view> encode(std::string_view data, encode_for, std::span<char> buffer) noexcept;

/// Encodes `data` as the encode() with a buffer does, and returns a string.
///
///     uriscan::encode("a=b&c", uriscan::encode_for::query_parameter) == "a%3Db%26c"
[[nodiscard]] std::string encode(std::string_view data, encode_for);

/// Returns the size of the decoded `text`, in octets.  If a "%" does not start a triplet (2.1), the
/// error is malformed_percent_encoding with the offset of the first such "%".  Linear in `text`.
result<std::size_t> decoded_size(std::string_view text) noexcept;

/// Decodes every triplet of `text`, writes the result to the start of `buffer`, and returns a view
/// of it.  Decoding what encode() returned gives the original data.
///
/// The error is that of decoded_size(), or buffer_too_small if the result does not fit; the octets
/// of the buffer are then unspecified.  A buffer as large as the text is always enough.  `text` and
/// `buffer` must not overlap.  Linear in `text`; allocates nothing.
///
/// Split a URI into its components before you decode them: in decoded text, delimiters and data
/// cannot be told apart (2.4).  A "+" stays a "+".
///
///     char buffer[16];
///     uriscan::decode("50%25%20off%3f", buffer).value() == "50% off?"
///     uriscan::decode("100%", buffer).error().offset == 3
result<std::string_view> decode(std::string_view text, std::span<char> buffer) noexcept;

/// Decodes `text` as the decode() with a buffer does, and returns a string.  The only error is
/// malformed_percent_encoding.
result<std::string> decode(std::string_view text);

/// Decodes `text` in its own memory, and returns a view of the result, which starts where `text`
/// starts and is not longer.  The octets of `text` after the result are unspecified.  The only
/// error is malformed_percent_encoding; then `text` does not change.  Linear in `text`; allocates
/// nothing.
result<std::string_view> decode_in_place(std::span<char> text) noexcept;

}  // namespace uriscan

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::decoded_view> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::decoded_view> = true;
