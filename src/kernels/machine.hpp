// Tools for all callers of the URI machine: the octets of a text, the recorder of offsets, and
// access to the inside of a result.
#pragma once

#include <cstddef>
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

// Says whether a text must be checked against the rule after it was read as a URI-reference.
[[gnu::always_inline]] constexpr bool must_check(rule rule, bool whole) noexcept {
    return !whole || rule != rule::uri_reference;
}

// Lets a kernel store the components of a text in the memory of the caller's result:
//
//     result = unread(text);
//     set_whole(result, kernel.read(text, octets_of(result)));
//     check(rule, text.size(), result);     if must_check(): for errors and the stricter rules
struct result_access {
    using parsed = result<uri_view>;

    // Returns a result that views `text`, and has no components yet.
    [[gnu::always_inline]] static parsed unread(std::string_view text) noexcept {
        return uri_view(text.data());
    }

    // Returns a result that views `text`, which has fewer than 2^32 octets.  The components are
    // stored at once where the caller wants the result.  If they were copied there, the copy would
    // wait until they are stored: it reads several of them together.
    [[gnu::always_inline]] static parsed viewing(std::string_view text,
                                                 const uri_components& at) noexcept {
        parsed result = unread(text);
        result.storage_.value.part_ = {at, static_cast<std::uint32_t>(text.size())};
        return result;
    }

    // Returns the memory for a read_part.
    [[gnu::always_inline]] static unsigned char* octets_of(parsed& result) noexcept {
        return reinterpret_cast<unsigned char*>(&result.storage_.value.part_);
    }

    static unsigned char* octets_of(uri_view& view) noexcept {
        return reinterpret_cast<unsigned char*>(&view.part_);
    }

    // Says whether the text is a valid URI-reference.
    [[gnu::always_inline]] static void set_whole(parsed& result, bool whole) noexcept {
        result.storage_.has_value = whole;
    }

    // Checks the text of `size` octets, which was read, against the rule.  If it is not valid,
    // works out the error and stores it in `result`.
    [[gnu::cold, gnu::noinline]] static void check(rule, std::size_t size, parsed& result) noexcept;
};

}  // namespace detail

}  // namespace uriscan
