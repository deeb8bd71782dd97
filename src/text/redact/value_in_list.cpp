// Finds the value of a pair of a connection string.
#include <algorithm>
#include <optional>

#include "text/redact/brackets.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/pair_in_list.hpp"

namespace uriscan {
namespace {

// Says whether a value that ends at a unit goes on if a ";" follows.
bool may_go_on(const unit& end) noexcept {
    return end.is(' ') || end.is('<') || end.is('>');
}

}  // namespace

// Returns the octets before the last word of the key that are in the same line, and near.
std::string_view pair_in_list::before_key() const noexcept {
    const std::size_t size = std::min(word_, most_near);
    const std::string_view near = subtext(text_, word_ - size, size);
    return subtext(near, near.find_last_of("\n\r") + 1);
}

// Returns the value.  If it is in quotation marks, they are not part of it.
slice pair_in_list::value() noexcept {
    if (begin_ == text_.size()) {
        return {begin_, begin_};
    }
    const unit first = read_unit(text_, begin_);
    const slice in_marks = is_in(first.octet, tolerant_table::quote) ? quoted(first) : slice();
    return in_marks.empty() ? slice{begin_, unquoted_end(after_braces())} : in_marks;
}

// Returns the value in quotation marks.  In the value, two marks stand for one.  In a field of CSV,
// each mark is doubled.  Returns an empty slice if a word follows the closing mark.  If the line
// was cut, and the closing mark is missing, the rest of the line is the value, up to an octet 0.
// But if such a mark is before the pair, the first mark of the value is likely to close that one.
slice pair_in_list::quoted(const unit& mark) const noexcept {
    const std::string_view near = subtext(text_, 0, mark.end + most_near);
    const auto is_mark = [&](std::size_t at) {
        const unit sign = at < near.size() ? read_unit(near, at) : no_unit;
        return sign.is(mark.octet) && sign.level == mark.level && sign.escapes == mark.escapes;
    };
    const auto closes = [&mark](const unit& unit) {
        return unit.is(mark.octet) && unit.level <= mark.level && unit.escapes <= mark.escapes;
    };
    const bool is_doubled = !mark.is_escaped() && is_mark(mark.end) && mark.end + 1 < near.size() &&
                            is_in_word(near[mark.end + 1]);
    const std::size_t begin = mark.end + (is_doubled ? 1 : 0);
    std::size_t at = begin;
    while (at < near.size() && near[at] != '\n') {
        const unit sign = read_unit(near, at);
        at = sign.end;
        if (!closes(sign) || (is_doubled && !is_mark(at))) {
            continue;
        }
        at += is_doubled ? 1 : 0;
        if (!is_mark(at) || (is_doubled && !is_mark(at + 1))) {
            return at < near.size() && is_in_word(near[at]) ? slice() : slice{begin, sign.begin};
        }
        at = read_unit(near, at).end + (is_doubled ? 1 : 0);
    }
    const std::string_view octets = subtext(text_, mark.begin, mark.end - mark.begin);
    if (at == near.size() && at < text_.size()) {
        return {};
    }
    at = std::min(at, near.find('\0', mark.end));
    at -= text_[at - 1] == '\r' ? 1 : 0;
    return before_key().find(octets) == text_.npos ? slice{begin, at} : slice();
}

// If the value starts with a "{", returns the offset after the "}" that closes it.  Two "}" in the
// value stand for one.  Without braces, returns the start of the value.
std::size_t pair_in_list::after_braces() const noexcept {
    const std::string_view near = subtext(text_, 0, begin_ + most_near);
    if (near[begin_] != '{') {
        return begin_;
    }
    std::size_t end = begin_;
    do {
        end = near.find_first_of("}\n", end);
        if (end == near.npos || near[end] == '\n') {
            return begin_;
        }
        ++end;
    } while (end < near.size() && near[end] == '}' && ++end != 0);
    return end;
}

// Returns the end of a value without quotation marks.  White space usually ends it.  But if the
// next ";" comes before the next "=", the value goes on.
std::size_t pair_in_list::unquoted_end(std::size_t at) noexcept {
    const std::size_t least = at;
    while (at < text_.size()) {
        if (is_in_word(text_[at])) {
            ++at;
            continue;
        }
        const unit sign = read_unit(text_, at);
        if (separates(sign)) {
            return at;
        }
        if (ends_value(sign)) {
            std::size_t separator = may_go_on(sign) ? separator_after(sign.end) : text_.npos;
            if (separator != text_.npos) {
                while (text_[separator - 1] == ' ') {
                    --separator;
                }
                return std::max(separator, at);
            }
            return is_in(sign.octet, tolerant_table::quote) ? without_brackets({least, at}, sign)
                                                            : without_punctuation({least, at});
        }
        at = sign.end;
    }
    return without_punctuation({least, at});
}

// Says whether a value without quotation marks usually ends at a unit.  A ";" also ends it, but is
// not looked for here.
bool pair_in_list::ends_value(const unit& unit) noexcept {
    if (unit.level > 0) {
        return false;
    }
    if (is_in(unit.octet, tolerant_table::quote)) {
        return unit.end == text_.size() || !is_in_word(text_[unit.end]);
    }
    if (unit.is_escaped() && (unit.is('<') || unit.is('>'))) {
        return ends_element(unit);
    }
    return is_in(unit.octet, tolerant_table::end) || starts_colour(text_, unit);
}

// An escaped "<" or ">" can be a part of a value.  But it ends the value if the list is the text of
// an escaped element, as in "&lt;a&gt;Server=h;Pwd=S&lt;/a&gt;": if an escaped ">" is before the
// pair, and no quotation mark is between them.
bool pair_in_list::ends_element(const unit& unit) noexcept {
    if (!escapes_of_element_) {
        escapes_of_element_ = 0;
        constexpr unsigned sets = tolerant_table::encoding | tolerant_table::quote;
        const std::string_view before = before_key();
        for (std::size_t at = 0; at < before.size();) {
            const auto sign = next_unit(before, at, before.size(), sets);
            at = sign.end;
            if (sign.level == 0 && sign.is('>')) {
                escapes_of_element_ = sign.escapes;
            } else if (is_in(sign.octet, tolerant_table::quote)) {
                escapes_of_element_ = 0;
            }
        }
    }
    return unit.escapes <= *escapes_of_element_;
}

// Returns the next separator that is in the same list, or npos.  After it, another pair starts, or
// the list ends.
std::size_t pair_in_list::separator_after(std::size_t at) noexcept {
    constexpr std::size_t most = 256;
    for (const std::size_t end = std::min(text_.size(), at + most); at < end;) {
        const unit sign = read_unit(text_, at);
        if (separates(sign)) {
            const bool is_last = sign.end == text_.size() || !is_in_word(text_[sign.end]);
            return is_last || starts_pair(text_, sign.end) ? at : text_.npos;
        }
        if (sign.is('=') || (ends_value(sign) && !may_go_on(sign))) {
            break;
        }
        at = sign.end;
    }
    return text_.npos;
}

// Returns the end of a value without the punctuation of a sentence, and without the marks and
// brackets that close those before the list.
std::size_t pair_in_list::without_punctuation(slice value) const noexcept {
    std::optional<brackets> found;           // counted only if a bracket is at the end
    std::optional<std::string_view> before;  // searched only if a mark is at the end
    while (!value.empty()) {
        const char last = text_[value.end - 1];
        std::size_t size = last == '.' || last == ',' ? 1 : 0;
        if (is_in(last, tolerant_table::closing)) {
            found = found ? found : std::optional<brackets>(value.in(text_));
            size = found->remove_if_alone(last) ? 1 : 0;
        } else if (last == '|' || static_cast<unsigned char>(last) >= 0x80) {
            before = before ? before : before_key();
            size = last == '|' ? (before->find('|') != before->npos ? 1 : 0)
                               : size_of_long_closing(value.in(text_), *before);
        }
        if (size == 0) {
            break;
        }
        value.end -= size;
    }
    return value.end;
}

// Returns the end of a value that ends at a quotation mark, without brackets that close those
// between the last such mark and the pair.
std::size_t pair_in_list::without_brackets(slice value, const unit& mark) const noexcept {
    if (value.empty() || !is_in(text_[value.end - 1], tolerant_table::closing)) {
        return value.end;
    }
    const std::string_view before = before_key();
    const std::string_view octets = subtext(text_, mark.begin, mark.end - mark.begin);
    const std::size_t last = before.rfind(octets);
    brackets around(subtext(before, last == before.npos ? 0 : last + octets.size()));
    brackets inside(value.in(text_));
    while (!value.empty() && is_in(text_[value.end - 1], tolerant_table::closing) &&
           inside.remove_if_alone(text_[value.end - 1]) && around.close(text_[value.end - 1])) {
        --value.end;
    }
    return value.end;
}

}  // namespace uriscan
