// What every caller of the URI machine shares: octets, the recorder of offsets, and access to results.
#pragma once

#include <cstdint>
#include <string_view>

#include "uriscan/recorder.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

using namespace detail;

// The machines read octets, whose values are not negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

namespace detail {

// Records the offsets of a chunk, whose octets are counted from 0.
template <class Offset>
using chunk_recorder = offset_recorder<Offset, std::size_t>;

// Asks a kernel for what it read and nothing more: the text is read as a URI-reference, and an error
// is not explained.  No rule has this number.
inline constexpr rule unexplained{0xFF};

// Lets kernels construct a result and look into one.  What is used on valid texts is inlined.
struct result_access {
    using parsed = result<uri_view>;

    // Returns the result for a text of which `read`, with the components `at`, was read as a
    // URI-reference.  If that is not `whole`, the view is there nevertheless, for read_part() and
    // finish().
    [[gnu::always_inline]] static parsed make(std::string_view read, const uri_components& at,
                                              bool whole) noexcept {
        parsed made = uri_view(read, at);
        made.storage_.has_value = whole;
        return made;
    }

    // Checks `text`, which was read as a URI-reference, against the rest of `rule`.  If it is not
    // valid, works out the error.  Does nothing for `unexplained`.
    [[gnu::cold]] static void finish(rule, std::string_view text, parsed&) noexcept;

    // What was read of the text, as far as the machine could go.
    static const uri_view& read_part(const parsed& result) noexcept {
        return result.storage_.value;
    }
};

}  // namespace detail

}  // namespace uriscan
