// What every reader of texts shares with the URI machine: octets, and the notes it makes of them.
#pragma once

#include <string_view>

#include "uriscan/notes.hpp"

namespace uriscan {

using namespace detail;

// The machines read octets, whose values are not negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

namespace detail {

// Notes on a chunk, whose octets are counted from 0.
template <class Offset>
using chunk_sink = offset_sink<Offset, std::size_t>;

// The way into a result, for who makes it.  What kernels use is inlined.
struct result_access {
    using result = parse_result<uri_view>;

    // What was read of a text as a URI-reference, with the components `at`.
    [[gnu::always_inline]] static result make(rule rule, std::string_view text,
                                              const uri_components& at, extent read) noexcept {
        return result(rule, uri_view(text, at), read.stop,
                      read.whole ? result::state::valid : result::state::invalid);
    }
    [[gnu::always_inline]] static result too_long(rule rule) noexcept {
        return result(rule, uri_view(), 0, result::state::too_long);
    }
    // Holds what was read against the result's rule.
    static void narrow(result&) noexcept;

    static const uri_components& components(const result& result) noexcept {
        return result.view_.components();
    }
    static extent read(const result& result) noexcept {
        return {result.offset_, result.has_value()};
    }
};

}  // namespace detail

}  // namespace uriscan
