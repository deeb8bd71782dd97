// A text cut at a delimiter, piece by piece: how a path is seen as its segments (RFC 3986, section
// 3.3) and a query as its parameters (a convention of HTML forms; section 3.4 knows only the text).
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

namespace uriscan {

/// Ranges over what `Piece::from` makes of each piece of a text, lazily and without allocation.
///
/// "a/b" cut at "/" has two pieces, "/a/b" three (the first is empty), "/" two empty ones, and the
/// empty text has none.  A range and its iterators view the text, which must outlive them; beyond
/// that they own nothing and copy freely.  A full walk is linear in the text.
template <class Piece, char Delimiter>
class pieces {
public:
    class iterator {
    public:
        using value_type = typename Piece::type;
        using reference = value_type;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using pointer = void;

        constexpr iterator() noexcept = default;
        constexpr value_type operator*() const noexcept { return Piece::from(piece_); }
        constexpr iterator& operator++() noexcept {
            if (piece_.data() + piece_.size() == end_) {
                *this = iterator();
            } else {
                piece_ = first_piece(piece_.data() + piece_.size() + 1, end_);
            }
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.piece_.data() == b.piece_.data();
        }

    private:
        friend class pieces;
        constexpr explicit iterator(std::string_view text) noexcept
            : piece_(first_piece(text.data(), text.data() + text.size())),
              end_(text.data() + text.size()) {}

        static constexpr std::string_view first_piece(const char* begin, const char* end) noexcept {
            const std::string_view rest(begin, static_cast<std::size_t>(end - begin));
            return rest.substr(0, rest.find(Delimiter));
        }

        std::string_view piece_;
        const char* end_ = nullptr;
    };

    constexpr pieces() noexcept = default;
    constexpr explicit pieces(std::string_view text) noexcept : text_(text) {}

    constexpr iterator begin() const noexcept {
        return text_.empty() ? iterator() : iterator(text_);
    }
    constexpr iterator end() const noexcept { return iterator(); }
    constexpr bool empty() const noexcept { return text_.empty(); }

private:
    std::string_view text_;
};

/// One segment of a path: the octets between two "/" (RFC 3986, section 3.3).
struct path_segment {
    using type = std::string_view;
    static constexpr type from(std::string_view piece) noexcept { return piece; }
};

/// One parameter of a query, cut at its first "=".  Slices of the query; nothing is decoded, and
/// "+" is left as it is.
struct query_parameter {
    std::string_view key;
    std::string_view value;  ///< Null where there is no "="; empty where nothing follows it.

    constexpr bool has_value() const noexcept { return value.data() != nullptr; }
    /// No value and an empty one are different.
    friend constexpr bool operator==(const query_parameter& a, const query_parameter& b) noexcept {
        return a.key == b.key && a.value == b.value && a.has_value() == b.has_value();
    }

    using type = query_parameter;
    static constexpr type from(std::string_view piece) noexcept {
        const std::size_t equals = piece.find('=');
        if (equals == std::string_view::npos) {
            return {piece, {}};
        }
        return {piece.substr(0, equals), piece.substr(equals + 1)};
    }
};

/// The segments of a path.  An absolute path begins with an empty one: "/a/b" is "", "a", "b".
using path_segments = pieces<path_segment, '/'>;

/// The parameters of a query, cut at "&": "a=1&b" is {"a", "1"} and {"b", none}.
using query_parameters = pieces<query_parameter, '&'>;

}  // namespace uriscan
