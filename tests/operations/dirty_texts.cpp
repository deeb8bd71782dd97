// Makes texts that are not clean, and helps to check what the library makes of them.
#include "operations/dirty_texts.hpp"

#include <algorithm>
#include <vector>

#include "operations/checks.hpp"
#include "operations/reference/parts.hpp"
#include "support/every_text.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t usual_kinds = 9;  // repair() uses the last two kinds only if requested

using pieces = std::vector<std::string>;

const std::string& one_of(slow::generator& random, const pieces& choices) {
    return choices[random.below(choices.size())];
}

const pieces& dirt() {
    static const pieces all = {" ",    "\t",   "\n",   "\r",   std::string(1, '\0'),
                               "\x1F", "\x7F", "\x80", "\xFF", "\xC3\xA4",
                               "\"",   "<",    ">",    "[",    "]",
                               "\\",   "\\",   "\\\\", "/\\",  "\\/",
                               "^",    "`",    "{",    "|",    "}",
                               "#",    "#",    "#a#b", "%",    "%",
                               "%4",   "%g",   "%4g",  "%%",   "%%41",
                               "%2",   "%#",   "%/",   "%?",   "\xE2\x82\xAC",
                               ":",    "@",    "?",    "//",   "[]",
                               "${x}", "a b",  " %",   "% ",   "\r\n"};
    return all;
}

const pieces& clean() {
    static const pieces all = {"a", "b", "/", "/", ".", "..", "?", "&",   "=",
                               ":", "@", "1", "f", "A", "#",  ";", "%41", "%c3"};
    return all;
}

// Starts of texts: what can stand before a path, and what is almost an authority.
const pieces& starts() {
    static const pieces all = {"",
                               "",
                               "/",
                               "//h",
                               "//h/",
                               "s:",
                               "s:/",
                               "s://h",
                               "s://h/",
                               "http://h/a",
                               "http:",
                               "http:/",
                               "http://",
                               "//",
                               "\\",
                               "\\\\",
                               "/\\",
                               "\\/",
                               "http:\\",
                               "http:\\\\",
                               "http:/\\",
                               "http:\\/",
                               "http:///",
                               "http://\\",
                               "http://h\\",
                               "http://u@h\\",
                               "http://u:p",
                               "http://h:",
                               "http://h:80",
                               "//[::1]",
                               "//[::1",
                               "//h:8x",
                               "//u@",
                               "///",
                               "a:",
                               "1:",
                               "?",
                               "#",
                               "?q#",
                               "http://h/p?",
                               "http://h/p#",
                               "mailto:",
                               "urn:x:",
                               "\\h:",
                               "./",
                               "%",
                               "s:\\",
                               "s:a\\\\"};
    return all;
}

std::string soiled(slow::generator& random, std::string text, std::size_t from) {
    for (std::size_t left = random.below(12) == 0 ? random.below(60) : random.below(4) + 1;
         left > 0; --left) {
        const std::size_t at = from + random.below(text.size() + 1 - from);
        text.replace(at, random.below(2), one_of(random, dirt()));
        from = std::min(from, text.size());
    }
    return text;
}

// Puts dirty octets into a valid text, only after its authority.
std::string soiled_after_authority(slow::generator& random) {
    const std::string text = random.text("URI-reference");
    const slow::parts cut = slow::split(text);
    return soiled(random, text,
                  (cut.scheme ? cut.scheme->size() + 1 : 0) +
                      (cut.authority ? cut.authority->size() + 2 : 0) +
                      (cut.authority && !cut.path.empty() ? 1 : 0));
}

std::string assembled(slow::generator& random) {
    std::string text = one_of(random, starts());
    for (std::size_t left = random.below(12); left > 0; --left) {
        text += one_of(random, random.below(2) == 0 ? dirt() : clean());
    }
    return text;
}

// Returns a text with long runs of clean and dirty octets, so that dirty octets are tried at each
// place in a block.
std::string with_runs(slow::generator& random) {
    std::string text = one_of(random, starts());
    for (std::size_t left = random.below(4) + 1; left > 0; --left) {
        const std::string& clean_piece = one_of(random, clean());
        for (std::size_t i = random.below(140); i > 0; --i) {
            text += random.below(30) == 0 ? clean_piece : "a";
        }
        const std::string& dirty_piece = one_of(random, dirt());
        for (std::size_t i = random.below(5) == 0 ? random.below(70) : 1; i > 0; --i) {
            text += dirty_piece;
        }
    }
    return text;
}

std::string surround(slow::generator& random, std::string text) {
    static const pieces around = {" ",    "  ",   "\t", "\n", "\r\n", std::string(1, '\0'),
                                  "\x7F", "\x1F "};
    if (random.below(2) == 0) {
        text = one_of(random, around) + text;
    }
    if (random.below(2) == 0) {
        text += one_of(random, around);
    }
    return text;
}

}  // namespace

allowed_kinds read_kinds(std::string_view bits) {
    allowed_kinds allowed;
    const auto octet = [&](std::size_t i) {
        return i < bits.size() ? unsigned{static_cast<unsigned char>(bits[i])} : 0U;
    };
    const unsigned number = octet(0) + 256 * octet(1);
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        if (bits.empty() ? i < usual_kinds : (number >> i & 1) != 0) {
            allowed.ours = allowed.ours | kinds[i].first;
            allowed.theirs.insert(kinds[i].second);
        }
    }
    return allowed;
}

std::optional<slow::mend> translated(repairs kind) {
    const auto found = std::find_if(std::begin(kinds), std::end(kinds),
                                    [&](const auto& pair) { return pair.first == kind; });
    return found == std::end(kinds) ? std::nullopt : std::optional(found->second);
}

const std::string all_kinds = {'\xFF', '\x07'};
const std::string no_kinds = {'\0', '\0'};

std::string draw_kinds(slow::generator& random) {
    switch (random.below(8)) {
        case 0:
        case 1:
        case 2: return "";
        case 3: return all_kinds;
        case 4: return {'\xFF', '\x05'};  // all but backslash_as_slash
        case 5: return {'\xFF', '\x03'};  // all but surrounding
        case 6: {
            const std::size_t without = std::size_t{1} << random.below(std::size(kinds));
            return {static_cast<char>(0xFF & ~without), static_cast<char>(0x07 & ~(without >> 8))};
        }
        default: return {static_cast<char>(random.below(256)), static_cast<char>(random.below(8))};
    }
}

std::string draw_dirty(slow::generator& random) {
    std::string text;
    switch (random.below(8)) {
        case 0: text = soiled(random, random.text("URI-reference"), 0); break;
        case 1:
        case 2: text = soiled_after_authority(random); break;
        case 3:
        case 4: text = assembled(random); break;
        case 5: text = with_runs(random); break;
        case 6: text = one_of(random, starts()) + random.octets(); break;
        default:
            text = random.text("URI-reference");
            text.resize(random.below(text.size() + 1));
            break;
    }
    return random.below(4) == 0 ? surround(random, text) : text;
}

inputs draw_with_kinds(slow::generator& random) {
    return {draw_dirty(random), draw_kinds(random)};
}

std::optional<difference> check_all_texts(const inputs& in,
                                          std::initializer_list<check_function*> checks) {
    for (const std::string& rest : every_text("/\\:%4a [#?", 4)) {
        const inputs whole = {in[0] + rest, in[1]};
        for (check_function* const check : checks) {
            if (auto found = check(whole)) {
                found->got += " for " + shown(whole[0]);
                return found;
            }
        }
    }
    return no_difference();
}

std::vector<inputs> all_starts(std::initializer_list<std::string> all_allowed) {
    std::vector<inputs> all;
    for (const char* start : {"", "s:", "//h", "s://h/", "?", "#"}) {
        for (const std::string& allowed : all_allowed) {
            all.push_back({start, allowed});
        }
    }
    return all;
}

std::string shown(const slow::error& error) {
    return error.reason + " in " + error.component + " at " + std::to_string(error.offset);
}

std::optional<difference> compare_error(const uri_error& got, const slow::error& expected) {
    const slow::error ours{std::string(name_of(got.reason)), std::string(name_of(got.component)),
                           got.offset};
    return ours == expected ? no_difference() : difference{shown(got), shown(expected)};
}

}  // namespace uriscan::tests
