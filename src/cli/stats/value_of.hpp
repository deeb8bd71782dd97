// The values that are counted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/input/log_values.hpp"
#include "cli/stats/aspect.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// Represents an absent value.  No component of a URI has this value.
inline constexpr std::string_view absent_value("\0", 1);

// Returns the value of an aspect that has one value: of the URI, or of the line of a log, which is
// absent if `log` is null.  The result is a slice of the URI, static, or written to `memory`.  It
// is a text of this program, or has only octets that a URI can have; values of a log are
// percent-encoded for this.
std::string_view value_of(const counted_by::part&, const uri_view&, const log_values* log,
                          std::string& memory);

// Returns the range of lengths that has this one, such as "16-31".  The result is static.
std::string_view name_of_length(std::uint64_t size);

}  // namespace uriscan::cli
