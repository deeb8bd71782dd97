// Finds where values end, and the keys and values of their members, as in "a=b:c,d:e" and JSON.
#include <algorithm>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/secrets.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

bool is_separator(const unit& unit) noexcept {
    return is_in(unit.octet, tolerant_table::separator) || unit.is('~');
}

// Returns the bit of a kind of brackets: "(" and ")" have the same three high bits, and so have "["
// and "]", and "{" and "}".
constexpr unsigned bracket_bit(char bracket) noexcept {
    return 1U << (bracket >> 5 & 3);
}

// In text that is quoted-printable (RFC 2045), "=" is written as "=3D", and a "=" before the end of
// a line means that the text goes on.  Finds such ends of lines in a value.
class soft_breaks {
public:
    // `begin` is the start of the value.
    soft_breaks(std::string_view text, std::size_t begin) noexcept
        : text_(text), is_used_(starts_with(subtext(text, begin), "3D")) {}

    // Says whether the value goes on after a unit that is escaped white space.
    bool has(const unit& blank) noexcept {
        if (is_used_ && (text_[blank.begin - 1] == '=' || blank.begin == after_)) {
            after_ = blank.end;
            return true;
        }
        return false;
    }

private:
    std::string_view text_;
    bool is_used_;
    std::size_t after_ = 0;  // the end of the last break
};

}  // namespace

// Starts a key after a separator: of a property in a list, or of a member within a value.
void secret_reader::read_separator(const unit& sign) noexcept {
    if (!is_separator(sign) || is_in(sign.octet, tolerant_table::closing)) {
        return;
    }
    if (has_properties_ && (sign.is('(') || sign.is(','))) {
        start_key(sign.end, place::property_in_list);
    } else if (can_start_member(sign)) {
        opened_ |= is_in(sign.octet, tolerant_table::opening) ? bracket_bit(sign.octet) : 0;
        start_key(sign.end, place::member);
    }
}

// Says whether the key of a member can start after a separator: the separator is in a value, or is
// the first octet of a parameter.
bool secret_reader::can_start_member(const unit& sign) const noexcept {
    return key_place_ == place::member || (in_query_ && key_begin_ == sign.begin);
}

// Reads a quotation mark, which can be before or after the key of a member.
void secret_reader::read_quote(const unit& quote) noexcept {
    if (closes_string(quote)) {
        string_ = no_unit;
    } else if (quote.is('"') && key_place_ == place::member) {
        string_ = quote;
    }
    if (key_place_ == place::member && key_begin_ < quote.begin) {
        quoted_key_ = {key_begin_, quote.begin};
        after_quoted_key_ = quote.end;
    }
    if (can_start_member(quote)) {
        start_key(quote.end, place::member);
    }
}

// Says whether a quotation mark closes the string of JSON that was opened last.
bool secret_reader::closes_string(const unit& quote) const noexcept {
    return string_.is('"') && quote.is('"') && quote.level <= string_.level &&
           quote.escapes <= string_.escapes;
}

// In a path, a value can end with the scheme of a URI, such as "http:".  Returns where to go on: at
// the last ":" of such a value, or else after the value.
std::size_t secret_reader::end_or_colon(slice value) const noexcept {
    unit last = no_unit;
    for (unit sign = next_sign(value.begin); sign.begin < value.end; sign = next_sign(sign.end)) {
        last = sign;
    }
    return last.is(':') && last.end == value.end && read_slashes(text_, last.end).is('/')
               ? last.begin
               : value.end;
}

bool secret_reader::ends_value(const unit& unit, std::size_t level, place where) const noexcept {
    if (unit.level > level) {
        return false;
    }
    if (closes_string(unit)) {
        return true;
    }
    if (is_data(text_, unit, certainty_)) {
        return false;
    }
    if (is_escaped_blank(unit)) {
        return true;
    }
    switch (where) {
        case place::path: return is_in(unit.octet, tolerant_table::segment_end);
        case place::query: return is_in(unit.octet, tolerant_table::parameter_end);
        case place::fragment: return unit.is('&');
        case place::member: break;
        case place::property_in_list:
            if (unit.is(')') || unit.is(',')) {
                return true;
            }
            break;
        case place::pair:
        case place::property:
            if (unit.is(';')) {
                return true;
            }
            break;
    }
    return unit.is('&') && is_parameter_ && (unit.level == 0 || unit.level < properties_level_);
}

// Returns the value of a parameter or property.  If the value of a property is in braces, it can
// contain delimiters.
slice secret_reader::value_after(const unit& sign, place where) const noexcept {
    soft_breaks breaks(text_, sign.end);
    std::size_t at = sign.end;
    if (has_properties_ && subtext(text_, at).starts_with('{')) {
        at = std::min(text_.find('}', at), text_.size());
    }
    if ((where == place::pair || where == place::property) && at < text_.size()) {
        const unit first = read_unit(text_, at);
        at = is_in(first.octet, tolerant_table::quote) ? quoted_after(first).end : at;
    }
    unit end = next_sign(at);
    while (end.begin < text_.size() &&
           (!ends_value(end, sign.level, where) || (is_escaped_blank(end) && breaks.has(end)))) {
        end = next_sign(end.end);
    }
    return {sign.end, end.begin};
}

// Returns the value of a member.  If a quotation mark is before the value, the value ends at the
// next one.  Otherwise, it ends with the value of the parameter, at a bracket that closes an
// earlier one of its kind, or before a separator and another key.  In a path, it also ends with its
// segment.
slice secret_reader::member_after(const unit& sign, bool in_segment) const noexcept {
    const std::size_t begin = after_gap(text_, sign.end);
    if (begin == text_.size()) {
        return {sign.end, sign.end};
    }
    if (const unit first = read_unit(text_, begin); is_in(first.octet, tolerant_table::quote)) {
        return quoted_after(first);
    }
    std::size_t depth = 0;
    unit end = next_sign(sign.end);
    for (; end.begin < text_.size(); end = next_sign(end.end)) {
        if (ends_value(end, sign.level, parameter_) ||
            (in_segment && ends_value(end, sign.level, place::path))) {
            break;
        }
        if (end.level > sign.level || !is_separator(end)) {
            continue;
        }
        if (is_in(end.octet, tolerant_table::opening)) {
            ++depth;
        } else if (is_in(end.octet, tolerant_table::closing)) {
            if (depth == 0 && (opened_ & bracket_bit(end.octet)) != 0) {
                break;
            }
            depth -= depth > 0 ? 1 : 0;
        } else if (depth == 0 && ends_member(end, sign.level)) {
            break;
        }
    }
    return {sign.end, end.begin};
}

// Says whether another key follows a separator.
bool secret_reader::ends_member(const unit& separator, std::size_t level) const noexcept {
    if (is_in(separator.octet, tolerant_table::quote)) {
        return false;
    }
    const auto after_quote = [this](std::size_t at) {
        const bool is_quote =
            at < text_.size() && is_in(read_unit(text_, at).octet, tolerant_table::quote);
        return is_quote ? read_unit(text_, at).end : at;
    };
    const std::size_t begin = after_gap(text_, separator.end);
    if (after_quote(begin) > begin) {
        return true;  // a string of JSON, whose ":" might be cut off
    }
    std::size_t end = begin;
    while (end < text_.size() && is_unreserved(text_[end]) && text_[end] != '~') {
        ++end;
    }
    const std::size_t at = after_gap(text_, end);
    if (end == begin || at == text_.size()) {
        return false;
    }
    const unit sign = read_unit(text_, at);
    return (sign.is(':') || sign.is('=')) && sign.level <= level;
}

// Returns the text up to the quotation mark that closes this one.
slice secret_reader::quoted_after(const unit& quote) const noexcept {
    unit end = next_sign(quote.end);
    for (; end.begin < text_.size(); end = next_sign(end.end)) {
        const bool closes =
            end.is(quote.octet) && end.level <= quote.level && end.escapes <= quote.escapes;
        if (closes || (end.level < quote.level && ends_value(end, end.level, parameter_))) {
            break;
        }
    }
    return {quote.end, end.begin};
}

// A "?" or "#" in the secret value of a member can start a key, and the value of this key can end
// after the value of the member.  In "#~a:#code=~u:b", the value of the member "a" ends before
// "~u", and the value of "code" goes on.  Returns the later of both ends.
std::size_t secret_reader::end_of_parameters(slice value) noexcept {
    if (!may_have_value(value)) {
        return value.end;
    }
    secret_reader reader = *this;
    reader.at_ = value.begin;
    for (unit sign = next_sign(value.begin); sign.begin < value.end; sign = next_sign(reader.at_)) {
        reader.at_ = sign.end;
        const bool ends_key = sign.is('=') && reader.key_place_ != place::member;
        if (sign.is('?') || sign.is('#') || ends_key) {
            reader.read(sign);
        }
    }
    searched_ = reader.searched_;
    return std::max(value.end, reader.at_);
}

}  // namespace uriscan
