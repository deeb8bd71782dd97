// Resolves references line by line as in RFC 3986, section 5.2.
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

// Removes dot-segments as in section 5.2.4.
dot_free_path remove_dot_segments(std::string_view path);

// Merges the path of a reference with the path of the base as in section 5.2.3.
std::string merge(const parts& base, std::string_view reference_path);

struct target {
    parts components;  // the result of 5.2.2, before it is joined
    std::string text;
    // The offset, in the reference, of the first ".." that had no segment to remove. If that ".."
    // is in the base's path, this is the size of the reference.
    std::optional<std::size_t> climbs;
};

// Resolves a reference as in sections 5.2.2 and 5.3. `base` must have a scheme. In one case, the
// result differs from these sections. If the path starts with "//" and there is no authority,
// section 5.3 would turn the path into an authority ("s:/a" and "..//b" would give "s://b"). So
// resolve() writes "/." before such a path.
target resolve(std::string_view base, std::string_view reference, bool strict = true);

}  // namespace uriscan::slow
