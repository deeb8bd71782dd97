#include "operations/written_value.hpp"

#include <cstdint>
#include <iterator>

#include "operations/parts.hpp"

namespace uriscan {

bool is_encoded(component which, std::string_view value, as given) noexcept {
    return given == as::data && which != component::scheme && which != component::port &&
           (which != component::host || !value.starts_with('['));
}

encode_for encoding_of(component which) noexcept {
    constexpr encode_for user_information = encode_for::password;  // keeps ":"
    constexpr encode_for never = encode_for::unreserved;           // not used; see is_encoded()
    constexpr encode_for encodings[] = {never,
                                        user_information,
                                        encode_for::host,
                                        never,
                                        encode_for::path,
                                        encode_for::query,
                                        encode_for::fragment};
    static_assert(std::size(encodings) == std::size(all_components));
    return encodings[index(which)];
}

result<std::size_t> written_size(component which, std::string_view value, as given) noexcept {
    if (value.size() > UINT32_MAX) {
        return uri_error{reason::too_long, which};
    }
    if (is_encoded(which, value, given)) {
        const std::size_t size = encoded_size(value, encoding_of(which));
        return size > UINT32_MAX ? result<std::size_t>(uri_error{reason::too_long, which}) : size;
    }
    if (const auto wrong = check(which, value)) {
        return *wrong;
    }
    return value.size();
}

}  // namespace uriscan
