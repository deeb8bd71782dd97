// The prefix that a container runtime writes before each line of a program.
#pragma once

#include <cstddef>
#include <string_view>

#include "log_parts.hpp"

namespace uriscan::cli {

// Returns the size of such a prefix at the start of the line, or 0 if there is none.
inline std::size_t container_prefix_size(std::string_view line) {
    constexpr std::size_t after_day = 10;
    if (line.size() <= after_day || line[after_day] != 'T') {
        return 0;  // most lines return here; the machine would also give 0
    }
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    log_parts read;
    read.run(log_parts::log_parts_en_container_part, begin, begin + line.size());
    return read.container_end == nullptr ? 0 : static_cast<std::size_t>(read.container_end - begin);
}

}  // namespace uriscan::cli
