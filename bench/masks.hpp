// A reference for the comparison: where the line feeds and the delimiters of RFC 3986 are in each
// 64 octets of a list.  A parser that reads the octets of many lines together, such as
// parse_lines(), has to find them first, so it needs more time than this reference.  A parser that
// goes from line to line does not need all of them, and can be faster for long texts.  The
// reference neither parses nor checks a text.
#pragma once

#include <cstdint>
#include <string_view>

namespace uriscan::bench {

/// Returns whether this processor has the instructions that count_delimiters() needs: AVX2.
bool can_count_delimiters() noexcept;

/// Makes masks of each 64 octets: one for LF and one for each of `:/?#@%`.  Returns how many bits
/// are set.  Octets after the last 64 are not counted.
std::uint64_t count_delimiters(std::string_view text) noexcept;

}  // namespace uriscan::bench
