// Step 2 of reading many lines: splits several lines at once into components (RFC 3986, section 3
// and appendix B) by arithmetic with masks, without branches.
//
// A word has a mask for one line: bit i stands for octet i of the line.  Of each line, the first
// `Lanes::width` octets are read, which are at most 64.  The lowest bit stands for the first octet,
// so these are the tools:
//
//     lowest(x)     the first octet of x, alone
//     before(x)     the octets before the only octet of x; all octets if x is 0
//     from(x)       the only octet of x and all octets after it; none if x is 0
//
// A delimiter is a mask with one octet.  The end of a line is the mask of the octet after its last
// one.  If the line is longer than `width`, it is the mask of octet `width`; for a width of 64,
// which has no such bit, it is 0.  split() reads the first octets of the lines.  For lines that are
// longer, split_on() reads the next 64, as often as needed.
//
// `Lanes` says how many lines are read together, and with which instructions:
//
//     Lanes::count          the number of lines that are read together
//     Lanes::width          the number of octets
//     Lanes::words          a vector of 64-bit words with the operators of integers; == and != give
//                           a vector with all bits of a word set, or none
//     Lanes::end(sizes)     for the size of each line: the mask of its end
//     Lanes::longer(sizes)  for each size: all bits if the size is at least the width, otherwise 0
//     Lanes::place(words)   for words with at most one bit: its number, or 64 if there is none
//
// `Lanes` also has the parts of the other steps that depend on the instructions:
//
//     Lanes::masks<N>                   the masks of N blocks (block_masks.hpp)
//     Lanes::store_places(mask, n, to)  stores n + i for each bit i of a mask, the lowest first.
//                                       Can store more numbers: up to 64 in all.
//     Lanes::load(numbers)              loads numbers of 16 bits as words
//     Lanes::has_all_masks              whether each block has a mask of each class.  If false, the
//                                       masks from `question` on are made only for blocks that have
//                                       such octets.  There are no masks of the classes of a
//                                       scheme then; these two functions replace them:
//     Lanes::first_octets(text, begins)
//                                       the first `checked_of_scheme` octets of lines that begin at
//                                       the offsets `begins` of a text
//     Lanes::wrong_in_scheme(octets, sizes)
//                                       for such octets and the sizes of the schemes: a word that
//                                       is not 0 if a scheme has an octet that it must not have
//     Lanes::splits_rest_at_once        whether the rest of a long line is split at once, together
//                                       with the other lines of its vector.  If false, the long
//                                       lines of a chunk are split later, together.
//     Lanes::store(to, words)           stores the low halves of words
//     Lanes::bits(words)                the highest bit of each word
#pragma once

#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"

namespace uriscan::lines {
namespace {

// The number of octets of a scheme that are checked together with those of other lines.
inline constexpr std::size_t checked_of_scheme = 8;

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
// was not found yet is the offset after the octets that were read.
template <class Words>
struct split_lines {
    Words scheme_end;
    Words host_begin;
    Words path_begin;  // the host also ends here if there is no port
    Words path_end;
    Words query_end;
    Words unchecked;  // not 0: checks.hpp must read the host and the port, or a long scheme
    Words open;       // not 0: the machine must read the line
    Words is_long;    // all bits: the line does not end in the octets that were read
};

// Splits the first octets of lines of the given sizes.  `masks_of[c]` has the masks of class c.
// The octets after a line can have any bits.
//
// A line is left to the machine if it is not certain that it is valid.  This is so if an octet is
// refused, or a "%" without two digits; if there are two "#"; if the first segment has a ":" but is
// no scheme; if there are two "@" in the authority, or two ":" after the user information.  There
// is one exception: if the first octet of the host is refused, it can be a "[".  Then this function
// does not look at the host and the port, and checks.hpp does.  A line of which only the first
// octets are read is also left to the machine if its path starts in the last four of them, or
// later: at least two octets after a scheme must be known.
template <class Lanes>
[[gnu::always_inline]] inline split_lines<typename Lanes::words> split(
    const typename Lanes::words (&masks_of)[class_count], typename Lanes::words size) noexcept {
    using words = typename Lanes::words;
    const words none{};
    const words one = none + 1;
    const words end = Lanes::end(size);
    const words in_line = before(end);
    const words colons = masks_of[colon] & in_line;
    const words slashes = masks_of[slash] & in_line;
    const words hashes = masks_of[hash] & in_line;
    // The first of these octets ends the path.
    const words path_ends = (masks_of[question] & in_line) | hashes | end;
    const words path_end = lowest(path_ends);
    const words query_end = lowest(hashes | end);
    const words refused_octets = masks_of[refused] & (in_line | end);
    // The machine must read the lines that have a bit here.
    words open = hashes & before(hashes);

    const words authority_ends = slashes | path_ends;
    const words first = lowest(colons | authority_ends);
    const words scheme_end = first & colons;
    const words has_no_scheme = words(scheme_end == none);
    if constexpr (Lanes::has_all_masks) {
        open |= ~has_no_scheme &
                ((masks_of[not_in_scheme] & before(first)) | (masks_of[not_first_in_scheme] & one));
    } else {
        open |= scheme_end & one;  // an empty scheme; checks.hpp reads the others
    }

    const words after_scheme = scheme_end + scheme_end - has_no_scheme;
    const words authority = (slashes & slashes >> 1 & after_scheme) << 2;  // 0 if there is none
    const words has_no_authority = words(authority == none);
    const words path =
        choose(has_no_authority, after_scheme, lowest(authority_ends & from(authority)));
    const words in_authority = from(authority) & before(path);
    const words ats = masks_of[at] & in_authority;
    const words has_no_at = words(ats == none);
    const words host = choose(has_no_at, authority, ats + ats);
    const words in_host = in_authority & from(host);  // the octets of host and port
    const words bracket = in_host & host & refused_octets;
    const words in_brackets = in_host & from(bracket);
    const words ports = in_host & colons;
    open |= ats & before(ats);
    open |= (refused_octets | (ports & before(ports))) & ~in_brackets;

    // before() has all bits if it gets 0.  So the first of these two terms is not 0 if the path
    // starts too late, or not in the octets that are read.  The second is not 0 if these octets
    // have no delimiter, and the line does not end in them.
    const words is_long = Lanes::longer(size);
    open |= is_long & ((before(path) & one << (Lanes::width - 5)) |
                       (before(first) & one << (Lanes::width - 1)));

    const words scheme_size = ~has_no_scheme & Lanes::place(scheme_end);
    const words authority_at = scheme_size + 3 + has_no_scheme;
    const words long_scheme =
        Lanes::has_all_masks ? none : scheme_size & ~(none + checked_of_scheme - 1);
    return {scheme_size,
            ~has_no_authority & choose(has_no_at, authority_at, Lanes::place(host)),
            Lanes::place(path),
            Lanes::place(path_end),
            Lanes::place(query_end),
            ports | bracket | long_scheme,
            open,
            is_long};
}

// Splits the octets from number `from` to number `from` + 63 of the long lines.  They are in the
// path, the query or the fragment.  So only masks of the classes from `question` on are needed.
template <class Lanes, class Offset>
[[gnu::always_inline]] inline void split_on(const typename Lanes::words (&masks_of)[class_count],
                                            typename Lanes::words size, Offset from,
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

}  // namespace
}  // namespace uriscan::lines
