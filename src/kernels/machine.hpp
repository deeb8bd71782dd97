// Tools for all callers of the URI machine: the octets of a text, the recorder of offsets, and
// access to the inside of a result.
#pragma once

#include <cstdint>
#include <string_view>

#include "uriscan/recorder.hpp"
#include "uriscan/result.hpp"
#include "uriscan/rule.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

using namespace detail;

// The machine reads octets as unsigned char, so that no value is negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

namespace detail {

// Records the offsets of delimiters in a chunk.  The machine gives their positions as indices,
// which count from the start of the chunk.
template <class Offset>
using chunk_recorder = offset_recorder<Offset, std::size_t>;

// A value that is passed to a kernel instead of a rule.  The kernel then reads the text as a
// URI-reference, and does not work out the error if the text is invalid.  No rule has this number.
// Such a value costs nothing for valid texts.  With a std::optional<rule> or a separate function
// instead, valid texts were parsed 2 to 7 % slower.
inline constexpr rule only_read{0xFF};

// Says whether result_access::finish() must be called after a text was read as a URI-reference.
[[gnu::always_inline]] constexpr bool must_finish(rule rule, bool whole) noexcept {
    return rule != only_read && (!whole || rule != rule::uri_reference);
}

// Lets kernels construct a result in two steps, in the memory of their caller:
//
//     result = make(the read part, ...);      for all texts, inlined
//     finish(rule, text, result);             if must_finish(): for errors and the stricter rules
//
// Between the two steps, a result without a value still holds the view of what was read.
struct result_access {
    using parsed = result<uri_view>;

    // Returns the result for a text.  `part` is the part of the text that was read as a
    // URI-reference, and `at` holds its components.  `whole` says whether `part` is the whole text
    // and is valid.
    [[gnu::always_inline]] static parsed make(std::string_view part, const uri_components& at,
                                              bool whole) noexcept {
        parsed made = uri_view(part, at);
        made.storage_.has_value = whole;
        return made;
    }

    // Checks `text` against the rule.  `result` must be what make() returned for `text`.  If `text`
    // is not valid, works out the error and stores it in `result`.
    [[gnu::cold]] static void finish(rule, std::string_view text, parsed& result) noexcept;

    // Returns the part that was read.  Requires a result of make(), before finish() was called on
    // it.
    static const uri_view& read_part(const parsed& result) noexcept {
        return result.storage_.value;
    }
};

}  // namespace detail

}  // namespace uriscan
