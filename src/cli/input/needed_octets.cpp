// Compares four octets of the needed text with the lines, at 64 offsets at once.  Compilers make
// vector instructions of this loop.  To ignore case, one bit is set in each octet.  Then some
// octets that are not letters are also equal.  So the function may find a line without the text.
#include "cli/input/needed_octets.hpp"

#include <algorithm>
#include <cstdint>

#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

constexpr std::size_t places_at_once = 64;

constexpr char folded(char octet) {
    return static_cast<char>(octet | case_bit);
}

}  // namespace

needed_octets::needed_octets(std::string_view text, std::optional<char> escape)
    : text_(text), escape_(escape) {
    std::ranges::transform(text_, text_.begin(), folded);
    for (std::size_t i = 0; i < probes; ++i) {
        offsets_[i] = (text_.size() - 1) * i / (probes - 1);
    }
}

std::string_view needed_octets::skip_lines(std::string_view& rest, char separator) const {
    const std::string_view lines = rest;
    const std::size_t found = find(lines);
    std::size_t start = lines.size();
    if (found != lines.size()) {
        start = found == 0 ? 0 : lines.rfind(separator, found - 1) + 1;  // npos + 1 is 0
    }
    rest.remove_prefix(start);
    return lines.substr(0, start);
}

std::size_t needed_octets::find(std::string_view lines) const {
    const std::size_t whole_texts = lines.size() - std::min(lines.size(), text_.size() - 1);
    std::size_t start = 0;
    for (; start + places_at_once <= whole_texts; start += places_at_once) {
        if (!is_any_at(lines.data() + start)) {
            continue;
        }
        const std::size_t found = find_between(start, start + places_at_once, lines);
        if (found != start + places_at_once) {
            return found;
        }
    }
    return find_between(start, lines.size(), lines);
}

// Tries one offset after the other.
std::size_t needed_octets::find_between(std::size_t start, std::size_t end,
                                        std::string_view lines) const {
    while (start != end && !is_at(lines.substr(start))) {
        ++start;
    }
    return start;
}

// Returns whether the text or an escape can be at one of the 64 offsets.  The loop computes numbers
// of one octet, so that as many of them as possible fit into a vector.
bool needed_octets::is_any_at(const char* places) const {
    const char escape = escape_.value_or('\0');
    const std::uint8_t has_escapes = escape_ ? 1 : 0;
    const auto is_wanted = [&](std::size_t probe) {
        return [place = places + offsets_[probe], wanted = text_[offsets_[probe]]](std::size_t i) {
            return static_cast<std::uint8_t>(folded(place[i]) == wanted);
        };
    };
    const auto is_first = is_wanted(0);
    const auto is_second = is_wanted(1);
    const auto is_third = is_wanted(2);
    const auto is_last = is_wanted(3);
    std::uint8_t any = 0;
    for (std::size_t i = 0; i < places_at_once; ++i) {
        const auto is_escape = static_cast<std::uint8_t>(places[i] == escape);
        any = static_cast<std::uint8_t>(any | (is_escape & has_escapes) |
                                        (is_first(i) & is_second(i) & is_third(i) & is_last(i)));
    }
    return any != 0;
}

bool needed_octets::is_at(std::string_view rest) const {
    if (escape_ && rest.front() == *escape_) {
        return true;
    }
    return rest.size() >= text_.size() &&
           std::equal(text_.begin(), text_.end(), rest.begin(),
                      [](char wanted, char octet) { return wanted == folded(octet); });
}

}  // namespace uriscan::cli
