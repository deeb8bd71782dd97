// What an operation has written to a buffer, or would have written to a larger one.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// If the buffer has fewer than `size` octets, what it contains is unspecified.
struct written_uri {
    uri_components components;
    std::size_t size;

    bool fits(std::span<char> buffer) const noexcept { return size <= buffer.size(); }
};

// Returns a view of what was written to the buffer.
inline result<uri_view> in_buffer(const result<written_uri>& written,
                                  std::span<char> buffer) noexcept {
    if (!written) {
        return written.error();
    }
    if (!written->fits(buffer)) {
        return uri_error{reason::buffer_too_small};
    }
    return uri_view({buffer.data(), written->size}, written->components);
}

// These functions do what with_parameter(), without_parameter() and relativize() do, but also
// return the size if the buffer is too small.
result<written_uri> set_parameter(const uri_view&, std::string_view key, std::string_view value,
                                  std::span<char> buffer, as, plus_sign) noexcept;
result<written_uri> remove_parameter(const uri_view&, std::string_view key, std::span<char> buffer,
                                     as, plus_sign) noexcept;
result<written_uri> write_reference(const uri_view& base, const uri_view& target,
                                    std::span<char> buffer) noexcept;

}  // namespace uriscan
