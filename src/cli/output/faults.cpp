// Faults in words.
#include "cli/output/faults.hpp"

#include <iterator>

namespace uriscan::cli {

fault fault_of(const uri_error& error, std::string_view line) {
    return {false, error.offset, to_string(error.where), to_string(error.why),
            describe(error, line)};
}

fault fault_of(const uri_error& error) {
    return {true, error.offset, to_string(error.where), to_string(error.why), describe(error)};
}

fault fault_of_misfit(const located_line& line) {
    return {false, line.misfit_offset, {}, "not-of-this-log", std::string(line.misfit)};
}

void append_message(fmt::memory_buffer& out, const painter& painter, const located_line& line,
                    const fault& fault) {
    painter.append(out, style::bold,
                   fmt::format("{}:{}:{}:", line.file, line.number, line.begin + fault.offset + 1));
    out.push_back(' ');
    painter.append(out, style::error, "error:");
    fmt::format_to(std::back_inserter(out), " {}\n", fault.message);
}

}  // namespace uriscan::cli
