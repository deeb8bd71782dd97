// The rules of HTTP that lines can be checked against.  Each rule is a type or value for which
// parse() has an overload, so that commands treat it like the rules of RFC 3986.
#pragma once

#include <optional>
#include <string_view>

#include "uriscan/request_target.hpp"

namespace uriscan::cli {

// A request target (RFC 9112, section 3.2).  Without a form, all forms are allowed.
struct target_rule {
    std::optional<request_form> form;

    bool operator==(const target_rule&) const = default;
};

// The value of the field Host (RFC 9110, section 7.2).
struct host_field_rule {
    bool operator==(const host_field_rule&) const = default;
};

inline result<request_target_view> parse(const target_rule& rule, std::string_view text) noexcept {
    return rule.form ? parse_request_target(text, *rule.form) : parse_request_target(text);
}

inline result<authority_view> parse(host_field_rule, std::string_view text) noexcept {
    return parse_host_field(text);
}

}  // namespace uriscan::cli
