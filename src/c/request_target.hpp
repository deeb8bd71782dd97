// The rules of HTTP in the C functions: request targets and the value of the field Host.
#pragma once

#include <cstdint>
#include <string_view>

#include "c/conversions.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::c {

// Says whether a constant stands for a rule of HTTP.
constexpr bool is_http_rule(uriscan_rule constant) noexcept {
    return constant >= URISCAN_RULE_REQUEST_TARGET && constant <= URISCAN_RULE_HOST_FIELD;
}

// Returns the form of a request target that a constant stands for.
constexpr request_form form_of(uriscan_rule constant) noexcept {
    return static_cast<request_form>(constant - URISCAN_RULE_ORIGIN_FORM);
}

// Parses a text by a rule of HTTP.
result<uriscan_uri> parse_http(uriscan_rule constant, std::string_view text) noexcept;

// Says whether a parsed text is an authority and nothing else.  Then the host starts at offset 0.
constexpr bool is_only_authority(const uriscan_uri& uri) noexcept {
    return uri.form == URISCAN_RULE_AUTHORITY_FORM || uri.form == URISCAN_RULE_HOST_FIELD;
}

// Returns the view of a parsed text that is only an authority.
inline request_target_view authority_of(const uriscan_uri& uri, const char* text) noexcept {
    const uri_view view = view_of(uri, text);
    return request_target_view::unchecked(view.text(), view.components(), request_form::authority);
}

}  // namespace uriscan::c
