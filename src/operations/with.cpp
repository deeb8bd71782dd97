// Changes or removes one component of a URI: the components are composed again (RFC 3986, section
// 5.3).  All functions are linear.
#include <string>

#include "operations/parts.hpp"
#include "operations/written_value.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {
namespace {

constexpr std::string_view present(std::string_view value) noexcept {
    return is_present(value) ? value : std::string_view("");
}

void remove_part(uri_parts& parts, component which) noexcept {
    part_of(parts, which) = {};
    if (which == component::host) {
        parts.userinfo = {};
        parts.port = {};
    }
}

}  // namespace

result<uri_view> with(const uri_view& uri, component which, std::string_view value,
                      std::span<char> buffer, as given, ambiguity policy) noexcept {
    const result<std::size_t> size = written_size(which, value, given);
    if (!size) {
        return size.error();
    }
    if (is_encoded(which, value, given)) {
        if (*size > buffer.size()) {
            return uri_error{reason::buffer_too_small};
        }
        // compose() moves the encoded value from the end of the buffer to its place.
        value = *encode(value, encoding_of(which), buffer.last(*size));
    }
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = present(value);
    return compose(parts, buffer, policy);
}

result<uri> with(const uri_view& uri, component which, std::string_view value, as given,
                 ambiguity policy) {
    if (const auto size = written_size(which, value, given); !size) {
        return size.error();
    }
    std::string encoded;
    if (is_encoded(which, value, given)) {
        encoded = encode(value, encoding_of(which));
        value = encoded;
    }
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = present(value);
    return compose(parts, policy);
}

result<uri_view> without(const uri_view& uri, component which, std::span<char> buffer,
                         ambiguity policy) noexcept {
    uri_parts parts = parts_of(uri);
    remove_part(parts, which);
    return compose(parts, buffer, policy);
}

result<uri> without(const uri_view& uri, component which, ambiguity policy) {
    uri_parts parts = parts_of(uri);
    remove_part(parts, which);
    return compose(parts, policy);
}

}  // namespace uriscan
