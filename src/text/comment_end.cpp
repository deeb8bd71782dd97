#include "text/comment_end.hpp"

#include "kernels/machine.hpp"
#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text_character.hpp"

namespace uriscan {
namespace {

std::string_view last_line(std::string_view text) noexcept {
    return subtext(text, text.rfind('\n') + 1);  // npos + 1 is 0
}

// Says whether a reference or an escape for ">" is at the start of a text.
template <class Reader>
bool reads_arrow(std::string_view text) noexcept {
    const Reader read(octets(text), octets(text) + text.size());
    return read.end != nullptr && read.character == '>';
}

}  // namespace

bool is_in_comment(std::string_view before) noexcept {
    constexpr std::string_view opening = "/*";
    const std::string_view line = last_line(before);
    const std::size_t open = line.rfind(opening);
    return open != line.npos && line.find(end_of_comment, open + opening.size()) == line.npos;
}

bool has_opening(std::string_view before) noexcept {
    const std::string_view line = last_line(before);
    std::size_t closed = 0;
    for (std::size_t i = line.size(); i > 0; --i) {
        if (line[i - 1] == '(' && closed == 0) {
            return true;
        }
        closed += line[i - 1] == ')' ? 1 : 0;
        closed -= line[i - 1] == '(' ? 1 : 0;
    }
    return false;
}

bool closes_comment(std::string_view rest) noexcept {
    return starts_with(rest, ">") || starts_with(rest, "%>") || starts_with(rest, "}") ||
           reads_arrow<character_reference>(rest) || reads_arrow<escaped_character>(rest);
}

}  // namespace uriscan
