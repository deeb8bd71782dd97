// Reads a text in units.  A unit consists of the octets that stand for one octet, because they are
// escaped or percent-encoded (ragel/tolerant_unit.rl).  Most units are one octet that stands for
// itself.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "text/octet_sets.hpp"
#include "tolerant_unit.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// The largest level.  The level of an octet says how many times it is percent-encoded: "%40" has
// the level 1, "%252540" the level 3.  Octets that are encoded more often have this level, too.
inline constexpr std::size_t most_levels = tolerant_unit::most_levels;

// In a hostile text, searches can start at many offsets, and each can go on to the end of the text.
// So the searches of one kind may read at most this many octets for each octet of the text.  After
// that, a quicker method is used instead.  It makes at least as much secret, and the time stays
// linear.
inline constexpr std::size_t most_searches = 16;

struct unit {
    char octet;            // the octet that the unit stands for
    std::uint8_t level;    // how many times this octet is percent-encoded
    std::uint8_t escapes;  // how many times it is escaped: 1 in "\/" and "&sol;", 2 in "\\/"
    std::size_t begin;
    std::size_t end;

    bool is(char other) const noexcept { return octet == other; }
    bool is_escaped() const noexcept { return escapes > 0; }
};

inline constexpr unit no_unit = {'\0', 0, 0, 0, 0};

// Reads the unit at offset `at`, which must be less than the size of the text.
inline unit read_unit(std::string_view text, std::size_t at) noexcept {
    assert(at < text.size());
    const char octet = text[at];
    if (is_in(octet, tolerant_table::encoding)) {
        // If a triplet does not stand for an octet of this set, the triplet is the whole unit.
        if (begins_with_triplet(subtext(text, at))) {
            const char stands_for = octet_of_triplet(subtext(text, at));
            if (!is_in(stands_for, tolerant_table::encoding)) {
                return {stands_for, 1, 0, at, at + triplet_size};
            }
        }
        const unsigned char* const begin = octets(text) + at;
        const tolerant_unit found(begin, octets(text) + text.size());
        const auto size = static_cast<std::size_t>(found.end - begin);
        if (size > 0) {
            return {static_cast<char>(found.octet), found.level, found.escapes, at, at + size};
        }
    }
    return {octet, 0, 0, at, at + 1};
}

// Reads the next unit at `at` or later whose first octet is in `sets`.  If there is none before
// `end`, the result is empty and at `end`.
inline unit next_unit(std::string_view text, std::size_t at, std::size_t end,
                      unsigned sets) noexcept {
    while (at < end && !is_in(text[at], sets)) {
        ++at;
    }
    return at < end ? read_unit(subtext(text, 0, end), at) : unit{'\0', 0, 0, end, end};
}

// Returns the unit that ends at `end`.  It starts at `least` or later, and has at most 24 octets.
// If no escape ends at `end`, returns the single octet before `end`.  `end` must be greater than
// `least`.
inline unit unit_before(std::string_view text, std::size_t least, std::size_t end) noexcept {
    assert(least < end && end <= text.size());
    constexpr std::size_t most = 24;
    const std::string_view before = subtext(text, 0, end);
    for (std::size_t at = end - 1; at + most >= end; --at) {
        if (is_in(text[at], tolerant_table::encoding) && read_unit(before, at).end == end) {
            return read_unit(before, at);
        }
        if (at == least) {
            break;
        }
    }
    return {text[end - 1], 0, 0, end - 1, end};
}

// Says whether a unit is escaped white space, such as "\n".  In most texts, escaped white space is
// not part of a value.  But an escaped "<" or ">" can be part of one, because some encoders of JSON
// escape them everywhere.
inline bool is_escaped_blank(const unit& unit) noexcept {
    return unit.level == 0 && unit.is_escaped() && is_in(unit.octet, tolerant_table::end) &&
           !is_in(unit.octet, tolerant_table::quote) && !unit.is('<') && !unit.is('>');
}

// Says whether a unit starts a sequence that sets a colour of a terminal.
inline bool starts_colour(std::string_view text, const unit& unit) noexcept {
    constexpr char escape = '\x1B';
    return unit.is(escape) && !unit.is_escaped() && subtext(text, unit.end).starts_with('[');
}

// If the sequence that sets a colour is at `at`, returns its end.  Otherwise, returns `at`.
inline std::size_t after_colour(std::string_view text, std::size_t at) noexcept {
    const unit escape = read_unit(text, at);
    if (!escape.is('\x1B') || escape.level > 0 || !subtext(text, escape.end).starts_with('[')) {
        return at;
    }
    std::size_t end = escape.end + 1;
    while (end < text.size() && (text[end] == ';' || is_in(text[end], tolerant_table::digit))) {
        ++end;
    }
    return end < text.size() && text[end] == 'm' ? end + 1 : at;
}

// Reads two slashes at `at`.  Returns the second slash, or an empty unit if there are not two
// slashes.
inline unit read_slashes(std::string_view text, std::size_t at) noexcept {
    const unit none = {'\0', 0, 0, at, at};
    const unit first = at < text.size() ? read_unit(text, at) : none;
    const bool can_go_on = first.is('/') && first.end < text.size();
    const unit second = can_go_on ? read_unit(text, first.end) : none;
    return second.is('/') ? second : none;
}

// How sure it is that a text is a URI or a reference.
enum class certainty : std::uint8_t {
    uri,         // a URI with a scheme, or the target of a request
    whole_text,  // the caller says that the whole text is a reference
    logged,      // the same, and its escapes are those that a client has sent
    target,      // the same, and it is the target of a request, which has no fragment
    reference,   // it is only a reference if it has a secret
    secret,      // it is no reference, and all of it is secret
};

// Says whether a text is from a log, so that all escapes in it are data that a client has sent.
inline bool is_logged(certainty how) noexcept {
    return how == certainty::target || how == certainty::logged;
}

// Says whether a unit is data here, although it ends a value in other texts.  The target of a
// request has no fragment, so a "#" in it is data.  The escapes of a log were decoded before, so a
// backslash in a text of a log is data, and with it the escape that it would start.  But the "&" of
// a character reference is a delimiter of its own.
inline bool is_data(std::string_view text, const unit& unit, certainty how) noexcept {
    return (unit.is('#') && how == certainty::target) ||
           (is_logged(how) && unit.is_escaped() && text[unit.begin] != '&');
}

// A part of a text.
struct slice {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool empty() const noexcept { return begin == end; }
    std::string_view in(std::string_view text) const noexcept {
        assert(begin <= end && end <= text.size());
        return subtext(text, begin, end - begin);
    }
};

// Says whether a unit is a space, or a "+" that stands for one.  In a member such as "key : value",
// spaces can be around the ":" or "=".
inline bool is_gap(const unit& unit) noexcept {
    return unit.is(' ') || unit.is('+');
}

// Returns the end of the spaces at `at`.
inline std::size_t after_gap(std::string_view text, std::size_t at) noexcept {
    while (at < text.size()) {
        const unit unit = read_unit(text, at);
        if (!is_gap(unit)) {
            break;
        }
        at = unit.end;
    }
    return at;
}

}  // namespace uriscan
