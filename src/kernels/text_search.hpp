// Finds where a URI in a text can start and end.  src/text/uri_search.cpp and src/text/uri_end.cpp
// use these functions.
#pragma once

#include <cassert>

#include "kernels/marks.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// Returns the mask of the colons in a block that can end the scheme of a URI, as far as the octets
// in the block show it.  `after` is the mask of the octets after the text.
template <class Block>
[[gnu::always_inline]] inline mask_of<Block> find_scheme_ends(const Block& block,
                                                              const nibble_table& ends,
                                                              mask_of<Block> after) noexcept {
    const mask_of<Block> slashes = block.equal('/') | block.equal('\\') | after;
    return block.equal(':') & (slashes >> 1 | block.in(ends) << 1);
}

// Returns the first ":" of `colons`, and where the octets before it start that can all be in a
// scheme.  `colons` is a mask of the block at the offset `begin`.  Octets before the block are read
// only if all octets from the start of the block to the ":" can be in a scheme.
template <class Block>
[[gnu::always_inline]] inline scheme_end_of<Block> with_start(const Block& block,
                                                              string_of<Block> text,
                                                              offset_of<Block> from,
                                                              offset_of<Block> begin,
                                                              mask_of<Block> colons) noexcept {
    const mask_of<Block> others = ~block.in(in_scheme) & (colons - 1) & ~colons;
    const offset_of<Block> colon = begin + trailing_zeros(colons);
    if (others != 0) {
        return {colon, begin + after_last(others)};
    }
    while (begin > from && has_octet(in_scheme, octets(text)[begin - 1])) {
        --begin;
    }
    return {colon, begin};
}

// Does the same as find_scheme_end() if less than a block is left from the offset `at` on.
template <class Block>
[[gnu::noinline]] scheme_end_of<Block> find_last_scheme_end(string_of<Block> text,
                                                            offset_of<Block> from,
                                                            const nibble_table& ends,
                                                            offset_of<Block> at) noexcept {
    const offset_of<Block> rest = text.size() - at;
    const Block block(octets(text) + at, rest);
    const mask_of<Block> found = find_scheme_ends(block, ends, ~mask_of<Block>{0} << rest);
    return found != 0 ? with_start(block, text, from, at, found)
                      : scheme_end_of<Block>{text.size(), text.size()};
}

// This is find_scheme_end_function.  Each block starts with the last octet of the block before it.
// If this octet is a ":", one block shows what is before the ":", and the other one what is after
// it.
template <class Block>
scheme_end_of<Block> find_scheme_end(string_of<Block> text, offset_of<Block> from,
                                     const nibble_table& ends) noexcept {
    offset_of<Block> at = from;
    for (; text.size() - at >= block_size; at += block_size - 1) {
        const Block block(octets(text) + at);
        const mask_of<Block> found = find_scheme_ends(block, ends, 0);
        if (found != 0) {
            return with_start(block, text, from, at, found);
        }
    }
    return find_last_scheme_end<Block>(text, from, ends, at);
}

// The masks of a block in which a run starts or goes on.
template <class Mask>
struct run_masks {
    Mask stops;   // the octets that cannot be in a URI
    Mask colons;  // each ":" of the run
    Mask cuts;    // each cut octet of the run (uri_octets.hpp)
};

template <class Block>
[[gnu::always_inline]] inline run_masks<mask_of<Block>> find_run(const Block& block) noexcept {
    using mask = mask_of<Block>;
    const mask stops = ~block.in(uri_octets);
    const mask run = (stops - 1) & ~stops;
    const mask cuts = block.equal(')') | block.equal(';') | block.equal('#');
    return {stops, block.equal(':') & run, cuts & run};
}

// Says whether a run ends with a ")", and has no other cut octet and no "(".  Then the ")" is
// punctuation after the URI, as in "(see http://a/b)".
template <class Text>
[[gnu::noinline]] bool ends_with_lone_closing(Text run) noexcept {
    using offset = std::remove_cvref_t<decltype(run.size())>;
    assert(run.size() != offset(0));
    for (offset at = 0; at + 1 < run.size(); ++at) {
        if (run[at] == '(' || is_cut_octet(run[at])) {
            return false;
        }
    }
    return run[run.size() - 1] == ')';
}

// Says whether more than one bit is 1.
template <class Mask>
[[gnu::always_inline]] inline bool has_second_bit(Mask bits) noexcept {
    return (bits & (bits - 1)) != 0;
}

// What the blocks that were read show of a run.
template <class Offset>
struct measured_run {
    Offset size;  // the size of the text, until the end of the run is found
    bool may_have_cut = false;
    bool has_colon = false;
    bool has_cut_octet = false;
};

// Adds what a block at the offset `at` of a text shows.  Says whether the run ends in this block.
template <class Block>
[[gnu::always_inline]] inline bool add_to_run(measured_run<offset_of<Block>>& run,
                                              offset_of<Block> at, const Block& block) noexcept {
    const run_masks<mask_of<Block>> masks = find_run(block);
    run.may_have_cut |= has_second_bit(masks.colons) || (run.has_colon && masks.colons != 0);
    run.has_colon |= masks.colons != 0;
    run.has_cut_octet |= masks.cuts != 0;
    if (masks.stops == 0) {
        return false;
    }
    run.size = at + trailing_zeros(masks.stops);
    return true;
}

// Measures the run at the start of a text, but does not read it.
template <class Block>
run_of<Block> measure_run(string_of<Block> text) noexcept {
    measured_run<offset_of<Block>> run = {text.size()};
    for (offset_of<Block> at = 0; at < text.size(); at += block_size) {
        const offset_of<Block> rest = std::min<offset_of<Block>>(block_size, text.size() - at);
        if (add_to_run(run, at, Block(octets(text) + at, rest))) {
            break;
        }
    }
    const string_of<Block> octets_of_run = {text.data(), run.size};
    const bool has_cut = run.has_cut_octet && !ends_with_lone_closing(octets_of_run);
    return {run.size, run.may_have_cut || has_cut, false};
}

// The ends of the parts of a simple run: a scheme, "://", and then only simple octets.
template <class Offset>
struct simple_ends {
    Offset run;
    Offset host;  // the first "/" or "?" after the "://", or the end of the run
    Offset path;  // the first "?" after the "://", or the end of the run
};

// For each member of simple_ends: the octets of a block at which this part can end.
template <class Mask>
struct simple_masks {
    Mask stops;      // the octets that are not simple
    Mask path_ends;  // the octets that are not simple, and each "?"
    Mask host_ends;  // the octets that are not simple, and each "?" and "/"
};

// Returns the masks of a block.  Octets before the offset `from` do not count.
template <class Block>
[[gnu::always_inline]] inline simple_masks<mask_of<Block>> find_simple(
    const Block& block, offset_of<Block> from) noexcept {
    using mask = mask_of<Block>;
    const mask all = ~mask{0} << from;
    const mask stops = ~block.in(simple_octets);
    const mask path_ends = stops | block.equal('?');
    const mask host_ends = path_ends | block.equal('/');
    return {stops & all, path_ends & all, host_ends & all};
}

// Returns the masks as if the octet at the offset `at` was simple.
template <class Mask>
[[gnu::always_inline]] inline simple_masks<Mask> without(const simple_masks<Mask>& masks,
                                                         std::size_t at) noexcept {
    const Mask others = ~(Mask{1} << at);
    return {masks.stops & others, masks.path_ends & others, masks.host_ends & others};
}

// Returns the ends of a simple run.  No mask of `masks` may be 0.
template <class Mask>
[[gnu::always_inline]] inline auto ends_of(const simple_masks<Mask>& masks) noexcept
    -> simple_ends<decltype(trailing_zeros(masks.stops))> {
    return {trailing_zeros(masks.stops), trailing_zeros(masks.host_ends),
            trailing_zeros(masks.path_ends)};
}

// Adds the ends that a block at the offset `at` of a text shows.  An end that was found before does
// not change.  An end that is not found yet is the size of the text.
template <class Block>
[[gnu::always_inline]] inline void add_ends(simple_ends<offset_of<Block>>& ends,
                                            offset_of<Block> size, offset_of<Block> at,
                                            const Block& block) noexcept {
    const auto set_once = [&](offset_of<Block>& end, mask_of<Block> mask) {
        if (end == size && mask != 0) {
            end = at + trailing_zeros(mask);
        }
    };
    const simple_masks<mask_of<Block>> masks = find_simple(block, 0);
    set_once(ends.run, masks.stops);
    set_once(ends.path, masks.path_ends);
    set_once(ends.host, masks.host_ends);
}

// Finds the ends of a simple run at the start of a text of any size.
template <class Block>
simple_ends<offset_of<Block>> find_simple_ends(string_of<Block> text,
                                               offset_of<Block> body) noexcept {
    using offset = offset_of<Block>;
    simple_ends<offset> ends = {text.size(), text.size(), text.size()};
    for (offset at = body; at < text.size() && ends.run == text.size(); at += block_size) {
        const offset rest = std::min<offset>(block_size, text.size() - at);
        add_ends(ends, text.size(), at, Block(octets(text) + at, rest));
    }
    return ends;
}

// Says whether a run ends at the offset `at`: the text ends there, or the octet there cannot be in
// a URI.
[[gnu::always_inline]] inline bool ends_run(std::string_view text, std::size_t at) noexcept {
    return at == text.size() || !is_uri_octet[octets(text)[at]];
}

// Says whether a ")" is at the offset `stop` of the first block of a text, and no "(" before it.
template <class Block>
[[gnu::always_inline]] inline bool is_lone_closing(const Block& block, std::string_view text,
                                                   std::size_t stop) noexcept {
    const std::uint64_t before = (std::uint64_t{1} << stop) - 1;
    return text[stop] == ')' && (block.equal('(') & before) == 0;
}

// Returns the text before its first ")".  Returns the whole text if there is no ")", or if a "("
// comes before it.
[[gnu::noinline]] inline std::string_view before_closing(std::string_view text) noexcept {
    const std::string_view within = subtext(text, 0, text.find(')'));
    return within.find('(') == within.npos ? within : text;
}

}  // namespace
}  // namespace uriscan
