// An authority usually ends at the first "/", "?" or "#".  If there is an "@" before this
// delimiter, the last such "@" ends the user information.  If the text before the delimiter looks
// like "host:port", there is no user information.
//
// Otherwise, these delimiters can belong to a password: "u:a/b@h", "u:a@b/c@h".  Then the last "@"
// of the URI ends the user information.  But if a path or a parameter explains an "@", as in
// "/@name" and "?mail=a@b", this "@" counts only if there is no other.
#include "text/redact/authority.hpp"

#include <algorithm>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "uriscan/detail/octet_table.hpp"

namespace uriscan {
namespace {

bool is_digit(char octet) noexcept {
    return is_in(octet, tolerant_table::digit);
}

bool is_number(std::string_view text) noexcept {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

// A host, or a text that looks like a host, and its port.
struct host_and_port {
    std::string_view text;  // host and port
    bool has_two_colons;    // two or more ":" outside of brackets; a host with a port has one
    std::size_t name_size;  // the size of the host, before ":"
    std::size_t port_begin;

    bool has_port() const noexcept { return port_begin != 0; }
    bool has_comma() const noexcept { return text.find(',') != text.npos; }  // several hosts
    std::string_view name() const noexcept { return subtext(text, 0, name_size); }
    std::string_view port() const noexcept { return subtext(text, port_begin); }
};

// Splits [begin, end) at `colon`, its last ":", if it has one.
host_and_port split_host(std::string_view uri, std::size_t begin, std::size_t end, slice colon,
                         bool has_two_colons) noexcept {
    const std::string_view text = subtext(uri, begin, end - begin);
    return colon.empty()
               ? host_and_port{text, false, text.size(), 0}
               : host_and_port{text, has_two_colons, colon.begin - begin, colon.end - begin};
}

// Says whether this is likely to be a whole host, with or without a port, and not the part of a
// password before a "/": it has a port, has a dot or a comma inside, or is localhost.
bool is_certain_host(const host_and_port& host) noexcept {
    if (host.has_port()) {
        return is_port(host.port()) && (!host.has_two_colons || host.has_comma());
    }
    const std::string_view name = host.name();
    const bool is_allowed = std::all_of(name.begin(), name.end(), [](char octet) {
        return (octet_table::sets_of[static_cast<unsigned char>(octet)] & octet_table::host) != 0 ||
               static_cast<unsigned char>(octet) >= 0x80 || octet == '%';
    });
    const std::size_t dot = name.find_first_of(".,");
    return equal_ignoring_case(name, std::string_view("localhost")) ||
           (is_allowed && dot != name.npos && dot > 0 && dot + 1 < name.size());
}

// Says whether an authority without "@" is "host" or "host:port".
bool is_host_or_port(const host_and_port& host) noexcept {
    return !host.has_port() || (is_port(host.port()) && host.name_size > 0 &&
                                (!host.has_two_colons || host.has_comma()));
}

// Returns the last "@" of a URI that is encoded at most `level` times, or an empty slice.
slice find_last_at(std::string_view uri, std::size_t level) noexcept {
    slice last;
    for (std::size_t at = 0; at < uri.size();) {
        const unit unit = next_unit(uri, at, uri.size(), tolerant_table::sign);
        at = unit.end;
        if (unit.is('@') && unit.level <= level) {
            last = {unit.begin, unit.end};
        }
    }
    return last;
}

// Says whether a unit ends an authority.
bool ends_authority(const unit& unit, const authority_place& place) noexcept {
    return is_soft_end(unit, place) ||
           (!(place.is_logged && unit.is_escaped()) && unit.level <= place.level &&
            (is_in(unit.octet, tolerant_table::authority_end) ||
             (unit.is(';') && place.has_properties)));
}

}  // namespace

bool is_port(std::string_view text) noexcept {
    constexpr std::size_t most_digits = 5;
    constexpr unsigned largest = 65535;
    if (text.size() > most_digits || !is_number(text)) {
        return false;
    }
    unsigned port = 0;
    for (const char digit : text) {
        port = port * 10 + static_cast<unsigned>(digit - '0');
    }
    return port <= largest;
}

bool is_soft_end(const unit& unit, const authority_place& place) noexcept {
    if (place.is_logged && unit.is_escaped()) {
        return false;
    }
    return is_escaped_blank(unit) || (unit.is('&') && (unit.level < place.level ||
                                                       (unit.level == 0 && place.is_in_parameter)));
}

std::size_t end_of_authority(std::string_view uri, std::size_t from,
                             const authority_place& place) noexcept {
    unit unit = next_unit(uri, from, uri.size(), tolerant_table::sign);
    while (unit.begin < uri.size() && !ends_authority(unit, place)) {
        unit = next_unit(uri, unit.end, uri.size(), tolerant_table::sign);
    }
    return unit.begin;
}

authority_reader::last_ats authority_reader::last_of_uri(std::size_t from,
                                                         std::size_t level) noexcept {
    std::optional<slice>& last = last_of_uri_[level];
    if (!last) {
        last = find_last_at(uri_, level);
    }
    const slice found = last->begin < from ? slice() : *last;
    return {found, found};
}

authority_reader::last_ats authority_reader::find_ats(std::size_t from,
                                                      const authority_place& place,
                                                      bool to_soft_end,
                                                      bool only_unexplained) noexcept {
    if (searched_ > most_searches * uri_.size()) {
        return last_of_uri(from, place.level);
    }
    last_ats found;
    bool in_key = false;
    bool in_value = false;
    std::size_t after_slash = 0;
    std::size_t at = from;
    while (at < uri_.size()) {
        const unit unit = next_unit(uri_, at, uri_.size(), tolerant_table::sign);
        at = unit.end;
        if (unit.begin == uri_.size() || unit.level > place.level) {
            continue;
        }
        if (to_soft_end && is_soft_end(unit, place)) {
            at = unit.begin;
            break;
        }
        switch (unit.octet) {
            case '?':  // in a value, "?" is data
                in_key = true;
                break;
            case '&':
            case '#':
                if (only_unexplained && is_known(unit.begin, place.level)) {
                    searched_ += unit.end - from;
                    return found;
                }
                in_key = true;
                in_value = false;
                break;
            case '=': in_value = in_value || in_key; break;
            case '/': after_slash = unit.end; break;
            case '@':
                found.any = {unit.begin, unit.end};
                if (!in_value && after_slash != unit.begin) {
                    found.unexplained = found.any;
                }
                break;
            default: break;
        }
    }
    searched_ += at - from;
    if (found.unexplained.empty() && at > explained_[place.level].end) {
        explained_[place.level] = {from, at};
    }
    if (found.any.empty()) {
        without_at_[place.level] = at;
    }
    return found;
}

slice authority_reader::last_at(std::size_t from, const authority_place& place) noexcept {
    if (from >= without_at_[place.level]) {
        const last_ats found = find_ats(from, place, true);
        if (!found.any.empty()) {
            return found.unexplained.empty() ? found.any : found.unexplained;
        }
    }
    if (place.is_in_parameter) {
        const bool at_soft_end =
            is_soft_end(next_unit(uri_, from, uri_.size(), tolerant_table::sign), place);
        return at_soft_end ? find_ats(from, place, false, true).unexplained : slice();
    }
    from = std::max(from, without_at_[place.level]);
    const last_ats found = find_ats(from, place, false);
    return found.unexplained.empty() ? found.any : found.unexplained;
}

// An "&" in the secret might explain an "@" after it.  When the secret is replaced, the "&" is
// gone, and this "@" is unexplained.  So each later "@" that would be unexplained then belongs to
// the secret, too.
slice authority_reader::last_at_of_credentials(std::size_t from,
                                               const authority_place& place) noexcept {
    slice at = last_at(from, place);
    if (at.empty() && place.is_in_parameter && from >= without_credentials_) {
        without_credentials_ = end_of_authority(uri_, from, place);
        at = last_at(without_credentials_, place);
    }
    for (slice later = at; !later.empty();
         later = find_ats(at.end, place, true, true).unexplained) {
        at = later;
    }
    return at;
}

// `at` is the "@" that ends the user information, which has a "/", "?" or "#" in it.  Returns the
// last "@" before the next "/", "?" or "#": when the password is replaced, the text up to this
// delimiter is an authority.
slice authority_reader::last_of_authority(slice at, const authority_place& place) const noexcept {
    if (at.empty()) {
        return at;
    }
    unit unit = next_unit(uri_, at.end, uri_.size(), tolerant_table::sign);
    for (; unit.begin < uri_.size() && !ends_authority(unit, place);
         unit = next_unit(uri_, unit.end, uri_.size(), tolerant_table::sign)) {
        if (unit.is('@') && unit.level <= place.level) {
            at = {unit.begin, unit.end};
        }
    }
    return at;
}

authority_parts authority_reader::read(const authority_place& place) noexcept {
    slice at;
    slice last_colon;  // after the last "@", and not in an address in brackets
    bool has_two_colons = false;
    bool in_brackets = false;
    bool has_brackets = false;
    std::size_t colon = uri_.npos;
    unit unit = next_unit(uri_, place.begin, uri_.size(), tolerant_table::sign);
    for (; unit.begin < uri_.size();
         unit = next_unit(uri_, unit.end, uri_.size(), tolerant_table::sign)) {
        if (ends_authority(unit, place)) {
            break;
        }
        if (unit.level > place.level) {
            continue;
        }
        if (unit.is('@')) {
            at = {unit.begin, unit.end};
            last_colon = {};
            has_two_colons = false;
        } else if (unit.is('[') && unit.begin == std::max(at.end, place.begin)) {
            in_brackets = has_brackets = true;
        } else if (unit.is(']')) {
            in_brackets = false;
        } else if (unit.is(':') && !in_brackets) {
            colon = std::min(colon, unit.end);
            has_two_colons = !last_colon.empty();
            last_colon = {unit.begin, unit.end};
        }
    }
    const std::size_t end = unit.begin;
    if (place.needs_password && (at.empty() || colon > at.begin)) {
        const bool is_open =
            colon != uri_.npos && unit.begin < uri_.size() && is_soft_end(unit, place);
        return {{place.begin, place.begin}, place.begin, place.begin, end, is_open};
    }
    const std::size_t host_begin = at.empty() ? place.begin : at.end;
    const host_and_port host = split_host(uri_, host_begin, end, last_colon, has_two_colons);
    if (at.empty() && !is_host_or_port(host)) {
        at = last_of_authority(last_at(end, place), place);
        // The text was cut before the "@", or the number and the token of a bot are in the place of
        // the host.
        if (at.empty() && !host.port().empty() && (end == uri_.size() || is_number(host.name()))) {
            return {{place.begin, end}, colon, end, end};
        }
    } else if (!at.empty() && colon <= at.begin && !place.needs_password && !has_brackets &&
               !is_certain_host(host)) {
        const slice later = find_ats(end, place, true, true).unexplained;
        at = later.empty() ? at : last_of_authority(later, place);
    }
    if (at.empty()) {
        return {{place.begin, place.begin}, place.begin, place.begin, end, !is_host_or_port(host)};
    }
    return {{place.begin, at.begin}, std::min(colon, at.begin), at.end, end};
}

}  // namespace uriscan
