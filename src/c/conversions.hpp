// Converts between the structs of the C functions and the types of the C++ library.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "c/constants.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"
#include "uriscan/uriscan.h"

namespace uriscan::c {

inline uriscan_slice slice_of(std::string_view part) noexcept {
    return {part.data(), part.size()};
}

inline uri_view view_of(const uriscan_uri& uri, const char* text) noexcept {
    return uri_view::unchecked(std::string_view(text, uri.size), {.scheme_end = uri.scheme_end,
                                                                  .host_begin = uri.host_begin,
                                                                  .host_end = uri.host_end,
                                                                  .path_begin = uri.path_begin,
                                                                  .path_end = uri.path_end,
                                                                  .query_end = uri.query_end});
}

constexpr uriscan_uri uri_of(const uri_components& at, std::uint32_t size) noexcept {
    return {at.scheme_end, at.host_begin, at.host_end, at.path_begin,
            at.path_end,   at.query_end,  size,        0};
}

// Stores an error if `to` is not null.  Returns the status of the error.
inline uriscan_status store(const uri_error& error, uriscan_error* to) noexcept {
    const uriscan_status status = status_of(error.reason);
    if (to != nullptr) {
        *to = {error.offset, status, static_cast<uriscan_component>(error.component)};
    }
    return status;
}

// Stores a status that has no offset, unless `to` is null.  Returns the status.
inline uriscan_status store(uriscan_status status, uriscan_error* to) noexcept {
    if (to != nullptr) {
        *to = {0, status, status == URISCAN_OK ? 0 : URISCAN_COMPONENT_PATH};
    }
    return status;
}

// Stores a parsed text and its error.  If the text is not valid, stores the empty reference.  A
// null pointer means that the caller does not want the value.  Returns the status.
inline uriscan_status store(const result<uriscan_uri>& parsed, uriscan_uri* uri,
                            uriscan_error* error) noexcept {
    if (uri != nullptr) {
        *uri = parsed ? *parsed : uriscan_uri{};
    }
    return parsed ? store(URISCAN_OK, error) : store(parsed.error(), error);
}

// Returns the same error for the C++ library.  Returns nothing if the status stands for no reason,
// or if the component is unknown.
inline std::optional<uri_error> error_of(const uriscan_error& error) noexcept {
    const error_reason* const why = reason_of(error.status);
    if (why == nullptr || error.component < URISCAN_COMPONENT_SCHEME ||
        error.component > URISCAN_COMPONENT_FRAGMENT) {
        return std::nullopt;
    }
    return uri_error{*why, static_cast<component>(error.component),
                     static_cast<std::size_t>(error.offset)};
}

// The buffer of a function that writes a text.
class destination {
public:
    destination(char* to, std::size_t capacity, std::size_t* needed) noexcept
        : to_(to), capacity_(to != nullptr ? capacity : 0), needed_(needed) {
        if (needed_ != nullptr) {
            *needed_ = 0;
        }
    }

    std::span<char> buffer() const noexcept { return {to_, capacity_}; }

    // Stores the size of the result, and writes the NUL after a result that fits.
    uriscan_status finish(std::size_t size) const noexcept {
        if (needed_ != nullptr) {
            *needed_ = size;
        }
        if (size > capacity_) {
            return URISCAN_BUFFER_TOO_SMALL;
        }
        if (size < capacity_) {
            to_[size] = '\0';
        }
        return URISCAN_OK;
    }

private:
    char* to_;
    std::size_t capacity_;
    std::size_t* needed_;
};

// Ends a function that failed.  `size` is the size of the whole result, or the error of the
// function.
inline uriscan_status end_without_result(const result<std::size_t>& size, const destination& out,
                                         uriscan_error* error) noexcept {
    return size ? store(out.finish(*size), error) : store(size.error(), error);
}

// Ends a function that writes a URI, and stores the components of the URI, unless `uri` is null.
// If nothing was written, size() returns the size of the result, or the error.
template <class Size>
uriscan_status end(const result<uri_view>& written, Size size, const destination& out,
                   uriscan_uri* uri, uriscan_error* error) noexcept {
    if (uri != nullptr) {
        *uri = written ? uri_of(written->components(),
                                static_cast<std::uint32_t>(written->text().size()))
                       : uriscan_uri{};
    }
    return written ? store(out.finish(written->text().size()), error)
                   : end_without_result(size(), out, error);
}

}  // namespace uriscan::c
