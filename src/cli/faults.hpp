// Why a line has no result: it is not valid, or an operation had a problem with it.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "uriscan/error.hpp"
#include "uriscan/outcome.hpp"

namespace uriscan::cli {

struct fault {
    bool valid;  // whether the line is
    std::size_t offset;
    component where;
    std::string_view reason;  // a name of ours
    std::string message;
};

fault fault_of(const parse_error&, std::string_view line);
fault fault_of(const problem&);

// Appends "FILE:LINE:COLUMN: error: MESSAGE" and a line's end.
void append_message(fmt::memory_buffer& out, std::string_view file, std::uint64_t line,
                    const fault&);

}  // namespace uriscan::cli
