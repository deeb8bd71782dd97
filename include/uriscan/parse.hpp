// Reading a whole text as one of RFC 3986's four top rules: URI-reference, URI, absolute-URI and
// relative-ref (sections 4.1, 3, 4.3, 4.2).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/error.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

namespace detail {
struct result_access;
}

/// Names the rule of RFC 3986 that a text is held against.
enum class rule : std::uint8_t {
    uri_reference,  ///< A URI or a relative reference (4.1).
    uri,            ///< With a scheme; a fragment is allowed (3).
    absolute_uri,   ///< With a scheme, without a fragment (4.3).
    relative_ref,   ///< Without a scheme (4.2).
};

/// Returns the rule's name in lower case, such as "absolute-uri".  The text is static.
std::string_view to_string(rule) noexcept;

/// Works out the component and the reason for a `text` that does not fit `rule`, given the `offset`
/// up to which it does (see parse_error::offset).  Linear in `offset`.
parse_error explain(rule, std::string_view text, std::size_t offset) noexcept;

/// Holds what parsing gave: a view, or an error.  Trivially copyable; it holds no text, only where
/// the caller's text is.  `Rule` names what the text was held against; of RFC 3986's grammar, or of
/// another that has an explain() of its own.
template <class View, class Rule = rule>
class parse_result {
public:
    /// The longest text that can be parsed, in octets: offsets have 32 bits.
    static constexpr std::size_t max_size = UINT32_MAX;

    /// Holds what parse() is going to fill in.
    constexpr parse_result() noexcept = default;

    /// Holds the view of a text that fits `rule`.
    constexpr parse_result(Rule rule, const View& view) noexcept
        : view_(view), rule_(rule), state_(state::valid) {}

    /// Holds that a text fits `rule` up to `offset` only.  A text of more than max_size octets is
    /// too long whatever `offset` says.
    constexpr parse_result(Rule rule, std::string_view text, std::uint32_t offset) noexcept
        : view_(text, {}),
          offset_(offset),
          rule_(rule),
          state_(text.size() > max_size ? state::too_long : state::invalid) {}

    /// Says whether the text was valid.
    constexpr bool has_value() const noexcept { return state_ == state::valid; }
    constexpr explicit operator bool() const noexcept { return has_value(); }

    /// Returns the view.  Only where has_value(): as with std::optional's operator*, nothing checks
    /// that but an assertion in a debug build.
    constexpr const View& value() const noexcept {
        assert(has_value());
        return view_;
    }
    constexpr const View& operator*() const noexcept { return value(); }
    constexpr const View* operator->() const noexcept { return &value(); }

    /// Returns where, in which component and why the text was refused.  Only where !has_value().
    /// The text up to the error is read again for it, so it must still be there; a refusal whose
    /// error nobody asks for costs no more than the parse.
    parse_error error() const noexcept {
        assert(!has_value());
        if (state_ == state::too_long) {
            return {max_size, component::path, reason::too_long};
        }
        return explain(rule_, view_.text(), offset_);
    }

private:
    friend struct detail::result_access;

    enum class state : std::uint8_t { valid, invalid, too_long };

    constexpr parse_result(Rule rule, const View& view, std::uint32_t offset, state what) noexcept
        : view_(view), offset_(offset), rule_(rule), state_(what) {}

    View view_;                 // of all the text, also where it is not valid
    std::uint32_t offset_ = 0;  // of the error
    Rule rule_ = Rule::uri_reference;
    state state_ = state::invalid;
};

/// Parses `text` as `rule` says.  One pass, linear time; never allocates or throws, and reads no
/// octet outside `text`, which may be null if it is empty.  A text of 2^32 octets or more is
/// refused as too_long.
///
///     auto result = uriscan::parse(uriscan::rule::uri, "mailto:joe@example.com");
///     // result && result->scheme() == "mailto" && result->path() == "joe@example.com"
parse_result<uri_view> parse(rule, std::string_view text) noexcept;

/// Parses a URI-reference: a URI or a relative reference (RFC 3986, section 4.1).
///
///     uriscan::parse_uri_reference("../b?q")->is_relative() == true
inline parse_result<uri_view> parse_uri_reference(std::string_view text) noexcept {
    return parse(rule::uri_reference, text);
}

/// Parses a URI: a scheme is needed, a fragment is allowed (RFC 3986, section 3).
///
///     uriscan::parse_uri("urn:isbn:0")->path() == "isbn:0"
inline parse_result<uri_view> parse_uri(std::string_view text) noexcept {
    return parse(rule::uri, text);
}

/// Parses an absolute-URI: a scheme is needed, a fragment is refused (RFC 3986, section 4.3).
///
///     uriscan::parse_absolute_uri("http://h/#f").error().why == reason::unexpected_fragment
inline parse_result<uri_view> parse_absolute_uri(std::string_view text) noexcept {
    return parse(rule::absolute_uri, text);
}

/// Parses a relative-ref: no scheme (RFC 3986, section 4.2).
///
///     uriscan::parse_relative_ref("//h/p")->host() == "h"
inline parse_result<uri_view> parse_relative_ref(std::string_view text) noexcept {
    return parse(rule::relative_ref, text);
}

/// Says whether `text` fits `rule`, as parse() would, with the same promises.
inline bool is_valid(rule rule, std::string_view text) noexcept {
    return parse(rule, text).has_value();
}

/// Says whether `text` is a URI-reference (RFC 3986, section 4.1).
inline bool is_uri_reference(std::string_view text) noexcept {
    return is_valid(rule::uri_reference, text);
}

/// Says whether `text` is a URI (RFC 3986, section 3).
inline bool is_uri(std::string_view text) noexcept {
    return is_valid(rule::uri, text);
}

/// Says whether `text` is an absolute-URI (RFC 3986, section 4.3).
inline bool is_absolute_uri(std::string_view text) noexcept {
    return is_valid(rule::absolute_uri, text);
}

/// Says whether `text` is a relative-ref (RFC 3986, section 4.2).
inline bool is_relative_ref(std::string_view text) noexcept {
    return is_valid(rule::relative_ref, text);
}

}  // namespace uriscan
