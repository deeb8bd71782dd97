// The search for the next URI in a text, of which more may follow.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "uriscan/extract.hpp"

namespace uriscan {

// A part of a text.
struct window {
    std::string_view text;
    bool ends;  // whether the whole text ends where the window ends
};

// What a search found.
struct search {
    std::optional<found_uri> found;
    std::size_t next;  // where to go on: after the URI; if none was found, where one may yet start
};

// Searches the window from the offset `from` on.
search find(const window&, std::size_t from, const extract_options&) noexcept;

// Says whether the text is too short to tell if it starts with "//".
bool may_become_slashes(std::string_view text) noexcept;

}  // namespace uriscan
