// Ranges over the pieces of a text between delimiters: the segments of a path (RFC 3986, section
// 3.3) and the parameters of a query.  Parameters are a convention of HTML forms; in section 3.4, a
// query is just text.
//
// Lifetime: ranges, iterators and pieces refer to the text, which must outlive them.
// Thread safety: ranges only read the text; any number of threads can use the same range.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "uriscan/detail/pieces.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

/// One parameter of a query, as slices of the query's text, which must outlive them.  Nothing is
/// decoded.
///
///     for (const auto [key, value] : uri.parameters()) { ... }
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
using path_segments = detail::pieces<'/', detail::segment_of>;

/// The parameters of a query, separated by "&": "a=1&b" has the parameters {"a", "1"} and
/// {"b", no value}.  The class is a range like path_segments.
///
///     const uriscan::query_parameters parameters("a=1&%62=x%20y&a=2");
///     // parameters.find("b")->decoded_value() == "x y" && !parameters.contains("c")
///     // std::ranges::count(parameters, "a", &uriscan::query_parameter::key) == 2
class query_parameters : public detail::pieces<'&', detail::parameter_of> {
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

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::query_parameters> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::query_parameters> = true;
template <>
inline constexpr bool std::ranges::disable_sized_range<uriscan::query_parameters> = true;
