#include "text/slash_escape.hpp"

#include <algorithm>
#include <cassert>

#include "kernels/machine.hpp"
#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text_character.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

escaped_octet first_octet(std::string_view text, slash_escape escape) noexcept {
    assert(!text.empty());
    if (escape == slash_escape::backslash && starts_with(text, "\\/")) {
        return {'/', 2};
    }
    if (escape != slash_escape::reference || text[0] != '&') {
        return {text[0], 1};
    }
    const std::string_view bounded = subtext(text, 0, longest_reference);
    const character_reference read(octets(bounded), octets(bounded) + bounded.size());
    if (read.end != nullptr && read.character < 0x80) {
        return {static_cast<char>(read.character),
                static_cast<std::size_t>(read.end - octets(bounded))};
    }
    return {'&', std::max<std::size_t>(ampersand_size(text), 1)};
}

}  // namespace uriscan
