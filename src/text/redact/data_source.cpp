#include "text/redact/data_source.hpp"

#include <algorithm>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/secrets.hpp"
#include "text/redact/tokens.hpp"
#include "text/scheme_search.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr std::size_t most_octets = 1024;  // of the user information

// Says whether a data source name with the octet at `at` must start there: no name has the octet
// before it.
bool is_end_before(std::string_view text, std::size_t floor, std::size_t at) noexcept {
    const std::string_view before = subtext(text, floor, at - floor);
    return before.empty() ||
           (is_in(before.back(), tolerant_table::end) && !before.ends_with("\\\"") &&
            !before.ends_with("\\\"\""));  // in CSV, the mark is doubled
}

// Returns the "@" before the protocol and the address that ends at `bracket`, or npos.
std::size_t at_before_address(std::string_view text, std::size_t floor,
                              std::size_t bracket) noexcept {
    std::size_t begin = bracket;
    while (text[begin] != '(') {
        if (is_end_before(text, floor, begin) || text[begin - 1] == ')') {
            return text.npos;
        }
        --begin;
    }
    const std::size_t protocol = scheme_begin(text, floor, begin);
    if (floor == protocol || protocol == begin) {
        return text.npos;
    }
    if (text[protocol - 1] == '@') {
        return protocol - 1;
    }
    const unit at = unit_before(text, floor, protocol);
    const unit escaped = read_unit(subtext(text, 0, begin), protocol - 1);  // "\u0040tcp("
    return at.is('@') && at.level == 0                                      ? at.begin
           : escaped.is('@') && escaped.is_escaped() && escaped.end < begin ? escaped.begin
                                                                            : text.npos;
}

// Returns the quotation mark after an address that ends before `at`, or an empty unit.
unit mark_after_address(std::string_view text, std::size_t at) noexcept {
    const std::string_view near = subtext(text, 0, at + most_octets);
    while (at < near.size()) {
        const unit unit = read_unit(near, at);
        if (is_in(unit.octet, tolerant_table::quote) && unit.level == 0) {
            return unit;
        }
        if (is_in(near[at], tolerant_table::end)) {
            break;
        }
        at = unit.end;
    }
    return no_unit;
}

// Returns the text of a quotation mark, with the backslashes before it.
std::string_view mark_with_backslashes(std::string_view text, const unit& mark) noexcept {
    std::size_t begin = mark.begin;
    while (begin > 0 && text[begin - 1] == '\\') {
        --begin;
    }
    return subtext(text, begin, mark.end - begin);
}

// Says whether only octets of keys and separators can be between two texts in quotation marks if
// the unit is there.
bool is_between_texts(const unit& unit) noexcept {
    constexpr unsigned separators = tolerant_table::boundary | tolerant_table::closing;
    return unit.is(':') || is_unreserved(unit.octet) ||
           (is_in(unit.octet, separators) && !is_in(unit.octet, tolerant_table::quote));
}

// A name is in the text `before`, and the quotation mark `closing` is after its address.  Returns
// the start of the text in these marks.  Before the name, there can be other texts in such marks:
// {\"a\":\"u:p@tcp(h)/\"}.
//
// If the mark is escaped, the same mark is not in the name: there, it is escaped once more.  But a
// mark that is a single octet can be in the name.  So it only starts a text after another text in
// such marks and a separator.  In YAML, '' is no mark but data, and in a shell, '\'' is.
std::size_t after_opening_mark(std::string_view text, slice before, const unit& closing) noexcept {
    const std::string_view mark = mark_with_backslashes(text, closing);
    std::size_t begin = before.begin;
    unit last = no_unit;
    bool follows_text = false;  // only separators and a key are between a text in marks and `at`
    for (std::size_t at = begin; at < before.end;) {
        const unit unit = read_unit(text, at);
        at = unit.end;
        const bool is_after_quote = is_in(last.octet, tolerant_table::quote);
        const bool is_after_word = is_unreserved(last.octet);
        const bool is_before_quote = is_in(text[at], tolerant_table::quote) || text[at] == '\\';
        if (unit.octet != closing.octet || mark_with_backslashes(text, unit) != mark) {
            follows_text = follows_text && is_between_texts(unit) &&
                           !(is_after_quote && is_unreserved(unit.octet));
        } else if (mark.size() > 1
                       ? !(last.is('\\') && last.is_escaped())
                       : follows_text && !is_after_quote && !is_after_word && !is_before_quote) {
            begin = at;
            follows_text = false;
        } else {
            follows_text = !is_after_quote;
        }
        last = unit;
    }
    return begin;
}

// Says whether a unit is escaped white space, an opening quotation mark or an opening bracket.
bool is_before_name(std::string_view text, std::size_t begin, const unit& unit) noexcept {
    if (is_escaped_blank(unit) || follows_long_mark(text, unit.end)) {
        return true;
    }
    constexpr unsigned marks = tolerant_table::quote | tolerant_table::opening;
    constexpr unsigned before = tolerant_table::boundary | tolerant_table::closing;
    return is_in(unit.octet, marks) && unit.level == 0 &&
           (unit.is_escaped() || unit.begin == begin || is_in(text[unit.begin - 1], before));
}

// Returns the start of the user information whose first ":" is at `colon`.  The text from `begin`
// on can have other octets before it, such as keys with "=", and the sequence that sets a colour.
std::size_t begin_of_userinfo(std::string_view text, std::size_t begin,
                              std::size_t colon) noexcept {
    for (std::size_t at = begin; at < colon;) {
        const unit unit = read_unit(text, at);
        const std::size_t colour = after_colour(text, at);
        at = std::max(colour, unit.end);
        begin =
            at <= colon && (colour > unit.begin || is_before_name(text, begin, unit)) ? at : begin;
    }
    for (std::size_t at = begin; at < colon && is_unreserved(text[at]);) {
        ++at;
        begin = text[at] == '=' ? ++at : begin;
    }
    return begin;
}

}  // namespace

bool is_before_path(std::string_view text, std::size_t bracket) noexcept {
    const unit slash = bracket + 1 < text.size() ? read_unit(text, bracket + 1) : no_unit;
    return text[bracket] == ')' && slash.is('/') && slash.level == 0;
}

data_source data_source_at(std::string_view text, std::size_t floor, std::size_t bracket,
                           std::string_view replacement) noexcept {
    const std::size_t end = at_before_address(text, floor, bracket);
    if (end == text.npos) {
        return {};
    }
    std::size_t begin = end;
    while (end - begin < most_octets && !is_end_before(text, floor, begin)) {
        --begin;
    }
    const std::string_view before = subtext(text, 0, end);
    std::size_t colon = before.find(':', begin);
    if (!replacement.empty() && subtext(text, begin, end - begin).ends_with(replacement)) {
        return {{end - replacement.size(), end}, end - replacement.size()};
    }
    if (const unit closing = mark_after_address(text, bracket + 1); closing.end > 0) {
        const std::size_t inner = after_opening_mark(text, {begin, end}, closing);
        if (const std::size_t next = before.find(':', inner); next != before.npos) {
            begin = inner;
            colon = next;
        }
    }
    if (colon == text.npos || starts_with(subtext(text, colon), "://")) {
        return {};
    }
    return {{begin_of_userinfo(text, begin, colon), end}, colon + 1};
}

// Goes back to a delimiter, over fewer octets than the shortest token has.  So no secret that was
// already found is among these octets.
std::size_t authority_before(std::string_view text, std::size_t begin) noexcept {
    constexpr unsigned delimiters = tolerant_table::end | tolerant_table::path_end |
                                    tolerant_table::limit | tolerant_table::hint;
    for (std::size_t at = begin; at > 0 && begin - at < least_token; --at) {
        const char octet = text[at - 1];
        if (octet == '/') {
            return subtext(text, 0, at).ends_with("://") ? at : begin;
        }
        if (is_in(octet, delimiters)) {
            break;
        }
    }
    return begin;
}

std::size_t data_source_brackets::find(std::string_view text, std::size_t floor,
                                       std::size_t at) noexcept {
    const std::string_view near = subtext(text, 0, at + most_octets);
    if (at < without_.begin || at > without_.end) {
        without_ = {at, at};
    }
    while (without_.end < near.size()) {
        without_.end = std::min(near.find(')', without_.end), near.size() - 1);
        if (is_before_path(near, without_.end) &&
            at_before_address(text, floor, without_.end) != text.npos) {
            std::size_t begin = without_.end;
            while (begin > at && !is_end_before(text, 0, begin)) {
                --begin;
            }
            return begin == at ? without_.end : text.npos;
        }
        if (without_.end == near.size() - 1) {
            break;  // a ")" at the end of these octets may be before a "/"
        }
        ++without_.end;
    }
    return text.npos;
}

void data_source_address::add(const unit& sign) noexcept {
    if (follows_in_scheme(sign.octet)) {
        return;
    }
    if (sign.is('(')) {
        in_address_ = has_protocol_before(sign.begin);
        at_ = in_address_ ? last_at_.begin : at_;
    } else if (sign.is(')')) {
        has_ended_ = in_address_ && sign.end < text_.size() && read_unit(text_, sign.end).is('/');
        in_address_ = false;
    }
    last_at_ = sign.is('@') ? sign : no_unit;
}

// Says whether the last delimiter is an "@", and only a protocol is between it and the "(" at
// `end`.
bool data_source_address::has_protocol_before(std::size_t end) const noexcept {
    std::size_t at = last_at_.end;
    bool is_protocol = last_at_.is('@') && at < end && is_alpha(read_unit(text_, at).octet);
    while (is_protocol && at < end) {
        const unit unit = read_unit(text_, at);
        is_protocol = follows_in_scheme(unit.octet);
        at = unit.end;
    }
    return is_protocol;
}

// Says whether a text ends in the replacement of a secret, after a delimiter.
bool secret_reader::ends_in_replacement(std::string_view text) const noexcept {
    const std::string_view replacement = options_.replacement;
    return !replacement.empty() && text.size() > replacement.size() &&
           text.ends_with(replacement) &&
           !is_unreserved(text[text.size() - replacement.size() - 1]);
}

// Returns the secret of a data source name in a value or a segment, as in "?dsn=u:p@tcp(h)/db".
// The first ":" of the name is `colon`.  Its user starts at `user`, or after the last delimiter
// before `colon` that ends a value.
slice secret_reader::read_data_source(std::size_t user, const unit& colon) noexcept {
    if (user > colon.begin || has_properties_ || options_.userinfo == secret_userinfo::none ||
        read_slashes(text_, colon.end).is('/')) {
        return {};
    }
    const std::size_t end = end_of_data_source(colon);
    if (end == none) {
        return {};
    }
    if (ends_in_replacement(subtext(text_, colon.begin, end - colon.begin))) {
        without_data_source_[colon.level] = end;  // the same is true for the next ":"
        return {};
    }
    for (unit sign = next_sign(user); sign.begin < colon.begin; sign = next_sign(sign.end)) {
        user = ends_value(sign, colon.level, parameter_) ? sign.end : user;
    }
    start_key(end, key_place_);
    const std::size_t begin = options_.userinfo == secret_userinfo::all ? user : colon.end;
    // The name can start in an authority, and contain the delimiter that ends the authority.  When
    // the name is replaced, this delimiter is gone.  So the part of the authority before the name
    // is replaced, too.
    const bool is_in_authority = begin <= authority_.end && !authority_.empty();
    return go_on_after({is_in_authority ? authority_.begin : begin, end});
}

// Finds the first address after a ":", in the same value, and returns the offset of the "@" before
// it.  Returns `none` if there is no address.  A name can contain delimiters that are
// percent-encoded as often as its ":".  So only delimiters that are encoded less often end the
// value.
std::size_t secret_reader::end_of_data_source(const unit& colon) noexcept {
    if (colon.begin < without_data_source_[colon.level]) {
        return none;
    }
    const std::size_t level = colon.level - (colon.level > 0 ? 1U : 0U);
    data_source_address address(text_);
    unit sign = next_sign(colon.end);
    for (; sign.begin < text_.size(); sign = next_sign(sign.end)) {
        address.add(sign);
        if (address.has_ended()) {
            return address.at();
        }
        if (sign.is('"') ||
            (!(sign.is('/') && address.has_begun()) && ends_value(sign, level, parameter_))) {
            break;
        }
    }
    without_data_source_[colon.level] = sign.begin;
    return none;
}

}  // namespace uriscan
