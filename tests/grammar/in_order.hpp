// The order of keys. On big-endian processors, the library of GCC 12 compares vectors of unsigned
// numbers wrongly by "<": it looks only at the first octets of their numbers.
#pragma once

#include <algorithm>
#include <ranges>

namespace uriscan::oracle {

struct in_order {
    template <class Key>
    bool operator()(const Key& left, const Key& right) const {
        if constexpr (std::ranges::range<Key>) {
            return std::ranges::lexicographical_compare(left, right);
        } else {
            return left < right;
        }
    }
};

}  // namespace uriscan::oracle
