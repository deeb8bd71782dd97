// Makes URIs that own their texts.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "operations/written_uri.hpp"
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
    return uri(std::move(text), at);
}

// Calls `write`, which writes a URI to the start of a buffer and returns what it has written.  The
// first call only asks for the size.
template <class Write>
result<uri> write_twice(Write write) {
    const result<written_uri> size = write(std::span<char>());
    if (!size) {
        return size.error();
    }
    std::string text(size->size, '\0');
    const uri_components at = write(std::span<char>(text))->components;
    return uri(std::move(text), at);
}

}  // namespace uriscan
