// Cuts a part from a text.  This header is internal to the library: do not use it.
//
// Lifetime: a part refers to its text.
// Thread safety: everything here is a pure function.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string_view>

#include "uriscan/detail/language.hpp"

namespace uriscan::detail {

// Returns the part of `text` that starts at the offset `from`, with at most `count` octets.  Unlike
// std::string_view::substr(), the function does not throw if `from` is greater than the size of the
// text, but aborts.  So code that calls it does not need the C++ runtime library.
constexpr std::string_view subtext(std::string_view text, std::size_t from,
                                   std::size_t count = std::string_view::npos) noexcept {
    if (from > text.size()) {
        std::abort();
    }
    const std::size_t rest = text.size() - from;
    return {text.data() + from, count < rest ? count : rest};
}

}  // namespace uriscan::detail
