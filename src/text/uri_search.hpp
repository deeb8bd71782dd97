// The search for the next URI in a part of a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/decision.hpp"
#include "text/slash_escape.hpp"
#include "uriscan/extract.hpp"

namespace uriscan {

// Says what the text after a window can complete.
enum class pending : std::uint8_t {
    none,
    scheme,  // a scheme
    start,   // the text after the ":" of a scheme, which says whether a URI starts
    uri,     // a URI, or the octets after it that decide where it ends
};

// The result of a search.
struct search {
    std::size_t next = 0;    // the end of the URI; if none was found, the start of the text to keep
    std::size_t resume = 0;  // the search goes on this many octets after `next`
    std::size_t scheme = 0;  // if none was found, the start of a URI that can be incomplete
    pending continues = pending::none;
    slash_escape escape = slash_escape::none;  // how the slashes of the URI are written
};

// Searches the window from the offset `from` on.  Octets before `kept` do not matter.  If there is
// a URI, stores it in `found`, which must be empty.
search find(const window&, std::size_t kept, std::size_t from, const extract_options&,
            std::optional<found_uri>& found) noexcept;

}  // namespace uriscan
