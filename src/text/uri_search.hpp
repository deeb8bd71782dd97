// The search for the next URI in a part of a text.
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

// The result of a search.
struct search {
    std::optional<found_uri> found;
    std::size_t next;  // the end of the URI; if none was found, where the next one may start
};

// Searches the window from the offset `from` on.
search find(const window&, std::size_t from, const extract_options&) noexcept;

// Says whether the text is "" or "/", so that it starts with "//" if the right octets follow.
bool may_become_slashes(std::string_view text) noexcept;

}  // namespace uriscan
