// Reads one character of a text, for the slow reference of extract().
#include "operations/reference/extract_characters.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <utility>

#include "operations/reference/extract_starts.hpp"

namespace uriscan::slow::characters {

using starts::are_hexadecimal;
using starts::is_digit;
using starts::is_in;

namespace {

// ---- UTF-8 ----

std::string in_octets(char32_t c, std::size_t size) {
    std::string octets;
    for (std::size_t i = 1; i < size; ++i, c >>= 6) {
        octets.insert(0, 1, static_cast<char>(0x80 | (c & 0x3F)));
    }
    return octets.insert(0, 1, static_cast<char>((0xF00U >> size & 0xFFU) | c));
}

}  // namespace

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

namespace {

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
                                                {"COPY", U'\u00A9'},
                                                {"reg", U'\u00AE'},
                                                {"REG", U'\u00AE'},
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
                                                {"TRADE", U'\u2122'},
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
    while (rest.starts_with("amp;") || rest.starts_with("AMP;")) {
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
        rest.starts_with("&amp;") || rest.starts_with("&AMP;") || !starts::is_letter(rest[1])) {
        return 0;
    }
    const bool is_name = std::ranges::all_of(
        rest.substr(1, end - 1), [](char c) { return starts::is_letter(c) || is_digit(c); });
    return is_name ? end + 1 : 0;
}

// ---- Escapes ----

namespace {

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

}  // namespace

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

}  // namespace uriscan::slow::characters
