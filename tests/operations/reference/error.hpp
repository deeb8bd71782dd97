// Finds where, in which component and why a text is not a URI reference. This code is slow, and
// shares nothing with the library.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

// An error. Component and reason have the names that the library gives them, such as "path" and
// "unexpected-character".
struct error {
    std::string reason;
    std::string component;
    std::size_t offset;

    friend bool operator==(const error&, const error&) = default;
};

// Returns the error of a text that does not match the rule URI-reference. Returns nothing if the
// text matches.
std::optional<error> error_of_reference(std::string_view text);

// Returns the offset of the "%" whose digits are missing. `error` must be the error of `text`,
// and its reason must be "malformed-percent-encoding".
std::size_t offset_of_stray_percent(std::string_view text, const error& error);

}  // namespace uriscan::slow
