// Reference resolution, line by line as in RFC 3986, section 5.2.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "operations/reference/parts.hpp"

namespace uriscan::slow {

struct dot_free_path {
    std::string path;
    std::optional<std::size_t> climbs;  // offset of the first ".." with no segment to remove
};

// Section 5.2.4.
dot_free_path remove_dot_segments(std::string_view path);

// Section 5.2.3.
std::string merge(const parts& base, std::string_view reference_path);

struct target {
    parts components;  // the result of 5.2.2, before it is joined
    std::string text;
    // The offset, in the reference, of the first ".." that had no segment to remove. If that ".."
    // is in the base's path, the size of the reference.
    std::optional<std::size_t> climbs;
};

// Sections 5.2.2 and 5.3. If the path starts with "//" and there is no authority, 5.3 exactly as
// written would turn the path into an authority ("s:/a" and "..//b" would give "s://b"). So "/." is
// written before such a path. `base` must have a scheme.
target resolve(std::string_view base, std::string_view reference, bool strict = true);

}  // namespace uriscan::slow
