// The messages of Apache Arrow's IPC stream: a schema, then batches of rows, then an end.  The
// format is described in https://arrow.apache.org/docs/format/Columnar.html, section "Serialization
// and Interprocess Communication".
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

// Each message, and each buffer in a batch, starts at a multiple of this many octets.
inline constexpr std::size_t arrow_alignment = 8;

inline constexpr std::size_t arrow_padding(std::size_t size) {
    return (arrow_alignment - size % arrow_alignment) % arrow_alignment;
}

// The number of values of a column, or of the items of its lists.
struct arrow_node {
    std::uint64_t values = 0;
    std::uint64_t nulls = 0;
};

// The place of a buffer in the octets of its batch.
struct arrow_buffer {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;  // without the padding after it
};

// A batch has the octets of all buffers.  The first buffer of each column says which values are not
// null, with one bit for each value.  If the column has texts or lists, the next buffer has their
// ends.  The last buffer has the values.
struct arrow_batch {
    std::uint64_t rows = 0;
    std::span<const arrow_node> nodes;
    std::span<const arrow_buffer> buffers;
    std::size_t size = 0;  // the size of all buffers, with their padding
};

// Returns the first message: the names and the types of the fields.
std::string arrow_schema(const field_list& fields);

// Appends what comes before the octets of a batch.
void append_start_of_batch(fmt::memory_buffer& out, const arrow_batch& batch);

// The end of a stream.
inline constexpr std::string_view arrow_end("\xFF\xFF\xFF\xFF\0\0\0\0", 8);

}  // namespace uriscan::cli
