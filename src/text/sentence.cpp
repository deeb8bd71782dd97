// Decides which octets around a URI belong to it.  All functions are linear in the URI, and
// goes_on() takes constant time.
#include "text/sentence.hpp"

#include <algorithm>
#include <array>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr bool is_one_of(char c, std::string_view octets) noexcept {
    return octets.find(c) != octets.npos;
}

constexpr bool is_letter_or_digit(char c) noexcept {
    return is_alpha(c) || is_hexdig(c);
}

// ---- Punctuation ----

// Returns how many "(" in `text` are not closed by a ")".
std::size_t unclosed(std::string_view text) noexcept {
    std::size_t open = 0;
    for (const char c : subtext(text, std::min(text.find('('), text.size()))) {
        open += c == '(' ? 1 : 0;
        open -= c == ')' && open > 0 ? 1 : 0;
    }
    return open;
}

// Returns the size of an entity such as &quot; or &#39; at the end of `uri`, or 0.  `uri` must end
// with ";".
std::size_t entity_size(std::string_view uri) noexcept {
    std::size_t name = uri.size() - 1;
    while (name > 0 && is_letter_or_digit(uri[name - 1])) {
        --name;
    }
    std::size_t begin = name;
    begin -= begin > 0 && uri[begin - 1] == '#' ? 1 : 0;
    const bool is_entity = name + 1 < uri.size() && begin > 0 && uri[begin - 1] == '&';
    return is_entity ? uri.size() - begin + 1 : 0;
}

// Returns the size of the last piece of punctuation of `uri`, or 0 if it ends with none.
std::size_t punctuation_size(std::string_view uri) noexcept {
    if (uri.empty()) {
        return 0;
    }
    switch (const char last = uri.back()) {
        case ';': return std::max<std::size_t>(entity_size(uri), 1);
        case 's': return uri.ends_with("'s") ? 2 : 0;
        default: return is_in(last, sentence_ends) && last != ']' ? 1 : 0;
    }
}

// ---- Text that goes on ----

struct code_points {
    char32_t first;
    char32_t last;
};

// The characters outside ASCII that end a URI: spaces, quotation marks, brackets, full-width
// punctuation, and marks of direction.  No program accepts them in a host.
constexpr auto foreign_ends = std::to_array<code_points>(
    {{0x00A0, 0x00A0}, {0x00AB, 0x00AB}, {0x00BB, 0x00BB}, {0x1680, 0x1680}, {0x2000, 0x200A},
     {0x200E, 0x200F}, {0x2018, 0x201F}, {0x2028, 0x202F}, {0x2039, 0x203A}, {0x205F, 0x205F},
     {0x2066, 0x2069}, {0x3000, 0x3001}, {0x3008, 0x3011}, {0x3014, 0x301B}, {0x301D, 0x301F},
     {0xFF01, 0xFF02}, {0xFF07, 0xFF09}, {0xFF0C, 0xFF0C}, {0xFF1A, 0xFF1B}, {0xFF1F, 0xFF1F},
     {0xFF3B, 0xFF3B}, {0xFF3D, 0xFF3D}, {0xFF5B, 0xFF5D}, {0xFF5F, 0xFF60}, {0xFF62, 0xFF64}});

// Full stops that browsers read as the "." between the labels of a host.
constexpr std::array<char32_t, 3> foreign_stops = {0x3002, 0xFF0E, 0xFF61};

// Returns the code point of two or three octets of UTF-8 at the start of `text`, or 0.
char32_t first_code_point(std::string_view text) noexcept {
    const auto bits = [text](std::size_t i, unsigned mask) {
        return char32_t{static_cast<unsigned char>(text[i]) & mask};
    };
    const auto continues = [text](std::size_t i) {
        return i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
    };
    if (bits(0, 0xE0) == 0xC0 && continues(1)) {
        return bits(0, 0x1F) << 6 | bits(1, 0x3F);
    }
    if (bits(0, 0xF0) == 0xE0 && continues(1) && continues(2)) {
        return bits(0, 0x0F) << 12 | bits(1, 0x3F) << 6 | bits(2, 0x3F);
    }
    return 0;
}

bool starts_with_foreign_end(std::string_view text, bool in_host) noexcept {
    const char32_t c = first_code_point(text);
    const auto holds = [c](code_points range) { return range.first <= c && c <= range.last; };
    return std::ranges::any_of(foreign_ends, holds) ||
           (!in_host && std::ranges::count(foreign_stops, c) != 0);
}

// Says whether the escape after a backslash stands for an octet that ends a URI.
bool is_escaped_end(std::string_view escape) noexcept {
    std::string_view digits = escape;
    if (escape.starts_with('x')) {
        digits.remove_prefix(1);
    } else if (starts_with(escape, "u00")) {
        digits.remove_prefix(3);
    } else {
        return !escape.empty() && is_one_of(escape[0], "\"'nrt");
    }
    if (digits.size() < 2 || !is_hexdig(digits[0]) || !is_hexdig(digits[1])) {
        return false;
    }
    const auto octet = static_cast<char>(hexdig_value(digits[0]) << 4 | hexdig_value(digits[1]));
    return is_in(octet, tolerant_table::plain_end) || octet == '\'';
}

// Says whether a URI ends before `rest`, if punctuation does not matter.
bool ends_before(std::string_view rest, bool in_host) noexcept {
    if (rest.empty() || is_in(rest[0], tolerant_table::plain_end)) {
        return true;
    }
    return rest[0] == '\\' ? is_escaped_end(subtext(rest, 1))
                           : starts_with_foreign_end(rest, in_host);
}

bool ends_after_marks(std::string_view rest, bool in_host) noexcept {
    return ends_before(rest, in_host) || is_in(rest[0], tolerant_table::opening);
}

}  // namespace

std::string_view find_partner_of(std::string_view before) noexcept {
    struct pair {
        std::string_view open, close;
    };
    static constexpr pair entities[] = {{"&quot;", "&quot;"},
                                        {"&#34;", "&#34;"},
                                        {"&#39;", "&#39;"},
                                        {"&apos;", "&apos;"},
                                        {"&lt;", "&gt;"}};
    switch (before.back()) {
        case '\'': return "'";
        case '(': return ")";
        case '[': return "]";
        case '{': return "}";
        case '|': return "|";
        default: break;  // ";"
    }
    for (const pair& entity : entities) {
        if (before.ends_with(entity.open)) {
            return entity.close;
        }
    }
    return {};
}

std::size_t find_partner(std::string_view partner, std::string_view text,
                         std::size_t size) noexcept {
    if (partner.empty()) {
        return text.npos;
    }
    if (partner == ")") {
        std::size_t open = 0;
        for (std::size_t i = 0; i <= size && i < text.size(); ++i) {
            if (text[i] == ')' && open == 0) {
                return i;
            }
            open += text[i] == '(' ? 1 : 0;
            open -= text[i] == ')' ? 1 : 0;
        }
        return text.npos;
    }
    // A "]" within the URI ends an IP literal.  A "}" or "|" cannot be within a URI.
    const bool only_at_end = partner == "]" || partner == "}" || partner == "|";
    const std::size_t first = only_at_end ? size : 0;
    const std::size_t found = subtext(text, 0, size + partner.size()).find(partner, first);
    return found;
}

bool goes_on(std::string_view rest, bool in_host) noexcept {
    constexpr std::size_t most_marks = 4;
    if (ends_before(rest, in_host)) {
        return false;
    }
    if (starts_with(rest, "'s") && ends_after_marks(subtext(rest, 2), in_host)) {
        return false;
    }
    for (std::size_t i = 0; i < most_marks && is_in(rest[i], sentence_ends); ++i) {
        if (ends_after_marks(subtext(rest, i + 1), in_host)) {
            return false;
        }
    }
    return true;
}

// First removes all punctuation at the end, and each ")" there.  Then puts back all octets up to
// the last ")" that closes a "(".
std::string_view remove_punctuation(std::string_view uri) noexcept {
    std::size_t size = uri.size();
    while (const std::size_t last = punctuation_size(subtext(uri, 0, size))) {
        size -= last;
    }
    if (uri.find(')', size) != uri.npos) {
        std::size_t open = unclosed(subtext(uri, 0, size));
        for (std::size_t i = size; open > 0 && i < uri.size(); ++i) {
            if (uri[i] == ')') {
                --open;
                size = i + 1;
            }
        }
    }
    return subtext(uri, 0, size);
}

}  // namespace uriscan
