// Writes the values of ClickHouse's format RowBinary.  cli/input/rowbinary.hpp describes strings.
// Integers have a fixed size, the lowest octet first.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/fields/field_table.hpp"
#include "cli/system/buffer.hpp"

namespace uriscan::cli {

// Each function put_...() writes a value to `to`, which must have enough room for it.  It returns
// the end of what it wrote.

inline constexpr std::size_t most_octets_of_length = 10;

inline char* put_octet(char* to, unsigned octet) {
    *to = static_cast<char>(octet);
    return to + 1;
}

inline char* put_length(char* to, std::uint64_t length) {
    for (; length >= 0x80; length >>= 7) {
        to = put_octet(to, static_cast<unsigned>(length & 0x7F) | 0x80);
    }
    return put_octet(to, static_cast<unsigned>(length));
}

inline char* put_integer(char* to, std::uint64_t value, std::size_t octets) {
    for (; octets > 0; --octets, value >>= 8) {
        to = put_octet(to, static_cast<unsigned>(value & 0xFF));
    }
    return to;
}

inline char* put_string(char* to, std::string_view text) {
    return put(put_length(to, text.size()), text);
}

inline char* put_null_flag(char* to, cell value) {
    return put_octet(to, value.data() == nullptr ? 1 : 0);
}

// Appends what `put(char* to)` writes, which is at most `most` octets.
template <class Put>
void append_put(fmt::memory_buffer& out, std::size_t most, Put put) {
    const std::size_t start = out.size();
    out.resize(start + most);
    out.resize(static_cast<std::size_t>(put(out.data() + start) - out.data()));
}

// Appends a String, or a Nullable(String).  The latter is NULL if `is_null`.
inline void append_string(fmt::memory_buffer& out, bool is_nullable, bool is_null, cell text) {
    append_put(out, 1 + most_octets_of_length + text.size(), [&](char* to) {
        to = is_nullable ? put_octet(to, is_null ? 1 : 0) : to;
        return is_null ? to : put_string(to, text);
    });
}

}  // namespace uriscan::cli
