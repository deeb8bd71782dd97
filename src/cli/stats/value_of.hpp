// The values that are counted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/input/logs/log_values.hpp"
#include "cli/stats/aspect.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// Represents an absent value.  No component of a URI has this value.
inline constexpr std::string_view absent_value("\0", 1);

// Returns the value of an aspect that has one value: of the URI, or of the line of a log, for which
// `log` must not be null.  The result is a slice of the URI, static, or written to `memory`.  It
// is a text of this program, or has only octets that a URI can have; values of a log are
// percent-encoded for this.
std::string_view value_of(const counted_by::part&, const uri_view&, const log_values* log,
                          std::string& memory);

// Returns the component of the URI from which the value of an aspect is made, or absent_value.  If
// it equals the value of a URI, it also is the value of this URI.  Returns a null text if the
// aspect is not a component.
inline std::string_view plain_value_of(aspect which, const uri_view& uri) {
    const auto value = [](std::string_view text) {
        return text.data() != nullptr ? text : absent_value;
    };
    switch (which) {
        case aspect::scheme: return value(uri.scheme());
        case aspect::host: return value(uri.host());
        case aspect::port: return value(uri.port());
        case aspect::path: return uri.path();
        default: return {};
    }
}

// Returns the range of lengths that has this one, such as "16-31".  The result is static.
std::string_view name_of_length(std::uint64_t size);

}  // namespace uriscan::cli
