// Changes or removes one component of a URI: the components are composed again (RFC 3986, section
// 5.3).  All functions are linear.
#include "operations/composition.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {

result<composition> composition_with(const uri_view& uri, component which, std::string_view value,
                                     as given) noexcept {
    const result<written_value> written = value_of_component(which, value, given);
    if (!written) {
        return written.error();
    }
    composition parts = composition_of(parts_of(uri));
    parts[which] = *written;
    return parts;
}

composition composition_without(const uri_view& uri, component which) noexcept {
    composition parts = composition_of(parts_of(uri));
    parts.remove(which);
    return parts;
}

result<uri_view> with(const uri_view& uri, component which, std::string_view value,
                      std::span<char> buffer, as given, ambiguity policy) noexcept {
    const result<composition> parts = composition_with(uri, which, value, given);
    return parts ? in_buffer(compose(*parts, buffer, policy), buffer) : parts.error();
}

result<uri_view> without(const uri_view& uri, component which, std::span<char> buffer,
                         ambiguity policy) noexcept {
    return in_buffer(compose(composition_without(uri, which), buffer, policy), buffer);
}

}  // namespace uriscan
