// Finds the secret user information of a URI, and of the URIs in it.
//
// authority.hpp says which text is user information.  If a secret parameter starts in or before the
// user information, both become one secret, and cover.hpp says how far this secret must go.
#include <algorithm>
#include <utility>

#include "octets/subtext.hpp"
#include "text/redact/cover.hpp"
#include "text/redact/secrets.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/tolerant_end.hpp"

namespace uriscan {

// Reads the authority of a reference that starts with "//".  If the text might be no reference, the
// ":" of a scheme can be before it, as in "https:/u:p@h".  A relative reference can start with a
// key.
slice secret_reader::read_start() noexcept {
    if (certainty_ == certainty::secret) {
        at_ = end_;
        return {begin_, end_};
    }
    const bool is_uncertain = certainty_ == certainty::reference;
    if (const unit slashes = read_slashes(text_, at_); slashes.is('/')) {
        return read_authority({slashes.end, slashes.level, false, false, is_uncertain});
    }
    if (is_uncertain && begin_ > 0 && text_[begin_ - 1] == ':') {
        const unit slash = read_unit(text_, begin_);
        return slash.is('/') ? read_userinfo_in_path({slash.end, slash.level, false, false, true})
                             : slice();
    }
    if (certainty_ == certainty::whole_text || is_logged(certainty_)) {
        start_key(begin_, place::query);
    }
    return {};
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

// Reads an authority after a scheme that is the end of a secret.  `slash` is the last of the
// slashes before the authority.  When the scheme is replaced, the authority becomes a path, so it
// is also read as a segment.
slice secret_reader::read_after_secret_scheme(const authority_place& authority,
                                              const unit& slash) noexcept {
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
    if (const slice secret = read_segment(slash); !secret.empty()) {
        return secret;
    }
    const slice token = {authority.begin,
                         options_.shapes ? token_end(text_, authority.begin) : authority.begin};
    at_ = std::max(at_, token.end);
    return token;
}

// Says whether this is the ":" of a scheme that can have user information without slashes.
bool secret_reader::is_after_scheme_with_user(const unit& colon) const noexcept {
    return is_after(colon, "sip") || is_after(colon, "sips") ||
           std::ranges::any_of(web_schemes, [&](auto name) { return is_after(colon, name); });
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

slice secret_reader::read_authority(authority_place authority) noexcept {
    authority.is_logged = is_logged(certainty_);
    const authority_parts parts = authorities_.read(authority);
    if (parts.end == authority.begin && parts.userinfo.empty() && !authority.needs_password) {
        // For browsers, an authority can also be after more than two slashes.
        authority_place later = authority;
        later.needs_password = true;
        later.begin = after_slashes(later.begin, later.level);
        if (const slice secret = read_userinfo_in_path(later); !secret.empty()) {
            return secret;
        }
    }
    host_begin_ = parts.host_begin;
    authority_ = {authority.begin, parts.end};
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
        return go_on_after(cover_.of_authority(authority, parts.host_begin,
                                               std::max(end, end_of_secret_across(parts))));
    }
    if (parts.is_open) {
        at_ = authority.begin;
        cover_.add_open(authority);
        return {};
    }
    const std::size_t begin =
        options_.userinfo == secret_userinfo::all ? parts.userinfo.begin : parts.password_begin;
    return go_on_after(
        cover_.of_userinfo(authority, {begin, parts.userinfo.end}, end_of_secret_across(parts)));
}

slice secret_reader::go_on_after(slice secret) noexcept {
    at_ = secret.end;
    return secret;
}

// Reads user information with a password in a text that is a path by the grammar.  So this text can
// also have a secret parameter, which can go on after the "@".
slice secret_reader::read_userinfo_in_path(authority_place authority) noexcept {
    authority.is_logged = is_logged(certainty_);
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
        const std::size_t last = std::max(end, end_of_secret_across(with_key));
        key_begin_ = none;
        return go_on_after(cover_.of_authority(authority, parts.host_begin, last));
    }
    if (parts.userinfo.empty()) {
        key_begin_ = key;
        if (parts.is_open) {
            cover_.add_open(authority);
        }
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
    const std::size_t begin = is_user_open ? parts.password_begin : authority.begin;
    start_key(authority.begin, where);
    const slice secret =
        cover_.of_userinfo(authority, {begin, parts.userinfo.end}, end_of_secret_across(with_key));
    start_key(secret.end, where);
    paths_.reset();
    return go_on_after(secret);
}

// Returns the secret in the "user/password@" of "jdbc:oracle:thin:user/password@".  `colon` is the
// ":" before the user.
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

// Returns false if a part of an authority certainly has no secret value.
bool secret_reader::may_have_value(slice part) const noexcept {
    const std::string_view text = part.in(text_);
    return std::ranges::any_of(text, [](char c) { return is_in(c, tolerant_table::nested); }) ||
           text.find("oracle:") != text.npos;
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
        } else if (!reader.in_query_) {  // reads no other authority, so the time stays linear
            reader.start_key(sign.end, place::path);
        }
    }
    return std::max(end, reader.at_);
}

// Reads the secret values that start in an authority.  If these values make the authority secret
// (cover.hpp), returns the end of the last value.  Otherwise, returns 0.
std::size_t secret_reader::end_of_values(const authority_place& authority,
                                         const authority_parts& parts) noexcept {
    authority_without_values rest(text_, authority, parts);
    const std::size_t begin = parts.host_begin;
    if (!may_have_value({begin, rest.end()})) {
        return 0;
    }
    secret_reader reader = *this;
    reader.in_authority_ = true;
    reader.at_ = begin;
    for (unit sign = next_sign(begin); sign.begin < rest.end(); sign = next_sign(reader.at_)) {
        reader.at_ = sign.end;
        rest.add(sign);
        slice secret;
        if (sign.is(':')) {  // no other authority is read, so that the time is linear
            reader.start_properties(sign, false);
            secret = reader.read_colon_of_key(sign);
        } else {
            secret = reader.read(sign);
        }
        if (!secret.empty()) {
            rest.add_value(secret);
        }
    }
    searched_ = reader.searched_ + (rest.end() - begin);
    return rest.end_of_secret();
}

}  // namespace uriscan
