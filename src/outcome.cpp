// The names of what can stand in the way of an operation.
#include "uriscan/outcome.hpp"

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

}  // namespace uriscan
