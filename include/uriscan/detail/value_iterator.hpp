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

// The base class of an iterator that returns values, not references.  So C++17 algorithms see only
// an input iterator.  The algorithms of std::ranges see an iterator of the category `Tag`.
// `Iterator` must define ++i, and also --i if `Tag` is bidirectional.
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
