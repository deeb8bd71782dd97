// The options that several commands have: the input, threads, colours, and the rule for lines.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/input/input_options.hpp"
#include "cli/system/terminal.hpp"
#include "uriscan/allow.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/request_target.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {

struct common_options {
    input_options input;
    unsigned threads = 1;          // 0 means one thread per core
    when color = when::automatic;  // use colours in carets and messages
    bool sandbox = false;          // enter the sandbox before the input is opened
};

// Returns one list with names from the library and more names from the user.  The list has views of
// the names, so the names must outlive the list.
inline std::vector<std::string_view> longer_list(std::span<const std::string_view> list,
                                                 const std::vector<std::string>& more) {
    std::vector<std::string_view> all = {list.begin(), list.end()};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

// A request target (RFC 9112, section 3.2).  Without a form, all forms are allowed.
struct target_rule {
    std::optional<request_form> form;

    bool operator==(const target_rule&) const = default;
};

// A rule of RFC 3986 that also allows some texts that are not valid.
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

// The rule that lines are checked against: one of RFC 3986, RFC 2396, RFC 3987 or HTTP.  For each
// of these types, there is a function parse(), so that commands can use all of them in the same
// way.
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
