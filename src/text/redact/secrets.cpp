// Each delimiter that is read can start a key, end a key before its value, start an authority, or
// start a segment of a path.
#include "text/redact/secrets.hpp"

#include <algorithm>
#include <utility>

#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_start.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr unit no_unit = {'\0', 0, 0, 0, 0};

bool ends_segment(const unit& unit, std::size_t level) noexcept {
    return unit.level <= level && (unit.is('/') || unit.is('?') || unit.is('#') || unit.is(';') ||
                                   unit.is('&') || is_escaped_blank(unit));
}

bool is_separator(const unit& unit) noexcept {
    return is_in(unit.octet, tolerant_table::separator) || unit.is('~');
}

// Returns the bit of a kind of brackets: "(" and ")" have the same three high bits, and so have "["
// and "]", and "{" and "}".
constexpr unsigned bracket_bit(char bracket) noexcept {
    return 1U << (bracket >> 5 & 3);
}

// Says whether a unit can be between a member's key, its ":" or "=", and its value.
bool is_gap(const unit& unit) noexcept {
    return unit.is(' ') || unit.is('+');
}

std::size_t after_gap(std::string_view text, std::size_t at) noexcept {
    while (at < text.size()) {
        const unit unit = read_unit(text, at);
        if (!is_gap(unit)) {
            break;
        }
        at = unit.end;
    }
    return at;
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

slice secret_reader::next() noexcept {
    if (starts_) {
        starts_ = false;
        const slice secret = read_start();
        if (!secret.empty()) {
            return secret;
        }
    }
    while (at_ < end_) {
        const unit sign = next_sign(at_);
        at_ = sign.end;
        const slice secret = sign.begin < text_.size() ? read(sign) : slice();
        if (!secret.empty()) {
            return secret;
        }
    }
    return {};
}

// If a ":" ends the scheme of a URI with "//", returns the start of the URI, which is at `from` or
// later.  Otherwise, returns `none`.
std::size_t secret_reader::uri_begin(const unit& colon, std::size_t from) const noexcept {
    if (text_[colon.begin] != ':' || !read_slashes(text_, colon.end).is('/')) {
        return none;
    }
    const std::size_t begin = scheme_before(text_, from, colon.begin);
    return begin < colon.begin ? begin : none;
}

// Reads the authority of a reference that starts with "//".  Before a reference that might be one,
// a ":" can end a scheme, as in "https:/u:p@h".  A relative reference can start with a key.
slice secret_reader::read_start() noexcept {
    const bool is_uncertain = certainty_ == certainty::reference;
    unit slashes = read_slashes(text_, at_);
    if (is_uncertain && !slashes.is('/') && begin_ > 0 && text_[begin_ - 1] == ':') {
        slashes = read_unit(text_, begin_);
    }
    if (slashes.is('/')) {
        return read_authority({slashes.end, slashes.level, false, false, is_uncertain});
    }
    if (certainty_ == certainty::whole_text || certainty_ == certainty::target) {
        start_key(begin_, place::query);
    }
    return {};
}

// Reads the key, the value, the authority or the segment that starts at a delimiter.
slice secret_reader::read(const unit& sign) noexcept {
    switch (sign.octet) {
        case ':': return read_colon(sign);
        case '/': return read_segment(sign);
        case '?':
        case '&': start_parameter(sign, in_fragment_ ? place::fragment : place::query); return {};
        case '#':
            if (options_.fragment && sign.level == 0) {
                at_ = end_;
                return {sign.end, text_.size()};
            }
            in_fragment_ = in_fragment_ || sign.level == 0;
            start_parameter(sign, place::fragment);
            return {};
        case ';':
            start_key(sign.end, has_properties_ ? place::property : parameter_);
            if (in_query_) {
                paths_.reset();
            }
            return {};
        case '=': return read_value(sign);
        case '"':
        case '\'':
        case '`': read_quote(sign); return {};
        default: read_separator(sign); return {};
    }
}

// A ":" ends a scheme, or the key of a member, or is before a key.
slice secret_reader::read_colon(const unit& colon) noexcept {
    const unit slashes = read_slashes(text_, colon.end);
    const bool has_slashes = slashes.is('/');
    if (is_after(colon, "jdbc") || (has_slashes && is_after(colon, "sb"))) {
        has_properties_ = true;
        is_parameter_ = in_query_;
        properties_level_ = colon.level;
    }
    if (has_slashes && colon.begin > 0 && follows_in_scheme(text_[colon.begin - 1])) {
        const std::size_t uri = uri_begin(colon, begin_);
        if (certainty_ == certainty::reference && !has_properties_ && uri != none) {
            at_ = end_ = uri;
            return {};
        }
        const std::size_t level = std::max(colon.level, slashes.level);
        return read_authority({slashes.end, level, in_query_, has_properties_, false});
    }
    if (host_begin_ == none && is_after_scheme_with_user(colon)) {
        const std::size_t key = key_begin_;
        const slice secret =
            read_userinfo_in_path({colon.end, colon.level, in_query_, false, true});
        if (!secret.empty()) {
            return secret;
        }
        key_begin_ = key;
    }
    if (has_properties_) {
        if (std::exchange(is_oracle_, is_after(colon, "oracle"))) {
            return read_credentials(colon);
        }
        start_key(colon.end, place::property);
    } else if (key_place_ == place::member) {
        return read_value(colon);
    } else if (!in_query_) {
        start_key(colon.end, place::path);
    }
    return {};
}

// Says whether a scheme ends at a ":" after which user information can be without slashes.
bool secret_reader::is_after_scheme_with_user(const unit& colon) const noexcept {
    return is_after(colon, "sip") || is_after(colon, "sips") ||
           std::ranges::any_of(web_schemes, [&](auto name) { return is_after(colon, name); });
}

// Says whether a name is directly before a ":".
bool secret_reader::is_after(const unit& colon, std::string_view name) const noexcept {
    const std::string_view before = subtext(text_, begin_, colon.begin - begin_);
    if (before.size() < name.size() ||
        !equal_ignoring_case(subtext(before, before.size() - name.size()), name)) {
        return false;
    }
    std::string_view rest = subtext(before, 0, before.size() - name.size());
    if (rest.empty() || !follows_in_scheme(rest.back())) {
        return true;
    }
    rest.remove_suffix(std::min<std::size_t>(rest.size(), 2));  // maybe the digits of a triplet
    while (rest.ends_with("25")) {
        rest.remove_suffix(2);
    }
    return rest.ends_with('%');
}

// Starts the key of a member after a separator within a value, or a property.
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

// Says whether a separator is in a value, or starts a query or fragment.
bool secret_reader::can_start_member(const unit& sign) const noexcept {
    return key_place_ == place::member || (in_query_ && key_begin_ == sign.begin);
}

// A quotation mark can be before or after the key of a member.
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

void secret_reader::start_key(std::size_t begin, place where) noexcept {
    key_begin_ = begin;
    key_level_ = 0;
    key_place_ = where;
}

// Starts a key after "?", "&" or "#".
void secret_reader::start_parameter(const unit& sign, place where) noexcept {
    if (sign.is('&') && is_parameter_ && (sign.level == 0 || sign.level < properties_level_)) {
        has_properties_ = is_parameter_ = false;
    }
    if (sign.level < string_.level || (sign.level == 0 && !sign.is('?'))) {
        string_ = no_unit;
    }
    start_key(sign.end, where);
    parameter_ = where;
    in_query_ = true;
    opened_ = 0;
    paths_.reset();
}

slice secret_reader::read_authority(authority_place authority) noexcept {
    const authority_parts parts = authorities_.read(authority);
    if (parts.end == authority.begin && parts.userinfo.empty() && !authority.needs_password) {
        // For browsers, an authority can also be after more slashes.
        authority_place later = authority;
        later.needs_password = true;
        while (later.begin < text_.size() && text_[later.begin] == '/') {
            ++later.begin;
        }
        if (const slice secret = read_userinfo_in_path(later); !secret.empty()) {
            return secret;
        }
    }
    host_begin_ = parts.host_begin;
    key_begin_ = none;  // no key has a scheme or a host
    paths_.reset();
    if (options_.userinfo == secret_userinfo::none) {
        at_ = authority.begin;
        return {};
    }
    const std::size_t end = end_of_secret_across(parts);
    at_ = end;
    return {options_.userinfo == secret_userinfo::all ? parts.userinfo.begin : parts.password_begin,
            end};
}

// Reads user information with a password in what is a path for the grammar.  So it can also have a
// secret parameter, which can go on after the "@".
slice secret_reader::read_userinfo_in_path(const authority_place& authority) noexcept {
    const authority_parts parts = authorities_.read(authority);
    host_begin_ = parts.host_begin;
    if (parts.userinfo.empty() || options_.userinfo == secret_userinfo::none) {
        return {};
    }
    const std::string_view user =
        subtext(text_, authority.begin, parts.password_begin - authority.begin);
    const bool is_user_open =
        options_.userinfo == secret_userinfo::password && user.find('=') == user.npos;
    const auto where = in_query_ ? place::member : place::path;
    start_key(authority.begin, where);
    at_ = end_of_secret_across(
        {parts.userinfo, parts.password_begin, parts.host_begin, authority.begin});
    start_key(at_, where);
    paths_.reset();
    return {is_user_open ? parts.password_begin : authority.begin, at_};
}

// User information with a "/", "?" or "#" might be a host with a path or a query.  For example,
// "http://h:99999?a=x@y" might have the query "a=x@y".  If "a" is a secret key, its value goes on
// after the "@".  Returns the end of the last secret that starts in the user information.  If there
// is no such secret, returns the end of the user information.
std::size_t secret_reader::end_of_secret_across(const authority_parts& parts) const noexcept {
    const std::size_t end = parts.userinfo.end;
    if (parts.end >= end) {
        return end;
    }
    secret_reader reader = *this;
    reader.at_ = parts.end;
    reader.host_begin_ = parts.userinfo.begin;
    while (reader.at_ < end) {
        const unit sign = next_sign(reader.at_);
        if (sign.begin >= end) {
            break;
        }
        reader.at_ = sign.end;
        if (!sign.is(':')) {
            reader.read(sign);
        } else if (!reader.in_query_) {  // no other authority, so that the time is linear
            reader.start_key(sign.end, place::path);
        }
    }
    return std::max(end, reader.at_);
}

// Returns the secret in "user/password@" after "jdbc:oracle:thin:", which ends with `colon`.
slice secret_reader::read_credentials(const unit& colon) noexcept {
    const std::size_t begin = colon.end;
    const slice at = authorities_.last_at(begin, {begin, colon.level, is_parameter_, true, false});
    if (at.empty() || options_.userinfo == secret_userinfo::none) {
        return {};
    }
    at_ = at.end;
    if (options_.userinfo == secret_userinfo::all) {
        return {begin, at.begin};
    }
    unit slash = next_sign(begin);
    while (slash.begin < at.begin && !slash.is('/')) {
        slash = next_sign(slash.end);
    }
    return {std::min(slash.end, at.begin), at.begin};
}

// Returns the host before the path, without the port.
std::string_view secret_reader::host() const noexcept {
    if (host_begin_ == none) {
        return {};
    }
    return subtext(text_, host_begin_, next_sign(host_begin_).begin - host_begin_);
}

slice secret_reader::read_segment(const unit& slash) noexcept {
    if (!in_query_) {
        start_key(slash.end, has_properties_ ? place::member : place::path);
    }
    if (!options_.paths || (paths_.is_idle() && !may_be_secret_path(subtext(text_, slash.end)))) {
        return {};
    }
    unit end = next_sign(slash.end);
    while (end.begin < text_.size() && !ends_segment(end, slash.level)) {
        end = next_sign(end.end);
    }
    const slice secret = paths_.take(text_, {slash.end, end.begin}, host());
    at_ = secret.empty() ? at_ : secret.end;
    return secret;
}

// Returns the key before "=" or ":".
std::string_view secret_reader::key_before(const unit& sign) const noexcept {
    const bool is_quoted = key_place_ == place::member && key_begin_ == after_quoted_key_ &&
                           after_gap(text_, key_begin_) == sign.begin;
    return is_quoted ? quoted_key_.in(text_) : subtext(text_, key_begin_, sign.begin - key_begin_);
}

// Returns the value after a "=", or the ":" of a member, if its key is secret.
slice secret_reader::read_value(const unit& sign) noexcept {
    if (key_begin_ == none || sign.level < key_level_) {
        return {};
    }
    const std::string_view key = key_before(sign);
    const place where = key_place_;
    if (where == place::property || where == place::property_in_list) {
        key_begin_ = sign.end;
        key_level_ = sign.level + std::size_t{1};
    } else {
        parameter_ = where == place::member ? parameter_ : where;
        in_query_ = in_query_ || where == place::query;
        start_key(sign.end, place::member);
    }
    const key_kind kind = kind_of_key(key, options_, key_ends_);
    if (kind == key_kind::open) {
        return {};
    }
    const slice value = where == place::member ? member_after(sign) : value_after(sign, where);
    if (kind == key_kind::doubtful) {
        searched_ += value.end - value.begin;
        if (searched_ <= most_searches * text_.size() && !is_secret_value(value.in(text_))) {
            return {};
        }
    }
    at_ = end_or_colon(value);
    return value;
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
    if (unit.level > level || (unit.is('#') && certainty_ == certainty::target)) {
        return false;
    }
    if (is_escaped_blank(unit) || closes_string(unit)) {
        return true;
    }
    switch (where) {
        case place::path: return unit.is(';') || unit.is('/') || unit.is('?') || unit.is('#');
        case place::query: return unit.is('&') || unit.is('#');
        case place::fragment: return unit.is('&');
        case place::member: break;
        case place::property_in_list:
            if (unit.is(')') || unit.is(',')) {
                return true;
            }
            break;
        case place::property:
            if (unit.is(';')) {
                return true;
            }
            break;
    }
    return unit.is('&') && is_parameter_ && (unit.level == 0 || unit.level < properties_level_);
}

// Returns the value of a parameter or property.  A property in braces can contain delimiters.
slice secret_reader::value_after(const unit& sign, place where) const noexcept {
    soft_breaks breaks(text_, sign.end);
    std::size_t at = sign.end;
    if (has_properties_ && subtext(text_, at).starts_with('{')) {
        at = std::min(text_.find('}', at), text_.size());
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
// earlier one of its kind, or before a separator and another key.
slice secret_reader::member_after(const unit& sign) const noexcept {
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
        if (ends_value(end, sign.level, parameter_)) {
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

}  // namespace uriscan
