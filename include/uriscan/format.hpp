// Formatters for std::format, if the standard library has it: URIs and authorities as their text,
// errors as "OFFSET: COMPONENT: REASON", enumerations by the names that name_of() returns.  All
// of them accept the format specification of a string.
//
//     std::format("{:>20}", uriscan::parse_uri("http://h/").value())
//
// Lifetime: formatting copies its arguments' texts; the output does not refer to them.
// Thread safety: formatting only reads its arguments.
#pragma once

#include <version>

#ifdef __cpp_lib_format

#include <format>
#include <string>
#include <string_view>

#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::detail {

// Formats the text that `ToText` returns for a T, in the way a string is formatted.
template <class T, auto ToText>
struct text_formatter : std::formatter<std::string_view> {
    template <class Context>
    auto format(const T& value, Context& context) const {
        return std::formatter<std::string_view>::format(ToText(value), context);
    }
};

template <class T>
std::string_view text_of(const T& value) noexcept {
    return value.text();
}

template <class T>
std::string_view name_of_enumerator(const T& value) noexcept {
    return name_of(value);
}

inline std::string summary_of(const uri_error& error) {
    std::string summary = std::to_string(error.offset);
    summary.append(": ").append(name_of(error.component));
    return summary.append(": ").append(name_of(error.reason));
}

}  // namespace uriscan::detail

template <>
struct std::formatter<uriscan::uri_view>
    : uriscan::detail::text_formatter<uriscan::uri_view,
                                      uriscan::detail::text_of<uriscan::uri_view>> {};
template <>
struct std::formatter<uriscan::uri>
    : uriscan::detail::text_formatter<uriscan::uri, uriscan::detail::text_of<uriscan::uri>> {};
template <>
struct std::formatter<uriscan::authority_view>
    : uriscan::detail::text_formatter<uriscan::authority_view,
                                      uriscan::detail::text_of<uriscan::authority_view>> {};
template <>
struct std::formatter<uriscan::uri_error>
    : uriscan::detail::text_formatter<uriscan::uri_error, uriscan::detail::summary_of> {};
template <>
struct std::formatter<uriscan::component>
    : uriscan::detail::text_formatter<uriscan::component,
                                      uriscan::detail::name_of_enumerator<uriscan::component>> {};
template <>
struct std::formatter<uriscan::error_reason>
    : uriscan::detail::text_formatter<uriscan::error_reason,
                                      uriscan::detail::name_of_enumerator<uriscan::error_reason>> {
};
template <>
struct std::formatter<uriscan::rule>
    : uriscan::detail::text_formatter<uriscan::rule,
                                      uriscan::detail::name_of_enumerator<uriscan::rule>> {};
template <>
struct std::formatter<uriscan::kind_of_host>
    : uriscan::detail::text_formatter<uriscan::kind_of_host,
                                      uriscan::detail::name_of_enumerator<uriscan::kind_of_host>> {
};
template <>
struct std::formatter<uriscan::audit_finding>
    : uriscan::detail::text_formatter<uriscan::audit_finding,
                                      uriscan::detail::name_of_enumerator<uriscan::audit_finding>> {
};

#endif  // __cpp_lib_format
