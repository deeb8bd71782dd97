// Percent-encoding (RFC 3986, section 2): data written so that a part of a URI can hold it, and read
// back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/octet_sets.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

/// Names what data is encoded for: a part of a URI.  An octet that as data stands for itself there
/// stays; every other, "%" always, is encoded.  So what is encoded already is encoded once more.
enum class encode_for : std::uint16_t {
    /// User information up to its first ":", which is encoded (3.2.1).
    user_name = octet_table::user_name,
    /// User information after that ":"; another one stays (3.2.1).
    password = octet_table::password,
    /// A registered name (3.2.2).  Not an IP literal, whose "[", ":" and "]" are no data.
    host = octet_table::host,
    /// A segment of a path (3.3).  Nothing keeps "." and ".." from being dot segments (6.2.2.3).
    segment = octet_table::segment,
    /// The first segment of a relative reference, where a ":" would end a scheme (4.2).
    segment_without_colon = octet_table::segment_without_colon,
    /// Segments and the "/" between them, which stays (3.3).
    path = octet_table::path,
    /// A query of which all that may delimit stays (3.4).
    query = octet_table::query,
    /// A key or a value in a query of "key=value" pairs.  "&" and "=" are encoded, and so is "+",
    /// which readers of HTML forms take for a space.
    query_parameter = octet_table::query_parameter,
    /// A fragment (3.5).
    fragment = octet_table::fragment,
    /// Whatever part: only the unreserved octets stay, whose encoding never matters (2.3).
    unreserved = octet_table::unreserved,
};

/// Says whether `octet` as data stands for itself in `part`, that is, whether encoding keeps it.
///
///     static_assert(uriscan::stays('/', uriscan::encode_for::path));
///     static_assert(!uriscan::stays('/', uriscan::encode_for::segment));
constexpr bool stays(char octet, encode_for part) noexcept {
    return (sets_of(octet) & static_cast<std::uint16_t>(part)) != 0;
}

/// Returns the size, in octets, of `data` encoded for `part`: at most three times that of `data`.
/// Linear in `data`.
std::size_t encoded_size(std::string_view data, encode_for) noexcept;

/// Encodes `data`, any octets, for `part` into `buffer`, and returns what was written, from the
/// buffer's begin on.  Hexadecimal digits are upper-case (2.1).  Where the buffer has less than
/// encoded_size() octets, the error is buffer_too_small, and the buffer is as it was.  `data` and
/// `buffer` must not overlap.  Linear in `data`; allocates nothing.
///
///     char buffer[16];
///     auto encoded = uriscan::encode("50% off?", uriscan::encode_for::segment, buffer);
///     // *encoded == "50%25%20off%3F"
result<std::string_view> encode(std::string_view data, encode_for, std::span<char> buffer) noexcept;

/// Encodes `data` for `part`, as above, and returns a string of it.
///
///     uriscan::encode("a=b&c", uriscan::encode_for::query_parameter) == "a%3Db%26c"
std::string encode(std::string_view data, encode_for);

/// The size of a triplet, in octets.
inline constexpr std::size_t triplet_size = 3;

/// Says whether `text` begins with a triplet: "%" and two hexadecimal digits (2.1).
constexpr bool begins_with_triplet(std::string_view text) noexcept {
    return text.size() >= triplet_size && text[0] == '%' && is_hexdig(text[1]) &&
           is_hexdig(text[2]);
}

/// Returns the octet that the triplet stands for which `text` begins with.  Only where
/// begins_with_triplet(text).
///
///     static_assert(uriscan::octet_of_triplet("%7Euser") == '~');
constexpr char octet_of_triplet(std::string_view text) noexcept {
    return static_cast<char>(hexdig_value(text[1]) << 4 | hexdig_value(text[2]));
}

/// Returns the size, in octets, of `text` decoded, or the error malformed_percent_encoding with the
/// offset of the first "%" that two hexadecimal digits do not follow (2.1): a text is well-formed where
/// there is a size.  Linear in `text`.
result<std::size_t> decoded_size(std::string_view text) noexcept;

/// Decodes every triplet of `text` into `buffer`, and returns what was written, from the buffer's begin
/// on: of a text that encode() gave, the data that encode() was given.  The error is that of
/// decoded_size() or, where the buffer has less octets than that size, buffer_too_small; what the
/// buffer holds is unspecified then.  A buffer of the text's size is always enough.  `text` and
/// `buffer` must not overlap.  Linear in `text`; allocates nothing.
///
/// Decode a component only after it was taken apart: what was a delimiter and what was data cannot be
/// told from the result (2.4).  "+" stays a "+".
///
///     char buffer[16];
///     uriscan::decode("50%25%20off%3f", buffer).value() == "50% off?"
///     uriscan::decode("100%", buffer).error().offset == 3
result<std::string_view> decode(std::string_view text, std::span<char> buffer) noexcept;

/// Decodes `text`, as above, and returns a string of it, or the error malformed_percent_encoding.
result<std::string> decode(std::string_view text);

/// Decodes `text` where it is, and returns the decoded text, which begins where `text` does and is
/// no longer.  The octets of `text` that follow it are unspecified.  The only error is
/// malformed_percent_encoding; `text` then is as it was.  Linear in `text`; allocates nothing.
result<std::string_view> decode_in_place(std::span<char> text) noexcept;

/// Ranges over the octets of a text as if it were decoded, forwards and backwards, without allocation.
///
/// The text is to be well-formed, as every component of a URI is; in any other, a "%" that two
/// hexadecimal digits do not follow stands for itself.  Range and iterators view the text, which must
/// outlive them; beyond that they own nothing and copy freely.  Every step takes constant time.
///
///     const uriscan::decoded_view name("%C3%A9t%c3%a9");
///     std::ranges::equal(name, std::string_view("\xC3\xA9t\xC3\xA9"))
class decoded_view {
public:
    class iterator {
    public:
        using value_type = char;
        using reference = char;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::bidirectional_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using pointer = void;

        constexpr iterator() noexcept = default;
        constexpr char operator*() const noexcept {
            return begins_with_triplet(rest()) ? octet_of_triplet(rest()) : text_[at_];
        }
        constexpr iterator& operator++() noexcept {
            at_ += begins_with_triplet(rest()) ? triplet_size : 1;
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }
        constexpr iterator& operator--() noexcept {
            const bool after_triplet =
                at_ >= triplet_size && begins_with_triplet(text_.substr(at_ - triplet_size));
            at_ -= after_triplet ? triplet_size : 1;
            return *this;
        }
        constexpr iterator operator--(int) noexcept {
            const iterator before = *this;
            --*this;
            return before;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.at_ == b.at_;
        }

    private:
        friend class decoded_view;
        constexpr iterator(std::string_view text, std::size_t at) noexcept : text_(text), at_(at) {}
        constexpr std::string_view rest() const noexcept { return text_.substr(at_); }

        std::string_view text_;
        std::size_t at_ = 0;
    };

    constexpr decoded_view() noexcept = default;
    constexpr explicit decoded_view(std::string_view text) noexcept : text_(text) {}

    constexpr iterator begin() const noexcept { return {text_, 0}; }
    constexpr iterator end() const noexcept { return {text_, text_.size()}; }
    constexpr bool empty() const noexcept { return text_.empty(); }

private:
    std::string_view text_;
};

/// Says whether `text` is well-formed and decodes to `data`.  Linear in `text`; allocates nothing.
///
///     static_assert(uriscan::decodes_to("%7Euser", "~user"));
constexpr bool decodes_to(std::string_view text, std::string_view data) noexcept {
    while (!text.empty()) {
        if (text.front() == '%') {
            if (!begins_with_triplet(text) || !data.starts_with(octet_of_triplet(text))) {
                return false;
            }
            text.remove_prefix(triplet_size);
            data.remove_prefix(1);
        } else {
            const std::string_view run = text.substr(0, text.find('%'));
            if (!data.starts_with(run)) {
                return false;
            }
            text.remove_prefix(run.size());
            data.remove_prefix(run.size());
        }
    }
    return data.empty();
}

}  // namespace uriscan

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::decoded_view> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::decoded_view> = true;
