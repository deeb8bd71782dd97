// Decides which octets around a URI belong to it, and cuts the punctuation at its end
// (remove_punctuation()).  All functions are linear in the URI, and goes_on() takes constant time.
#include "text/sentence.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "kernels/machine.hpp"
#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text_character.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

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
    assert(!uri.empty() && uri.back() == ';');
    std::size_t name = uri.size() - 1;
    while (name > 0 && is_letter_or_digit(uri[name - 1])) {
        --name;
    }
    std::size_t begin = name;
    begin -= begin > 0 && uri[begin - 1] == '#' ? 1 : 0;
    const bool is_entity = name + 1 < uri.size() && begin > 0 && uri[begin - 1] == '&';
    return is_entity ? uri.size() - begin + 1 : 0;
}

// `uri` ends with ";".  If this ";" ends a character reference to punctuation, returns the size of
// the reference; if it ends any other reference, 0.  If no reference ends there, returns 1, the
// size of the ";".
std::size_t size_of_last_reference(std::string_view uri) noexcept {
    const std::string_view last =
        subtext(uri, uri.size() - std::min(uri.size(), longest_reference));
    const std::size_t begin = last.rfind('&');
    if (begin == last.npos) {
        return 1;
    }
    const std::string_view rest = subtext(last, begin);
    const escaped_octet read = first_octet(rest, slash_escape::reference);
    const bool is_punctuation =
        is_in(read.octet, sentence_ends) && read.octet != ']' && read.octet != ')';
    return read.size < rest.size() ? 1 : is_punctuation ? read.size : 0;
}

// Returns the size of the last punctuation mark of `uri`, or 0 if `uri` does not end with one.  It
// can also be an "'s" or a character reference.
std::size_t punctuation_size(std::string_view uri, slash_escape escape) noexcept {
    if (uri.empty()) {
        return 0;
    }
    switch (const char last = uri.back()) {
        case ';':
            return escape == slash_escape::reference ? size_of_last_reference(uri)
                                                     : std::max<std::size_t>(entity_size(uri), 1);
        case 's': return uri.ends_with("'s") ? 2 : 0;
        default: return is_in(last, sentence_ends) && last != ']' ? 1 : 0;
    }
}

// ---- Text that goes on ----

// Says whether an octet after a URI is a punctuation mark, after which the text can end.
constexpr bool is_mark(char c) noexcept {
    return is_in(c, sentence_ends) || c == '-';
}

constexpr char32_t unknown = 0xFFFD;

struct code_point {
    char32_t value;    // unknown for ASCII, and for octets that are not UTF-8
    std::size_t size;  // in octets
};

// Returns the character of two to four octets of UTF-8 at the start of `text`.
code_point first_code_point(std::string_view text) noexcept {
    assert(!text.empty());
    const auto first = static_cast<unsigned char>(text[0]);
    const auto size = static_cast<std::size_t>(std::countl_one(first));
    if (size < 2 || size > 4 || text.size() < size) {
        return {unknown, 1};
    }
    char32_t value = first & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const auto octet = static_cast<unsigned char>(text[i]);
        if ((octet & 0xC0) != 0x80) {
            return {unknown, 1};
        }
        value = value << 6 | (octet & 0x3FU);
    }
    return {value, size};
}

// Says what a character means if it follows a URI.  If it follows a host, text_character::stop
// counts as `mark`, otherwise as `end`.
text_character kind_of(char32_t c, bool in_host) noexcept {
    if (c < 0x80) {
        const bool is_end = is_in(static_cast<char>(c), tolerant_table::plain_end) || c == '\'';
        return is_end ? text_character::end : text_character::other;
    }
    const text_character kind = kind_of_character(c);
    const text_character stop = in_host ? text_character::mark : text_character::end;
    return kind == text_character::stop ? stop : kind;
}

// Says what a character reference or an escape at the start of a text means.  A reference to an
// apostrophe counts as `mark`, but an escaped apostrophe as `end`.
struct unit_kind {
    text_character kind;
    std::size_t size;  // 0 if there is neither
    char32_t character;
};

template <class Reader>
unit_kind read_unit(std::string_view text, bool in_host, bool is_apostrophe_end) noexcept {
    const Reader read(octets(text), octets(text) + text.size());
    if (read.end == nullptr) {
        return {text_character::other, 0, unknown};
    }
    const char32_t c = read.character;
    const bool counts_as_mark =
        c < 0x80 && is_mark(static_cast<char>(c)) && !(is_apostrophe_end && c == '\'');
    return {counts_as_mark ? text_character::mark : kind_of(c, in_host),
            static_cast<std::size_t>(read.end - octets(text)), c};
}

unit_kind read_reference(std::string_view text, bool in_host) noexcept {
    return read_unit<character_reference>(text, in_host, false);
}

unit_kind read_escape(std::string_view text, bool in_host) noexcept {
    return read_unit<escaped_character>(text, in_host, true);
}

// Returns the size of a character reference with any name, such as "&lbrace;", at the start of
// `text`.  If there is none, or if it is "&amp;", returns 0.
std::size_t size_of_named(std::string_view text) noexcept {
    constexpr std::size_t longest = 31;  // of all names of HTML
    if (!starts_with(text, "&") || ampersand_size(text) > 0) {
        return 0;
    }
    const std::string_view name = subtext(text, 1, longest + 1);
    const auto size = static_cast<std::size_t>(
        std::find_if_not(name.begin(), name.end(), is_letter_or_digit) - name.begin());
    const bool is_name = size > 0 && is_alpha(name[0]);
    return is_name && subtext(name, size).starts_with(';') ? size + 2 : 0;
}

// A URI ended in its host, and a "[" follows.  Says whether the URI really ends there, as before
// the "[1]" of a footnote.  The hosts of "http://a[.]b", which is defanged, and of "http://a[x].b"
// go on after the "]".
bool ends_before_bracket(std::string_view rest) noexcept {
    constexpr std::size_t most = 20;
    std::string_view within = subtext(rest, 1, most);
    within = subtext(within, 0, find_in(within, tolerant_table::plain_end));
    const std::size_t close = within.find(']');
    if (within.starts_with('/') || within.starts_with('.')) {
        return within.starts_with('/');
    }
    return close == within.npos || !goes_on(subtext(rest, close + 2), true);
}

// `rest` starts within an authority.  Says whether an "@" comes later in this authority.  Returns
// `unknown_user` if neither an "@" nor the end of the authority is in `rest`.
bool has_user(std::string_view rest, bool unknown_user) noexcept {
    const auto ends_authority = [](char c) {
        return c == '@' || is_in(c, tolerant_table::authority_end | tolerant_table::plain_end) ||
               static_cast<unsigned char>(c) > 0x7F;
    };
    const std::string_view::const_iterator end =
        std::find_if(rest.begin(), rest.end(), ends_authority);
    return end == rest.end() ? unknown_user : *end == '@';
}

// A URI ended in its host, and `rest`, the text after it, starts with "]" or "}".  Says whether the
// URI really ends there.  It usually does, because nobody writes such a host.  There are two
// exceptions: the octet can be in user information, or the host can go on after it, as in
// "${a:-http://b}.c".
bool ends_before_closing(std::string_view rest) noexcept {
    const std::string_view after = subtext(rest, 1);
    return !has_user(after, after.size() > lookahead / 2) && !after.starts_with('.');
}

// A URI ended in its host.  Says whether it really ends there, because an octet of
// tolerant_table::host_end follows, or a reference or an escape that stands for such an octet.
// `unit` is this reference or escape.
bool ends_at_host_end(std::string_view rest, const unit_kind& unit) noexcept {
    const bool is_named = unit.size == 0 && size_of_named(rest) > 0;
    const char32_t c = unit.size > 0 ? unit.character : static_cast<unsigned char>(rest[0]);
    return !is_named && c < 0x80 && is_in(static_cast<char>(c), tolerant_table::host_end) &&
           !has_user(subtext(rest, std::max<std::size_t>(unit.size, 1)), false);
}

// Says whether a URI ends before `rest`.  Punctuation at the start of `rest` is not an end.
bool ends_before(std::string_view rest, bool in_host) noexcept {
    if (rest.empty() || is_in(rest[0], tolerant_table::plain_end)) {
        return true;
    }
    const unit_kind unit =
        rest[0] == '\\' ? read_escape(rest, in_host) : read_reference(rest, in_host);
    if (unit.kind == text_character::end || (in_host && ends_at_host_end(rest, unit))) {
        return true;
    }
    switch (rest[0]) {
        case ']':
        case '}': return !in_host || ends_before_closing(rest);
        case '|': return in_host;
        case '%': return in_host && (starts_with(rest, "%>") || starts_with(rest, "%}"));
        case '*': return starts_with(rest, "*/");
        case '[': return in_host && ends_before_bracket(rest);
        default: return kind_of(first_code_point(rest).value, in_host) == text_character::end;
    }
}

bool ends_after_marks(std::string_view rest, bool in_host) noexcept {
    return ends_before(rest, in_host) || is_in(rest[0], tolerant_table::opening);
}

// Returns the size of a punctuation mark at the start of `rest`, or 0 if there is none.
std::size_t mark_size(std::string_view rest, bool in_host) noexcept {
    if (is_mark(rest[0])) {
        return 1;
    }
    if (rest[0] == '&' || rest[0] == '\\') {
        const unit_kind read =
            rest[0] == '&' ? read_reference(rest, in_host) : read_escape(rest, in_host);
        const std::size_t size = read.size == 0 ? size_of_named(rest) : read.size;
        return read.kind == text_character::mark || read.size == 0 ? size : 0;
    }
    const code_point first = first_code_point(rest);
    return kind_of(first.value, in_host) == text_character::mark ? first.size : 0;
}

}  // namespace

std::string_view find_partner_of(std::string_view before) noexcept {
    assert(!before.empty() && is_in(before.back(), tolerant_table::opening_end));
    switch (before.back()) {
        case '\'': return "'";
        case '(': return ")";
        case '[': return "]";
        case '{': return "}";
        case '|': return "|";
        default: break;  // ";"
    }
    // References to other marks need no partner: find_reference() finds the end.
    constexpr std::size_t longest = 16;
    const std::string_view last = subtext(before, before.size() - std::min(before.size(), longest));
    const std::string_view mark = subtext(last, std::min(last.rfind('&'), last.size()));
    const character_reference read(octets(mark), octets(mark) + mark.size());
    const bool is_apostrophe = read.character == '\'' && read.end == octets(mark) + mark.size();
    return is_apostrophe ? mark : std::string_view();
}

std::size_t find_closing(std::string_view text) noexcept {
    std::size_t open = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '(' && text[i] != ')') {
            continue;
        }
        if (text[i] == ')' && open == 0) {
            return i;
        }
        open = text[i] == '(' ? open + 1 : open - 1;
    }
    return text.npos;
}

std::size_t find_reference(std::string_view text, std::size_t size, host_range host,
                           slash_escape escape) noexcept {
    const bool is_read = escape == slash_escape::reference;  // whether the URI has references
    std::size_t next = 1;
    for (std::size_t i = text.find_first_of("&#"); i < size;
         i = text.find_first_of("&#", i + next)) {
        const std::string_view rest = subtext(text, i);
        next = is_read ? first_octet(rest, escape).size : 1;
        const character_reference read(octets(rest), octets(rest) + rest.size());
        const bool in_host = !is_read && host.begin <= i && i < host.end;
        if (read.end == nullptr) {
            if (in_host && size_of_named(rest) > 0) {
                return i;
            }
            continue;
        }
        const bool is_end =
            read.character != '\'' && kind_of(read.character, true) == text_character::end;
        if (is_end || in_host || read.character > 0x7F) {
            return i;
        }
    }
    return text.npos;
}

std::size_t find_partner(std::string_view partner, std::string_view text,
                         std::size_t size) noexcept {
    if (partner.empty()) {
        return text.npos;
    }
    if (partner == ")") {
        return find_closing(subtext(text, 0, size + 1));
    }
    // A "]" within the URI ends an IP literal.  A "}" or "|" cannot be within a URI.
    const bool only_at_end = partner == "]" || partner == "}" || partner == "|";
    return subtext(text, 0, size + partner.size()).find(partner, only_at_end ? size : 0);
}

bool goes_on(std::string_view rest, bool in_host) noexcept {
    constexpr std::size_t most_marks = 4;
    rest = subtext(rest, 0, lookahead);
    if (ends_before(rest, in_host)) {
        return false;
    }
    const unit_kind read = read_reference(rest, in_host);
    const std::size_t apostrophe = read.character == '\''   ? read.size
                                   : starts_with(rest, "'") ? 1
                                                            : 0;
    if (apostrophe > 0 && starts_with(subtext(rest, apostrophe), "s") &&
        ends_after_marks(subtext(rest, apostrophe + 1), in_host)) {
        return false;
    }
    for (std::size_t marks = 0; marks < most_marks; ++marks) {
        const std::size_t size = mark_size(rest, in_host);
        if (size == 0) {
            break;
        }
        rest = subtext(rest, size);
        if (ends_after_marks(rest, in_host)) {
            return false;
        }
    }
    return true;
}

// First removes all punctuation at the end, and each ")" there.  Then puts back all octets up to
// the last ")" that closes a "(".
std::string_view remove_punctuation(std::string_view uri, slash_escape escape) noexcept {
    assert(!uri.empty());
    std::size_t size = uri.size();
    while (const std::size_t last = punctuation_size(subtext(uri, 0, size), escape)) {
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
