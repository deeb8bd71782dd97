// What one pass of the URI machine (ragel/uri_parser.rl) over a text leaves behind: the way from
// octets to offsets.  Everything that parses goes through here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan {

// The machines read octets, whose values are not negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

// One reading of a text as a URI-reference.
struct reading {
    uri_components at;   // of the text up to `stop`
    std::uint32_t stop;  // the text's size, or the offset of the octet that cannot follow
    bool whole;          // whether the machine went all the way and stands in a final state
};

// Reads `text`, of less than 2^32 octets, in one pass.
reading read_uri_reference(std::string_view text) noexcept;

}  // namespace uriscan
