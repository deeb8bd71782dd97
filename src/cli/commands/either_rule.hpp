// The rule that lines are checked against.  It is a rule of RFC 3986, RFC 2396, RFC 3987 or HTTP.
// Each rule of HTTP is a type or value for which parse() has an overload, so that commands treat it
// like the others.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "uriscan/allow.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/request_target.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {

// A request target (RFC 9112, section 3.2).  Without a form, all forms are allowed.
struct target_rule {
    std::optional<request_form> form;

    bool operator==(const target_rule&) const = default;
};

// A rule of RFC 3986, but some texts that are not valid are let through.
struct allowing_rule {
    rule strict = rule::uri_reference;
    allowances allowed;

    bool operator==(const allowing_rule&) const = default;
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

inline result<allowed_view> parse(const allowing_rule& rule, std::string_view text) noexcept {
    return parse_allowing(rule.strict, text, rule.allowed);
}

using either_rule =
    std::variant<rule, rfc2396::rule, iri_rule, target_rule, host_field_rule, allowing_rule>;

// A rule of the commands that write a result for each URI or IRI.
using text_rule = std::variant<rule, iri_rule>;

// Says whether this is a rule of HTTP.
inline bool is_of_http(const either_rule& rule) {
    return std::holds_alternative<target_rule>(rule) ||
           std::holds_alternative<host_field_rule>(rule);
}

}  // namespace uriscan::cli
