// What the C functions that parse chunks share.  A parser of C++ is stored in the opaque words of a
// struct.
#pragma once

#include <new>
#include <type_traits>

#include "c/conversions.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::c {

template <class Parser, class Storage>
auto& parser_in(Storage& storage) noexcept {
    static_assert(sizeof(Parser) <= sizeof(Storage));
    static_assert(alignof(Parser) <= alignof(Storage));
    static_assert(std::is_trivially_copyable_v<Parser>);
    using parser = std::conditional_t<std::is_const_v<Storage>, const Parser, Parser>;
    return *std::launder(reinterpret_cast<parser*>(storage.opaque));
}

// Stores the components of all chunks, or the error, and returns the status.
template <class View>
uriscan_status store_pushed(const basic_push_result<View>& read, uriscan_uri* uri,
                            uriscan_error* error) noexcept {
    using parsed = result<uriscan_uri>;
    if (!read.valid) {
        return store(parsed(read.error), uri, error);
    }
    if (read.size > max_text_size) {
        return store(parsed(uri_error{error_reason::too_long, component::path, max_text_size}), uri,
                     error);
    }
    const auto size = static_cast<std::uint32_t>(read.size);
    return store(parsed(uri_of(detail::narrow(read.components), size)), uri, error);
}

}  // namespace uriscan::c
