// Each delimiter that is read can start a key, end a key before its value, start an authority, or
// start a segment of a path.  Here are the keys and the segments; values are in values.cpp, and
// authorities in secret_users.cpp.
#include "text/redact/secrets.hpp"

#include <algorithm>
#include <utility>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_start.hpp"

namespace uriscan {
namespace {

bool ends_segment(const unit& unit, std::size_t level) noexcept {
    constexpr unsigned ends = tolerant_table::segment_end | tolerant_table::parameter_end;
    return unit.level <= level && (is_in(unit.octet, ends) || is_escaped_blank(unit));
}

// Returns the part of a key after its last "/".  If a value is a path, as in "/a/token=S", the text
// before the "=" has other segments before the key.
std::string_view last_segment(std::string_view key) noexcept {
    std::size_t begin = 0;
    for (std::size_t at = 0; at < key.size();) {
        const unit unit = read_unit(key, at);
        begin = unit.is('/') ? unit.end : begin;
        at = unit.end;
    }
    return subtext(key, begin);
}

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
        at_ = std::max(at_, restart_);
        if (!secret.empty()) {
            cover_.forget_open();
            return secret;
        }
    }
    return {};
}

// If a ":" ends the scheme of a URI, returns the start of the URI, which is at the start of the
// reference or later.  Otherwise, returns `none`.
std::size_t secret_reader::uri_begin(const unit& colon) const noexcept {
    if (text_[colon.begin] != ':') {
        return none;
    }
    const std::size_t begin = scheme_before(text_, begin_, colon.begin);
    const std::size_t body = body_after_scheme(text_, begin, colon, options_.extraction.schemes);
    return body != text_.npos ? begin : none;
}

// Says whether a ":" ends the scheme of a URI without slashes that is the value of a parameter.
bool secret_reader::is_after_scheme_of_value(const unit& colon) const noexcept {
    return in_query_ && key_place_ == place::member && key_begin_ < colon.begin &&
           unit_before(text_, begin_, key_begin_).is('=') && uri_begin(colon) == key_begin_;
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
            start_key(sign.end, place_after(sign));
            if (in_query_) {
                member_begin_ = sign.end;
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

// Reads a ":".  It ends a scheme or the key of a member, or is before a key.
slice secret_reader::read_colon(const unit& colon) noexcept {
    const bool is_secret = std::exchange(is_scheme_secret_, false);
    const unit slashes = read_slashes(text_, colon.end);
    const bool is_value = !slashes.is('/') && is_after_scheme_of_value(colon);
    if (certainty_ == certainty::reference && !has_properties_ && !is_secret && !is_value) {
        const std::size_t uri = uri_begin(colon);
        if (uri != none) {
            at_ = end_ = uri;
            return {};
        }
    }
    if (!is_secret) {
        start_properties(colon, slashes.is('/'));
    }
    if (slashes.is('/') && colon.begin > 0 && may_end_scheme(text_[colon.begin - 1])) {
        const std::size_t level = std::max(colon.level, slashes.level);
        const authority_place authority = {slashes.end, level, in_query_, has_properties_, false};
        return is_secret ? read_after_secret_scheme(authority, slashes) : read_authority(authority);
    }
    const bool may_have_user =
        (in_query_ || !has_authority_ || colon.level > 0) && is_after_scheme_with_user(colon) &&
        !equal_ignoring_case(subtext(text_, colon.end, 5), std::string_view("jdbc:"));
    const std::size_t begin = key_begin_;
    const slice value = read_colon_of_key(colon);
    if (is_value && value.empty() && !has_properties_) {
        in_inner_path_ = true;
        start_segment(colon.end);
    }
    if (may_have_user) {
        return read_user_after(colon, value);
    }
    return value.empty() ? read_data_source(begin, colon) : value;
}

void secret_reader::start_properties(const unit& colon, bool has_slashes) noexcept {
    if (is_after(colon, "jdbc") || (has_slashes && is_after(colon, "sb"))) {
        has_properties_ = true;
        is_parameter_ = in_query_;
        properties_level_ = colon.level;
    }
}

// Reads a ":" that ends no scheme before an authority.
slice secret_reader::read_colon_of_key(const unit& colon) noexcept {
    if (has_properties_) {
        if (std::exchange(is_oracle_, is_after(colon, "oracle"))) {
            return read_credentials(colon);
        }
        start_key(colon.end, place::property);
    } else if (key_begin_ == segment_begin_ && in_inner_path_) {
        start_key(colon.end, place::member);
        segment_begin_ = colon.end;
    } else if (key_place_ == place::member || (in_query_ && key_begin_ == member_begin_)) {
        key_place_ = place::member;
        return read_value(colon);
    } else if (!in_query_) {
        start_key(colon.end, place::path);
    }
    return {};
}

// Says whether a name is directly before a ":".
bool secret_reader::is_after(const unit& colon, std::string_view name) const noexcept {
    const std::string_view before = subtext(text_, begin_, colon.begin - begin_);
    if (before.size() < name.size() ||
        !equal_ignoring_case(subtext(before, before.size() - name.size()), name)) {
        return false;
    }
    const std::size_t begin = colon.begin - name.size();
    return scheme_begin(text_, begin_, colon.begin) == begin ||
           (begin > begin_ && unit_before(text_, begin_, begin).begin + 1 < begin);
}

// Returns the place of the key after a ";".  A URI without a path can be the value of a pair in a
// connection string.  Then the key after the ";" is that of the next pair:
// "Endpoint=https://h/;Key=a/b".
secret_reader::place secret_reader::place_after(const unit& semicolon) noexcept {
    if (has_properties_) {
        return place::property;
    }
    if (in_query_ || host_begin_ == none || begin_ == 0 || text_[begin_ - 1] != '=') {
        return parameter_;
    }
    if (without_slash_.begin != host_begin_) {
        without_slash_ = {host_begin_, host_begin_};
    }
    unit slash = next_sign(without_slash_.end);
    while (slash.begin < semicolon.begin && !slash.is('/')) {
        slash = next_sign(slash.end);
    }
    without_slash_.end = slash.begin;
    return slash.end >= semicolon.begin ? place::pair : parameter_;
}

void secret_reader::start_key(std::size_t begin, place where) noexcept {
    key_begin_ = begin;
    key_level_ = 0;
    key_place_ = where;
}

// Starts a key after "?", "&" or "#".  An "&" that is not percent-encoded also ends all that
// started in the previous parameter.
void secret_reader::start_parameter(const unit& sign, place where) noexcept {
    if (sign.is('&') && is_parameter_ && (sign.level == 0 || sign.level < properties_level_)) {
        has_properties_ = is_parameter_ = is_oracle_ = false;
    }
    host_before_query_ = in_query_ ? host_before_query_ : host_begin_;
    if (sign.is('&') && sign.level == 0) {
        host_begin_ = host_begin_ < sign.begin ? host_before_query_ : host_begin_;
        member_begin_ = segment_begin_ = none;
    }
    if (sign.level < string_.level || (sign.level == 0 && !sign.is('?'))) {
        string_ = no_unit;
    }
    start_key(sign.end, where);
    parameter_ = where;
    in_query_ = true;
    in_inner_path_ = false;
    opened_ = 0;
    paths_.reset();
}

// Returns the host before the path, without the port.
std::string_view secret_reader::host() noexcept {
    if (host_begin_ == none) {
        return {};
    }
    if (host_.begin != host_begin_) {
        unit end = next_sign(host_begin_);
        while (is_in_word(end.octet)) {  // an encoded octet of a name
            end = next_sign(end.end);
        }
        host_ = {host_begin_, end.begin};
    }
    return host_.in(text_);
}

// Starts a key at the start of a segment of a path.
void secret_reader::start_segment(std::size_t begin) noexcept {
    if (!in_query_) {
        start_key(begin, has_properties_ ? place::member : place::path);
    } else if (in_inner_path_) {
        start_key(begin, place::member);
        segment_begin_ = begin;
    }
}

slice secret_reader::read_segment(const unit& slash) noexcept {
    start_segment(slash.end);
    if (!options_.paths || (paths_.is_idle() && !may_be_secret_path(subtext(text_, slash.end)))) {
        return {};
    }
    unit end = next_sign(slash.end);
    while (end.begin < text_.size() && !closes_string(end) &&
           (!ends_segment(end, slash.level) || is_data(text_, end, certainty_))) {
        end = next_sign(end.end);
    }
    const slice secret = paths_.take(text_, {slash.end, end.begin}, host(), certainty_);
    at_ = secret.empty() ? at_ : secret.end;
    return secret;
}

// Returns the key before "=" or ":".
std::string_view secret_reader::key_before(const unit& sign) const noexcept {
    const bool is_quoted = key_place_ == place::member && key_begin_ == after_quoted_key_ &&
                           after_gap(text_, key_begin_) == sign.begin;
    return is_quoted ? quoted_key_.in(text_) : subtext(text_, key_begin_, sign.begin - key_begin_);
}

// If a key is secret, returns the value after its "=".  The key of a member can also end with ":".
slice secret_reader::read_value(const unit& sign) noexcept {
    if (key_begin_ == none || sign.level < key_level_) {
        return {};
    }
    const std::string_view key = key_before(sign);
    const bool in_segment = in_inner_path_ && key_begin_ == segment_begin_;
    const place where = key_place_;
    if (where == place::property || where == place::property_in_list) {
        key_begin_ = sign.end;
        key_level_ = sign.level + std::size_t{1};
    } else {
        parameter_ = where == place::member ? parameter_ : where;
        in_query_ = in_query_ || where == place::query;
        start_key(sign.end, place::member);
    }
    key_kind kind = kind_of_key(key, options_, key_ends_);
    if (where == place::member && kind != key_kind::secret &&
        kind_of_key(last_segment(key), options_, key_ends_) == key_kind::secret) {
        kind = key_kind::secret;
    }
    if (kind == key_kind::open) {
        const unit slashes = read_slashes(text_, sign.end);
        return in_query_ && slashes.is('/') && !has_properties_ && !in_authority_
                   ? read_userinfo_in_path({slashes.end, slashes.level, true, false, true})
                   : slice();
    }
    const slice value =
        where == place::member ? member_after(sign, in_segment) : value_after(sign, where);
    if (kind == key_kind::doubtful) {
        searched_ += value.end - value.begin;
        if (searched_ <= most_searches * text_.size() &&
            !is_secret_value(value.in(text_), options_)) {
            return {};
        }
    }
    const bool has_parameters = where == place::member && value.begin == sign.end;  // no quotes
    const slice secret = {value.begin, has_parameters ? end_of_parameters(value) : value.end};
    at_ = end_or_colon(secret);
    is_scheme_secret_ = at_ < secret.end;
    return secret;
}

}  // namespace uriscan
