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
};

}  // namespace uriscan::cli
