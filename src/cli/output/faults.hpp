// Why a line has no result: it is not valid, or an operation had a problem with it.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/input/located_line.hpp"
#include "cli/system/terminal.hpp"
#include "uriscan/error.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {

struct fault {
    bool valid = false;  // whether the line is
    std::size_t offset = 0;
    std::string_view where;   // a component's name; null for a line that is no URI at all
    std::string_view reason;  // a name of ours
    std::string message;
};

fault fault_of(const uri_error&, std::string_view line);
fault fault_of(const uri_error&);
fault fault_of_misfit(const located_line&);

// Appends "FILE:LINE:COLUMN: error: MESSAGE" and a line's end.
void append_message(fmt::memory_buffer& out, const painter&, const located_line&, const fault&);

}  // namespace uriscan::cli
