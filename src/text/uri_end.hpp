// Decides where a URI in a text ends (rules 2 to 7 of extract.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "text/decision.hpp"
#include "uriscan/extract.hpp"

namespace uriscan {

// The start of a URI in a text, as rule 1 finds it.
struct uri_start {
    std::size_t from;    // octets before this offset do not matter
    std::size_t scheme;  // the start of the scheme
    std::size_t colon;
    std::size_t body;  // after the ":" and the slashes
    bool escaped;
};

// The result of find_end() if it depends on text after the window.
constexpr std::size_t unknown_end = std::string_view::npos;

// Finds the end of the URI.  If there is a URI, stores it in `found`.  Otherwise `found` stays
// empty.  Returns where the search goes on, or unknown_end.
std::size_t find_end(const window&, const uri_start&, std::span<const std::string_view> schemes,
                     std::optional<found_uri>& found) noexcept;

}  // namespace uriscan
