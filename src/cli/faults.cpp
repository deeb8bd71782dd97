// Faults in words.
#include "cli/faults.hpp"

#include <iterator>

namespace uriscan::cli {
namespace {

// Of what can stand in the way of an operation on a valid line.
std::string_view message_of(const problem& problem) {
    switch (problem.why) {
        case failure::climbs_above_root: return "'..' climbs above the root of the path";
        case failure::unreachable:
            return problem.where == component::scheme
                       ? "no reference means this: it has no scheme"
                       : "no reference means this: resolving removes dot segments";
        case failure::too_long: return "the result would have 4294967296 octets or more";
        default: return to_string(problem.why);
    }
}

}  // namespace

fault fault_of(const parse_error& error, std::string_view line) {
    return {false, error.offset, to_string(error.where), to_string(error.why),
            describe(error, line)};
}

fault fault_of(const problem& problem) {
    return {true, problem.offset, to_string(problem.where), to_string(problem.why),
            std::string(message_of(problem))};
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
