// Parsing many texts at once, into columns like those of a column store: one array for each offset
// (RFC 3986, section 3).
//
// Lifetime: columns hold numbers only and do not refer to the texts.
// Thread safety: threads can parse different batches at once, each into columns of its own.
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

/// Holds the results of parse_batch(): row i has the result for text i.  If you use the same object
/// for many batches, memory is allocated only for a batch that is larger than all batches before
/// it.
///
/// The offsets are those of uri_components.  Each column of offsets is an array of 32-bit unsigned
/// integers, as in Apache Arrow, DuckDB and ClickHouse.  `valid` has the layout of the validity
/// masks of Arrow and DuckDB.
struct uri_columns {
    std::vector<std::uint32_t> scheme_end;
    std::vector<std::uint32_t> host_begin;
    std::vector<std::uint32_t> host_end;
    std::vector<std::uint32_t> path_begin;
    std::vector<std::uint32_t> path_end;
    std::vector<std::uint32_t> query_end;

    /// The size of the text if the text is valid, else the offset of its error.  UINT32_MAX if the
    /// text is too long.
    std::vector<std::uint32_t> stop;

    /// One bit for each row: 1 if the text is valid, else 0.  Row i has bit i % 64, counted from
    /// the lowest, of word i / 64.  Bits after the last row are 0.
    std::vector<std::uint64_t> valid;

    /// Returns the number of rows.
    [[nodiscard]] std::size_t size() const noexcept { return stop.size(); }

    /// Says whether the text of `row` is valid.  Requires row < size().
    [[nodiscard]] bool is_valid(std::size_t row) const noexcept {
        return (valid[row / 64] >> row % 64 & 1) != 0;
    }

    /// Returns the components of the text of `row`.  If the text is not valid, all offsets are 0.
    /// Requires row < size().
    [[nodiscard]] uri_components components(std::size_t row) const noexcept {
        return {scheme_end[row], host_begin[row], host_end[row],
                path_begin[row], path_end[row],   query_end[row]};
    }
};

/// Parses each of `texts` by `rule`, and returns how many texts are valid.  Afterwards, `columns`
/// has one row for each text, and no other rows.  Linear in the number of texts and their sizes;
/// allocates only if `columns` must grow.
///
///     const std::string_view texts[] = {"http://h/p", "http://a b/"};
///     uriscan::uri_columns columns;
///     uriscan::parse_batch(texts, columns) == 1
///     // columns.path_begin[0] == 8, !columns.is_valid(1), columns.stop[1] == 8
///     uriscan::uri_view(texts[0], columns.components(0)).host() == "h"
std::size_t parse_batch(std::span<const std::string_view> texts, uri_columns& columns,
                        rule = rule::uri_reference);

}  // namespace uriscan
