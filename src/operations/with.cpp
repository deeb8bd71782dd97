// Changes or removes one component of a URI: the components are composed again (RFC 3986, section
// 5.3).  All functions are linear.
#include "operations/composition.hpp"
#include "operations/sizes.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {
namespace {

// Calls `use` for the components of `uri` with one of them set.
template <class Use>
auto use_with(const uri_view& uri, component which, std::string_view value, given_as given,
              Use use) noexcept -> decltype(use(composition{uri_parts()})) {
    const result<written_value> written = value_of_component(which, value, given);
    if (!written) {
        return written.error();
    }
    uri_parts parts = parts_of(uri);
    unsigned encoded = 0;
    set_part(parts, encoded, which, *written);
    return use(composition{parts, encoded});
}

uri_parts parts_without(const uri_view& uri, component which) noexcept {
    uri_parts parts = parts_of(uri);
    remove_part(parts, which);
    return parts;
}

}  // namespace

result<uri_view> with_component(const uri_view& uri, component which, std::string_view value,
                                std::span<char> buffer, given_as given, ambiguity policy) noexcept {
    return use_with(uri, which, value, given,
                    [&](const composition& parts) { return compose(parts, buffer, policy); });
}

result<std::size_t> size_with(const uri_view& uri, component which, std::string_view value,
                              given_as given, ambiguity policy) noexcept {
    return use_with(uri, which, value, given,
                    [&](const composition& parts) { return composed_size(parts, policy); });
}

result<uri_view> without_component(const uri_view& uri, component which, std::span<char> buffer,
                                   ambiguity policy) noexcept {
    return compose(parts_without(uri, which), buffer, policy);
}

result<std::size_t> size_without(const uri_view& uri, component which, ambiguity policy) noexcept {
    return composed_size({parts_without(uri, which)}, policy);
}

}  // namespace uriscan
