// An octet is harmless in these cases, in which src/text/redact/secrets.cpp finds no secret:
//
//  - A "=", if the key before it is not secret.
//  - A "/", if the segment after it is in no pattern.
//  - A ":" of a path, or of a query if the key before it is not secret.  After the start of a URI
//    within the URI, a ":" could be before a password that was cut off, and is not harmless.
//  - A ":" before a port.
//  - The "#" before a fragment, and "&amp;".
//  - An octet that only starts a key or ends a value, such as "&".
//  - A triplet that stands for one of these octets, or for an octet that is no delimiter.
//  - An octet that can be directly before a token, such as ",".
//
// In all these cases, no token with a known shape may start after the octet.
//
// An "@" is never harmless.  So if all octets are harmless, the authority has no user information.
// The only exception is a text that was cut within a password.
#include "text/redact/harmless_octets.hpp"

#include <algorithm>
#include <utility>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/authority.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/slash_escape.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// Does the same as has(), without its shortcut for the usual octets.
bool harmless_octets::has_any(std::size_t at) noexcept {
    if (text_[at] == '/') {
        return !may_start_secret_path(subtext(text_, at + 1)) && !is_before_token(at + 1);
    }
    if (text_[at] == '=') {
        return has_key_end(at) && !is_before_token(at + 1);
    }
    if (text_[at] == '#') {
        after_delimiter_ = at + 1;
        return !std::exchange(in_fragment_, true) && !options_.fragment && !is_before_token(at + 1);
    }
    if (!is_in(text_[at], tolerant_table::hint | tolerant_table::encoding)) {
        return has_octet(octets_before_tokens, static_cast<unsigned char>(text_[at])) &&
               !is_before_token(at + 1);
    }
    const unit unit = read_unit(text_, at);
    const bool is_readable = !unit.is_escaped() || is_ampersand(unit);
    if (!is_readable || !has(unit) || is_before_token(unit.end)) {
        return false;
    }
    if (unit.is('&') && unit.level == 0) {
        restart_at(at);
    }
    if (unit.level > 0) {
        after_triplet_ = unit.end;
        after_delimiter_ =
            starts_key(unit.octet) || unit.is('=') || unit.is('#') ? unit.end : after_delimiter_;
    }
    return true;
}

inline bool harmless_octets::has(const unit& unit) noexcept {
    switch (unit.octet) {
        case '@':
        case '%':
        case '\\': return false;
        case '=': return has_key_end(unit.begin);
        case '/': return !may_start_secret_path(subtext(text_, unit.end));
        case ':': return has_colon(unit);
        default: return true;
    }
}

inline bool harmless_octets::has_colon(const unit& colon) noexcept {
    if (!after_authority_) {
        // An authority can follow the first slashes of a target.  If another "/" comes before the
        // ":", the ":" is after the authority.
        const std::string_view before = subtext(text_, body_, colon.begin - body_);
        const std::size_t slashes = std::min(before.find_first_not_of('/'), before.size());
        after_authority_ = before.find('/', slashes == 1 ? 2 : slashes) != before.npos;
    }
    if (!after_authority_) {
        return colon.level == 0 && !is_in_query(colon.begin) && is_before_port(colon.end);
    }
    if (in_uri_ || (is_in_query(colon.begin) && !has_key_end(colon.begin))) {
        return false;
    }
    in_uri_ = read_slashes(text_, colon.end).is('/');
    can_restart_ = can_restart_ && find_in(subtext(text_, body_, colon.begin - body_),
                                           tolerant_table::path_end) != text_.npos;
    return true;
}

// Says whether a unit is "&amp;", and not another character reference that stands for "&", such as
// "&#38;".
bool harmless_octets::is_ampersand(const unit& unit) const noexcept {
    const std::string_view written = subtext(text_, unit.begin, unit.end - unit.begin);
    return ampersand_size(written) > 0 && unit.is('&') && unit.escapes == 1;
}

// Says whether a port and the end of an authority follow the ":" after a host.
bool harmless_octets::is_before_port(std::size_t begin) const noexcept {
    constexpr std::size_t most = 6;
    std::size_t end = begin;
    while (end < std::min(text_.size(), begin + most) && is_in(text_[end], tolerant_table::digit)) {
        ++end;
    }
    return is_unreserved(text_[begin - 2]) && is_port(subtext(text_, begin, end - begin)) &&
           (end == text_.size() ||
            is_in(text_[end], tolerant_table::end | tolerant_table::authority_end));
}

// Says whether this offset can be in a query.  Each call needs a larger offset than the previous
// one.  An "&" can also start a query.  If no "/" is before or at the start of the body, the body
// might start after a "?": then all of it can be in the query.
inline bool harmless_octets::is_in_query(std::size_t at) noexcept {
    const std::string_view rest = subtext(text_, query_known_, at - query_known_);
    query_known_ = at;
    const bool follows_slash = text_[body_] == '/' || (body_ > 0 && text_[body_ - 1] == '/');
    in_query_ = in_query_ || !follows_slash ||
                find_in(rest, tolerant_table::path_end | tolerant_table::encoding) != rest.npos;
    return in_query_;
}

// Says whether the key that ends at `end` is not secret.  For most keys, the last octets show this.
// If they do not, the whole key is read.
inline bool harmless_octets::has_key_end(std::size_t end) const noexcept {
    if (follows_public_word(end)) {
        return true;
    }
    std::size_t begin = end;  // the loop ends at the delimiter before the body at the latest
    while (begin != after_triplet_ && is_unreserved(text_[begin - 1]) && text_[begin - 1] != '~') {
        --begin;
    }
    return is_before_key(begin) &&
           kind_of_key(subtext(text_, begin, end - begin), options_, key_ends_) == key_kind::open;
}

}  // namespace uriscan
