// Gives access to the members of uri_parts by a value of `component`.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

inline constexpr component all_components[] = {
    component::scheme, component::userinfo, component::host,    component::port,
    component::path,   component::query,    component::fragment};

constexpr std::size_t index(component which) noexcept {
    return static_cast<std::size_t>(which);
}

static_assert([] {
    for (std::size_t i = 0; i < std::size(all_components); ++i) {
        if (index(all_components[i]) != i) {
            return false;
        }
    }
    return true;
}());

// Returns a reference to one part of `parts`.  The reference is const if `parts` is const.
template <class Parts>
constexpr auto& part_of(Parts& parts, component which) noexcept {
    constexpr std::string_view uri_parts::*members[] = {
        &uri_parts::scheme, &uri_parts::userinfo, &uri_parts::host,    &uri_parts::port,
        &uri_parts::path,   &uri_parts::query,    &uri_parts::fragment};
    static_assert(std::size(members) == std::size(all_components));
    return parts.*members[index(which)];
}

// Says whether a part is present; an absent one is null.
constexpr bool is_present(std::string_view part) noexcept {
    return part.data() != nullptr;
}

}  // namespace uriscan
