// Stores components in columns: one array for each offset.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "uriscan/uri_view.hpp"

namespace uriscan {

// The components of a text that is not valid.
inline constexpr uri_components no_components;

// Stores the components of a row.  `Columns` has an array for each member of uri_components, and
// the array `stop` (batch.hpp).
template <class Columns>
void put(Columns& columns, std::size_t row, const uri_components& at, std::uint32_t stop) {
    assert(at.path_begin <= at.path_end && at.path_end <= at.query_end && at.query_end <= stop);
    columns.scheme_end[row] = at.scheme_end;
    columns.host_begin[row] = at.host_begin;
    columns.host_end[row] = at.host_end;
    columns.path_begin[row] = at.path_begin;
    columns.path_end[row] = at.path_end;
    columns.query_end[row] = at.query_end;
    columns.stop[row] = stop;
}

}  // namespace uriscan
