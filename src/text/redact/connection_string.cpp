#include "text/redact/connection_string.hpp"

#include <algorithm>
#include <array>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/pair_in_list.hpp"

namespace uriscan {
namespace {

// Says whether an attribute of a cookie that has no value starts at this offset, perhaps after
// blanks (RFC 6265, section 4.1.1).
bool starts_attribute(std::string_view text, std::size_t at) noexcept {
    at = after_blanks(text, at);
    return std::ranges::any_of(
        std::array<std::string_view, 2>{"HttpOnly", "Secure"}, [&](std::string_view name) {
            const std::size_t end = at + name.size();
            return equal_ignoring_case(subtext(text, at, name.size()), name) &&
                   (end >= text.size() || !is_in_key(text[end]));
        });
}

}  // namespace

bool starts_pair(std::string_view text, std::size_t at) noexcept {
    const std::string_view near = subtext(text, 0, at + most_of_key);
    at = after_blanks(near, at);
    const std::size_t key = at;
    while (at < near.size() && is_around_key(near[at])) {
        ++at;
    }
    const std::size_t end = end_of_key(near, key, at);
    return key < end && at < near.size() && near[at] == '=' && is_in_word(near[end - 1]);
}

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
    return word_ < key_end_ && (word_ == 0 || !is_in_word(unit_before(text_, 0, word_).octet));
}

// Says whether the pair might be a part of a URI, which ends elsewhere.  Usually an octet that can
// be before a reference is before the key, and then it is not.  After any other octet, the value
// must have no "://".  After "?", "&" and "#", the pair is a parameter.  But a "#" can also start a
// comment, and "#012" is the escape of a line feed.
bool pair_in_list::may_be_in_uri(slice value) const noexcept {
    const unit before = word_ > 0 ? unit_before(text_, 0, word_) : no_unit;
    if (is_in(before.octet, tolerant_table::boundary) || before.is(':')) {
        return false;
    }
    constexpr unsigned before_parameter = tolerant_table::path_end | tolerant_table::parameter_end;
    const bool may_be_parameter =
        is_in(before.octet, before_parameter) && !is_in(text_[word_], tolerant_table::digit);
    const bool starts_comment =
        before.is('#') &&
        (before.begin == 0 || is_in(text_[before.begin - 1], tolerant_table::end));
    return (may_be_parameter && !starts_comment) ||
           value.in(text_).find(may_be_parameter ? "/" : "://") != text_.npos;
}

// Returns the ";" before the key, or another unit if there is none.
unit pair_in_list::separator() const noexcept {
    const std::size_t least = word_ - std::min(word_, most_of_key);
    std::size_t key = word_;
    while (key > least && is_around_key(text_[key - 1])) {
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
    end = after_blanks(text_, end);
    if (end == text_.size()) {
        return false;
    }
    const unit sign = read_unit(text_, end);
    return separates(sign) && sign.begin - equals_ <= most_of_first_value &&
           (starts_pair(text_, sign.end) || starts_attribute(text_, sign.end));
}

slice secret_of_pair(std::string_view text, std::size_t floor, std::size_t end_of_uri,
                     std::size_t equals, const redact_options& options,
                     const key_ends& ends) noexcept {
    pair_in_list pair(text, floor, equals);
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
        pair_in_list first(subtext(text, 0, most), floor, equals);
        value = first.value();
        value = first.has_pair_after(value) && !first.may_be_in_uri(value) ? value : slice();
    }
    const bool is_secret = kind == key_kind::secret || is_secret_value(value.in(text), options);
    return is_secret ? value : slice();
}

slice pair_reader::next() noexcept {
    for (std::size_t equals = text_.find('=', from_); equals != text_.npos;
         equals = text_.find('=', from_)) {
        from_ = equals + 1;
        const slice value = secret_of_pair(text_, 0, text_.npos, equals, options_, key_ends_);
        if (!value.empty()) {
            from_ = value.end;
            return value;
        }
    }
    return {};
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
