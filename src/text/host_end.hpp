// The octets by which a host in a text ends, because no real host has them (rule 2 of extract.hpp).
#pragma once

#include <cstddef>
#include <string_view>

#include "text/decision.hpp"
#include "text/slash_escape.hpp"

namespace uriscan {

// The authority of a URI in a text, as offsets.
struct authority_part {
    std::size_t end;       // where it ends; if the URI ends in it, where the URI ends
    std::size_t host;      // where the host starts, or where its IP literal ends
    std::size_t host_end;  // the first octet that ends the host in a text, or npos
};

// Finds the end of the host in the authority at the start of `body`.  The URI ends at the offset
// `end` of `body`.  Linear in the authority.
authority_part find_host_end(std::string_view body, std::size_t end, slash_escape) noexcept;

// Says whether an "@" comes later in the authority that `rest` continues.
decision find_user(std::string_view rest) noexcept;

}  // namespace uriscan
