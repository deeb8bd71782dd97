// Finds the octet at which a host in a text ends, because no real host has this octet (rule 2 of
// extract.hpp).
#pragma once

#include <cstddef>
#include <string_view>

#include "text/decision.hpp"
#include "text/slash_escape.hpp"

namespace uriscan {

// The authority of a URI in a text, as offsets.
struct authority_part {
    std::size_t end;       // where the authority ends, or the URI if that is before
    std::size_t host;      // where the host starts; if it is an IP literal, where this ends
    std::size_t host_end;  // the first octet that ends the host in a text, or npos
    bool is_known;         // whether the URI goes on after its authority, so that this is known
};

// Finds the end of the host in the authority at the start of `body`.  The longest valid URI ends at
// the offset `end` of `body`.  The time is linear in the size of the authority.
authority_part find_host_end(std::string_view body, std::size_t end, slash_escape) noexcept;

// `rest` starts within an authority.  Says whether an "@" comes later in this authority.
decision find_user(std::string_view rest) noexcept;

}  // namespace uriscan
