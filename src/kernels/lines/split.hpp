// Step 2 of reading many lines: splits several lines at once into components (RFC 3986, section 3
// and appendix B) by arithmetic with masks, without branches.
//
// A word has a mask for one line: bit i stands for octet i of the line, up to octet 63.  The lowest
// bit of a mask is its first octet, so these are the tools:
//
//     lowest(x)     the first octet of x, alone
//     before(x)     the octets before the only octet of x; all octets if x is 0
//     from(x)       the only octet of x and all octets after it; none if x is 0
//
// A delimiter is a mask with one octet.  The end of a line of fewer than 64 octets also is: the
// octet after the last.  A longer line has no end here, so `end` is 0.  split() reads the first 64
// octets of the lines, and split_on() the next 64 of those that are longer, as often as needed.
//
// `Lanes` says how many lines there are and which instructions to use:
//
//     Lanes::words          a vector of 64-bit words with the operators of integers; == and != give
//                           a vector with all bits of a word set, or none
//     Lanes::bit(words)     for each number, the octet with this number alone; none from 64 on
//     Lanes::place(words)   for words with at most one bit: its number, or 64 if there is none
//
// `Lanes` also has the parts of the other steps that depend on the instructions:
//
//     Lanes::mark(block, masks)         stores the masks of a block, but the mask of the refused
//                                       octets only if it is 0.  Of an octet from 0x80 on, the
//                                       other classes can be wrong.
//     Lanes::store_places(mask, n, to)  stores n + i for each bit i of a mask, the lowest first.
//                                       Can store more numbers: up to 64 in all.
//     Lanes::load(numbers)              loads numbers of 16 bits as words
//     Lanes::load_common(masks, from, masks_of)
//                                       loads the masks of the 64 octets from each offset on: at
//                                       least those of the classes before `question`
//     Lanes::load_rare(masks, from, masks_of)
//                                       loads the other masks, if they are not loaded
//     Lanes::skips_rare                 whether lines without the classes from `question` on are
//                                       read in a faster way
//     Lanes::finishes_long_lines        whether long lines are read to their end together with the
//                                       short ones beside them, not with other long ones later
//     Lanes::store(to, words)           stores the low halves of words
//     Lanes::bits(words)                the highest bit of each word
#pragma once

#include <cstdint>

#include "kernels/lines/octet_classes.hpp"

namespace uriscan::lines {

template <class Words>
[[gnu::always_inline]] inline Words lowest(Words x) noexcept {
    return x & -x;
}
template <class Words>
[[gnu::always_inline]] inline Words before(Words x) noexcept {
    return x - 1;
}
template <class Words>
[[gnu::always_inline]] inline Words from(Words x) noexcept {
    return -x;
}
template <class Words>
[[gnu::always_inline]] inline Words is_any(Words x) noexcept {
    return Words(x != 0);
}
template <class Words>
[[gnu::always_inline]] inline Words choose(Words condition, Words yes, Words no) noexcept {
    return (condition & yes) | (~condition & no);
}

// The components of some lines: the values of uri_components.  While a line is read, an offset that
// was not found is that of the octet after those that were read.
template <class Words>
struct split_lines {
    Words scheme_end;
    Words host_begin;
    Words path_begin;  // the host also ends here if there is no port
    Words path_end;
    Words query_end;
    Words ports;    // any bits: the host ends before a port
    Words open;     // any bits: the machine must read the line
    Words is_long;  // all bits: the line does not end in the octets that were read
};

// Splits the first 64 octets of lines of the given sizes.  `masks_of[c]` has the masks of class c.
// The octets after a line can have any bits.
//
// A line is left to the machine if it is not certain that it is valid: if an octet or a
// percent-encoded octet is refused, if there are two "#", if the first segment has a ":" but is no
// scheme, if there are two "@" in the authority, or two ":" after the user information.  It is also
// left to the machine if it has 64 octets or more and its path does not start in the first 60.
template <class Lanes>
[[gnu::always_inline]] inline split_lines<typename Lanes::words> split(
    const typename Lanes::words (&masks_of)[class_count], typename Lanes::words size) noexcept {
    using words = typename Lanes::words;
    const words none{};
    const words one = none + 1;
    const words end = Lanes::bit(size);
    const words in_line = before(end);
    const words colons = masks_of[colon] & in_line;
    const words slashes = masks_of[slash] & in_line;
    const words hashes = masks_of[hash] & in_line;
    // The first of these octets that is not before the path ends the path.
    const words path_ends = (masks_of[question] & in_line) | hashes | end;
    const words path_end = lowest(path_ends);
    const words query_end = lowest(hashes | end);
    // The machine must read the lines that have a bit here.
    words open = (masks_of[refused] & (in_line | end)) | (hashes & before(hashes));

    const words authority_ends = slashes | path_ends;
    const words first = lowest(colons | authority_ends);
    const words scheme_end = first & colons;
    const words has_no_scheme = words(scheme_end == none);
    open |= ~has_no_scheme &
            ((masks_of[not_in_scheme] & before(first)) | (masks_of[not_first_in_scheme] & one));

    const words after_scheme = scheme_end + scheme_end - has_no_scheme;
    const words authority = (slashes & slashes >> 1 & after_scheme) << 2;  // 0 if there is none
    const words has_no_authority = words(authority == none);
    const words path =
        choose(has_no_authority, after_scheme, lowest(authority_ends & from(authority)));
    const words in_authority = from(authority) & before(path);
    const words ats = masks_of[at] & in_authority;
    const words host = choose(words(ats == none), authority, ats + ats);
    const words ports = colons & in_authority & from(host);
    open |= (ats & before(ats)) | (ports & before(ports));

    // before() has all bits if there is no such octet.  So bit 59 says that the path starts after
    // octet 59 or not here, and bit 63 that no delimiter and no end is here.
    const words is_long = words(end == none);
    open |= is_long & ((before(path) & one << 59) | (before(first) & one << 63));
    return {~has_no_scheme & Lanes::place(scheme_end),
            ~has_no_authority & Lanes::place(host),
            Lanes::place(path),
            Lanes::place(path_end),
            Lanes::place(query_end),
            ports,
            open,
            is_long};
}

// Splits the octets from number `from` to number `from` + 63 of the long lines.  They are in the
// path, the query or the fragment.
template <class Lanes>
[[gnu::always_inline]] inline void split_on(const typename Lanes::words (&masks_of)[class_count],
                                            typename Lanes::words size, std::uint64_t from,
                                            split_lines<typename Lanes::words>& lines) noexcept {
    using words = typename Lanes::words;
    const words one = words{} + 1;
    const words rest = size - from;
    const words is_longer = lines.is_long & is_any(rest & ~(words{} + 63));
    const words end = lines.is_long & ~is_longer & (one << (rest & 63));
    const words in_line = lines.is_long & before(end);
    const words hashes = masks_of[hash] & in_line;
    const words had_hash = words(lines.query_end != from);
    lines.open |= masks_of[refused] & (in_line | end);
    lines.open |= hashes & (before(hashes) | had_hash);
    lines.is_long = is_longer;

    const words query_end = lowest(hashes | end);
    const words path_end = lowest((masks_of[question] & in_line & before(query_end)) | query_end);
    lines.query_end = choose(had_hash, lines.query_end, Lanes::place(query_end) + from);
    lines.path_end =
        choose(words(lines.path_end != from), lines.path_end, Lanes::place(path_end) + from);
}

}  // namespace uriscan::lines
