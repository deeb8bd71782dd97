// Ranges over the pieces of a text between delimiters: the segments of a path (RFC 3986, section
// 3.3) and the parameters of a query.  Parameters are a convention of HTML forms; in section 3.4, a
// query is just text.
//
// Lifetime: ranges, iterators and pieces refer to the text, which must outlive them.
// Thread safety: ranges only read the text; any number of threads can use the same range.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <optional>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/detail/value_iterator.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

/// The pieces of a text between delimiters, as a range that can be read forwards and backwards.
/// Each element is the value that the function `MakePiece` returns for the text of a piece.
///
/// For example, if "/" is the delimiter, "a/b" has two pieces; "/a/b" has three, and the first is
/// empty; "/" has two empty pieces; and the empty text has no pieces.
///
/// The class is a view and a borrowed range.  The range and its iterators refer to the text, which
/// must outlive them.  Iterators can outlive the range.  Nothing is allocated.  Each step is linear
/// in one piece.  Elements are values, so for C++17 algorithms the iterators are input iterators:
/// use std::ranges::prev, not std::prev.
///
///     const uriscan::path_segments segments("/a/b");
///     // segments.size() == 3 && segments.front() == "" && segments.back() == "b"
template <char Delimiter, auto MakePiece>
class pieces {
public:
    class iterator : public detail::value_iterator<iterator, std::bidirectional_iterator_tag> {
    public:
        using value_type = std::invoke_result_t<decltype(MakePiece), std::string_view>;
        using reference = value_type;
        using pointer = detail::arrow<value_type>;

        constexpr iterator() noexcept = default;
        [[nodiscard]] constexpr value_type operator*() const noexcept {
            return MakePiece(std::string_view(text_.data() + begin_, end_ - begin_));
        }
        [[nodiscard]] constexpr pointer operator->() const noexcept { return {**this}; }
        constexpr iterator& operator++() noexcept {
            *this = iterator(text_, end_ + 1);
            return *this;
        }
        constexpr iterator& operator--() noexcept {
            end_ = begin_ - 1;
            const std::string_view before(text_.data(), end_);
            begin_ = before.rfind(Delimiter) + 1;  // npos + 1 is 0
            return *this;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.begin_ == b.begin_;
        }

    private:
        friend class pieces;
        // Points at the piece that starts at the offset `begin`.  For the end iterator, `begin` is
        // text.size() + 1.
        constexpr iterator(std::string_view text, std::size_t begin) noexcept
            : text_(text), begin_(begin), end_(text.find(Delimiter, begin)) {
            end_ = std::max(begin_, std::min(end_, text.size()));
        }

        std::string_view text_;
        std::size_t begin_ = 0;
        std::size_t end_ = 0;
    };

    /// Makes a range without pieces.
    constexpr pieces() noexcept = default;

    /// Makes the range of the pieces of `text`, which must outlive the range.  Constant time.
    constexpr explicit pieces(std::string_view text URISCAN_LIFETIMEBOUND) noexcept : text_(text) {}
    template <detail::temporary_text Text>
    explicit pieces(Text&&) = delete;

    [[nodiscard]] constexpr iterator begin() const noexcept {
        return text_.empty() ? end() : iterator(text_, 0);
    }
    [[nodiscard]] constexpr iterator end() const noexcept { return {text_, text_.size() + 1}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.empty(); }

    /// Returns the number of pieces.  Linear in the text.  For this reason, the class is not a
    /// std::ranges::sized_range.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        const auto delimiters = std::ranges::count(text_, Delimiter);
        return empty() ? 0 : static_cast<std::size_t>(delimiters) + 1;
    }

    /// front() returns the first piece, and back() the last one.  Both functions require !empty(),
    /// and are linear in the piece.
    [[nodiscard]] constexpr auto front() const noexcept {
        assert(!empty());
        return *begin();
    }
    [[nodiscard]] constexpr auto back() const noexcept {
        assert(!empty());
        return *--end();
    }

private:
    std::string_view text_;
};

/// One parameter of a query, as slices of the query's text, which must outlive them.  Nothing is
/// decoded.
///
///     for (const auto [key, value] : uri.query_parameters()) { ... }
struct query_parameter {
    std::string_view key;    ///< The text before the first "="; the whole text if there is no "=".
    std::string_view value;  ///< The text after the first "="; null if there is no "=".

    /// Says whether the parameter has a "=".  "a=" has an empty value; "a" has no value.
    [[nodiscard]] constexpr bool has_value() const noexcept { return value.data() != nullptr; }

    /// Returns a view that decodes the key (2.1).
    [[nodiscard]] constexpr decoded_view decoded_key(
        plus_sign plus = plus_sign::kept) const noexcept {
        return decoded_view(key, plus);
    }

    /// Returns a view that decodes the value.  The view is empty if there is no value.
    ///
    ///     uriscan::query_parameter{"q", "a+b%21"}.decoded_value() == "a+b!"
    ///     uriscan::query_parameter{"q", "a+b%21"}.decoded_value(plus_sign::space) == "a b!"
    [[nodiscard]] constexpr decoded_view decoded_value(
        plus_sign plus = plus_sign::kept) const noexcept {
        return decoded_view(value, plus);
    }

    /// Compares keys and values without decoding them.  An absent value and an empty value are
    /// different.
    friend constexpr bool operator==(const query_parameter& a, const query_parameter& b) noexcept {
        return a.key == b.key && a.value == b.value && a.has_value() == b.has_value();
    }
};

namespace detail {

constexpr std::string_view segment_of(std::string_view piece) noexcept {
    return piece;
}

constexpr query_parameter parameter_of(std::string_view piece) noexcept {
    const std::size_t equals = piece.find('=');
    if (equals == std::string_view::npos) {
        return {piece, {}};
    }
    return {detail::subtext(piece, 0, equals), detail::subtext(piece, equals + 1)};
}

}  // namespace detail

/// The segments of a path, each a std::string_view (3.3).  The first segment of an absolute path is
/// empty: "/a/b" has the segments "", "a" and "b".
using path_segments = pieces<'/', detail::segment_of>;

/// The parameters of a query, separated by "&": "a=1&b" has the parameters {"a", "1"} and
/// {"b", no value}.  The class is a range like its base class `pieces`.
///
///     const uriscan::query_parameters parameters("a=1&%62=x%20y&a=2");
///     // parameters.find("b")->decoded_value() == "x y" && !parameters.contains("c")
///     // std::ranges::count(parameters, "a", &uriscan::query_parameter::key) == 2
class query_parameters : public pieces<'&', detail::parameter_of> {
public:
    using pieces::pieces;

    /// Returns the first parameter whose decoded key is `key`, or nothing.  Linear in the query;
    /// allocates nothing.
    [[nodiscard]] constexpr std::optional<query_parameter> find(
        std::string_view key, plus_sign plus = plus_sign::kept) const noexcept {
        for (const query_parameter& parameter : *this) {
            if (parameter.decoded_key(plus) == key) {
                return parameter;
            }
        }
        return std::nullopt;
    }

    /// Says whether there is a parameter whose decoded key is `key`.  Linear in the query.
    [[nodiscard]] constexpr bool contains(std::string_view key,
                                          plus_sign plus = plus_sign::kept) const noexcept {
        return find(key, plus).has_value();
    }
};

}  // namespace uriscan

template <char Delimiter, auto MakePiece>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::pieces<Delimiter, MakePiece>> =
    true;
template <char Delimiter, auto MakePiece>
inline constexpr bool std::ranges::enable_view<uriscan::pieces<Delimiter, MakePiece>> = true;
template <char Delimiter, auto MakePiece>
inline constexpr bool std::ranges::disable_sized_range<uriscan::pieces<Delimiter, MakePiece>> =
    true;

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::query_parameters> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::query_parameters> = true;
template <>
inline constexpr bool std::ranges::disable_sized_range<uriscan::query_parameters> = true;
