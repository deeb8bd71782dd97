// What can stand in the way of an operation: names for machines, a sentence for people.
#include "uriscan/outcome.hpp"

#include <ostream>

#include "uriscan/error.hpp"

namespace uriscan {

std::string_view to_string(failure failure) noexcept {
    switch (failure) {
        case failure::buffer_too_small: return "buffer-too-small";
        case failure::too_long: return "too-long";
        case failure::malformed_percent_encoding: return "malformed-percent-encoding";
        case failure::base_without_scheme: return "base-without-scheme";
        case failure::climbs_above_root: return "climbs-above-root";
        case failure::unreachable: return "unreachable";
        case failure::invalid_component: return "invalid-component";
        case failure::missing_host: return "missing-host";
        case failure::path_not_absolute: return "path-not-absolute";
        case failure::path_begins_with_slashes: return "path-begins-with-slashes";
        case failure::colon_in_first_segment: return "colon-in-first-segment";
    }
    return "";
}

std::string describe(const problem& problem) {
    switch (problem.why) {
        case failure::buffer_too_small: return "the buffer is too small for the result";
        case failure::too_long: return "the result would have 4294967296 octets or more";
        case failure::malformed_percent_encoding:
            return "'%' without two hexadecimal digits behind it";
        case failure::base_without_scheme: return "the base has no scheme";
        case failure::climbs_above_root: return "'..' climbs above the root of the path";
        case failure::unreachable:
            return problem.where == component::scheme
                       ? "no reference means this: it has no scheme"
                       : "no reference means this: resolving removes dot segments";
        case failure::invalid_component:
            return "unexpected character in " + std::string(to_string(problem.where));
        case failure::missing_host: return "user information or a port, but no host";
        case failure::path_not_absolute:
            return "a path behind an authority begins with '/' or is empty";
        case failure::path_begins_with_slashes:
            return "a path without an authority before it cannot begin with '//'";
        case failure::colon_in_first_segment:
            return "':' in the first segment of a relative reference";
    }
    return "";
}

std::ostream& operator<<(std::ostream& out, const problem& problem) {
    return out << problem.offset << ": " << to_string(problem.where) << ": "
               << to_string(problem.why);
}

}  // namespace uriscan
