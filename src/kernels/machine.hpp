// What every caller of the URI machine needs: text as octets, the recorder of offsets, and access
// to the inside of a result.
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

// Records offsets in a chunk.  The machine counts the octets of the chunk from 0.
template <class Offset>
using chunk_recorder = offset_recorder<Offset, std::size_t>;

// Makes a kernel read a text as a URI-reference without working out the error if there is one.  No
// rule has this number.  It goes in the place of the rule, because that costs valid texts nothing:
// a std::optional<rule> or a function of its own made them 2 to 7 % slower.
inline constexpr rule only_read{0xFF};

// Whether result_access::finish() has something to do for a text that was read as a URI-reference.
[[gnu::always_inline]] constexpr bool must_finish(rule rule, bool whole) noexcept {
    return rule != only_read && (!whole || rule != rule::uri_reference);
}

// Lets kernels construct a result in two steps, in the memory of their caller:
//
//     result = make(what was read, ...);      for all texts, inlined
//     finish(rule, text, result);             if must_finish(): for errors and the stricter rules
//
// Between the two steps, a result without a value still holds the view of what was read.
struct result_access {
    using parsed = result<uri_view>;

    // Returns the result for a text of which `part`, with the components `at`, was read as a
    // URI-reference.  `whole` says whether that is all of the text and it is valid.
    [[gnu::always_inline]] static parsed make(std::string_view part, const uri_components& at,
                                              bool whole) noexcept {
        parsed made = uri_view(part, at);
        made.storage_.has_value = whole;
        return made;
    }

    // Checks `text`, whose result make() returned, against `rule`.  If it is not valid, works out
    // the error and stores it in the result.
    [[gnu::cold]] static void finish(rule, std::string_view text, parsed& result) noexcept;

    // Returns the part that was read.  Only for a result of make() before finish().
    static const uri_view& read_part(const parsed& result) noexcept {
        return result.storage_.value;
    }
};

}  // namespace detail

}  // namespace uriscan
