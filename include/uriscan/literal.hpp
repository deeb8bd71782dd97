// URIs as literals, which are parsed at compile time (RFC 3986, sections 3, 4.1, 4.2 and 4.3).
//
// At compile time, the code here runs the machine of parse() from a table that Ragel writes
// (uriscan/detail/uri_automaton.hpp).  It records the same offsets as the compiled machine; a test
// proves this.
//
// Lifetime: a view of a literal refers to the literal, which exists until the program ends.
// Thread safety: everything here runs at compile time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/detail/automaton.hpp"
#include "uriscan/detail/recorder.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {
namespace detail {

using index_recorder = offset_recorder<std::uint32_t, std::uint32_t>;

// Reads `text`, which has fewer than 2^32 octets, as a URI-reference.  Returns how far it was read,
// and stores the components in `at`.
constexpr extent read_by_table(std::string_view text, uri_components& at) noexcept {
    index_recorder recorder(0, 0, no_offsets<std::uint32_t>);
    int state = uri_machine::start;
    std::uint32_t p = 0;
    while (p < text.size()) {
        const auto transition = uri_machine::follow(state, text[p]);
        if (transition.target == uri_machine::error) {
            break;
        }
        uri_automaton::act(transition.actions, recorder, p);
        state = transition.target;
        ++p;
    }
    at = close(recorder.offsets(), p);
    return {p, p == text.size() && uri_machine::is_final(state)};
}

// Returns the size of the longest prefix of `text` that has the form of a scheme, or 0.  Requires
// that `text` has no scheme.
constexpr std::uint32_t scheme_prefix_by_table(std::string_view text) noexcept {
    std::uint32_t p = 0;
    while (p < text.size() &&
           has_octet(p == 0 ? first_in_scheme : in_scheme, static_cast<unsigned char>(text[p]))) {
        ++p;
    }
    return p;
}

// Reads `text`, which has fewer than 2^32 octets, by `rule`.  Returns how far `text` fits the rule,
// and stores the components in `at`.
constexpr extent read_by_table(rule rule, std::string_view text, uri_components& at) noexcept {
    const extent read = read_by_table(text, at);
    return check_rule(rule, at, read, [text] { return scheme_prefix_by_table(text); });
}

// These functions are not constexpr, so a call at compile time is an error that shows the name of
// the function.  They have no definitions.
void the_literal_has_no_scheme();
void the_literal_ends_too_early();
void the_literal_cannot_go_on_with(char octet);

// Causes a compile error if `fits` is false.  `offset` is the size of the part of `text` that fits
// `rule`.
constexpr void check_literal(bool fits, std::size_t offset, std::string_view text, rule rule,
                             bool has_scheme) {
    if (fits) {
        return;
    }
    if (!has_scheme && (rule == rule::uri || rule == rule::absolute_uri)) {
        the_literal_has_no_scheme();
    } else if (offset == text.size()) {
        the_literal_ends_too_early();
    } else {
        the_literal_cannot_go_on_with(text[offset]);
    }
}

}  // namespace detail

/// Parses a literal, or any other constant text, by `rule` at compile time.  The returned view
/// refers to `text` and has the components that parse() would find.  Linear in the text.
///
/// A text that is not valid is a compile error.  The error names a function that the compiler
/// cannot call, and the name says what is wrong: the_literal_has_no_scheme,
/// the_literal_ends_too_early or the_literal_cannot_go_on_with.
///
///     constexpr uriscan::uri_view here = uriscan::literal(uriscan::rule::relative_ref, "../b?q");
///     // here.path() == "../b"
[[nodiscard]] consteval uri_view literal(rule rule, std::string_view text) {
    uri_components at;
    const detail::extent fits = detail::read_by_table(rule, text, at);
    detail::check_literal(fits.whole, fits.stop, text, rule, detail::has_scheme(at));
    return uri_view::unchecked(text, at);
}

namespace literals {

/// Parses a literal as a URI (RFC 3986, section 3).  Same as literal(rule::uri, ...).
///
///     using namespace uriscan::literals;
///     static_assert("http://example.com/"_uri.host() == "example.com");
consteval uri_view operator""_uri(const char* text, std::size_t size) {
    return literal(rule::uri, {text, size});
}

/// Parses a literal as a URI-reference (RFC 3986, section 4.1).  Same as
/// literal(rule::uri_reference, ...).
///
///     constexpr uriscan::uri_view up = "../b"_uri_reference;
///     // up.is_relative()
consteval uri_view operator""_uri_reference(const char* text, std::size_t size) {
    return literal(rule::uri_reference, {text, size});
}

}  // namespace literals
}  // namespace uriscan
