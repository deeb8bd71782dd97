// Each delimiter that is read can start a key, end a key before its value, start an authority, or
// start a segment of a path.
#include "text/redact/secrets.hpp"

#include <algorithm>
#include <utility>

#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_start.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

bool ends_segment(const unit& unit, std::size_t level) noexcept {
    constexpr unsigned ends = tolerant_table::segment_end | tolerant_table::parameter_end;
    return unit.level <= level && (is_in(unit.octet, ends) || is_escaped_blank(unit));
}

// Returns the part of a key after its last "/".  A path can be a value.
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
            open_.reset();
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

// Returns the end of the slashes at `at` that are percent-encoded at most `level` times.
std::size_t secret_reader::after_slashes(std::size_t at, std::size_t level) const noexcept {
    while (at < text_.size()) {
        const unit slash = read_unit(text_, at);
        if (!slash.is('/') || slash.level > level) {
            break;
        }
        at = slash.end;
    }
    return at;
}

// Reads the authority of a reference that starts with "//".  Before a reference that might be one,
// a ":" can end a scheme, as in "https:/u:p@h".  A relative reference can start with a key.
slice secret_reader::read_start() noexcept {
    const bool is_uncertain = certainty_ == certainty::reference;
    if (const unit slashes = read_slashes(text_, at_); slashes.is('/')) {
        return read_authority({slashes.end, slashes.level, false, false, is_uncertain});
    }
    if (is_uncertain && begin_ > 0 && text_[begin_ - 1] == ':') {
        const unit slash = read_unit(text_, begin_);
        return slash.is('/') ? read_userinfo_in_path({slash.end, slash.level, false, false, true})
                             : slice();
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

// A ":" ends a scheme, or the key of a member, or is before a key.
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
        return is_secret ? read_after_secret_scheme(authority) : read_authority(authority);
    }
    const bool may_have_user =
        (in_query_ || !has_authority_) && is_after_scheme_with_user(colon) &&
        !equal_ignoring_case(subtext(text_, colon.end, 5), std::string_view("jdbc:"));
    const slice value = read_colon_of_key(colon);
    if (is_value && value.empty() && !has_properties_) {
        in_inner_path_ = true;
        start_segment(colon.end);
    }
    return may_have_user ? read_user_after(colon, value) : value;
}

// Reads the authority after a scheme that is the end of a secret.  Without the scheme, this is a
// path.
slice secret_reader::read_after_secret_scheme(const authority_place& authority) noexcept {
    const std::size_t host = host_begin_;
    const bool has_authority = has_authority_;
    const bool in_inner_path = in_inner_path_;
    const slice userinfo = read_authority(authority);
    host_begin_ = host;
    has_authority_ = has_authority;
    in_inner_path_ = in_inner_path;
    if (!userinfo.empty()) {
        start_segment(at_);
        return userinfo;
    }
    start_segment(authority.begin);
    const slice token = {authority.begin,
                         options_.shapes ? token_end(text_, authority.begin) : authority.begin};
    at_ = std::max(at_, token.end);
    return token;
}

// Reads the user information after the ":" of a scheme that needs no slashes, as in "sip:u:p@h".
// The scheme can be the end of a secret key, and `value` is its value.
slice secret_reader::read_user_after(const unit& colon, slice value) noexcept {
    const std::size_t after_value = at_;
    const std::size_t begin = after_slashes(colon.end, colon.level);
    const slice userinfo = read_userinfo_in_path({begin, colon.level, in_query_, false, true});
    if (value.empty() || userinfo.empty()) {
        return value.empty() ? userinfo : value;
    }
    if (value.end > at_) {
        at_ = after_value;
    } else {
        is_scheme_secret_ = false;
    }
    return {std::min(value.begin, userinfo.begin), std::max(value.end, userinfo.end)};
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
    const std::size_t begin = colon.begin - name.size();
    return scheme_begin(text_, begin_, colon.begin) == begin ||
           (begin > begin_ && unit_before(text_, begin_, begin).begin + 1 < begin);
}

void secret_reader::start_key(std::size_t begin, place where) noexcept {
    key_begin_ = begin;
    key_level_ = 0;
    key_place_ = where;
}

// Starts a key after "?", "&" or "#".  An "&" that is not percent-encoded ends all that is in the
// parameter before.
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

slice secret_reader::read_authority(authority_place authority) noexcept {
    const authority_parts parts = authorities_.read(authority);
    if (parts.end == authority.begin && parts.userinfo.empty() && !authority.needs_password) {
        // For browsers, an authority can also be after more slashes.
        authority_place later = authority;
        later.needs_password = true;
        later.begin = after_slashes(later.begin, later.level);
        if (const slice secret = read_userinfo_in_path(later); !secret.empty()) {
            return secret;
        }
    }
    host_begin_ = parts.host_begin;
    has_authority_ = true;
    in_inner_path_ = in_query_;
    key_begin_ = none;  // no key has a scheme or a host
    key_place_ = in_query_ ? key_place_ : place::path;
    paths_.reset();
    if (options_.userinfo == secret_userinfo::none) {
        at_ = authority.begin;
        return {};
    }
    if (const std::size_t end = end_of_values(authority, parts); end > 0) {
        at_ = end_of_hidden(authority, parts, std::max(end, end_of_secret_across(parts)));
        return {begin_of_hidden(authority.begin, at_), at_};
    }
    if (parts.is_open) {
        at_ = authority.begin;
        open_ = authority;
        return {};
    }
    at_ = end_of_secret_across(parts);
    if (at_ > parts.userinfo.end && goes_on_at(at_, authority)) {
        at_ = end_of_hidden(authority, at_);
    }
    const std::size_t begin =
        options_.userinfo == secret_userinfo::all ? parts.userinfo.begin : parts.password_begin;
    return {begin < at_ ? begin_of_hidden(begin, at_) : begin, at_};
}

// Reads user information with a password in what is a path for the grammar.  So it can also have a
// secret parameter, which can go on after the "@".
slice secret_reader::read_userinfo_in_path(const authority_place& authority) noexcept {
    host_begin_ = authority.begin;
    if (options_.userinfo == secret_userinfo::none ||
        (authority.begin < plain_.end && authority.level == plain_level_)) {
        return {};
    }
    const authority_parts parts = authorities_.read(authority);
    host_begin_ = parts.host_begin;
    searched_ += parts.end - authority.begin;
    const std::size_t key = std::exchange(key_begin_, none);  // no key has user information
    const auto where = in_query_ || has_properties_ ? place::member : place::path;
    const authority_parts with_key = {parts.userinfo, parts.password_begin, parts.host_begin,
                                      authority.begin};
    const bool searches_on = searched_ <= most_searches * text_.size();
    if (const std::size_t end = searches_on ? end_of_values(authority, parts) : parts.host_begin;
        end > 0) {
        start_key(authority.begin, where);
        at_ = end_of_hidden(authority, parts, std::max(end, end_of_secret_across(with_key)));
        key_begin_ = none;
        return {begin_of_hidden(authority.begin, at_), at_};
    }
    if (parts.userinfo.empty()) {
        key_begin_ = key;
        open_ = parts.is_open ? authority : open_;
        if (!may_have_value({authority.begin, parts.end})) {
            plain_ = {authority.begin, parts.end};
            plain_level_ = authority.level;
        }
        return {};
    }
    const std::string_view user =
        subtext(text_, authority.begin, parts.password_begin - authority.begin);
    const bool is_user_open =
        options_.userinfo == secret_userinfo::password && user.find('=') == user.npos;
    start_key(authority.begin, where);
    at_ = end_of_secret_across(with_key);
    if (at_ > parts.userinfo.end && goes_on_at(at_, authority)) {
        at_ = end_of_hidden(authority, at_);
    }
    start_key(at_, where);
    paths_.reset();
    const std::size_t begin = is_user_open ? parts.password_begin : authority.begin;
    return {begin_of_hidden(begin, at_), at_};
}

// A secret can have the "&" at which the search for an "@" after an earlier ":" has ended.  Without
// it, this search would go on: "?s://a://:&@" becomes "?s://a://REDACTED@".  Returns where a secret
// must start whose own octets are those from `begin` to `end`: there, or at the earlier authority.
std::size_t secret_reader::begin_of_hidden(std::size_t begin, std::size_t end) const noexcept {
    if (!open_) {
        return begin;
    }
    unit sign = next_sign(open_->begin);
    while (sign.begin < end && !authority_reader::is_soft_end(sign, *open_)) {
        sign = next_sign(sign.end);
    }
    return begin <= sign.begin && sign.begin < end ? open_->begin : begin;
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
    reader.in_authority_ = true;
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

// Returns false only if no secret value is in a part of an authority.
bool secret_reader::may_have_value(slice part) const noexcept {
    const std::string_view text = part.in(text_);
    return std::ranges::any_of(text, [](char c) { return is_in(c, tolerant_table::nested); }) ||
           text.find("oracle:") != text.npos;
}

// A secret value that starts in an authority can have the "/" or "?" at which the authority ends,
// or a ":" or "@".  Without the value, the text after it is in the authority, too, and can look
// like user information: "h://&token=?&me@" becomes "h://&token=REDACTED&me@".  If this is so,
// returns the end of the last such value.  Otherwise, returns 0.
std::size_t secret_reader::end_of_values(const authority_place& authority,
                                         const authority_parts& parts) noexcept {
    const std::size_t begin = parts.host_begin;
    std::size_t end = begin > parts.end ? authorities_.next_end(begin, authority) : parts.end;
    if (!may_have_value({begin, end})) {
        return 0;
    }
    secret_reader reader = *this;
    reader.in_authority_ = true;
    reader.at_ = begin;
    std::size_t last = begin;  // the end of the last secret
    bool has_colon = begin > authority.begin && parts.password_begin < begin;
    bool has_at = begin > authority.begin;
    bool is_hidden = false;
    bool is_nested = false;
    const auto read_mark = [&](const unit& sign) {
        has_colon |= sign.level <= authority.level && sign.is(':');
        has_at |= sign.level <= authority.level && sign.is('@');
    };
    for (unit sign = next_sign(begin); sign.begin < end; sign = next_sign(reader.at_)) {
        reader.at_ = sign.end;
        read_mark(sign);
        slice secret;
        if (sign.is(':')) {  // no other authority is read, so that the time is linear
            const unit slashes = read_slashes(text_, sign.end);
            is_nested |= slashes.is('/') && slashes.level > authority.level;
            reader.start_properties(sign, false);
            secret = reader.read_colon_of_key(sign);
            is_hidden |= !secret.empty();  // it might have been a port
        } else {
            secret = reader.read(sign);
        }
        if (secret.empty()) {
            continue;
        }
        for (unit inner = next_sign(secret.begin); inner.begin < secret.end;
             inner = next_sign(inner.end)) {
            is_hidden |= inner.level <= authority.level && (inner.is(':') || inner.is('@'));
        }
        last = std::max(last, secret.end);
        if (secret.end > end) {
            is_hidden = true;
            end = authorities_.next_end(secret.end, authority);
        }
        read_mark(next_sign(secret.end));
    }
    searched_ = reader.searched_ + (end - begin);
    const bool is_one =
        (is_nested && (has_colon || has_at)) ||
        (is_hidden && (authority.needs_password ? has_colon && has_at : has_colon || has_at));
    return is_one ? last : 0;
}

// Says whether the text after a secret that goes on after the "@" would look like user information:
// without the secret, it is in the authority.
bool secret_reader::goes_on_at(std::size_t at, const authority_place& authority) const noexcept {
    const std::size_t end = authorities_.next_end(at, authority);
    for (unit sign = next_sign(at); sign.begin < end; sign = next_sign(sign.end)) {
        if (sign.level <= authority.level && (sign.is(':') || sign.is('@'))) {
            return true;
        }
    }
    return false;
}

// Returns the end of the text that is replaced with such an authority, whose last secret ends at
// `end`.
std::size_t secret_reader::end_of_hidden(const authority_place& authority,
                                         const authority_parts& parts,
                                         std::size_t end) const noexcept {
    end = std::max(end, end_of_hidden(authority, parts.host_begin));
    return goes_on_at(end, authority) ? end_of_hidden(authority, end) : end;
}

// Returns the end of the text that can be in such an authority.
std::size_t secret_reader::end_of_hidden(const authority_place& authority,
                                         std::size_t from) const noexcept {
    unit sign = next_sign(from);
    while (sign.begin < text_.size() && !authority_reader::is_soft_end(sign, authority) &&
           !(sign.is('#') && sign.level <= authority.level && certainty_ != certainty::target)) {
        sign = next_sign(sign.end);
    }
    return sign.begin;
}

// Returns the secret in "user/password@" after "jdbc:oracle:thin:", which ends with `colon`.
slice secret_reader::read_credentials(const unit& colon) noexcept {
    const std::size_t begin = colon.end;
    const slice at = authorities_.last_at_of_credentials(
        begin, {begin, colon.level, is_parameter_, true, false});
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

// Starts the key that a segment of a path can start with.
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
        if (searched_ <= most_searches * text_.size() && !is_secret_value(value.in(text_))) {
            return {};
        }
    }
    const bool has_parameters = where == place::member && value.begin == sign.end;  // no quotes
    const slice secret = {value.begin, has_parameters ? end_of_parameters(value) : value.end};
    at_ = end_or_colon(secret);
    is_scheme_secret_ = at_ < secret.end;
    return secret;
}

// A "?" or "#" in the secret value of a member can start a key, whose value can go on after that of
// the member: the member in "#~a:#code=~u:b" ends before "~u".  Returns the end of both.
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
