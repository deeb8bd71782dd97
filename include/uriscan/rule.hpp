// The rules of RFC 3986 that a whole text can be checked against.
//
// Lifetime: the names of rules are static.
// Thread safety: everything here is a constant or a pure function.
#pragma once

#include <cstdint>
#include <string_view>

namespace uriscan {

/// Names the rule of RFC 3986 that a text is checked against.
enum class rule : std::uint8_t {
    uri_reference,  ///< A URI or a relative reference (4.1).
    uri,            ///< A reference with a scheme; a fragment is allowed (3).
    absolute_uri,   ///< A URI without a fragment (4.3).
    relative_ref,   ///< A reference without a scheme (4.2).
};

/// Returns the rule's name in lower case, such as "absolute-uri".  The text is static.
[[nodiscard]] std::string_view to_string(rule) noexcept;

}  // namespace uriscan
