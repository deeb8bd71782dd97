// What other programs write before each line of a program's log.
#pragma once

#include <cstddef>
#include <string_view>

#include "log_header.hpp"
#include "log_parts.hpp"

namespace uriscan::cli {

// Returns the size of what the runtime of containers writes at the start of the line, or 0 if this
// is not there.  Lines of all logs can start with it.
inline std::size_t container_header_size(std::string_view line) {
    constexpr std::size_t after_day = 10;
    if (line.size() <= after_day || line[after_day] != 'T') {
        return 0;  // most lines return here; the machine would also give 0
    }
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    log_parts read;
    read.run(log_parts::log_parts_en_container_part, begin, begin + line.size());
    return read.header_end == nullptr ? 0 : static_cast<std::size_t>(read.header_end - begin);
}

// Does this for all known headers.  A line without a header can also start like one, so call this
// only if the line does not have the format of the log.
inline std::size_t log_header_size(std::string_view line) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    const unsigned char* const end = log_header::end_of(begin, begin + line.size());
    return end == nullptr ? 0 : static_cast<std::size_t>(end - begin);
}

}  // namespace uriscan::cli
