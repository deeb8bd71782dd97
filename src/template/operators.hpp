// How each operator writes its values (RFC 6570, appendix A).
#pragma once

#include <string_view>

#include "uriscan/uri_template.hpp"

namespace uriscan {

// One column of the table in appendix A.
struct operator_rules {
    std::string_view first;
    char separator;
    bool named;
    std::string_view if_empty;  // `ifemp`
    encode_for keeps;           // `allow`
};

// The octets that U+R keeps.
inline constexpr auto unreserved_and_reserved =
    static_cast<encode_for>(octet_table::unreserved | octet_table::reserved);

constexpr operator_rules rules_of(template_operator op) noexcept {
    constexpr encode_for u = encode_for::unreserved;
    switch (op) {
        case template_operator::simple: return {"", ',', false, "", u};
        case template_operator::reserved: return {"", ',', false, "", unreserved_and_reserved};
        case template_operator::fragment: return {"#", ',', false, "", unreserved_and_reserved};
        case template_operator::label: return {".", '.', false, "", u};
        case template_operator::path: return {"/", '/', false, "", u};
        case template_operator::parameter: return {";", ';', true, "", u};
        case template_operator::query: return {"?", '&', true, "=", u};
        case template_operator::continuation: return {"&", '&', true, "=", u};
    }
    return {};
}

}  // namespace uriscan
