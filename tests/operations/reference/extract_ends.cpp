// What may follow a URI in text: rules 2 and 5 at the top of uriscan/extract.hpp.

#include "operations/reference/extract_ends.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "operations/reference/extract_starts.hpp"

namespace uriscan::slow::following {

using starts::are_hexadecimal;
using starts::is_digit;
using starts::is_in;

namespace {

// ---- Characters ----

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

std::string in_octets(char32_t c, std::size_t size) {
    std::string octets;
    for (std::size_t i = 1; i < size; ++i, c >>= 6) {
        octets.insert(0, 1, static_cast<char>(0x80 | (c & 0x3F)));
    }
    return octets.insert(0, 1, static_cast<char>((0xF00U >> size & 0xFFU) | c));
}

// Returns the character of two to four octets at the start of the text, or 0.
char32_t first_character(text rest) {
    for (std::size_t size = 2; size <= 4 && size <= rest.size(); ++size) {
        char32_t c = static_cast<unsigned char>(rest[0]) & (0x7FU >> size);
        for (const char next : rest.substr(1, size - 1)) {
            c = c << 6 | (static_cast<unsigned char>(next) & 0x3FU);
        }
        if (rest.starts_with(in_octets(c, size))) {
            return c;
        }
    }
    return 0;
}

std::string in_utf8(char32_t c) {
    return in_octets(c, c < 0x800 ? 2 : c < 0x10000 ? 3 : 4);
}

// ---- Character references ----

// Some of the names of HTML 4, sections 24.2 to 24.4, and of HTML 5, section 13.5.  The letter
// U+00E9 stands for all letters.
const std::map<std::string, char32_t>& named_references() {
    static const std::map<std::string, char32_t> all = [] {
        std::map<std::string, char32_t> made = {{"lt", '<'},
                                                {"LT", '<'},
                                                {"gt", '>'},
                                                {"GT", '>'},
                                                {"quot", '"'},
                                                {"QUOT", '"'},
                                                {"Tab", '\t'},
                                                {"NewLine", '\n'},
                                                {"nbsp", U'\u00A0'},
                                                {"laquo", U'\u00AB'},
                                                {"raquo", U'\u00BB'},
                                                {"ensp", U'\u2002'},
                                                {"emsp", U'\u2003'},
                                                {"thinsp", U'\u2009'},
                                                {"hairsp", U'\u200A'},
                                                {"ndash", U'\u2013'},
                                                {"mdash", U'\u2014'},
                                                {"lsquo", U'\u2018'},
                                                {"rsquo", U'\u2019'},
                                                {"ldquo", U'\u201C'},
                                                {"rdquo", U'\u201D'},
                                                {"sbquo", U'\u201A'},
                                                {"bdquo", U'\u201E'},
                                                {"lsaquo", U'\u2039'},
                                                {"rsaquo", U'\u203A'},
                                                {"bull", U'\u2022'},
                                                {"larr", U'\u2190'},
                                                {"rarr", U'\u2192'},
                                                {"uarr", U'\u2191'},
                                                {"darr", U'\u2193'},
                                                {"harr", U'\u2194'},
                                                {"copy", U'\u00A9'},
                                                {"reg", U'\u00AE'},
                                                {"deg", U'\u00B0'},
                                                {"sect", U'\u00A7'},
                                                {"para", U'\u00B6'},
                                                {"plusmn", U'\u00B1'},
                                                {"cent", U'\u00A2'},
                                                {"pound", U'\u00A3'},
                                                {"yen", U'\u00A5'},
                                                {"iexcl", U'\u00A1'},
                                                {"iquest", U'\u00BF'},
                                                {"times", U'\u00D7'},
                                                {"divide", U'\u00F7'},
                                                {"euro", U'\u20AC'},
                                                {"trade", U'\u2122'},
                                                {"hellip", U'\u2026'},
                                                {"middot", U'\u00B7'},
                                                {"shy", U'\u00AD'},
                                                {"zwj", U'\u200D'},
                                                {"zwnj", U'\u200C'},
                                                {"AElig", U'\u00E6'},
                                                {"aelig", U'\u00E6'},
                                                {"szlig", U'\u00DF'},
                                                {"NonBreakingSpace", U'\u00A0'},
                                                {"emsp13", U'\u2004'},
                                                {"emsp14", U'\u2005'},
                                                {"numsp", U'\u2007'},
                                                {"puncsp", U'\u2008'},
                                                {"ThinSpace", U'\u2009'},
                                                {"VeryThinSpace", U'\u200A'},
                                                {"MediumSpace", U'\u205F'},
                                                {"ThickSpace", U'\u205F'},
                                                {"dash", U'\u2010'},
                                                {"hyphen", U'\u2010'},
                                                {"horbar", U'\u2015'},
                                                {"ldquor", U'\u201E'},
                                                {"rdquor", U'\u201D'},
                                                {"lsquor", U'\u201A'},
                                                {"rsquor", U'\u2019'},
                                                {"OpenCurlyQuote", U'\u2018'},
                                                {"CloseCurlyQuote", U'\u2019'},
                                                {"OpenCurlyDoubleQuote", U'\u201C'},
                                                {"CloseCurlyDoubleQuote", U'\u201D'},
                                                {"lrm", U'\u200E'},
                                                {"rlm", U'\u200F'},
                                                {"ZeroWidthSpace", U'\u200B'},
                                                {"NoBreak", U'\u2060'},
                                                {"NegativeVeryThinSpace", U'\u200B'},
                                                {"NegativeThinSpace", U'\u200B'},
                                                {"NegativeMediumSpace", U'\u200B'},
                                                {"NegativeThickSpace", U'\u200B'},
                                                {"bullet", U'\u2022'},
                                                {"mldr", U'\u2026'},
                                                {"centerdot", U'\u00B7'},
                                                {"CenterDot", U'\u00B7'},
                                                {"apos", '\''}};
        const auto add = [&](text letters, text marks) {
            for (const char letter : letters) {
                made[letter + std::string(marks)] = U'\u00E9';
            }
        };
        for (const text mark : {"acute", "grave", "circ", "uml"}) {
            add("AEIOUaeiou", mark);
        }
        add("ANOano", "tilde");
        add("Cc", "cedil");
        add("Aa", "ring");
        add("Oo", "slash");
        return made;
    }();
    return all;
}

}  // namespace

std::optional<reference> reference_in(text rest) {
    const std::size_t size = rest.size();
    for (const auto& [octal, character] : std::initializer_list<std::pair<text, char>>{
             {"#011", '\t'}, {"#012", '\n'}, {"#015", '\r'}, {"#033", '\x1B'}}) {
        if (rest.starts_with(octal)) {
            return reference{static_cast<char32_t>(character), octal.size()};
        }
    }
    if (!rest.starts_with('&')) {
        return std::nullopt;
    }
    rest.remove_prefix(1);
    while (rest.starts_with("amp;")) {
        rest.remove_prefix(4);
    }
    const std::size_t end = rest.find(';');
    if (end == rest.npos) {
        return std::nullopt;
    }
    const std::size_t whole = size - rest.size() + end + 1;
    if (const auto named = named_references().find(std::string(rest.substr(0, end)));
        named != named_references().end()) {
        return reference{named->second, whole};
    }
    if (!rest.starts_with('#')) {
        return std::nullopt;
    }
    const bool is_hex = rest.starts_with("#x") || rest.starts_with("#X");
    std::string digits(rest.substr(is_hex ? 2 : 1, end - (is_hex ? 2 : 1)));
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    const bool is_number =
        !digits.empty() && digits.size() <= (is_hex ? 6U : 7U) &&
        (is_hex ? are_hexadecimal(digits, digits.size())
                : std::ranges::all_of(digits, [](char c) { return is_digit(c); }));
    if (!is_number) {
        return std::nullopt;
    }
    return reference{static_cast<char32_t>(std::stoul(digits, nullptr, is_hex ? 16 : 10)), whole};
}

std::size_t size_of_named(text rest) {
    const std::size_t end = rest.find(';');
    if (!rest.starts_with('&') || end == rest.npos || end < 2 || end > 32 ||
        rest.starts_with("&amp;") || !starts::is_letter(rest[1])) {
        return 0;
    }
    const bool is_name = std::ranges::all_of(
        rest.substr(1, end - 1), [](char c) { return starts::is_letter(c) || is_digit(c); });
    return is_name ? end + 1 : 0;
}

bool is_end(unsigned value) {
    return value <= 0x20 || value == 0x7F || value == '"' || value == '<' || value == '>' ||
           value == '`';
}

// ---- What follows ----

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

// Returns the value of the digits after `name` at the start of the text, if they are there.
std::optional<char32_t> digits_in(text rest, text name, std::size_t count, text end = "") {
    if (!rest.starts_with(name)) {
        return std::nullopt;
    }
    rest.remove_prefix(name.size());
    if (!are_hexadecimal(rest, count) || !rest.substr(count).starts_with(end)) {
        return std::nullopt;
    }
    return static_cast<char32_t>(std::stoul(std::string(rest.substr(0, count)), nullptr, 16));
}

// Returns how many backslashes an escape at the start of the text has, or 0.
std::size_t slashes_of(text rest) {
    const std::size_t slashes = std::min(rest.find_first_not_of('\\'), rest.size());
    return slashes <= 7 && slashes < rest.size() ? slashes : 0;
}

// Returns the value of three octal digits at the start of the text.
std::optional<char32_t> octal_in(text rest) {
    const text digits = rest.substr(0, 3);
    const bool is_octal = digits.size() == 3 && digits.find_first_not_of("01234567") == digits.npos;
    if (!is_octal) {
        return std::nullopt;
    }
    return static_cast<char32_t>(std::stoul(std::string(digits), nullptr, 8));
}

// Reads octets of UTF-8, each with an escape: "xHH", or three octal digits.
std::optional<reference> escaped_octets_in(text rest, bool is_octal) {
    std::string octets;
    std::size_t size = 0;
    while (octets.size() < 4) {
        const text next = rest.substr(size);
        const std::size_t slashes = slashes_of(next);
        const auto octet =
            is_octal ? octal_in(next.substr(slashes)) : digits_in(next.substr(slashes), "x", 2);
        if (slashes == 0 || !octet) {
            return std::nullopt;
        }
        octets += static_cast<char>(*octet);
        size += slashes + 3;
        if (const char32_t c = first_character(octets)) {
            return reference{c, size};
        }
    }
    return std::nullopt;
}

// Reads an escape of C, JSON or a shell.
std::optional<reference> escape_in(text rest) {
    const std::size_t slashes = slashes_of(rest);
    if (slashes == 0) {
        return std::nullopt;
    }
    const text name = rest.substr(slashes);
    if (is_in(name[0], "\"'")) {
        return reference{static_cast<char32_t>(name[0]), slashes + 1};
    }
    if (is_in(name[0], "nrt") || name.starts_with("e[")) {
        return reference{'\n', slashes + 1};
    }
    if (name[0] == '0') {
        const text octal =
            name.substr(0, std::min<std::size_t>(name.find_first_not_of("01234567"), 3));
        return reference{static_cast<char32_t>(std::stoul(std::string(octal), nullptr, 8)),
                         slashes + octal.size()};
    }
    if (name[0] == '3') {
        return escaped_octets_in(rest, true);
    }
    if (const auto octet = digits_in(name, "x", 2)) {
        return *octet < 0x80 ? std::optional(reference{*octet, slashes + 3})
                             : escaped_octets_in(rest, false);
    }
    if (const auto wide = digits_in(name, "U", 8)) {
        return reference{*wide, slashes + 9};
    }
    for (std::size_t count = 1; count <= 6; ++count) {
        if (const auto value = digits_in(name, "u{", count, "}")) {
            return reference{*value, slashes + count + 3};
        }
    }
    const auto first = digits_in(name, "u", 4);
    if (!first) {
        return std::nullopt;
    }
    const text after = name.substr(5);
    const std::size_t more = slashes_of(after);
    const auto second = more > 0 ? digits_in(after.substr(more), "u", 4) : std::nullopt;
    if (second && *first >= 0xD800 && *first < 0xDC00 && *second >= 0xDC00 && *second < 0xE000) {
        return reference{0x10000 + (*first - 0xD800) * 0x400 + (*second - 0xDC00),
                         slashes + 5 + more + 5};
    }
    return reference{*first, slashes + 5};
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
        constexpr text ascii_marks = ".,;:!?'`)]}*_~|";
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
        rest.remove_prefix(read ? read->size : c == 0 ? 1 : in_utf8(c).size());
        if (ends_here(rest)) {
            return false;
        }
    }
    return true;
}

}  // namespace uriscan::slow::following
