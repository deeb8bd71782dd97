// A line of the input and where it stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace uriscan::cli {

struct located_line {
    std::string_view file;
    std::uint64_t number;
    std::string_view text;  // the line, or the field of it that was asked for
    std::size_t begin = 0;  // of the text, in the line

    // What is amiss with a line that should have been one of a log, and where; else empty.
    std::string_view misfit = {};
    std::size_t misfit_offset = 0;
};

}  // namespace uriscan::cli
