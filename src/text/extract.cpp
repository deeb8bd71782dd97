// Finds URIs in a whole text, and removes the escapes of a URI.  push_extractor.cpp finds URIs in a
// text that comes in chunks.
#include "uriscan/extract.hpp"

#include <algorithm>

#include "octets/subtext.hpp"
#include "text/slash_escape.hpp"
#include "text/uri_search.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {

std::optional<found_uri> find_uri(std::string_view text, std::size_t from,
                                  const extract_options& options) noexcept {
    std::optional<found_uri> found;
    detail::find_next_uri(text, from, options, found);
    return found;
}

void detail::find_next_uri(std::string_view text, std::size_t from, const extract_options& options,
                           std::optional<found_uri>& found) noexcept {
    found.reset();
    const std::size_t start = std::min(from, text.size());
    find({text, true}, start, start, options, found);
}

result<uri_view> unescape(const found_uri& found, std::span<char> buffer) noexcept {
    if (!found.escaped) {
        return found.uri;
    }
    const std::string_view original = found.original;
    const slash_escape escape = escape_in(original);
    std::size_t size = 0;
    for (std::size_t i = 0; i < original.size();) {
        if (size == buffer.size()) {
            return uri_error{error_reason::buffer_too_small, component::path, i};
        }
        const escaped_octet next = first_octet(subtext(original, i), escape);
        buffer[size++] = next.octet;
        i += next.size;
    }
    return parse_uri({buffer.data(), size});
}

}  // namespace uriscan
