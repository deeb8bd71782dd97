// Says which lines of a text are certainly valid, many lines at once.  Finds no components.
//
// Unlike split.hpp, this does not look at one line after the other.  A strip is some blocks of the
// text.  A mask of a strip has one bit for each of its octets, whatever lines they belong to.  A
// marker is a bit that says how far a line was read; a mask has the markers of all lines.  One
// addition moves all markers over the octets of a class: the carry of each marker runs to the end
// of these octets.  A carry out of the last bit goes on in the next strip.
//
// A line is read in these steps (RFC 3986, sections 3 and 4):
//
//     1. From its start over the octets of a scheme.  If the marker is then at a ":", and the first
//        octet can start a scheme, the line has a scheme.
//     2. If it has none: from there to the end of the first segment.  A ":" on the way is refused.
//     3. After the scheme, or from the start of the line: over "//", to the end of the authority or
//        to its first ":".
//     4. From there over the digits of a port.  The authority must end there.
//
// These lines are left to the machine: those with a refused octet or a bracket; those with a "%"
// without two digits; those with a "@" in the authority; those with two "#"; and those in which a
// marker stops too early.
//
// `Strip` says how many blocks a strip has, and which instructions to use:
//
//     Strip::blocks           the number of blocks
//     Strip::words            a vector with a 64-bit word for each block: a mask
//     Strip::any(mask)        whether a mask has any bit
//     Strip::count(mask)      how many bits it has
//     Strip::store(mask, to)  stores the masks of the blocks
//     Strip::markers          the markers of one step:
//         scan(mask, over)      moves each marker over the successive octets of `over` from it on
//         next(mask)            moves each marker to the next octet
//         go_on()               whether a marker goes on in the next strip
//         start()               puts a marker at the first octet of the next strip
//     Strip::masks(octets), masks_of_odd(octets), mask_of_ports(octets)
//                             the masks of the strip that begins at `octets`
#pragma once

#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::lines {
namespace {

// A mask of eight blocks.
using eight_words [[gnu::vector_size(64)]] = std::uint64_t;

// The masks that each strip needs.
template <class Words>
struct common_masks {
    Words line_feed;
    Words colon;
    Words slash_or_question;
    Words in_scheme;
    Words first_in_scheme;  // right for ":" and octets of schemes; others can have any bits
    Words hash;
    Words at;
    Words odd;  // not `usual`: percent signs, CRs, and all octets that are always refused
};

// The masks that are needed for odd octets.
template <class Words>
struct odd_masks {
    Words percent;
    Words cr;
    Words digit;  // can follow a percent sign
};

// What a rule forbids: all bits or none.
struct forbidden_parts {
    std::uint64_t scheme;
    std::uint64_t no_scheme;
    std::uint64_t fragment;
};

constexpr forbidden_parts forbidden_by(rule rule) noexcept {
    const auto all_bits = [](bool value) { return value ? ~std::uint64_t{0} : 0; };
    return {all_bits(rule == rule::relative_ref),
            all_bits(rule == rule::uri || rule == rule::absolute_uri),
            all_bits(rule == rule::absolute_uri)};
}

template <class Strip>
class verdicts {
public:
    using words = typename Strip::words;

    explicit verdicts(rule rule) noexcept : forbidden_(forbidden_by(rule)) { line_starts_.start(); }

    // Returns octets for the machine: it must read each line that has one of them, or has one as
    // its line feed.  If no octet is returned from the start of a line to its line feed, the line
    // is valid.
    [[gnu::always_inline]] words find_open(const unsigned char* octets,
                                           const common_masks<words>& masks) noexcept {
        words open = masks.hash & forbidden_.fragment;
        words ends = masks.line_feed | masks.slash_or_question | masks.hash;
        words stop_authority = masks.at;
        if (Strip::any(masks.hash) || fragments_.go_on() || after_hashes_.go_on()) {
            open |= find_second_hashes(masks);
        }
        if (Strip::any(masks.odd) || needs_digits_) {
            const odd_masks<words> odd = Strip::masks_of_odd(octets);
            const words refused = find_refused(masks, odd);
            open |= refused;
            stop_authority |= refused;
            ends |= odd.cr;
        }
        const words starts = line_starts_.next(masks.line_feed);
        const words scheme_ends = find_scheme_ends(starts, ends, masks, open);
        const words authorities = find_authorities(starts, scheme_ends, masks);
        const words stops =
            authorities_.scan(authorities, authorities | ~(ends | masks.colon | stop_authority));
        const words ports = stops & masks.colon;
        if (Strip::any(ports) || ports_.go_on()) {
            open |= ports_.scan(ports, ports | Strip::mask_of_ports(octets)) & ~ends;
        }
        return open | (stops & stop_authority);
    }

private:
    // Returns each "#" that comes after another "#" of the same line.
    [[gnu::always_inline]] words find_second_hashes(const common_masks<words>& masks) noexcept {
        return fragments_.scan(after_hashes_.next(masks.hash), ~(masks.hash | masks.line_feed)) &
               masks.hash;
    }

    // Returns the octets that are refused in every component.  For a CR within a line, returns the
    // octet after the CR.
    [[gnu::always_inline]] words find_refused(const common_masks<words>& masks,
                                              const odd_masks<words>& odd) noexcept {
        const words first_digits = after_percents_.next(odd.percent);
        const words second_digits = after_first_digits_.next(first_digits);
        const words after_crs = after_crs_.next(odd.cr);
        needs_digits_ =
            after_percents_.go_on() || after_first_digits_.go_on() || after_crs_.go_on();
        return (masks.odd & ~odd.percent & ~odd.cr) |
               ((first_digits | second_digits) & ~odd.digit) | (after_crs & ~masks.line_feed);
    }

    // Returns the ":" after each scheme.  Adds an octet to `open` for each of these lines: those
    // without a scheme, but with a ":" in the first segment; those without a scheme if the rule
    // wants one; those with a scheme if the rule forbids one.
    [[gnu::always_inline]] words find_scheme_ends(words starts, words ends,
                                                  const common_masks<words>& masks,
                                                  words& open) noexcept {
        const words stops = schemes_.scan(starts & masks.first_in_scheme, masks.in_scheme);
        const words scheme_ends = stops & masks.colon;
        const words no_schemes = (starts & ~masks.first_in_scheme) | (stops & ~masks.colon);
        open |= segments_.scan(no_schemes, ~(ends | masks.colon)) & masks.colon;
        open |= (scheme_ends & forbidden_.scheme) | (no_schemes & forbidden_.no_scheme);
        return scheme_ends;
    }

    // Returns the second "/" before each authority.  A "?" counts as a "/" here: "/?", "?/" and
    // "??" are found like "//".  So a line without an authority can have octets in `open`.
    [[gnu::always_inline]] words find_authorities(words starts, words scheme_ends,
                                                  const common_masks<words>& masks) noexcept {
        const words first = (after_schemes_.next(scheme_ends) | starts) & masks.slash_or_question;
        return first_slashes_.next(first) & masks.slash_or_question;
    }

    using markers = typename Strip::markers;

    forbidden_parts forbidden_;
    markers line_starts_;
    markers schemes_;
    markers segments_;
    markers after_schemes_;
    markers first_slashes_;
    markers authorities_;
    markers ports_;
    markers after_hashes_;
    markers fragments_;
    markers after_percents_;
    markers after_first_digits_;
    markers after_crs_;
    bool needs_digits_ = false;
};

}  // namespace
}  // namespace uriscan::lines
