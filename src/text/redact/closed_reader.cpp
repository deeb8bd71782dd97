// Each step reads one part of a URI up to the delimiter after it, and returns the part, or an empty
// slice if the part stays.
#include "text/redact/closed_reader.hpp"

#include <algorithm>

#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "public_text.hpp"
#include "text/redact/authority.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {
namespace {

template <class Machine>
bool has_form(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    return Machine::matches(begin, begin + text.size());
}

bool is_scheme(std::string_view text) noexcept {
    return !text.empty() && starts_scheme(text.front()) &&
           std::ranges::all_of(text, follows_in_scheme);
}

bool has_form_of_segment(std::string_view segment, std::string_view pattern) noexcept {
    if (!pattern.ends_with('*')) {
        return segment == pattern;
    }
    pattern.remove_suffix(1);
    return starts_with(segment, pattern);
}

}  // namespace

// If a text without a scheme is certainly a URI (certainty::uri), it is the target of a request.
// Then "//" at its start is a part of its path.
closed_reader::closed_reader(std::string_view text, std::size_t begin, certainty how,
                             const redact_options& options) noexcept
    : text_(text),
      options_(options),
      how_(how),
      can_start_with_host_(how != certainty::target && how != certainty::uri),
      at_(begin) {
    const auto has_scheme = [uri = subtext(text, begin)](std::string_view name) {
        return equal_ignoring_case(subtext(uri, 0, name.size()), name);
    };
    has_properties_ = has_scheme("jdbc:") || has_scheme("sb:");
}

slice closed_reader::next() noexcept {
    while (part_ != part::none) {
        const slice secret = read();
        if (!secret.empty()) {
            return secret;
        }
    }
    return {};
}

slice closed_reader::read() noexcept {
    switch (part_) {
        case part::start: return read_start();
        case part::host: return read_host();
        case part::opaque:
            return read_up_to_delimiter(tolerant_table::path_end |
                                        (has_properties_ ? tolerant_table::property_end : 0U));
        case part::segment: return read_segment();
        case part::parameter:
        case part::query: return read_parameter();
        case part::value: return read_up_to_delimiter(ends_of_parameter());
        case part::fragment: part_ = part::none; return {at_, text_.size()};
        case part::none: break;
    }
    return {};
}

slice closed_reader::read_start() noexcept {
    const unit slashes = read_slashes(text_, at_);
    if (slashes.is('/') && can_start_with_host_) {
        level_ = slashes.level;
        return read_authority(slashes.end);
    }
    const unit sign = next_unit(text_, at_, text_.size(), tolerant_table::sign);
    const bool has_no_scheme = sign.begin == at_ && read_slashes(text_, sign.end).is('/');
    if (sign.is(':') && (has_no_scheme || is_scheme(subtext(text_, at_, sign.begin - at_)))) {
        return read_scheme();
    }
    if (sign.begin == at_ && (sign.is('/') || sign.is('?') || sign.is('#'))) {
        level_ = sign.level;
        if (sign.is('/')) {
            start_path(sign.end);
        }
        go_on_after(sign);
        return {};
    }
    const unit first = next_of(tolerant_table::authority_end | tolerant_table::key_end |
                               tolerant_table::parameter_end);
    if (first.is('=') || first.is('&')) {  // parameters without "?" before them
        part_ = part::query;
        in_query_ = true;
    } else {
        part_ = part::segment;
        start_path(at_);
    }
    return {};
}

// Reads a scheme, or several as in "jdbc:mysql://h/".  If a "/" follows the ":", the scheme stays.
// Otherwise, the text might be no URI, such as "user:password".  Then the scheme stays only if it
// is listed (redact_options::extraction), or has the form of a public segment
// (ragel/public_text.rl).
slice closed_reader::read_scheme() noexcept {
    const unit colon = next_unit(text_, at_, text_.size(), tolerant_table::sign);
    const slice name = {at_, colon.begin};
    level_ = std::max<std::size_t>(level_, colon.level);
    at_ = colon.end;
    if (const unit slashes = read_slashes(text_, at_); slashes.is('/')) {
        level_ = std::max<std::size_t>(level_, slashes.level);
        return read_authority(slashes.end);
    }
    if (const unit slash = next_of(tolerant_table::authority_end);
        slash.begin == at_ && slash.is('/')) {
        start_path(slash.end);
        go_on_after(slash);
        return {};
    }
    const unit next = next_unit(text_, at_, text_.size(), tolerant_table::sign);
    const std::string_view inner = subtext(text_, at_, next.begin - at_);
    const bool has_inner = next.is(':') && is_scheme(inner) && has_form<public_segment>(inner) &&
                           read_slashes(text_, next.end).is('/');
    part_ = has_inner ? part::start : part::opaque;
    const bool stays = is_listed(name.in(text_), options_.extraction.schemes) ||
                       is_listed(name.in(text_), web_schemes) ||
                       has_form<public_segment>(name.in(text_));
    return stays ? slice() : name;
}

// Reads the user information as RFC 3986 does: it ends at the last "@" before the path.  If a "/",
// "?" or "#" might be part of a password, the rest of the URI is secret.
slice closed_reader::read_authority(std::size_t begin) noexcept {
    part_ = part::host;
    at_ = begin;
    const std::size_t end = next_of(ends_of_authority()).begin;
    std::size_t password = begin;
    slice userinfo = {begin, begin};
    for (unit sign = next_of(tolerant_table::hint); sign.begin < end;
         sign = next_of(tolerant_table::hint)) {
        at_ = sign.end;
        if (sign.is('@')) {
            userinfo.end = sign.begin;
        } else if (sign.is(':') && password == begin) {
            password = sign.end;
        }
    }
    at_ = userinfo.empty() ? begin : read_unit(text_, userinfo.end).end;
    authority_reader tolerant(text_);
    if (tolerant.read({begin, level_, false, has_properties_, false}).userinfo.end > end &&
        options_.userinfo != secret_userinfo::none) {
        part_ = part::none;
        return {begin, text_.size()};
    }
    switch (options_.userinfo) {
        case secret_userinfo::none: return {};
        case secret_userinfo::password:
            return password == begin || password > userinfo.end ? slice()
                                                                : slice{password, userinfo.end};
        case secret_userinfo::all: return userinfo;
    }
    return {};
}

// Reads the host.  If it does not have the form of a host, the rest of the URI is secret, too.
slice closed_reader::read_host() noexcept {
    const slice host = read_up_to_delimiter(ends_of_authority());
    if (has_form<public_host>(host.in(text_))) {
        return {};
    }
    part_ = part::none;
    return {host.begin, text_.size()};
}

// Returns the segment if it is data.  A segment that is already the replacement counts as data, so
// that the same references are found when a result is redacted again.
slice closed_reader::read_segment() noexcept {
    const bool is_public = at_ < public_end_;
    const slice segment = read_up_to_delimiter(tolerant_table::segment_end);
    const std::string_view data = segment.in(text_);
    const bool stays =
        is_public || (has_form<public_segment>(data) && data != options_.replacement);
    return stays ? slice() : segment;
}

// Reads a key, or a parameter without "=", which is a value without a key.
slice closed_reader::read_parameter() noexcept {
    const unit end = next_of(tolerant_table::key_end | ends_of_parameter());
    const slice key = {at_, end.begin};
    const bool has_value = end.is('=');
    at_ = end.end;
    if (is_public_key(key.in(text_), options_)) {
        go_on_after(has_value ? next_of(ends_of_parameter()) : end);
        return {};
    }
    if (!has_value) {
        go_on_after(end);
        return key;
    }
    part_ = part::value;
    return has_form<public_key>(key.in(text_)) ? slice() : key;
}

slice closed_reader::read_up_to_delimiter(unsigned delimiters) noexcept {
    const unit end = next_of(delimiters);
    const slice read = {at_, end.begin};
    go_on_after(end);
    return read;
}

// Returns the next of these delimiters at at_ or later, or an empty unit at the end of the text.
unit closed_reader::next_of(unsigned delimiters) const noexcept {
    unit found = next_unit(text_, at_, text_.size(), tolerant_table::sign);
    while (found.begin < text_.size() && (found.level > level_ || !is_in(found.octet, delimiters) ||
                                          is_data(text_, found, how_))) {
        found = next_unit(text_, found.end, text_.size(), tolerant_table::sign);
    }
    return found;
}

unsigned closed_reader::ends_of_authority() const noexcept {
    return has_properties_ ? tolerant_table::segment_end : tolerant_table::authority_end;
}

unsigned closed_reader::ends_of_parameter() const noexcept {
    if (in_query_) {
        return tolerant_table::parameter_end;
    }
    return has_properties_ ? tolerant_table::property_end : tolerant_table::segment_end;
}

void closed_reader::go_on_after(const unit& delimiter) noexcept {
    if (delimiter.is('/') && !in_path_) {
        start_path(delimiter.end);
    }
    at_ = delimiter.end;
    in_query_ = in_query_ || delimiter.is('?');
    if (delimiter.begin == delimiter.end) {
        part_ = part::none;
    } else if (delimiter.is('#')) {
        part_ = part::fragment;
    } else if (in_query_) {
        part_ = part::query;
    } else {
        part_ = delimiter.is(';') ? part::parameter : part::segment;
    }
}

// Finds out which segments of the path from `begin` on are public.
void closed_reader::start_path(std::size_t begin) noexcept {
    in_path_ = true;
    for (const std::string_view pattern : options_.public_paths) {
        public_end_ = std::max(public_end_, public_end(pattern, begin));
    }
}

// Returns the end of the segments that fit the pattern, or 0 if the segments at `begin` do not fit.
std::size_t closed_reader::public_end(std::string_view pattern, std::size_t begin) const noexcept {
    closed_reader path = *this;
    path.at_ = begin;
    pattern.remove_prefix(pattern.starts_with('/') ? 1 : 0);
    for (;;) {
        const std::string_view segment = subtext(pattern, 0, pattern.find('/'));
        if (segment == "**") {
            return path.next_of(tolerant_table::path_end).begin;
        }
        const unit end = path.next_of(tolerant_table::segment_end);
        if (!has_form_of_segment(subtext(text_, path.at_, end.begin - path.at_), segment)) {
            return 0;
        }
        if (segment.size() == pattern.size()) {
            return std::max(end.begin, path.at_ + 1);
        }
        pattern.remove_prefix(segment.size() + 1);
        const unit slash = path.next_of(tolerant_table::authority_end);
        if (!slash.is('/')) {
            return 0;
        }
        path.at_ = slash.end;
    }
}

}  // namespace uriscan
