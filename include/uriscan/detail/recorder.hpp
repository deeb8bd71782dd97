// Records offsets while the URI machine (ragel/uri_parser.rl) runs, and then checks a rule of the
// RFC (parse.hpp).  The compiled machine and the compile-time one (literal.hpp) share this header.
// This header is internal to the library: do not use it.
//
// Thread safety: everything here is a value, a constant or a pure function.
#pragma once

#include <cstdint>
#include <limits>

#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::detail {

// The value of an offset that no delimiter has set so far.  close() replaces it by the value of the
// next member of basic_uri_components, and in the last member by the size of the text.
template <class Offset>
constexpr Offset open = std::numeric_limits<Offset>::max();

// The offsets at the start, when no octet was read.
template <class Offset>
constexpr basic_uri_components<Offset> no_offsets = {
    .host_end = open<Offset>, .path_end = open<Offset>, .query_end = open<Offset>};

template <class Offset>
constexpr Offset smaller(Offset a, Offset b) noexcept {
    return b < a ? b : a;
}

// Returns the offsets of a text that ends at `text_end`, with a value for each open offset.
template <class Offset>
constexpr basic_uri_components<Offset> close(basic_uri_components<Offset> offsets,
                                             Offset text_end) noexcept {
    offsets.query_end = smaller(offsets.query_end, text_end);
    offsets.path_end = smaller(offsets.path_end, offsets.query_end);
    offsets.path_begin = smaller(offsets.path_begin, offsets.path_end);
    offsets.host_end = smaller(offsets.host_end, offsets.path_begin);
    return offsets;
}

// Records the offsets of the delimiters that the machine reports.  `Position` is the type with
// which the machine points at an octet: a pointer or an index.  All functions are inlined, so that
// the offsets stay in registers and the code is compiled for the instruction set of the caller.
template <class Offset, class Position = const unsigned char*>
class offset_recorder {
public:
    // The machine starts at the position `begin`, which has the offset `offset` in the text.
    // `offsets` holds the offsets that were recorded before `begin`.
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
        offsets_.host_end = open<Offset>;  // a ":" before the "@" was part of the user information
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

// Says how far a text was read.
template <class Offset>
struct basic_extent {
    Offset stop;  // the size of the text, or the offset of the octet that does not fit
    bool whole;   // whether `stop` is the end of the text and the text is valid
};

using extent = basic_extent<std::uint32_t>;

template <class Offset>
constexpr bool has_scheme(const basic_uri_components<Offset>& at) noexcept {
    return at.scheme_end != 0;
}

// Checks a text against `rule`, and returns how far it fits the rule.  The text was read as a
// URI-reference before: `read` says how far it was read, and `at` holds its components.
//
// A URI-reference is a URI or a relative-ref (RFC 3986, section 4.1).  The other rules require or
// forbid one delimiter: a URI has the ":" of a scheme, a relative-ref does not (4.2), and an
// absolute-URI is a URI without the "#" of a fragment (4.3).  These delimiters were recorded, so a
// rule is checked by a comparison, without a machine of its own.
//
// `scheme_prefix_length()` returns the size of the longest prefix of the text that has the form of
// a scheme, or 0.  It is called only for a text without a scheme.
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
