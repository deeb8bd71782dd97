// The URI machine (ragel/uri_parser.rl) as the library uses it: what its six notes mean, and what the
// RFC's other rules make of what was read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "uriscan/components.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {

// The machines read octets, whose values are not negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

// The machine's notes on a text that may go on.  A begin or an end that no delimiter has marked is
// open: it lies where the next component ends, at last at the end of the text.
template <class Offset>
constexpr Offset open = std::numeric_limits<Offset>::max();

template <class Offset>
constexpr basic_uri_components<Offset> no_marks = {
    .host_end = open<Offset>, .path_end = open<Offset>, .query_end = open<Offset>};

// Closes what is open at `text_end`.
template <class Offset>
basic_uri_components<Offset> close(basic_uri_components<Offset> marks, Offset text_end) noexcept {
    marks.query_end = std::min(marks.query_end, text_end);
    marks.path_end = std::min(marks.path_end, marks.query_end);
    marks.path_begin = std::min(marks.path_begin, marks.path_end);
    marks.host_end = std::min(marks.host_end, marks.path_begin);
    return marks;
}

// Takes the machine's notes down as offsets.
template <class Offset>
class offset_sink {
public:
    // The octet at `begin` is the text's octet `offset`; what came before it left `marks`.
    offset_sink(const unsigned char* begin, Offset offset,
                const basic_uri_components<Offset>& marks) noexcept
        : begin_(begin), begin_offset_(offset), marks_(marks) {}

    const basic_uri_components<Offset>& marks() const noexcept { return marks_; }

    void scheme_end(const unsigned char* p) noexcept {
        marks_.scheme_end = offset(p);
        marks_.path_begin = marks_.scheme_end + 1;
    }
    void host_begin(const unsigned char* p) noexcept {
        marks_.host_begin = offset(p);
        marks_.host_end = open<Offset>;  // a ":" before an "@" was user information's
        marks_.path_begin = open<Offset>;
    }
    void host_end(const unsigned char* p) noexcept { marks_.host_end = offset(p); }
    void path_begin(const unsigned char* p) noexcept { marks_.path_begin = offset(p); }
    void path_end(const unsigned char* p) noexcept { marks_.path_end = offset(p); }
    void query_end(const unsigned char* p) noexcept { marks_.query_end = offset(p); }

private:
    Offset offset(const unsigned char* p) const noexcept {
        return begin_offset_ + static_cast<Offset>(p - begin_);
    }

    const unsigned char* begin_;
    Offset begin_offset_;
    basic_uri_components<Offset> marks_;
};

// How far a text was read, and what was found up to there.
template <class Offset>
struct basic_reading {
    basic_uri_components<Offset> at;  // of the text up to `stop`
    Offset stop;                      // the text's size, or the offset of what cannot follow
    bool whole;  // whether the text up to `stop` is in the language, and `stop` is its end

    bool has_scheme() const noexcept { return at.scheme_end != 0; }
    bool has_fragment() const noexcept { return at.query_end != stop; }
};

using reading = basic_reading<std::uint32_t>;

// The same reading, of a text of less than 2^32 octets.
inline reading narrow(const basic_reading<std::uint64_t>& read) noexcept {
    const auto narrowed = [](std::uint64_t offset) { return static_cast<std::uint32_t>(offset); };
    return {{narrowed(read.at.scheme_end), narrowed(read.at.host_begin), narrowed(read.at.host_end),
             narrowed(read.at.path_begin), narrowed(read.at.path_end), narrowed(read.at.query_end)},
            narrowed(read.stop),
            read.whole};
}

// Holds what was read as a URI-reference against `rule`.
//
// A URI-reference is a URI or a relative-ref (RFC 3986, section 4.1).  The other rules are that
// language with one delimiter asked for or refused: a URI has the ":" of a scheme, a relative-ref has
// not (4.2), and an absolute-URI is a URI without the "#" of a fragment (4.3).  All of them were
// noted, so a rule costs a comparison and no machine of its own.  `scheme_prefix_length()` says how
// much of the text could begin a scheme.
template <class Offset, class SchemePrefixLength>
basic_reading<Offset> hold_against(rule rule, const basic_reading<Offset>& read,
                                   SchemePrefixLength scheme_prefix_length) noexcept {
    const auto refuse_at = [&](Offset stop) { return basic_reading<Offset>{read.at, stop, false}; };
    switch (rule) {
        case rule::uri_reference: break;
        case rule::relative_ref:
            if (read.has_scheme()) {
                return refuse_at(read.at.scheme_end);
            }
            break;
        case rule::uri:
        case rule::absolute_uri:
            if (!read.has_scheme()) {
                return refuse_at(scheme_prefix_length());
            }
            if (rule == rule::absolute_uri && read.has_fragment()) {
                return refuse_at(read.at.query_end);
            }
            break;
    }
    return read;
}

}  // namespace uriscan
