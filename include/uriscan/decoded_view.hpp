// A view of percent-encoded text that gives the decoded octets (RFC 3986, section 2.1) and does not
// allocate.
//
// Lifetime: a decoded_view and its iterators refer to the text, which must outlive them.
// Thread safety: a view only reads its text; functions and views can be used from all threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>

#include "uriscan/lifetime.hpp"
#include "uriscan/octet_sets.hpp"
#include "uriscan/subtext.hpp"
#include "uriscan/value_iterator.hpp"

namespace uriscan {

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
        std::ranges::copy(*this, std::back_inserter(octets));
        return octets;
    }

    /// Compares the decoded octets with `data`.  Linear; allocates nothing.
    friend constexpr bool operator==(const decoded_view& a, std::string_view data) noexcept {
        return std::ranges::equal(a, data);
    }
    friend constexpr bool operator==(const decoded_view& a, const decoded_view& b) noexcept {
        return std::ranges::equal(a, b);
    }

private:
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

}  // namespace uriscan

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::decoded_view> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::decoded_view> = true;
