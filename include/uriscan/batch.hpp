// Many texts parsed at once, into columns: an array for each offset (RFC 3986, section 3), as column
// stores have their values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "uriscan/components.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Holds what parse_batch() made of a number of texts: row i is about text i.  To use one object again
/// and again costs no allocation, once it has met its largest batch.
///
/// The offsets are those of uri_components, in the type and layout that an array of 32-bit unsigned
/// integers has in Apache Arrow, DuckDB and ClickHouse; `valid` is as Arrow and DuckDB have validity.
struct uri_columns {
    std::vector<std::uint32_t> scheme_end;
    std::vector<std::uint32_t> host_begin;
    std::vector<std::uint32_t> host_end;
    std::vector<std::uint32_t> path_begin;
    std::vector<std::uint32_t> path_end;
    std::vector<std::uint32_t> query_end;

    /// Where the text is not valid the offset of its error, UINT32_MAX if it is too long; where it is,
    /// its size.
    std::vector<std::uint32_t> stop;

    /// A bit for each row, 1 where the text is valid: bit i % 64 of word i / 64, from the lowest.  Bits
    /// beyond the last row are 0.
    std::vector<std::uint64_t> valid;

    /// Returns how many rows there are.
    std::size_t size() const noexcept { return stop.size(); }

    /// Says whether text `row` is valid.
    bool is_valid(std::size_t row) const noexcept { return (valid[row / 64] >> row % 64 & 1) != 0; }

    /// Returns the components of text `row`.  Only where it is valid: else they are 0.
    uri_components components(std::size_t row) const noexcept {
        return {scheme_end[row], host_begin[row], host_end[row],
                path_begin[row], path_end[row],   query_end[row]};
    }
};

/// Parses each of `texts` as `rule` says, replaces what `columns` held, and returns how many are valid.
/// Nothing of the texts is kept.  Linear in their sizes; allocates only where `columns` has to grow.
///
///     const std::string_view texts[] = {"http://h/p", "http://a b/"};
///     uriscan::uri_columns columns;
///     uriscan::parse_batch(texts, columns) == 1
///     // columns.path_begin[0] == 8, !columns.is_valid(1), columns.stop[1] == 8
///     uriscan::uri_view(texts[0], columns.components(0)).host() == "h"
std::size_t parse_batch(std::span<const std::string_view> texts, uri_columns& columns,
                        rule = rule::uri_reference);

}  // namespace uriscan
