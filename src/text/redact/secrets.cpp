// Each delimiter that is read can start a key, end a key before its value, start an authority, or
// start a segment of a path.
#include "text/redact/secrets.hpp"

#include <algorithm>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {
namespace {

bool starts_with_name(std::string_view text, std::string_view name) noexcept {
    return equal_ignoring_case(subtext(text, 0, name.size()), name);
}

// In "&amp;amp;", the "&" that starts a character reference is itself a character reference.  The
// reader then finds a delimiter before "amp" and the ";" after it.  Says whether `text`, which is
// between these two delimiters, makes the whole a character reference for "&".
bool is_rest_of_reference(std::string_view text) noexcept {
    return text == "amp" || text == "38" || text == "x26";  // after the "#" of "#38"
}

bool ends_segment(const unit& unit, std::size_t level) noexcept {
    return unit.level <= level && (unit.is('/') || unit.is('?') || unit.is('#') || unit.is(';') ||
                                   unit.is('&') || is_escaped_blank(unit));
}

}  // namespace

secret_reader::secret_reader(std::string_view text, std::size_t begin,
                             const redact_options& options, const key_ends& ends) noexcept
    : text_(text), options_(options), key_ends_(ends), at_(begin), authorities_(text) {
    const std::string_view uri = subtext(text, begin);
    has_properties_ = starts_with_name(uri, "jdbc:") || starts_with_name(uri, "sb:");
}

slice secret_reader::next() noexcept {
    if (starts_) {
        starts_ = false;
        const unit slashes = read_slashes(text_, at_);
        const slice secret =
            slashes.is('/') ? read_authority(slashes.end, slashes.level) : read_credentials();
        if (!secret.empty()) {
            return secret;
        }
    }
    while (at_ < text_.size()) {
        const unit sign = next_unit(text_, at_, text_.size(), tolerant_table::sign);
        at_ = sign.end;
        const slice secret = sign.begin < text_.size() ? read(sign) : slice();
        if (!secret.empty()) {
            return secret;
        }
    }
    return {};
}

// Reads the key, the value, the authority or the segment that starts at a delimiter.
slice secret_reader::read(const unit& sign) noexcept {
    switch (sign.octet) {
        case ':': {
            const unit slashes = read_slashes(text_, sign.end);
            if (slashes.is('/') && sign.begin > 0 && follows_in_scheme(text_[sign.begin - 1])) {
                const std::size_t level = std::max(sign.level, slashes.level);
                return read_authority(slashes.end, level);
            }
            if (has_properties_) {
                start_key(sign.end, place::property);
            }
            return {};
        }
        case '/': return read_segment(sign);
        case '?':
        case '&': start_key(sign.end, in_fragment_ ? place::fragment : place::query); return {};
        case '#':
            if (options_.fragment && sign.level == 0) {
                at_ = text_.size();
                return {sign.end, text_.size()};
            }
            in_fragment_ = in_fragment_ || sign.level == 0;
            start_key(sign.end, place::fragment);
            return {};
        case ';':
            if (key_begin_ != none &&
                is_rest_of_reference(subtext(text_, key_begin_, sign.begin - key_begin_))) {
                start_key(sign.end, key_place_);
                return {};
            }
            start_key(sign.end, has_properties_ ? place::property : key_place_);
            return {};
        case '(':
        case ',':
            if (has_properties_) {
                start_key(sign.end, place::property_in_list);
            }
            return {};
        case '=': return read_value(sign);
        default: return {};
    }
}

void secret_reader::start_key(std::size_t begin, place where) noexcept {
    key_begin_ = begin;
    key_level_ = 0;
    key_place_ = where;
    if (where == place::query || where == place::fragment) {
        in_query_ = true;
        paths_.reset();
    }
}

slice secret_reader::read_authority(std::size_t begin, std::size_t level) noexcept {
    const authority_parts parts = authorities_.read({begin, level, in_query_, has_properties_});
    host_begin_ = parts.host_begin;
    paths_.reset();
    if (options_.userinfo == secret_userinfo::none) {
        at_ = begin;
        return {};
    }
    const std::size_t end = end_of_secret_across(parts);
    at_ = end;
    return {options_.userinfo == secret_userinfo::all ? parts.userinfo.begin : parts.password_begin,
            end};
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
        const unit sign = next_unit(text_, reader.at_, text_.size(), tolerant_table::sign);
        if (sign.begin >= end) {
            break;
        }
        reader.at_ = sign.end;
        if (!sign.is(':')) {  // no other authority, so that the time is linear
            reader.read(sign);
        }
    }
    return std::max(end, reader.at_);
}

// Returns the secret in "user/password@" after "jdbc:oracle:thin:".
slice secret_reader::read_credentials() noexcept {
    constexpr std::string_view oracle = "jdbc:oracle:";
    if (!starts_with_name(subtext(text_, at_), oracle)) {
        return {};
    }
    const std::size_t begin = std::min(text_.find(':', at_ + oracle.size()), text_.size() - 1) + 1;
    const slice at = authorities_.last_at(begin, {begin, 0, false, true});
    if (at.empty() || options_.userinfo == secret_userinfo::none) {
        return {};
    }
    at_ = at.end;
    const std::size_t slash = std::min(text_.find('/', begin), at.begin);
    return {options_.userinfo == secret_userinfo::all ? begin : std::min(slash + 1, at.begin),
            at.begin};
}

// Returns the host before the path, without the port.
std::string_view secret_reader::host() const noexcept {
    if (host_begin_ == none) {
        return {};
    }
    const unit end = next_unit(text_, host_begin_, text_.size(), tolerant_table::sign);
    return subtext(text_, host_begin_, end.begin - host_begin_);
}

slice secret_reader::read_segment(const unit& slash) noexcept {
    if (key_place_ == place::path) {
        key_begin_ = none;
    }
    if (!options_.paths || (paths_.is_idle() && !may_be_secret_path(subtext(text_, slash.end)))) {
        return {};
    }
    unit end = next_unit(text_, slash.end, text_.size(), tolerant_table::sign);
    while (end.begin < text_.size() && !ends_segment(end, slash.level)) {
        end = next_unit(text_, end.end, text_.size(), tolerant_table::sign);
    }
    const slice secret = paths_.take(text_, {slash.end, end.begin}, host());
    at_ = secret.empty() ? at_ : secret.end;
    return secret;
}

bool secret_reader::ends_value(const unit& unit, std::size_t level) const noexcept {
    if (unit.level > level) {
        return false;
    }
    if (is_escaped_blank(unit)) {
        return true;
    }
    switch (key_place_) {
        case place::path: return unit.is(';') || unit.is('/') || unit.is('?') || unit.is('#');
        case place::query: return unit.is('&') || unit.is('#');
        case place::fragment: return unit.is('&');
        case place::property: return unit.is(';');
        case place::property_in_list: break;
    }
    return unit.is(')') || unit.is(',');
}

// Returns the value after a "=", if its key is secret.
slice secret_reader::read_value(const unit& equals) noexcept {
    if (key_begin_ == none || equals.level < key_level_) {
        return {};
    }
    const std::string_view key = subtext(text_, key_begin_, equals.begin - key_begin_);
    key_begin_ = equals.end;
    key_level_ = equals.level + std::size_t{1};
    const key_kind kind = kind_of_key(key, options_, key_ends_);
    if (kind == key_kind::open) {
        return {};
    }
    const slice value = {equals.end, value_end(equals)};
    if (kind == key_kind::doubtful && !is_secret_value(value.in(text_))) {
        return {};
    }
    at_ = value.end;
    return value;
}

// Returns where the value after a "=" ends.  A property in braces can contain delimiters.
std::size_t secret_reader::value_end(const unit& equals) const noexcept {
    std::size_t at = equals.end;
    if (has_properties_ && subtext(text_, at).starts_with('{')) {
        at = std::min(text_.find('}', at), text_.size());
    }
    unit end = next_unit(text_, at, text_.size(), tolerant_table::sign);
    while (end.begin < text_.size() && !ends_value(end, equals.level)) {
        end = next_unit(text_, end.end, text_.size(), tolerant_table::sign);
    }
    return end.begin;
}

}  // namespace uriscan
