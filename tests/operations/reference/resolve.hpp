// Reference resolution as RFC 3986, section 5.2 writes it down, line for line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "operations/reference/parts.hpp"

namespace uriscan::slow {

struct dot_free_path {
    std::string path;
    std::optional<std::size_t> climbs;  // where the first ".." is that had no segment to remove
};

// 5.2.4.
dot_free_path remove_dot_segments(std::string_view path);

// 5.2.3.
std::string merge(const parts& base, std::string_view reference_path);

struct target {
    parts components;  // what 5.2.2 makes, before it is written as a text
    std::string text;
    // Where in the reference's text the first ".." is that had no segment to remove; that text's size if
    // it is a ".." of the base's path.
    std::optional<std::size_t> climbs;
};

// 5.2.2, and 5.3 in its readable form: where the path begins with "//" and there is no authority, 5.3 to
// the letter would turn the path into an authority ("s:/a" and "..//b" into "s://b"), so "/." stands
// before it.  `base` has a scheme.
target resolve(std::string_view base, std::string_view reference, bool strict = true);

}  // namespace uriscan::slow
