#include "text/redact/connection_string.hpp"

#include <algorithm>
#include <array>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"

namespace uriscan {
namespace {

// The rest of a list is searched at most this far from a value.  The limit keeps the time linear.
constexpr std::size_t most_near = 1024;

// The most octets of a word of a key, of the words before it, and of the key of the next pair.
constexpr std::size_t most_of_key = 48;

// Says whether an octet can be in a key.  A key can have several words: "User Id", "Jet
// OLEDB:Database Password".
bool is_in_key(char octet) noexcept {
    return is_in_word(octet) || octet == ' ' || octet == ':';
}

bool separates(const unit& unit) noexcept {
    return unit.is(';') && unit.level == 0;
}

// Returns the bracket that closes the bracket `opening`.
char closing_of(char opening) noexcept {
    return static_cast<char>(opening + (opening == '(' ? 1 : 2));
}

std::size_t after_spaces(std::string_view text, std::size_t at) noexcept {
    while (at < text.size() && text[at] == ' ') {
        ++at;
    }
    return at;
}

// Says whether a pair starts at this offset, perhaps after spaces.
bool starts_pair(std::string_view text, std::size_t at) noexcept {
    const std::string_view near = subtext(text, 0, at + most_of_key);
    at = after_spaces(near, at);
    const std::size_t key = at;
    while (at < near.size() && is_in_key(near[at])) {
        ++at;
    }
    return key < at && at < near.size() && near[at] == '=' && is_in_word(near[at - 1]);
}

// Says whether an attribute of a cookie that has no value starts at this offset, perhaps after
// spaces (RFC 6265, section 4.1.1).
bool starts_attribute(std::string_view text, std::size_t at) noexcept {
    at = after_spaces(text, at);
    return std::ranges::any_of(
        std::array<std::string_view, 2>{"HttpOnly", "Secure"}, [&](std::string_view name) {
            const std::size_t end = at + name.size();
            return equal_ignoring_case(subtext(text, at, name.size()), name) &&
                   (end >= text.size() || !is_in_key(text[end]));
        });
}

// A pair, whose key is before a "=".
class pair_in_list {
public:
    // The key starts at `floor` or later.
    pair_in_list(std::string_view text, std::size_t floor, std::size_t equals) noexcept
        : text_(text),
          floor_(floor),
          equals_(equals),
          begin_(equals + 1),
          word_(begin_of_word(equals)) {}

    // Returns the last word of the key, or the last two words.
    std::string_view word() const noexcept { return key_from(word_); }
    std::string_view two_words() const noexcept {
        const bool has_two = word_ > floor_ && text_[word_ - 1] == ' ';
        return key_from(has_two ? begin_of_word(word_ - 1) : word_);
    }

    bool starts_word() const noexcept;
    unit separator() const noexcept;
    bool has_pair_before(const unit& separator) const noexcept;
    bool has_pair_after(slice value) const noexcept;
    slice value() const noexcept;

private:
    std::string_view key_from(std::size_t begin) const noexcept {
        return subtext(text_, begin, equals_ - begin);
    }

    std::size_t begin_of_word(std::size_t end) const noexcept;
    slice quoted(const unit& mark) const noexcept;
    std::size_t after_braces() const noexcept;
    std::size_t unquoted_end(std::size_t at) const noexcept;
    bool ends_value(const unit& unit) const noexcept;
    std::size_t separator_after(std::size_t at) const noexcept;
    std::size_t without_punctuation(slice value) const noexcept;

    std::string_view text_;
    std::size_t floor_;
    std::size_t equals_;
    std::size_t begin_;  // the start of the value
    std::size_t word_;   // the start of the last word of the key
};

// Returns the start of the octets before `end` that can be in a word, but are not in an escape.
std::size_t pair_in_list::begin_of_word(std::size_t end) const noexcept {
    std::size_t begin = end;
    while (begin > floor_ && end - begin < most_of_key && is_in_word(text_[begin - 1])) {
        --begin;
    }
    if (begin > floor_ && is_in(text_[begin - 1], tolerant_table::encoding)) {
        return std::min(std::max(read_unit(text_, begin - 1).end, begin), end);
    }
    return begin;
}

// Says whether the last word of the key is a whole word, and not the end of a longer one.
bool pair_in_list::starts_word() const noexcept {
    if (word_ == 0 || word_ == equals_) {
        return word_ != equals_;
    }
    const unit before = unit_before(text_, 0, word_);
    return is_in(before.octet, tolerant_table::boundary) || before.is(':');
}

// Returns the ";" before the key, or another unit if there is none.
unit pair_in_list::separator() const noexcept {
    const std::size_t least = word_ - std::min(word_, most_of_key);
    std::size_t key = word_;
    while (key > least && is_in_key(text_[key - 1])) {
        --key;
    }
    return key > least ? unit_before(text_, 0, key) : no_unit;
}

// Says whether another pair is before the ";": whether a "=" is before it in the same line.
bool pair_in_list::has_pair_before(const unit& separator) const noexcept {
    if (!separates(separator)) {
        return false;
    }
    const std::size_t size = std::min(separator.begin, most_near);
    const std::string_view near = subtext(text_, separator.begin - size, size);
    const std::size_t found = near.find_last_of("=\n\r");
    return found != near.npos && near[found] == '=';
}

// Says whether another pair follows in the same list.  A pair in brackets, as in "(a=b);c=d", is in
// no list.
bool pair_in_list::has_pair_after(slice value) const noexcept {
    std::size_t end = value.end;
    if (word_ > 0 && text_[word_ - 1] == '(' && text_[end - 1] == ')') {
        return false;
    }
    if (value.begin > begin_ && end < text_.size()) {
        end = read_unit(text_, end).end;  // the closing quotation mark
    }
    end = after_spaces(text_, end);
    if (end == text_.size()) {
        return false;
    }
    const unit sign = read_unit(text_, end);
    return separates(sign) && sign.begin - equals_ <= most_of_first_value &&
           (starts_pair(text_, sign.end) || starts_attribute(text_, sign.end));
}

// Returns the value.  If it is in quotation marks, they are not part of it.
slice pair_in_list::value() const noexcept {
    const unit first = read_unit(text_, begin_);
    const slice in_marks = is_in(first.octet, tolerant_table::quote) ? quoted(first) : slice();
    return in_marks.empty() ? slice{begin_, unquoted_end(after_braces())} : in_marks;
}

// Returns the value in quotation marks.  In the value, two marks stand for one.  Returns an empty
// slice if the list neither goes on nor ends after the closing mark.
slice pair_in_list::quoted(const unit& mark) const noexcept {
    const auto closes = [&mark](const unit& unit) {
        return unit.is(mark.octet) && unit.level <= mark.level && unit.escapes <= mark.escapes;
    };
    const std::string_view near = subtext(text_, 0, mark.end + most_near);
    for (std::size_t at = mark.end; at < near.size() && near[at] != '\n';) {
        const unit sign = read_unit(near, at);
        at = sign.end;
        if (!closes(sign)) {
            continue;
        }
        if (at == near.size()) {
            return {mark.end, sign.begin};
        }
        const unit next = read_unit(near, at);
        if (!closes(next)) {
            constexpr unsigned after_list =
                tolerant_table::end | tolerant_table::quote | tolerant_table::closing;
            const bool is_end = separates(next) || is_in(next.octet, after_list);
            return is_end ? slice{mark.end, sign.begin} : slice();
        }
        at = next.end;
    }
    return {};
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
std::size_t pair_in_list::unquoted_end(std::size_t at) const noexcept {
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
            const bool may_go_on = sign.is(' ') || sign.is('<') || sign.is('>');
            std::size_t separator = may_go_on ? separator_after(sign.end) : text_.npos;
            if (separator != text_.npos) {
                while (text_[separator - 1] == ' ') {
                    --separator;
                }
                return std::max(separator, at);
            }
            return may_go_on ? without_punctuation({least, at}) : at;
        }
        at = sign.end;
    }
    return without_punctuation({least, at});
}

bool pair_in_list::ends_value(const unit& unit) const noexcept {
    if (is_in(unit.octet, tolerant_table::end)) {
        return unit.level == 0 && !(unit.is_escaped() && (unit.is('<') || unit.is('>')));
    }
    return is_in(unit.octet, tolerant_table::quote) && unit.level == 0 &&
           (unit.end == text_.size() || !is_in_word(text_[unit.end]));
}

// Returns the next separator that is in the same list, or npos.
std::size_t pair_in_list::separator_after(std::size_t at) const noexcept {
    constexpr std::size_t most = 256;
    for (const std::size_t end = std::min(text_.size(), at + most); at < end;) {
        const unit sign = read_unit(text_, at);
        if (separates(sign)) {
            const bool is_last = sign.end == text_.size() || text_[sign.end] == '\n' ||
                                 is_in(text_[sign.end], tolerant_table::quote);
            return is_last || starts_pair(text_, sign.end) ? at : text_.npos;
        }
        if (sign.is('=') || (ends_value(sign) && !sign.is(' '))) {
            break;
        }
        at = sign.end;
    }
    return text_.npos;
}

// Returns the end of a value without the punctuation of a sentence, and without the closing bracket
// of a list.
std::size_t pair_in_list::without_punctuation(slice value) const noexcept {
    const auto closes_more = [&, all = value.in(text_)](char last) {
        return std::ranges::any_of(std::string_view("([{"), [&](char opening) {
            return closing_of(opening) == last &&
                   std::ranges::count(all, last) > std::ranges::count(all, opening);
        });
    };
    bool is_bracket = false;  // a bracket was cut off; only one can be around the list
    while (!value.empty()) {
        const char last = text_[value.end - 1];
        if (last != '.' && last != ',') {
            if (is_bracket || !is_in(last, tolerant_table::closing) || !closes_more(last)) {
                break;
            }
            is_bracket = true;
        }
        --value.end;
    }
    return value.end;
}

}  // namespace

slice secret_of_pair(std::string_view text, std::size_t floor, std::size_t end_of_uri,
                     std::size_t equals, const redact_options& options,
                     const key_ends& ends) noexcept {
    const pair_in_list pair(text, floor, equals);
    key_kind kind = kind_of_key(pair.word(), options, ends);
    if (kind != key_kind::secret) {
        kind = std::max(kind, kind_of_key(pair.two_words(), options, ends));
    }
    const unit separator = pair.separator();
    if (kind == key_kind::open || !pair.starts_word() ||
        (separator.is(';') && separator.begin == end_of_uri)) {
        return {};
    }
    slice value;
    if (pair.has_pair_before(separator)) {
        value = pair.value();
    } else {
        // Only so many octets are read, so that the time is linear.
        const std::size_t most = equals + most_of_first_value + 2 * most_of_key;
        const pair_in_list first(subtext(text, 0, most), floor, equals);
        value = first.value();
        value = first.has_pair_after(value) ? value : slice();
    }
    const bool is_secret = kind == key_kind::secret || is_secret_value(value.in(text), options);
    return is_secret ? value : slice();
}

std::size_t end_of_value(std::string_view text, std::size_t end_of_uri) noexcept {
    std::size_t at = end_of_uri;
    while (at < text.size()) {
        const unit sign = read_unit(text, at);
        const bool is_data =
            sign.level > 0 || (sign.is_escaped() && (sign.is('<') || sign.is('>')));
        if (!is_data && (sign.is(';') || is_in(sign.octet, tolerant_table::end))) {
            break;
        }
        at = sign.end;
    }
    return at;
}

}  // namespace uriscan
