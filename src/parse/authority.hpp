// What all parsers of an authority, and all views with an authority, share.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// The machine reads this text, and then the authority.
constexpr std::string_view mark_of_authority = "//";

// The limits of the DNS, in octets (RFC 1035, section 2.3.4).  A name of 253 octets takes 255
// octets in a message.
constexpr std::size_t longest_dns_name = 253;
constexpr std::size_t longest_dns_label = 63;

// Returns the error for a text that starts with a valid authority and has "/", "?" or "#" after it.
// `at` holds the components that the machine found.
uri_error delimiter_after(const long_uri_components& at) noexcept;

// Returns what an accessor says about the authority, or `otherwise` if there is no authority.
template <class Value>
Value ask(const std::optional<authority_view>& authority,
          Value (authority_view::*accessor)() const noexcept, Value otherwise = {}) noexcept {
    return authority ? ((*authority).*accessor)() : otherwise;
}

}  // namespace uriscan
