#include "text/redact/shell_words.hpp"

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

bool closes(const unit& sign, const unit& opening) noexcept {
    return sign.level == 0 && sign.is(opening.octet) && sign.escapes <= opening.escapes;
}

}  // namespace

slice shell_words::next(std::string_view text) noexcept {
    skip_blanks(text);
    const std::size_t begin = at_;
    unit mark = no_unit;  // the quotation mark that is open
    while (at_ < text.size() && !has_ended_) {
        const unit sign = read_unit(text, at_);
        const bool is_line_feed = sign.octet == '\n' && !sign.is_escaped() && sign.level == 0;
        if (is_line_feed || (mark.end == 0 && ends_command(text, begin, sign))) {
            has_ended_ = true;
        } else if (mark.end > 0) {
            mark = closes(sign, mark) ? no_unit : mark;
            at_ = sign.end;
        } else if (is_blank(sign) || after_end_of_line(text, at_) > at_) {
            break;
        } else if (sign.is('\\') && !sign.is_escaped() && at_ + 1 < text.size()) {
            at_ += 2;
        } else {
            mark = is_shell_quote(sign) && opens(text, begin, sign) ? sign : no_unit;
            at_ = sign.end;
        }
    }
    return {begin, at_};
}

void shell_words::skip_blanks(std::string_view text) noexcept {
    while (at_ < text.size() && !has_ended_) {
        const unit sign = read_unit(text, at_);
        const std::size_t next = is_blank(sign) ? sign.end : after_end_of_line(text, at_);
        if (next == at_) {
            break;
        }
        at_ = next;
    }
}

// Says whether a quotation mark opens a quoted part of the word that starts at `begin`.  The mark
// in "don't" does not.
bool shell_words::opens(std::string_view text, std::size_t begin, const unit& mark) const noexcept {
    return mark.begin == begin || text[begin] == '-' || !is_unreserved(text[mark.begin - 1]);
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
        return !opens(text, begin, sign) &&
               is_end_or(text, sign.end, tolerant_table::separator | tolerant_table::punctuation);
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
        const unit sign = read_unit(near, at);
        at = sign.end;
        if (closes(sign, opening)) {
            return at == argument.end ? slice{opening.end, sign.begin} : argument;
        }
    }
    return argument;
}

bool has_shell_quote(std::string_view text, slice part) noexcept {
    for (std::size_t at = part.begin; at < part.end;) {
        const unit sign = read_unit(subtext(text, 0, part.end), at);
        if (is_shell_quote(sign)) {
            return true;
        }
        at = sign.end;
    }
    return false;
}

}  // namespace uriscan
