#include "text/redact/connection_string.hpp"

#include <algorithm>

#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

bool is_in_word(char octet) noexcept {
    return is_unreserved(octet) && octet != '~';
}

// The bracket that closes another one.
char closing_of(char opening) noexcept {
    return static_cast<char>(opening + (opening == '(' ? 1 : 2));
}

// A key can have several words: "User Id", "Jet OLEDB:Database Password".
bool is_in_key(char octet) noexcept {
    return is_in_word(octet) || octet == ' ' || octet == ':';
}

// A pair of a list, whose key is before a "=".  The delimiters of the list are percent-encoded as
// often as this "=", or less often.
class pair_in_list {
public:
    // So far before a key and after a "=", other pairs are searched, so that the time is linear.
    static constexpr std::size_t most_octets = 1024;

    pair_in_list(std::string_view text, std::size_t floor, const unit& equals) noexcept
        : text_(text), floor_(floor), equals_(equals), word_(begin_of_word(equals.begin)) {}

    // Returns the last word of the key, and the last two words.
    std::string_view word() const noexcept { return key_from(word_); }
    std::string_view two_words() const noexcept {
        const bool has_two = word_ > floor_ && text_[word_ - 1] == ' ';
        return key_from(has_two ? begin_of_word(word_ - 1) : word_);
    }

    bool starts_word() const noexcept;
    bool has_pair_before() const noexcept;
    bool has_pair_after(slice value) const noexcept;
    slice value() const noexcept;

private:
    static constexpr std::size_t most_of_key = 64;

    bool is_separator(const unit& unit) const noexcept {
        return unit.is(';') && unit.level <= equals_.level;
    }
    bool is_equals(const unit& unit) const noexcept {
        return unit.is('=') && unit.level <= equals_.level;
    }
    std::string_view key_from(std::size_t begin) const noexcept {
        return subtext(text_, begin, equals_.begin - begin);
    }

    std::size_t begin_of_word(std::size_t end) const noexcept;
    std::size_t begin_of_value(std::size_t end, std::size_t least) const noexcept;
    bool starts_pair(std::size_t at) const noexcept;
    slice quoted(const unit& mark) const noexcept;
    slice in_braces() const noexcept;
    slice unquoted() const noexcept;
    bool is_in_password(const unit& separator) const noexcept;
    bool ends_value(const unit& unit) const noexcept;
    std::size_t separator_after(std::size_t at) const noexcept;
    slice without_punctuation(slice value) const noexcept;

    std::string_view text_;
    std::size_t floor_;
    const unit& equals_;
    std::size_t word_;  // the start of the last word of the key
};

// Returns the start of the octets before `end` that can be in a word, but are not in an escape.
std::size_t pair_in_list::begin_of_word(std::size_t end) const noexcept {
    std::size_t begin = end;
    while (begin > floor_ && end - begin < most_of_key && is_in_word(text_[begin - 1])) {
        --begin;
    }
    if (begin > floor_ && is_in(text_[begin - 1], tolerant_table::encoding)) {
        const std::size_t after = read_unit(text_, begin - 1).end;
        return after <= end ? after : begin;
    }
    return begin;
}

// Says whether the last word of the key is not the end of something else.
bool pair_in_list::starts_word() const noexcept {
    if (word_ == 0 || word_ == equals_.begin) {
        return word_ != equals_.begin;
    }
    const unit before = unit_before(text_, 0, word_);
    return is_in(before.octet, tolerant_table::boundary) || before.is(':');
}

// Says whether a key and a "=" are at `at`.
bool pair_in_list::starts_pair(std::size_t at) const noexcept {
    const std::size_t begin = at = after_gap(text_, at);
    while (at < text_.size() && at - begin < most_of_key && is_in_key(text_[at])) {
        ++at;
    }
    return at > begin && at < text_.size() && is_in_word(text_[at - 1]) &&
           is_equals(read_unit(text_, at));
}

bool pair_in_list::has_pair_after(slice value) const noexcept {
    const bool is_quoted = value.begin > equals_.end && value.end < text_.size();
    std::size_t end = is_quoted ? read_unit(text_, value.end).end : value.end;
    while (end < text_.size() && text_[end] == ' ') {
        ++end;
    }
    return end < text_.size() && is_separator(read_unit(text_, end)) &&
           starts_pair(read_unit(text_, end).end);
}

// Says whether another pair is before the key.
bool pair_in_list::has_pair_before() const noexcept {
    const std::size_t least = word_ - std::min(word_, most_octets);
    std::size_t at = word_;
    while (at > least && word_ - at < most_of_key && is_in_key(text_[at - 1])) {
        --at;
    }
    if (at == least) {
        return false;
    }
    const bool is_encoded = is_in(text_[at - 1], tolerant_table::encoding);
    const unit sign = is_encoded ? read_unit(text_, at - 1) : unit_before(text_, least, at);
    if (!is_separator(sign) || sign.end > word_) {
        return false;
    }
    const std::size_t value = begin_of_value(sign.begin, least);
    return value > least && is_in_word(text_[value - 1]);
}

// Returns the offset of the "=" before the value that ends at `end`, or `least` if there is none.
// The value can have a "=", and between quotation marks or braces a ";", too.
std::size_t pair_in_list::begin_of_value(std::size_t end, std::size_t least) const noexcept {
    std::size_t at = end;
    const char last = at > least ? text_[at - 1] : '\0';
    if (last == '}' || is_in(last, tolerant_table::quote)) {
        const std::size_t mark = subtext(text_, 0, at - 1).rfind(last == '}' ? '{' : last);
        at = mark != text_.npos && mark > least && text_[mark - 1] == '=' ? mark : at;
    }
    while (at > least) {
        const char octet = text_[--at];
        if (octet == '\n' || octet == '\r') {
            break;
        }
        const unit sign = octet == ';' ? unit_before(text_, least, at + 1) : read_unit(text_, at);
        if (is_separator(sign)) {
            break;
        }
        at = sign.begin;
        if (is_equals(sign) && at > least && is_in_word(text_[at - 1])) {
            return at;
        }
    }
    return least;
}

// Returns the value.  If it is in quotation marks, they are not part of it.
slice pair_in_list::value() const noexcept {
    if (equals_.end == text_.size()) {
        return {equals_.end, equals_.end};
    }
    const unit first = read_unit(text_, equals_.end);
    slice value;
    if (is_in(first.octet, tolerant_table::quote)) {
        value = quoted(first);
    } else if (first.is('{')) {
        value = in_braces();
    }
    return value.empty() ? unquoted() : value;
}

// Returns the value in quotation marks.  Two marks stand for one in it.  If something else follows
// the closing mark, both are no marks of a value.
slice pair_in_list::quoted(const unit& mark) const noexcept {
    const auto closes = [&mark](const unit& unit) {
        return unit.is(mark.octet) && unit.level <= mark.level && unit.escapes <= mark.escapes;
    };
    for (std::size_t at = mark.end; at < text_.size() && text_[at] != '\n';) {
        const unit sign = read_unit(text_, at);
        at = sign.end;
        if (!closes(sign)) {
            continue;
        }
        if (at == text_.size()) {
            return {mark.end, sign.begin};
        }
        const unit next = read_unit(text_, at);
        if (!closes(next)) {
            const bool is_end = is_separator(next) ||
                                is_in(next.octet, tolerant_table::end | tolerant_table::quote |
                                                      tolerant_table::closing);
            return is_end ? slice{mark.end, sign.begin} : slice();
        }
        at = next.end;
    }
    return {};
}

// Returns the value in braces, with them.  Two closing ones stand for one in it.
slice pair_in_list::in_braces() const noexcept {
    std::size_t end = equals_.end;
    do {
        end = text_.find('}', end);
        if (end == text_.npos) {
            return {};
        }
        ++end;
    } while (end < text_.size() && text_[end] == '}' && ++end != 0);
    return {equals_.end, end};
}

// Says whether a ";" might be in the password of a URI.
bool pair_in_list::is_in_password(const unit& separator) const noexcept {
    const slice before = {equals_.end, separator.begin};
    if (before.in(text_).find("://") == text_.npos) {
        return false;
    }
    std::size_t at = separator.end;
    while (at < text_.size() && at - separator.end < most_octets && text_[at] != '@' &&
           !is_in(text_[at], tolerant_table::end)) {
        ++at;
    }
    return at < text_.size() && text_[at] == '@';
}

// A value that is not in quotation marks goes on after white space only if a ";" follows, and no
// "=" before it.
slice pair_in_list::unquoted() const noexcept {
    std::size_t at = equals_.end;
    while (at < text_.size()) {
        if (is_in_word(text_[at])) {
            ++at;
            continue;
        }
        const unit sign = read_unit(text_, at);
        if (is_separator(sign) && !is_in_password(sign)) {
            return {equals_.end, at};
        }
        if (ends_value(sign)) {
            const bool may_go_on = sign.is(' ') || sign.is('<') || sign.is('>');
            std::size_t separator = may_go_on ? separator_after(sign.end) : text_.npos;
            if (separator != text_.npos) {
                while (text_[separator - 1] == ' ') {
                    --separator;
                }
                return {equals_.end, separator};
            }
            const slice found = {equals_.end, at};
            return may_go_on ? without_punctuation(found) : found;
        }
        at = sign.end;
    }
    return without_punctuation({equals_.end, at});
}

bool pair_in_list::ends_value(const unit& unit) const noexcept {
    if (is_in(unit.octet, tolerant_table::end)) {
        return unit.level == 0 && !(unit.is_escaped() && (unit.is('<') || unit.is('>')));
    }
    const bool ends = unit.end == text_.size() || !is_in_word(text_[unit.end]);
    if (is_in(unit.octet, tolerant_table::quote)) {
        return ends && unit.level <= equals_.level;
    }
    const char before = word_ > 0 ? text_[word_ - 1] : '\0';
    return is_in(before, tolerant_table::opening) && unit.is(closing_of(before));
}

// Returns the next separator that is in the same list.
std::size_t pair_in_list::separator_after(std::size_t at) const noexcept {
    constexpr std::size_t most = 256;
    for (const std::size_t end = std::min(text_.size(), at + most); at < end;) {
        const unit sign = read_unit(text_, at);
        if (is_separator(sign)) {
            const bool is_last = sign.end == text_.size() || text_[sign.end] == '\n' ||
                                 is_in(text_[sign.end], tolerant_table::quote);
            return is_last || starts_pair(sign.end) ? at : text_.npos;
        }
        if (is_equals(sign) || (ends_value(sign) && !sign.is(' '))) {
            break;
        }
        at = sign.end;
    }
    return text_.npos;
}

// The end of a sentence, and the bracket around a list, are not part of a value.
slice pair_in_list::without_punctuation(slice value) const noexcept {
    const auto has_more = [&](char last) {
        const std::string_view all = value.in(text_);
        return std::ranges::any_of(std::string_view("([{"), [&](char opening) {
            return closing_of(opening) == last &&
                   std::ranges::count(all, last) > std::ranges::count(all, opening);
        });
    };
    while (!value.empty()) {
        const char last = text_[value.end - 1];
        if (last != '.' && last != ',' && !has_more(last)) {
            break;
        }
        --value.end;
    }
    return value;
}

}  // namespace

bool is_before_word(std::string_view text, std::size_t equals) noexcept {
    return equals + 1 < text.size() && is_in_word(text[equals + 1]);
}

bool has_open_key(std::string_view text, std::size_t floor, std::size_t equals,
                  const key_ends& ends) noexcept {
    constexpr std::size_t most = 128;
    std::size_t begin = equals;
    for (const bool is_second : {false, true}) {
        begin -= is_second && begin > floor && text[begin - 1] == ' ' ? 1 : 0;
        while (begin > floor && equals - begin < most && is_in_word(text[begin - 1])) {
            --begin;
        }
    }
    const bool is_encoded = begin > floor && is_in(text[begin - 1], tolerant_table::encoding);
    return equals - begin < most && !is_encoded &&
           !may_be_secret_key(subtext(text, begin, equals - begin), ends);
}

slice secret_of_pair(std::string_view text, std::size_t floor, const unit& equals,
                     const redact_options& options, const key_ends& ends) noexcept {
    const pair_in_list pair(text, floor, equals);
    key_kind kind = kind_of_key(pair.word(), options, ends);
    if (kind != key_kind::secret) {
        kind = std::max(kind, kind_of_key(pair.two_words(), options, ends));
    }
    if (kind == key_kind::open || !pair.starts_word()) {
        return {};
    }
    const std::string_view near = subtext(text, 0, equals.end + pair_in_list::most_octets);
    const bool has_pair_before = pair.has_pair_before();
    const slice value = has_pair_before ? pair.value() : pair_in_list(near, floor, equals).value();
    const bool is_in_list = has_pair_before || pair.has_pair_after(value);
    const bool is_secret = kind == key_kind::secret || is_secret_value(value.in(text), options);
    return is_in_list && is_secret ? value : slice();
}

}  // namespace uriscan
