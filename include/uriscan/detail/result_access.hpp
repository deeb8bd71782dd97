// Access to the inside of a result, for the library's own code, and for parse(), which is inline
// (parse.hpp).
// This header is internal to the library: do not use it.
//
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string_view>

#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

enum class rule : std::uint8_t;  // parse.hpp

namespace detail {

// The result of reading a text as a URI-reference.  `none`: the text is a URI-reference.
// `after_reference`: the text is not a URI-reference, but the octets before the error are one.  All
// other values: these octets are only the start of a URI-reference.
enum class fault : int { none = 0, after_reference = -1 };

// Reads a text as a URI-reference, and stores the octets of a read_part in `to`: how far it was
// read, and the components of this part.  For a text of more than max_text_size octets, stores
// nothing, and returns a fault other than `none`.
fault read_reference(std::string_view text, unsigned char* to) noexcept;

// Makes results whose components are stored directly in the memory of the caller.  A copy would
// take longer: it would read several components with one load, so the load would have to wait until
// all of them are stored.
struct result_access {
    using parsed = result<uri_view>;

    // Returns a result that views `text`, which has fewer than 2^32 octets.
    [[gnu::always_inline]] static parsed viewing(std::string_view text,
                                                 const uri_components& at) noexcept {
        parsed result = uri_view(text.data());
        result.storage_.value.part_ = {at, static_cast<std::uint32_t>(text.size())};
        return result;
    }

    // Parses a text.
    static parsed parse(rule rule, std::string_view text) noexcept;

    // Makes `view` a view of a text.  An assignment would copy a view, which takes longer.
    static void view(uri_view& view, std::string_view text, const uri_components& at) noexcept {
        ::new (static_cast<void*>(&view)) uri_view(text, at);
    }

    // Returns the memory for a read_part.
    static unsigned char* octets_of(uri_view& view) noexcept {
        return reinterpret_cast<unsigned char*>(&view.part_);
    }

private:
    // Checks a text of `size` octets against the rule.  read_reference() has read this text, and
    // returned this fault.  If the text is not valid, stores the error in `result`.
    [[gnu::noinline]] static void check(rule, std::size_t size, fault, parsed& result) noexcept;
};

}  // namespace detail
}  // namespace uriscan
