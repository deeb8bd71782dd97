// Reads a defanged text.  A piece is a group of octets that stands for other octets, as "[.]" does
// for ".".  ragel/defanged.rl has all pieces.
#pragma once

#include <cstddef>
#include <string_view>

#include "defanged_piece.hpp"
#include "octets/subtext.hpp"

namespace uriscan {

// Calls `use(octets, place)` for each piece, and for each octet that is in no piece.  `octets` is
// what the piece stands for, or the single octet.  `place` is the offset in the text.
template <class Use>
void for_each_refanged(std::string_view text, Use use) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        const defanged_piece piece(begin + at, begin + text.size());
        const bool is_piece = piece.end != nullptr;
        use(is_piece ? piece.meaning : subtext(text, at, 1), at);
        at = is_piece ? static_cast<std::size_t>(piece.end - begin) : at + 1;
    }
}

}  // namespace uriscan
