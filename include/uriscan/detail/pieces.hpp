// The pieces of a text between delimiters: the class behind path_segments and query_parameters.
// This header is internal to the library: do not use it.
//
// Lifetime: ranges, iterators and pieces refer to the text, which must outlive them.
// Thread safety: ranges only read the text; any number of threads can use the same range.
#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/value_iterator.hpp"

namespace uriscan::detail {

// The pieces of a text between delimiters, as a range that can be read forwards and backwards.
// Each element is the value that the function `MakePiece` returns for the text of a piece.
//
// For example, if "/" is the delimiter, "a/b" has two pieces.  "/a/b" has three, and the first is
// empty.  "/" has two empty pieces.  The empty text has no pieces.
//
// The class is a view and a borrowed range.  The range and its iterators refer to the text, which
// must outlive them.  Iterators can outlive the range.  Nothing is allocated.  Each step is linear
// in one piece.  Elements are values, so for C++17 algorithms the iterators are input iterators:
// use std::ranges::prev, not std::prev.
//
//     const path_segments segments("/a/b");
//     // segments.size() == 3 && segments.front() == "" && segments.back() == "b"
template <char Delimiter, auto MakePiece>
class pieces {
public:
    class iterator : public value_iterator<iterator, std::bidirectional_iterator_tag> {
    public:
        using value_type = std::invoke_result_t<decltype(MakePiece), std::string_view>;
        using reference = value_type;
        using pointer = arrow<value_type>;

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
            end_ = end_ < text.size() ? end_ : text.size();
            end_ = begin_ < end_ ? end_ : begin_;
        }

        std::string_view text_;
        std::size_t begin_ = 0;
        std::size_t end_ = 0;
    };

    // Makes a range without pieces.
    constexpr pieces() noexcept = default;

    // Makes the range of the pieces of `text`, which must outlive the range.  Constant time.
    constexpr explicit pieces(std::string_view text URISCAN_LIFETIMEBOUND) noexcept : text_(text) {}
    template <temporary_text Text>
    explicit pieces(Text&&) = delete;

    [[nodiscard]] constexpr iterator begin() const noexcept {
        return text_.empty() ? end() : iterator(text_, 0);
    }
    [[nodiscard]] constexpr iterator end() const noexcept { return {text_, text_.size() + 1}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.empty(); }

    // Returns the number of pieces.  Linear in the text.  For this reason, the class is not a
    // std::ranges::sized_range.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        std::size_t count = empty() ? 0 : 1;
        for (const char octet : text_) {
            count += octet == Delimiter ? 1 : 0;
        }
        return count;
    }

    // front() returns the first piece, and back() the last one.  Both functions require !empty(),
    // and are linear in the piece.
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

}  // namespace uriscan::detail

// <string_view> declares these three, because it defines them for std::string_view.  <ranges> would
// cost each user of this header a third of a second.
template <char Delimiter, auto MakePiece>
inline constexpr bool
    std::ranges::enable_borrowed_range<uriscan::detail::pieces<Delimiter, MakePiece>> = true;
template <char Delimiter, auto MakePiece>
inline constexpr bool std::ranges::enable_view<uriscan::detail::pieces<Delimiter, MakePiece>> =
    true;
template <char Delimiter, auto MakePiece>
inline constexpr bool
    std::ranges::disable_sized_range<uriscan::detail::pieces<Delimiter, MakePiece>> = true;
