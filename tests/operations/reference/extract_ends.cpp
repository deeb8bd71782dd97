// What may follow a URI in text: rules 2 and 5 at the top of uriscan/extract.hpp.

#include "operations/reference/extract_ends.hpp"

#include <algorithm>
#include <string_view>

#include "operations/reference/extract_characters.hpp"
#include "operations/reference/extract_starts.hpp"

namespace uriscan::slow::following {

using characters::escape_in;
using characters::first_character;
using characters::reference_in;
using characters::size_of_named;
using starts::is_in;

namespace {

// The characters of ragel/text_character.rl, as ranges: the first character, then the last one.
constexpr std::u32string_view ends =
    U"\u0080\u00A9\u00AB\u00AC\u00AE\u00B1\u00B4\u00B4\u00B6\u00B6\u00B8\u00B8\u00BB\u00BB"
    U"\u00BF\u00BF\u00D7\u00D7\u00F7\u00F7\u037E\u037E\u055A\u055F\u0589\u058A\u05BE\u05BE"
    U"\u05C0\u05C0\u05C3\u05C3\u05C6\u05C6\u0609\u060A\u060C\u060D\u061B\u061F\u066A\u066D"
    U"\u06D4\u06D4\u0700\u070D\u07F7\u07F9\u0830\u083E\u085E\u085E\u0964\u0965\u0970\u0970"
    U"\u09FD\u09FD\u0A76\u0A76\u0AF0\u0AF0\u0C77\u0C77\u0C84\u0C84\u0DF4\u0DF4\u0E4F\u0E4F"
    U"\u0E5A\u0E5B\u0F04\u0F0A\u0F0C\u0F12\u0F14\u0F14\u0F3A\u0F3D\u0F85\u0F85\u0FD0\u0FD4"
    U"\u0FD9\u0FDA\u104A\u104F\u10FB\u10FB\u1360\u1368\u1400\u1400\u166E\u166E\u1680\u1680"
    U"\u169B\u169C\u16EB\u16ED\u1735\u1736\u17D4\u17D6\u17D8\u17DA\u1800\u180A\u1944\u1945"
    U"\u1A1E\u1A1F\u1AA0\u1AA6\u1AA8\u1AAD\u1B5A\u1B60\u1B7D\u1B7E\u1BFC\u1BFF\u1C3B\u1C3F"
    U"\u1C7E\u1C7F\u1CC0\u1CC7\u1CD3\u1CD3\u2000\u200A\u200E\u2025\u2027\u205F\u2061\u206F"
    U"\u20A0\u20CF\u2190\u22FF\u2500\u25FF\u27E6\u27EF\u2983\u2998\u29D8\u29DB\u29FC\u29FD"
    U"\u2E00\u2E7F\u3000\u3001\u3003\u3003\u3008\u3020\u3030\u3030\u303D\u303D\uFE10\uFE19"
    U"\uFE30\uFE51\uFE54\uFE6F\uFF01\uFF0C\uFF0F\uFF0F\uFF1A\uFF20\uFF3B\uFF3E\uFF40\uFF40"
    U"\uFF5B\uFF60\uFF62\uFF64\uFFE0\uFFE6\uFFE8\uFFEE";
constexpr std::u32string_view stops = U"\u3002\u3002\uFE52\uFE52\uFF0E\uFF0E\uFF61\uFF61";
constexpr std::u32string_view other_marks =
    U"\u00AD\u00AD\u00B7\u00B7\u180E\u180E\u200B\u200D\u2026\u2026\u2060\u2060\u2120\u2120"
    U"\u2122\u2122\u2300\u23FF\u2600\u27E5\u27F0\u2982\u2999\u29D7\u29DC\u29FB\u29FE\u2BFF"
    U"\u30FB\u30FB\uFE0F\uFE0F\uFEFF\uFEFF\uFF65\uFF65\U0001F000\U0001FAFF";

bool is_one_of(char32_t c, std::u32string_view ranges) {
    for (std::size_t i = 0; i < ranges.size(); i += 2) {
        if (ranges[i] <= c && c <= ranges[i + 1]) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool is_end(unsigned value) {
    return value <= 0x20 || value == 0x7F || value == '"' || value == '<' || value == '>' ||
           value == '`';
}

namespace {

bool ends_before_closing(text rest) {
    for (const char c : rest) {
        const auto octet = static_cast<unsigned char>(c);
        if (is_in(c, "@/?#") || is_end(octet) || octet > 0x7F) {
            return c != '@' && !rest.starts_with('.');
        }
    }
    return rest.size() <= 24 && !rest.starts_with('.');
}

bool is_escaped_end(text rest, bool in_host) {
    const auto read = escape_in(rest);
    if (!read || read->character < 0x80) {
        return read && (is_end(static_cast<unsigned>(read->character)) || read->character == '\'');
    }
    return is_one_of(read->character, ends) || (!in_host && is_one_of(read->character, stops));
}

// Returns whether the text starts with an octet that ends a host, with a reference to it, or with
// an escape of it, and no "@" follows in the authority.
bool ends_host(text rest) {
    const auto unit = rest[0] == '\\' ? escape_in(rest) : reference_in(rest);
    const char32_t octet = unit ? unit->character : static_cast<unsigned char>(rest[0]);
    if ((!unit && size_of_named(rest) > 0) || octet > 0x7F ||
        !is_in(static_cast<char>(octet), "&';=")) {
        return false;
    }
    for (const char c : rest.substr(unit ? unit->size : 1)) {
        if (is_in(c, "@/?#") || is_end(static_cast<unsigned char>(c)) ||
            static_cast<unsigned char>(c) > 0x7F) {
            return c != '@';
        }
    }
    return true;
}

bool ends_before_bracket(text rest) {
    if (rest.starts_with('/') || rest.starts_with('.')) {
        return rest[0] == '/';
    }
    const auto is_stop = [](char c) { return c == ']' || is_end(static_cast<unsigned char>(c)); };
    const text within = rest.substr(0, 20);
    const auto* const stop = std::ranges::find_if(within, is_stop);
    const std::size_t close = stop != within.end() && *stop == ']'
                                  ? static_cast<std::size_t>(stop - within.begin())
                                  : rest.npos;
    return close == rest.npos || !text_goes_on(rest.substr(close + 1), true);
}

bool ends_text(text rest, bool in_host) {
    if (rest.empty() || is_end(static_cast<unsigned char>(rest[0]))) {
        return true;
    }
    if (in_host && ends_host(rest)) {
        return true;
    }
    if (rest[0] == '\\') {
        return is_escaped_end(rest, in_host);
    }
    if (rest[0] == '&' || rest[0] == '#') {
        const auto read = reference_in(rest);
        if (!read || read->character < 0x80) {
            return read && is_end(static_cast<unsigned>(read->character));
        }
        return is_one_of(read->character, ends) || (!in_host && is_one_of(read->character, stops));
    }
    if (rest[0] == ']' || rest[0] == '}') {
        return !in_host || ends_before_closing(rest.substr(1));
    }
    if (rest[0] == '|' || rest[0] == '[') {
        return in_host && (rest[0] == '|' || ends_before_bracket(rest.substr(1)));
    }
    if (rest.starts_with("*/") || (in_host && (rest.starts_with("%>") || rest.starts_with("%}")))) {
        return true;
    }
    const char32_t c = first_character(rest);
    return is_one_of(c, ends) || (!in_host && is_one_of(c, stops));
}

}  // namespace

bool text_goes_on(text rest, bool in_host) {
    rest = rest.substr(0, 48);
    if (ends_text(rest, in_host)) {
        return false;
    }
    const auto ends_here = [&](text after) {
        return ends_text(after, in_host) || is_in(after[0], "([{");
    };
    const auto quoted = reference_in(rest);
    const std::size_t quote = quoted && quoted->character == '\'' ? quoted->size
                              : rest.starts_with('\'')            ? 1
                                                                  : 0;
    if (quote > 0 && rest.substr(quote).starts_with('s') && ends_here(rest.substr(quote + 1))) {
        return false;
    }
    for (int marks = 0; marks < 4; ++marks) {
        constexpr text ascii_marks = ".,;:!?'`)]}*_~|-";
        const auto read = rest.starts_with('\\') ? escape_in(rest) : reference_in(rest);
        const char32_t c = read ? read->character : first_character(rest);
        const bool is_ascii_mark = read ? c < 0x80 && is_in(static_cast<char>(c), ascii_marks)
                                        : is_in(rest[0], ascii_marks);
        if (const std::size_t named = read ? 0 : size_of_named(rest); named > 0) {
            rest.remove_prefix(named);
            if (ends_here(rest)) {
                return false;
            }
            continue;
        }
        if (!is_ascii_mark && !is_one_of(c, other_marks) && !(in_host && is_one_of(c, stops))) {
            return true;
        }
        rest.remove_prefix(read ? read->size : c == 0 ? 1 : characters::in_utf8(c).size());
        if (ends_here(rest)) {
            return false;
        }
    }
    return true;
}

}  // namespace uriscan::slow::following
