// URI templates (RFC 6570, level 4): parsing and expansion.  template_matcher.hpp matches texts
// with templates.
//
// Lifetime: a uri_template, its variables and the values for it are views.  They refer to texts of
// the caller, which must outlive them.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/pieces.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/detail/template_reading.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

/// The operator of an expression (RFC 6570, section 2.2).  The values are the octets of operators.
enum class template_operator : char {
    simple = 0,          ///< `{var}`: no operator (3.2.2).
    reserved = '+',      ///< `{+var}`: reserved octets stay as they are (3.2.3).
    fragment = '#',      ///< `{#var}` (3.2.4).
    label = '.',         ///< `{.var}` (3.2.5).
    path = '/',          ///< `{/var}` (3.2.6).
    parameter = ';',     ///< `{;var}` (3.2.7).
    query = '?',         ///< `{?var}` (3.2.8).
    continuation = '&',  ///< `{&var}` (3.2.9).
};

/// A variable of a template, with its modifier (2.3, 2.4).
struct template_variable {
    std::string_view name;         ///< As it is written: triplets are part of the name.
    std::uint16_t max_length = 0;  ///< The number of a prefix modifier, or 0 if there is none.
    bool explode = false;          ///< Whether there is a "*".

    friend constexpr bool operator==(const template_variable&, const template_variable&) = default;
};

namespace detail {

// Reads a varspec of a valid template.
constexpr template_variable variable_of(std::string_view varspec) noexcept {
    template_variable variable;
    variable.explode = varspec.ends_with('*');
    const std::size_t colon = varspec.find(':');
    variable.name = subtext(varspec, 0, variable.explode ? varspec.size() - 1 : colon);
    if (colon != varspec.npos) {
        for (const char digit : subtext(varspec, colon + 1)) {
            variable.max_length =
                static_cast<std::uint16_t>(variable.max_length * 10 + (digit - '0'));
        }
    }
    return variable;
}

// Returns the operator of an expression that starts with `octet`.
constexpr template_operator operator_of(char octet) noexcept {
    switch (const auto found = static_cast<template_operator>(octet)) {
        case template_operator::reserved:
        case template_operator::fragment:
        case template_operator::label:
        case template_operator::path:
        case template_operator::parameter:
        case template_operator::query:
        case template_operator::continuation: return found;
        default: return template_operator::simple;
    }
}

// How an operator writes its values: one column of the table in appendix A.
struct operator_rules {
    std::string_view first;
    char separator;
    bool named;
    std::string_view if_empty;  // `ifemp`
    encode_for keeps;           // `allow`
};

// The octets that stay as they are where the table of appendix A says "U+R".
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

// These functions are not constexpr, so a call at compile time is an error that shows the name of
// the function.  They have no definitions.
void the_template_ends_too_early();
void the_template_cannot_go_on_with(char octet);
void the_operator_is_reserved_for_extensions(char octet);

}  // namespace detail

/// One part of a template: a literal, or an expression with its operator and variables.
struct template_part {
    std::string_view text;  ///< The whole part.  An expression has its braces.
    template_operator op = template_operator::simple;

    /// Says whether the part is an expression.
    [[nodiscard]] constexpr bool is_expression() const noexcept { return text.starts_with('{'); }

    /// Returns the variables of an expression as a range of template_variable.
    [[nodiscard]] constexpr auto variables() const noexcept {
        const std::size_t begin = op == template_operator::simple ? 1 : 2;
        return detail::pieces<',', detail::variable_of>(
            is_expression() ? detail::subtext(text, begin, text.size() - begin - 1)
                            : std::string_view());
    }
};

/// A valid template.  It is a view: it refers to its text, which must outlive it.
///
///     const auto users = uriscan::uri_template::parse("/users/{id}{?fields*}").value();
///     // users.variable_count() == 2
///     // uriscan::uri_template::parse("/users/{id").error().offset == 10
///     // uriscan::uri_template::parse("{=id}").error().reason == error_reason::reserved_operator
class uri_template {
public:
    /// Makes the empty template, which expands to the empty text.
    constexpr uri_template() noexcept = default;

    /// Parses a template.  The error has the reason, and the offset of the first octet with which
    /// no template can go on.  The component of the error has no meaning.  Linear in the text.
    [[nodiscard]] static constexpr result<uri_template> parse(
        std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
        const result<std::size_t> read = detail::read_template(text);
        return read ? result<uri_template>(uri_template(text)) : read.error();
    }
    template <detail::temporary_text Text>
    static result<uri_template> parse(Text&&) = delete;

    /// Returns the text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }

    /// Calls `visit` with each template_part, in order.  Linear in the text.
    template <class Visit>
    constexpr void for_each_part(Visit visit) const {
        for (std::string_view rest = text_; !rest.empty();) {
            const bool expression = rest.front() == '{';
            const std::size_t end = expression ? rest.find('}') + 1 : rest.find('{');
            const std::string_view part = detail::subtext(rest, 0, end);
            visit(template_part{
                part, expression ? detail::operator_of(part[1]) : template_operator::simple});
            rest.remove_prefix(part.size());
        }
    }

    /// Calls `visit` with each template_variable, in order.  Linear in the text.
    template <class Visit>
    constexpr void for_each_variable(Visit visit) const {
        for_each_part([&visit](const template_part& part) {
            for (const template_variable& variable : part.variables()) {
                visit(variable);
            }
        });
    }

    /// Returns the number of variables; one that is named twice counts twice.  Linear in the text.
    [[nodiscard]] constexpr std::size_t variable_count() const noexcept {
        std::size_t count = 0;
        for_each_variable([&count](const template_variable&) { ++count; });
        return count;
    }

    /// Returns the variables in their order.  Linear in the text.
    [[nodiscard]] std::vector<template_variable> variables() const {
        std::vector<template_variable> all;
        for_each_variable([&all](const template_variable& variable) { all.push_back(variable); });
        return all;
    }

private:
    constexpr explicit uri_template(std::string_view text) noexcept : text_(text) {}

    std::string_view text_;
};

namespace template_literals {

/// Parses a literal as a template.  A text that is not valid is a compile error.
///
///     using namespace uriscan::template_literals;
///     static_assert("/users/{id}"_template.variable_count() == 1);
consteval uri_template operator""_template(const char* text, std::size_t size) {
    const std::string_view literal(text, size);
    const result<uri_template> parsed = uri_template::parse(literal);
    if (!parsed) {
        const uri_error error = parsed.error();
        if (error.offset == size) {
            detail::the_template_ends_too_early();
        } else if (error.reason == error_reason::reserved_operator) {
            detail::the_operator_is_reserved_for_extensions(text[error.offset]);
        } else {
            detail::the_template_cannot_go_on_with(text[error.offset]);
        }
    }
    return *parsed;
}

}  // namespace template_literals

/// One member of an associative array.  If the value is null, the member is undefined.
struct template_pair {
    std::string_view name;
    std::string_view value;
};

/// The value of a variable: undefined, a string, a list or an associative array (2.3).  It is a
/// view.  A null `string_view` is undefined, and so is a list or an array without a defined member.
class template_value {
public:
    /// Makes an undefined value.
    constexpr template_value() noexcept = default;

    /// Makes a string.
    template <class Text>
    requires std::convertible_to<const Text&, std::string_view>
    constexpr template_value(const Text& text URISCAN_LIFETIMEBOUND) noexcept : string_(text) {}

    /// Makes a list.
    template <class List>
    requires std::convertible_to<const List&, std::span<const std::string_view>>
    constexpr template_value(const List& list URISCAN_LIFETIMEBOUND) noexcept
        : list_(list), is_string_(false) {}

    /// Makes an associative array.  The pairs are written in this order.
    template <class Pairs>
    requires std::convertible_to<const Pairs&, std::span<const template_pair>>
    constexpr template_value(const Pairs& pairs URISCAN_LIFETIMEBOUND) noexcept
        : pairs_(pairs), is_string_(false) {}

    [[nodiscard]] constexpr bool is_string() const noexcept { return is_string_; }
    [[nodiscard]] constexpr std::string_view string() const noexcept { return string_; }
    [[nodiscard]] constexpr std::span<const std::string_view> list() const noexcept {
        return list_;
    }
    [[nodiscard]] constexpr std::span<const template_pair> pairs() const noexcept { return pairs_; }

private:
    std::string_view string_;
    std::span<const std::string_view> list_;
    std::span<const template_pair> pairs_;
    bool is_string_ = true;
};

/// The value for the variables with this name.  Names are compared octet by octet.
struct template_argument {
    std::string_view name;
    template_value value;
};

/// Returns the size of what expand() writes, in octets.  The error is prefix_of_composite, with the
/// offset of the variable in the template, or too_long if the result has 2^32 octets or more.
[[nodiscard]] result<std::size_t> expanded_size(
    const uri_template&, std::span<const template_argument> arguments) noexcept;

/// Expands a template (RFC 6570, section 3) into the start of `buffer`, and returns a view of the
/// result.  A variable without an argument is undefined.  If several arguments have the same name,
/// the first one counts.
///
/// Strings should be UTF-8.  An octet that is not part of valid UTF-8 is percent-encoded like any
/// other, and counts as one character for a prefix.  With the operators "+" and "#", triplets in a
/// value stay, and all triplets of one character count as one character for a prefix.
///
/// The error is that of expanded_size(), or buffer_too_small; the octets of the buffer are then
/// unspecified.  The buffer must not overlap with the texts.  Linear in the result, and for each
/// variable linear in the number of arguments.  Allocates nothing.
///
///     constexpr std::string_view tags[] = {"a", "b"};
///     const uriscan::template_argument arguments[] = {{"id", "7/8"}, {"tag", tags}};
///     char buffer[64];
///     const auto users = uriscan::uri_template::parse("/users/{id}{?tag*}").value();
///     // uriscan::expand(users, arguments, buffer).value() == "/users/7%2F8?tag=a&tag=b"
result<std::string_view> expand(const uri_template&, std::span<const template_argument> arguments,
                                std::span<char> buffer) noexcept;

/// Expands a template as the expand() with a buffer does, and returns a string.
result<std::string> expand(const uri_template&, std::span<const template_argument> arguments);

}  // namespace uriscan
