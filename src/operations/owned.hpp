// Makes URIs that own their texts.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Calls `write`, which writes a URI to the start of a buffer and returns a view of it.  The buffer
// has `limit` octets, which must be enough.  Returns the URI with a text of its own.
template <class Write>
result<uri> write_owned(std::size_t limit, Write write) {
    std::string text(limit, '\0');
    const result<uri_view> written = write(std::span<char>(text));
    if (!written) {
        return written.error();
    }
    const uri_components at = written->components();
    text.resize(written->text().size());
    return uri::unchecked(std::move(text), at);
}

// Does the same for a text whose size is known.  If `size` is an error, returns this error.
template <class Write>
result<uri> write_owned(const result<std::size_t>& size, Write write) {
    return size ? write_owned(*size, write) : size.error();
}

}  // namespace uriscan
