#include "text/redact/shell_words.hpp"

#include <algorithm>
#include <bit>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Says whether white space, the end of the text or an octet of `sets` is at an offset.
bool is_end_or(std::string_view text, std::size_t at, unsigned sets) noexcept {
    return at >= text.size() || is_in(text[at], tolerant_table::end | sets);
}

// Says whether a unit is white space that is not the end of a line.  In a string of JSON, "\\\n"
// stands for a backslash and the end of a line.
bool is_blank(const unit& sign) noexcept {
    return sign.is_escaped() ? is_escaped_blank(sign) && (sign.escapes > 1 || sign.is('\t'))
                             : sign.is(' ') || sign.is('\t');
}

// A backslash at the end of a line says that the command goes on in the next line.  If such a
// backslash is at `at`, returns the start of the next line.  Otherwise, returns `at`.
std::size_t after_end_of_line(std::string_view text, std::size_t at) noexcept {
    const std::string_view rest = subtext(text, at);
    return at + (starts_with(rest, "\\\n") ? 2 : starts_with(rest, "\\\r\n") ? 3 : 0);
}

// A shell writes the prompt "> " before a line in which a command goes on.  If it is at `at`,
// returns the end of its ">".  Otherwise, returns `at`.
std::size_t after_prompt(std::string_view text, std::size_t at) noexcept {
    const unit sign = at < text.size() ? read_unit(text, at) : no_unit;
    return sign.is('>') && sign.level == 0 && starts_with(subtext(text, sign.end), " ") ? sign.end
                                                                                        : at;
}

// Says whether the sequence that sets a colour is at `at`, and ends a word.
bool ends_with_colour(std::string_view text, std::size_t at) noexcept {
    const std::size_t end = after_colour(text, at);
    return end > at && is_end_or(text, end, 0);
}

// Says whether a unit is the end of a line.
bool ends_line(std::string_view text, const unit& sign) noexcept {
    const bool is_octet = !sign.is_escaped() && sign.level == 0;
    return is_octet && (sign.is('\n') || starts_with(subtext(text, sign.begin), "\r\n"));
}

// Says whether a text is options of one letter: "-u", "-sSu".
bool is_short_option(std::string_view text) noexcept {
    return text.size() > 1 && text.front() == '-' &&
           std::ranges::all_of(subtext(text, 1), [](char octet) { return is_alpha(octet); });
}

// Says whether a mark is a character reference, such as "&quot;", which counts as one escape.
bool is_reference(std::string_view text, const unit& mark) noexcept {
    return text[mark.end - 1] == ';';
}

// Says whether a mark closes the quotation that `opening` has opened.  Usually, a mark that is
// escaped more often does not.  But if white space or the like follows, a shell decides: in "'", a
// backslash is an octet, and in '"', two backslashes are one octet.
bool closes(std::string_view text, const unit& sign, const unit& opening) noexcept {
    if (sign.level > 0 || !sign.is(opening.octet) || sign.escapes <= opening.escapes) {
        return sign.level == 0 && sign.is(opening.octet);
    }
    constexpr unsigned after = tolerant_table::closing | tolerant_table::property_end;
    if (is_reference(text, sign) != is_reference(text, opening) ||
        (!is_end_or(text, sign.end, after) && !ends_with_colour(text, sign.end))) {
        return false;
    }
    const bool has_escapes =
        opening.is('"') || subtext(text, 0, opening.begin).ends_with('$');  // $'it\'s'
    const int before = opening.escapes - (is_reference(text, opening) ? 1 : 0);
    return !has_escapes || (sign.escapes - opening.escapes) % (2 * (before + 1)) == 0;
}

}  // namespace

unsigned open_marks::escapes(const unit& mark) noexcept {
    constexpr unsigned most = 7;
    return std::min<unsigned>(mark.escapes, most);
}

// A mark that is escaped less often also closes those that are escaped more often.
void open_marks::read(std::string_view text, const unit& mark) noexcept {
    unsigned& open = open_[mark.is('"') ? 1 : 0];
    const unsigned bit = 1U << escapes(mark);
    if (closes(mark)) {
        open &= bit - 1;
    } else if ((mark.begin == 0 || !is_unreserved(text[mark.begin - 1])) &&
               !is_end_or(text, mark.end, tolerant_table::punctuation)) {
        open |= bit;
    }
}

std::size_t open_marks::most_escapes(char octet) const noexcept {
    const unsigned open = open_[octet == '"' ? 1 : 0];
    return open == 0 ? none : static_cast<std::size_t>(std::bit_width(open)) - 1;
}

// A quotation mark in a quotation is escaped once more: `\"` in `"`, and `\\\"` in `\"`.  A
// backslash in `"` is written twice, and in `\"` four times.
shell_words::shell_words(std::size_t begin, const opening_mark& around,
                         const open_marks& open) noexcept
    : at_(begin), around_(around), open_(open) {
    for (const char octet : {'\'', '"'}) {
        const std::size_t escapes =
            around.octet == octet ? around.escapes : open.most_escapes(octet);
        if (escapes != open_marks::none) {
            escapes_[octet == '"' ? 1 : 0] = 2 * escapes + 1;
            backslash_size_ = octet == '"' ? 2 * escapes + 2 : backslash_size_;
        }
    }
}

std::size_t after_backslashes(std::string_view text, std::size_t at) noexcept {
    const std::size_t end = std::min(text.find_first_not_of('\\', at), text.size());
    return starts_with(subtext(text, end), " ") ? end : at;
}

unit read_shell_unit(std::string_view text, std::size_t at) noexcept {
    const unit first = read_unit(text, at);
    if (!first.is('\\') || first.is_escaped()) {
        return first;
    }
    constexpr std::size_t most = 7;
    std::size_t end = first.end;
    while (end < text.size() && text[end] == '\\' && end < at + most) {
        ++end;
    }
    if (end == text.size() || text[end] != '&') {
        return first;
    }
    const unit mark = read_unit(text, end);
    const auto escapes = static_cast<std::uint8_t>(mark.escapes + (end - at));
    return is_shell_quote(mark) ? unit{mark.octet, 0, escapes, at, mark.end} : first;
}

slice shell_words::next(std::string_view text) noexcept {
    skip_blanks(text);
    const std::size_t begin = at_;
    unit mark = no_unit;  // the quotation mark that is open
    while (at_ < text.size() && !has_ended_) {
        const unit sign = read_shell_unit(text, at_);
        if (ends_line(text, sign) || (mark.end == 0 && ends_command(text, begin, sign))) {
            has_ended_ = true;
        } else if (mark.end > 0) {
            mark = closes(text, sign, mark) ? no_unit : mark;
            at_ = sign.end;
        } else if (is_blank(sign) || after_end_of_line(text, at_) > at_ ||
                   ends_with_colour(text, at_)) {
            break;
        } else if (sign.is('\\') && !sign.is_escaped()) {
            at_ = after_backslash(text);
            at_ = starts_with(subtext(text, at_), "\\") ? after_backslash(text)
                  : at_ < text.size()                   ? read_unit(text, at_).end
                                                        : at_;
        } else {
            if (is_shell_quote(sign) && opens(text, begin, sign)) {
                mark = sign;
                escapes_[sign.is('"') ? 1 : 0] = sign.escapes;
            }
            at_ = sign.end;
        }
    }
    return {begin, at_};
}

// Returns the end of a backslash of the command.
std::size_t shell_words::after_backslash(std::string_view text) const noexcept {
    const std::string_view one = subtext(text, at_, backslash_size_);
    return at_ + std::min(one.find_first_not_of('\\'), one.size());
}

// Goes to the start of the next word.
void shell_words::skip_blanks(std::string_view text) noexcept {
    while (at_ < text.size() && !has_ended_) {
        const unit sign = read_unit(text, at_);
        const std::size_t line = is_blank(sign) ? sign.end : after_end_of_line(text, at_);
        // If lines were joined into one, their backslashes are left.
        const std::size_t next =
            line > at_ ? line : after_backslashes(text, after_colour(text, at_));
        if (next == at_) {
            break;
        }
        at_ = text[next - 1] == '\n' || sign.is('\n') ? after_prompt(text, next) : next;
    }
}

// If a mark is escaped more often than those around parts of words, it is an octet of a word.
bool shell_words::is_octet(const unit& mark) const noexcept {
    const std::size_t escapes = escapes_[mark.is('"') ? 1 : 0];
    return escapes != open_marks::none && mark.escapes > escapes;
}

// Says whether a quotation mark opens a quoted part of the word that starts at `begin`.  The mark
// in "don't" does not, but those in `-u"a b"` and `a"b c"` do.
bool shell_words::opens(std::string_view text, std::size_t begin, const unit& mark) const noexcept {
    if (is_octet(mark)) {
        return false;
    }
    const std::string_view before = subtext(text, begin, mark.begin - begin);
    if (before.empty() || !is_unreserved(before.back()) || is_short_option(before)) {
        return true;
    }
    const bool is_apostrophe = mark.is('\'') && before.front() != '-';
    const bool may_be_octet =
        text[mark.begin] == '\\' && escapes_[mark.is('"') ? 1 : 0] == open_marks::none;
    return !is_apostrophe && !may_be_octet && mark.end < text.size() &&
           (is_unreserved(text[mark.end]) || text[mark.end] == '$');
}

bool shell_words::ends_command(std::string_view text, std::size_t begin,
                               const unit& sign) const noexcept {
    if (sign.level > 0) {
        return false;
    }
    if (closes_command(text, sign)) {
        return true;
    }
    if (is_shell_quote(sign)) {
        const bool may_close =
            is_end_or(text, sign.end, tolerant_table::separator | tolerant_table::punctuation);
        return may_close &&
               (open_.closes(sign) || (text[sign.begin] != '\\' && !opens(text, begin, sign)));
    }
    if (sign.is_escaped()) {
        return is_escaped_blank(sign) && !is_blank(sign);
    }
    const bool is_alone = sign.begin == begin || is_end_or(text, sign.end, 0);
    return sign.is('|') || sign.is('\0') || sign.is('\r') || sign.is('<') || sign.is('>') ||
           ((sign.is(';') || sign.is('&')) && (is_alone || text[sign.end] == '&'));
}

// Says whether a sign ends the quotation or the brackets that the command stands in.
bool shell_words::closes_command(std::string_view text, const unit& sign) const noexcept {
    if (around_.is_quote()) {
        return sign.is(around_.octet) && sign.escapes <= around_.escapes;
    }
    return around_.is_bracket()
               ? sign.is(around_.closing_bracket())
               : around_.is_long() && starts_with(subtext(text, sign.begin), around_.long_closing);
}

slice without_quotes(std::string_view text, slice argument) noexcept {
    if (argument.empty()) {
        return argument;
    }
    const std::string_view near = subtext(text, 0, argument.end);
    const std::size_t begin = argument.begin + (starts_with(argument.in(text), "$'") ? 1 : 0);
    const unit opening = read_unit(near, begin);
    if (!is_shell_quote(opening)) {
        return argument;
    }
    for (std::size_t at = opening.end; at < argument.end;) {
        const unit sign = read_shell_unit(near, at);
        at = sign.end;
        if (closes(near, sign, opening)) {
            // The other backslashes before a closing mark are octets.
            const std::size_t size = std::min(opening.end - opening.begin, sign.end - sign.begin);
            return at == argument.end ? slice{opening.end, sign.end - size} : argument;
        }
    }
    return argument;
}

bool has_shell_quote(std::string_view text, slice part) noexcept {
    for (std::size_t at = part.begin; at < part.end;) {
        const unit sign = read_shell_unit(subtext(text, 0, part.end), at);
        if (is_shell_quote(sign)) {
            return true;
        }
        at = sign.end;
    }
    return false;
}

}  // namespace uriscan
