// What the URI machine (ragel/uri_parser.rl) notes while it reads, and what the RFC's other rules make of
// what was read.  The compiled machine and the one that runs in the compiler (literal.hpp) share it;
// all of it is theirs, and nothing for a user of the library.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "uriscan/components.hpp"
#include "uriscan/rule.hpp"

namespace uriscan::detail {

// The machine's notes on a text that may go on.  A begin or an end that no delimiter has marked is
// open: it lies where the next component ends, at last at the end of the text.
template <class Offset>
constexpr Offset open = std::numeric_limits<Offset>::max();

template <class Offset>
constexpr basic_uri_components<Offset> no_offsets = {
    .host_end = open<Offset>, .path_end = open<Offset>, .query_end = open<Offset>};

// Closes what is open at `text_end`.
template <class Offset>
constexpr basic_uri_components<Offset> close(basic_uri_components<Offset> offsets,
                                             Offset text_end) noexcept {
    offsets.query_end = std::min(offsets.query_end, text_end);
    offsets.path_end = std::min(offsets.path_end, offsets.query_end);
    offsets.path_begin = std::min(offsets.path_begin, offsets.path_end);
    offsets.host_end = std::min(offsets.host_end, offsets.path_begin);
    return offsets;
}

// Takes the machine's notes down as offsets; a `Position` points at an octet.  All of it is inlined, so
// that the notes stay in registers and are compiled for the instruction set of who takes them.
template <class Offset, class Position = const unsigned char*>
class offset_recorder {
public:
    // The octet at `begin` is the text's octet `offset`; what came before it left `offsets`.
    constexpr offset_recorder(Position begin, Offset offset,
                              const basic_uri_components<Offset>& offsets) noexcept
        : begin_(begin), begin_offset_(offset), offsets_(offsets) {}

    constexpr const basic_uri_components<Offset>& offsets() const noexcept { return offsets_; }

    [[gnu::always_inline]] constexpr void scheme_end(Position p) noexcept {
        offsets_.scheme_end = offset(p);
        offsets_.path_begin = offsets_.scheme_end + 1;
    }
    [[gnu::always_inline]] constexpr void host_begin(Position p) noexcept {
        offsets_.host_begin = offset(p);
        offsets_.host_end = open<Offset>;  // a ":" before an "@" was user information's
        offsets_.path_begin = open<Offset>;
    }
    [[gnu::always_inline]] constexpr void host_end(Position p) noexcept {
        offsets_.host_end = offset(p);
    }
    [[gnu::always_inline]] constexpr void path_begin(Position p) noexcept {
        offsets_.path_begin = offset(p);
    }
    [[gnu::always_inline]] constexpr void path_end(Position p) noexcept {
        offsets_.path_end = offset(p);
    }
    [[gnu::always_inline]] constexpr void query_end(Position p) noexcept {
        offsets_.query_end = offset(p);
    }

private:
    [[gnu::always_inline]] constexpr Offset offset(Position p) const noexcept {
        return begin_offset_ + static_cast<Offset>(p - begin_);
    }

    Position begin_;
    Offset begin_offset_;
    basic_uri_components<Offset> offsets_;
};

// How far a text was read.
template <class Offset>
struct basic_extent {
    Offset stop;  // the text's size, or the offset of what cannot follow
    bool whole;   // whether the text up to `stop` is in the language, and `stop` is its end
};

using extent = basic_extent<std::uint32_t>;

template <class Offset>
constexpr bool has_scheme(const basic_uri_components<Offset>& at) noexcept {
    return at.scheme_end != 0;
}

// Holds a text that was read as a URI-reference up to `read`, with the components `at`, against `rule`.
//
// A URI-reference is a URI or a relative-ref (RFC 3986, section 4.1).  The other rules are that
// language with one delimiter asked for or refused: a URI has the ":" of a scheme, a relative-ref has
// not (4.2), and an absolute-URI is a URI without the "#" of a fragment (4.3).  All of them were
// noted, so a rule costs a comparison and no machine of its own.  `scheme_prefix_length()` says how
// much of the text could begin a scheme.
template <class Offset, class SchemePrefixLength>
constexpr basic_extent<Offset> check_rule(rule rule, const basic_uri_components<Offset>& at,
                                          basic_extent<Offset> read,
                                          SchemePrefixLength scheme_prefix_length) noexcept {
    switch (rule) {
        case rule::uri_reference: break;
        case rule::relative_ref:
            if (has_scheme(at)) {
                return {at.scheme_end, false};
            }
            break;
        case rule::uri:
        case rule::absolute_uri:
            if (!has_scheme(at)) {
                return {scheme_prefix_length(), false};
            }
            if (rule == rule::absolute_uri && at.query_end != read.stop) {
                return {at.query_end, false};
            }
            break;
    }
    return read;
}

}  // namespace uriscan::detail
