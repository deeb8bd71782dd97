// The mark and the method before a URI are read backward from the start of the URI.
#include "text/redact/opening_mark.hpp"

#include <algorithm>
#include <array>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/uri_start.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Pairs of quotation marks outside ASCII, in UTF-8.
struct long_marks {
    std::string_view opening;
    std::string_view closing;
};

constexpr std::array<long_marks, 7> all_long_marks = {{{"\u00AB", "\u00BB"},
                                                       {"\u201C", "\u201D"},
                                                       {"\u2018", "\u2019"},
                                                       {"\u201E", "\u201C"},
                                                       {"\u300C", "\u300D"},
                                                       {"\u300A", "\u300B"},
                                                       {"\u2039", "\u203A"}}};

// Goes back over the spaces before `at`, at most eight, and returns where they start.
std::size_t end_before_spaces(std::string_view text, std::size_t at) noexcept {
    constexpr std::size_t most = 8;
    std::size_t end = at;
    while (end > 0 && at - end < most && text[end - 1] == ' ') {
        --end;
    }
    return end;
}

// Some programs write a method in brackets: "[GET] /a".  Returns the bracket before the method that
// is before `at`, or 0 if there is none.
std::size_t bracket_before_method(std::string_view text, std::size_t at) noexcept {
    const std::size_t end = end_before_spaces(text, at);
    if (end == at || end < 2 || text[end - 1] != ']') {
        return 0;
    }
    const std::size_t begin = begin_of_uppers(text, end - 1);
    return begin > 0 && begin < end - 1 && text[begin - 1] == '[' ? begin - 1 : 0;
}

// Returns the mark of several octets that ends at `at`, or no mark.
opening_mark long_mark_before(std::string_view text, std::size_t at) noexcept {
    for (const long_marks& marks : all_long_marks) {
        if (subtext(text, 0, at).ends_with(marks.opening)) {
            return {'\0', 0, marks.closing};
        }
    }
    return {};
}

// Returns the quotation mark or bracket that ends at `at`, or no mark.
opening_mark mark_before(std::string_view text, std::size_t at) noexcept {
    constexpr std::size_t longest_unit = 8;  // a quotation mark after seven backslashes
    if (at == 0) {
        return {};
    }
    const char last = text[at - 1];
    if (is_in(last, tolerant_table::opening)) {
        return {last, 0};
    }
    if (static_cast<unsigned char>(last) >= 0x80) {
        return long_mark_before(text, at);
    }
    if (!is_in(last, tolerant_table::quote | tolerant_table::digit) && last != ';') {
        return {};  // neither a mark nor the end of an escaped mark, as in "\x22" and "&quot;"
    }
    if (last == '"' && (at == 1 || text[at - 2] != '\\')) {
        return {last, 0};
    }
    for (std::size_t size = std::min(longest_unit, at); size > 0; --size) {
        const unit unit = read_unit(text, at - size);
        if (unit.end == at && unit.level == 0 && is_in(unit.octet, tolerant_table::quote)) {
            return {unit.octet, unit.escapes};
        }
    }
    return {};
}

}  // namespace

bool ends_with_escape(std::string_view text) noexcept {
    if (text.size() > 1 && text[text.size() - 2] == '\\') {
        return true;
    }
    if (!text.ends_with('m')) {
        return false;
    }
    text.remove_suffix(1);
    while (text.ends_with(';') || (!text.empty() && is_in(text.back(), tolerant_table::digit))) {
        text.remove_suffix(1);
    }
    return text.ends_with('[');
}

// A method is a word of 3 to 16 capital letters.
std::size_t method_before(std::string_view text, std::size_t at) noexcept {
    constexpr std::size_t least = 3;
    constexpr std::size_t most = 16;
    const std::size_t end = end_before_spaces(text, at);
    const std::size_t begin = begin_of_uppers(text, end);
    if (end == at || end - begin < least || end - begin > most) {
        return text.npos;
    }
    const bool is_word =
        begin == 0 || !is_unreserved(text[begin - 1]) || ends_with_escape(subtext(text, 0, begin));
    return is_word ? begin : text.npos;
}

bool follows_long_mark(std::string_view text, std::size_t at) noexcept {
    return long_mark_before(text, at).is_long();
}

std::size_t size_of_long_closing(std::string_view value, std::string_view before) noexcept {
    for (const long_marks& marks : all_long_marks) {
        if (value.ends_with(marks.closing) && before.find(marks.opening) != before.npos) {
            return marks.closing.size();
        }
    }
    return 0;
}

opening_mark mark_around(std::string_view text, std::size_t floor, std::size_t begin) noexcept {
    if (begin > floor && text[begin - 1] == ':' && begin < text.size() && text[begin] == '/') {
        return mark_before(text, scheme_before(text, floor, begin - 1));
    }
    if (const std::size_t bracket = bracket_before_method(text, begin); bracket > floor) {
        return mark_before(text, bracket);
    }
    const std::size_t method = method_before(text, begin);
    return mark_before(text, method != text.npos && method >= floor ? method : begin);
}

}  // namespace uriscan
