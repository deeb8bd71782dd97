// The rules of RFC 3986 that a whole text can be checked against.
//
// Thread safety: everything here is a constant or a pure function.
#pragma once

#include <cstdint>
#include <string_view>

namespace uriscan {

/// Names the rule of RFC 3986 that a text is checked against.
enum class rule : std::uint8_t {
    uri_reference,  ///< A URI or a relative reference (4.1).
    uri,            ///< With a scheme; a fragment is allowed (3).
    absolute_uri,   ///< With a scheme, without a fragment (4.3).
    relative_ref,   ///< Without a scheme (4.2).
};

/// Returns the rule's name in lower case, such as "absolute-uri".  The text is static.
[[nodiscard]] std::string_view to_string(rule) noexcept;

}  // namespace uriscan
