// A line of the input and where it stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace uriscan::cli {

// Whether `text` is a part of the octets of `of`, not only equal to one.
inline bool is_slice(std::string_view text, std::string_view of) {
    const std::less_equal<> before;
    return before(of.data(), text.data()) && before(text.data(), of.data() + of.size());
}

struct located_line {
    std::string_view file;
    std::uint64_t number;
    std::string_view text;        // the line, or the field of it that was asked for
    std::size_t begin = 0;        // of the text, in the line
    std::string_view whole = {};  // the line; the text is a slice of it, or was made of one

    // What is amiss with a line that should have been one of a log, and where; else empty.
    std::string_view misfit = {};
    std::size_t misfit_offset = 0;
};

}  // namespace uriscan::cli
