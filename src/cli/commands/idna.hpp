// Converts hosts to ASCII by IDNA2008, with the mapping of UTS 46.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/result.hpp"

namespace uriscan::cli {

// Returns whether this program was built with IDNA.
bool has_idna();

// A name of the DNS has at most 253 octets, and can have a dot after them.
inline constexpr std::size_t most_octets_of_ascii_host = 256;

// Converts a host by IDNA.  to_uri() can call this function.  An error is about the whole host, so
// its offset means nothing.
result<std::size_t> host_by_idna(std::string_view host, std::span<char> buffer, void*) noexcept;

// Says in words why host_by_idna() does not convert a host.
std::string mistake_for_idna(std::string_view host);

}  // namespace uriscan::cli
