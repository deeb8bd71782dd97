// What the C functions that change and build URIs share.
#pragma once

#include <cstdint>

#include "c/conversions.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::c {

// Says whether a parsed text is a URI or a relative reference.  Other texts cannot be changed.
constexpr bool is_reference(const uriscan_uri& uri) noexcept {
    return uri.form == 0 || uri.form == URISCAN_RULE_ABSOLUTE_FORM;
}

// Returns the component that a constant stands for, or nothing if it is not one of the seven.
constexpr std::optional<component> component_of(uriscan_component constant) noexcept {
    if (constant < URISCAN_COMPONENT_SCHEME || constant > URISCAN_COMPONENT_FRAGMENT) {
        return std::nullopt;
    }
    return static_cast<component>(constant);
}

// The same for a component that is removed: removing the host removes the whole authority.
constexpr std::optional<component> removed_component_of(uriscan_component constant) noexcept {
    return constant == URISCAN_COMPONENT_AUTHORITY ? component::host : component_of(constant);
}

constexpr given_as given_by(std::uint32_t flags) noexcept {
    return (flags & URISCAN_CHANGE_DATA) != 0 ? given_as::data : given_as::text;
}

constexpr ambiguity policy_of(std::uint32_t flags) noexcept {
    return (flags & URISCAN_CHANGE_REPAIR_PATH) != 0 ? ambiguity::repair : ambiguity::refuse;
}

constexpr plus_sign plus_of(std::uint32_t flags) noexcept {
    return (flags & URISCAN_QUERY_PLUS_IS_SPACE) != 0 ? plus_sign::space : plus_sign::kept;
}

// Ends a function that was called with an unknown constant or flag.
inline uriscan_status refuse(uriscan_uri* uri, uriscan_error* error) noexcept {
    if (uri != nullptr) {
        *uri = {};
    }
    return store(URISCAN_INVALID_ARGUMENT, error);
}

}  // namespace uriscan::c
