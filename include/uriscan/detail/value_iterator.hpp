// The parts that the iterators of all ranges have in common.  This header is internal to the
// library: do not use it.
//
// Thread safety: iterators are values.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>  // declares the tags of iterators, and costs less than <iterator>

#include "uriscan/detail/language.hpp"

namespace uriscan::detail {

// The base class of an iterator that returns values, not references.  Because of this, the iterator
// is an input iterator for C++17 algorithms.  For the algorithms of std::ranges, it is what `Tag`
// says.  `Iterator` defines the prefix operator (++i); if `Tag` is bidirectional, also --i.
template <class Iterator, class Tag>
struct value_iterator {
    using difference_type = std::ptrdiff_t;
    using iterator_concept = Tag;
    using iterator_category = std::input_iterator_tag;

    friend constexpr Iterator operator++(Iterator& at, int) noexcept {
        const Iterator before = at;
        ++at;
        return before;
    }
    friend constexpr Iterator operator--(Iterator& at, int) noexcept requires
        std::derived_from<Tag, std::bidirectional_iterator_tag> {
        const Iterator before = at;
        --at;
        return before;
    }
};

}  // namespace uriscan::detail
