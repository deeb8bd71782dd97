// The result of an operation that can fail: a value, or an error that says at which offset, in
// which component, and for which reason something failed.  Parsing and all operations have the same
// error type, so that calls can be chained.
//
// Lifetime: an error is a value and refers to no text.  The names of components and reasons are
// static.  The value of a result can be a view.  The function that returns it says to which text or
// buffer the view refers; this text or buffer must outlive the view.
// Thread safety: all functions here are pure, except operator<<, which writes to its stream.  A
// result is a value; distinct results can be used from distinct threads.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <version>

#ifdef __cpp_lib_expected
#include <expected>
#endif

#include "uriscan/detail/lifetime.hpp"

namespace uriscan {

/// Names a component of a URI (RFC 3986, section 3).
enum class component : std::uint8_t { scheme, userinfo, host, port, path, query, fragment };

/// Returns the component's name, such as "userinfo".  The text is static.
[[nodiscard]] std::string_view name_of(component) noexcept;

/// Says why a text is not valid, or why an operation has no value.  If several reasons apply to a
/// text, the first in this list is reported.  The numbers are sections of RFC 3986.
enum class error_reason : std::uint8_t {
    too_long,             ///< The text, or the result, has 2^32 octets or more.
    missing_scheme,       ///< A scheme is needed, so the text must start with a letter (3.1).
    unexpected_fragment,  ///< The rule does not allow a fragment (4.3).
    malformed_percent_encoding,  ///< A "%" without two hexadecimal digits after it (2.1).
    colon_in_first_segment,      ///< A relative path's first segment contains a ":" (4.2).
    malformed_ip_literal,        ///< A "[" that does not start an IP-literal (3.2.2).
    invalid_port,                ///< Something other than digits follows the host's ":" (3.2.3).
    unexpected_end,              ///< The text ends before the rule is complete.
    unexpected_character,        ///< The octet is not allowed here.

    buffer_too_small,     ///< The caller's buffer cannot hold the result.
    base_without_scheme,  ///< A base URI needs a scheme (5.1).
    climbs_above_root,    ///< A ".." has no segment to remove (5.2.4), and the options refuse that.
    unreachable,          ///< No reference resolves to the target (5.2.2).
    missing_host,         ///< There is user information or a port, but no host (3.2).
    path_not_absolute,    ///< After an authority, a path must be empty or start with "/" (3.3).
    path_begins_with_slashes,  ///< Without an authority, a path cannot start with "//" (3.3).
    dot_segment,  ///< A segment to append is "." or "..", which would be removed (5.2.4).

    // Rules of HTTP, see http_rules.hpp.  The numbers are sections of RFC 9110.
    scheme_not_allowed,  ///< The server does not serve URIs of this scheme (4.2).
    missing_authority,   ///< An http or https URI has no "//" after its scheme (4.2.1).
    userinfo_in_target,  ///< There is user information, which can hide the host (4.2.4).
    empty_host,          ///< The host is empty (4.2.1).
    not_a_host_name,     ///< The host is neither an IP address nor a name of the DNS (4.3.3).
    host_name_too_long,  ///< A label has more than 63 octets, or the name more than 253 (4.3.3).
    port_out_of_range,   ///< The port is not a number from 1 to 65535 (4.2.1, 9.3.6).
    other_authority,     ///< The field Host names another host or port than the target (7.2).

    // URI templates, see uri_template.hpp and template_matcher.hpp.  The numbers are sections of
    // RFC 6570.
    invalid_literal,        ///< The octet is not allowed outside of an expression (2.1).
    unclosed_expression,    ///< The template ends before the "}" of an expression (2.2).
    reserved_operator,      ///< The operator is reserved for extensions (2.2).
    invalid_variable_name,  ///< The octet is not allowed in the name of a variable (2.3).
    invalid_modifier,       ///< A modifier is ":" and a number from 1 to 9999, or "*" (2.4).
    prefix_of_composite,    ///< A list or an associative array has no prefix (2.4.1).
    repeated_variable,      ///< A template that is matched has a variable twice.
    ambiguous_template,     ///< A template that is matched matches a text in two ways (1.4).
    too_many_states,        ///< A template is too large to be matched.
};

/// Describes an error by its reason, component and offset.
///
///     auto error = uriscan::parse_uri_reference("http://a b/").error();
///     // error.offset == 8, error.component == component::host,
///     // error.reason == error_reason::unexpected_character
struct uri_error {
    error_reason reason = error_reason::unexpected_character;

    /// The component that the error is in.  If the parser cannot know yet to which component an
    /// octet belongs, these rules decide.  Octets that can be user information or host count as
    /// host.  Digits after a ":" that follows such octets count as port.  A first path segment that
    /// can be a scheme counts as path, unless the rule needs a scheme.  If an operation's error
    /// does not belong to one component, this is `path`.
    uriscan::component component = uriscan::component::path;

    /// The offset of the error, in octets.  For an error of parsing, this is the length of the
    /// longest prefix of the text with which a valid text can start.  If the text ends too early,
    /// this is the size of the text.  For an error of an operation, this is an offset in the text
    /// or component that the operation was given, or 0 if the error is at no octet.
    std::size_t offset = 0;

    friend constexpr bool operator==(const uri_error&, const uri_error&) = default;
};

/// Returns the reason's name, such as "unexpected-character".  The text is static.
[[nodiscard]] std::string_view name_of(error_reason) noexcept;

/// Returns one English sentence without its full stop, such as "the base has no scheme".
[[nodiscard]] std::string describe(const uri_error& error);

/// Returns one English sentence without its full stop, for an error of parsing.  For some reasons,
/// the sentence also shows the octet at the error: "unexpected character ']' in host".  `text` is
/// the text that the parser refused with `error`.
[[nodiscard]] std::string describe(const uri_error& error, std::string_view text);

/// Writes the sentence of describe(error, text) to the start of `buffer`, and returns the size of
/// the sentence in octets.  If the size is greater than that of the buffer, the buffer has only the
/// start of the sentence.  If `text` is null, the sentence is that of describe(error).  Constant
/// time; allocates nothing.
///
///     char buffer[100];
///     const auto error = uriscan::parse_uri("a b").error();
///     const std::size_t size = uriscan::describe(error, "a b", buffer);
///     // std::string_view(buffer, size) == "unexpected character ' ' in scheme"
std::size_t describe(const uri_error& error, std::string_view text,
                     std::span<char> buffer) noexcept;

/// Returns two lines, each ended by LF: `text`, and a "^" under the octet at `offset`.
///
/// An octet that is not printable ASCII is shown as \xHH.  A backslash is shown without change.  A
/// long text is cut to about `width` columns around the offset; "..." stands for the parts that
/// were left out.  An `offset` after the end of the text counts as the text's size; the caret then
/// stands after the last octet.
///
///     caret_diagram("http://a b/", 8) == "http://a b/\n        ^\n"
[[nodiscard]] std::string caret_diagram(std::string_view text, std::size_t offset,
                                        std::size_t width = 79);

/// Writes "OFFSET: COMPONENT: REASON" with the names that name_of() gives.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const uri_error& error) {
    return out << error.offset << ": " << name_of(error.component) << ": " << name_of(error.reason);
}

namespace detail {
struct result_access;

// The text "value() of a failed result: OFFSET: COMPONENT: REASON", with a NUL at its end.
using bad_result_message = std::array<char, 112>;
bad_result_message message_for(const uri_error&) noexcept;

// Prints the message of message_for() on standard error, and aborts.
[[noreturn]] void terminate_for(const uri_error&) noexcept;

// Holds a value or an error, and says which.  If T is trivially copyable, value and error share
// their memory.  Otherwise, each has its own memory.
template <class T, bool = std::is_trivially_copyable_v<T>>
struct result_storage {
    constexpr explicit result_storage(T&& from) noexcept
        : value(std::move(from)), has_value(true) {}
    constexpr explicit result_storage(const uri_error& from) noexcept
        : error(from), has_value(false) {}

    T value{};
    uri_error error;
    bool has_value;
};

template <class T>
struct result_storage<T, true> {
    constexpr explicit result_storage(const T& from) noexcept : value(from), has_value(true) {}
    constexpr explicit result_storage(const uri_error& from) noexcept
        : error(from), has_value(false) {}

    union {
        T value;
        uri_error error;
    };
    bool has_value;
};

// Calls `function`, which can also be a pointer to a member, with a value.  Like std::invoke(),
// whose header is large.
template <class Function, class T>
constexpr decltype(auto) invoke(Function&& function, T&& value) {
    if constexpr (std::is_member_object_pointer_v<std::remove_cvref_t<Function>>) {
        return (std::forward<T>(value).*function);
    } else if constexpr (std::is_member_function_pointer_v<std::remove_cvref_t<Function>>) {
        return (std::forward<T>(value).*function)();
    } else {
        return std::forward<Function>(function)(std::forward<T>(value));
    }
}

}  // namespace detail

/// The exception that value() throws if there is no value, unless exceptions are disabled.
class bad_result : public std::exception {
public:
    explicit bad_result(const uri_error& error) noexcept
        : error_(error), message_(detail::message_for(error)) {}

    /// Returns the error that the result holds.
    const uri_error& error() const noexcept { return error_; }

    /// Returns a message that names the error's offset, component and reason.  The message exists
    /// as long as this object.
    const char* what() const noexcept override { return message_.data(); }

private:
    uri_error error_;
    detail::bad_result_message message_;
};

/// Holds a `T`, or the error that explains why there is none.  Works like C++23's std::expected<T,
/// uri_error>, and converts to it if the standard library has it.
///
/// If `T` is trivially copyable, so is the result.  Any other `T` must be default-constructible.
/// An error refers to no text.
///
///     uriscan::result<int> none = uriscan::uri_error{uriscan::error_reason::too_long};
///     // !none && none.error().reason == uriscan::error_reason::too_long && none.value_or(7) == 7
template <class T>
class [[nodiscard]] result {
public:
    using value_type = T;
    using error_type = uri_error;

    /// Holds a value.
    constexpr result(T value) noexcept : storage_(std::move(value)) {}
    /// Holds an error.
    constexpr result(const uri_error& error) noexcept : storage_(error) {}

    /// Says whether there is a value.
    [[nodiscard]] constexpr bool has_value() const noexcept { return storage_.has_value; }
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return storage_.has_value; }

    /// Returns the value.  If there is none, throws bad_result; in code compiled without
    /// exceptions, prints the error and terminates.
    constexpr const T& value() const& URISCAN_LIFETIMEBOUND {
        check();
        return storage_.value;
    }
    constexpr T& value() & URISCAN_LIFETIMEBOUND {
        check();
        return storage_.value;
    }
    constexpr T&& value() && URISCAN_LIFETIMEBOUND {
        check();
        return std::move(storage_.value);
    }

    /// Returns the value.  Requires has_value(); only debug builds check this, by an assertion.
    [[nodiscard]] constexpr const T& operator*() const& noexcept URISCAN_LIFETIMEBOUND {
        assert(storage_.has_value);
        return storage_.value;
    }
    [[nodiscard]] constexpr T& operator*() & noexcept URISCAN_LIFETIMEBOUND {
        assert(storage_.has_value);
        return storage_.value;
    }
    [[nodiscard]] constexpr T&& operator*() && noexcept URISCAN_LIFETIMEBOUND {
        assert(storage_.has_value);
        return std::move(storage_.value);
    }
    [[nodiscard]] constexpr const T* operator->() const noexcept URISCAN_LIFETIMEBOUND {
        assert(storage_.has_value);
        return &storage_.value;
    }
    [[nodiscard]] constexpr T* operator->() noexcept URISCAN_LIFETIMEBOUND {
        assert(storage_.has_value);
        return &storage_.value;
    }

    /// Returns the error.  Requires !has_value(); only debug builds check this, by an assertion.
    [[nodiscard]] constexpr uri_error error() const noexcept {
        assert(!storage_.has_value);
        return storage_.error;
    }

    /// Returns the value, or `fallback` if there is none.
    template <class U>
    [[nodiscard]] constexpr T value_or(U&& fallback) const& {
        return storage_.has_value ? storage_.value : static_cast<T>(std::forward<U>(fallback));
    }
    template <class U>
    [[nodiscard]] constexpr T value_or(U&& fallback) && {
        return storage_.has_value ? std::move(storage_.value)
                                  : static_cast<T>(std::forward<U>(fallback));
    }

    /// If there is a value, returns `next(value)`, which must be a result.  Else returns the error.
    ///
    ///     parse_uri(text).and_then([](const uri_view& uri) { return normalize(uri); })
    template <class Next>
    constexpr auto and_then(Next&& next) const& -> std::invoke_result_t<Next, const T&> {
        if (storage_.has_value) {
            return detail::invoke(std::forward<Next>(next), storage_.value);
        }
        return error();
    }
    template <class Next>
    constexpr auto and_then(Next&& next) && -> std::invoke_result_t<Next, T&&> {
        if (storage_.has_value) {
            return detail::invoke(std::forward<Next>(next), std::move(storage_.value));
        }
        return error();
    }

    /// If there is a value, returns a result that holds `change(value)`.  Else returns the error.
    ///
    ///     parse_uri(text).transform(&uri_view::host).value_or("localhost")
    template <class Change>
    constexpr auto transform(Change&& change)
        const& -> result<std::remove_cvref_t<std::invoke_result_t<Change, const T&>>> {
        if (storage_.has_value) {
            return detail::invoke(std::forward<Change>(change), storage_.value);
        }
        return error();
    }
    template <class Change>
    constexpr auto transform(
        Change&& change) && -> result<std::remove_cvref_t<std::invoke_result_t<Change, T&&>>> {
        if (storage_.has_value) {
            return detail::invoke(std::forward<Change>(change), std::move(storage_.value));
        }
        return error();
    }

    /// Returns this result if it has a value.  Else returns `recover(error)`, which must be a
    /// result of the same type.
    ///
    ///     parse_uri(text).or_else([](const uri_error&) { return parse_uri("http://localhost/"); })
    template <class Recover>
    constexpr result or_else(Recover&& recover) const& {
        return storage_.has_value ? *this : detail::invoke(std::forward<Recover>(recover), error());
    }
    template <class Recover>
    constexpr result or_else(Recover&& recover) && {
        return storage_.has_value ? std::move(*this)
                                  : detail::invoke(std::forward<Recover>(recover), error());
    }

#ifdef __cpp_lib_expected
    /// Converts to std::expected with the same value or error.
    constexpr operator std::expected<T, uri_error>() const& {
        if (storage_.has_value) {
            return storage_.value;
        }
        return std::unexpected(error());
    }
    constexpr operator std::expected<T, uri_error>() && {
        if (storage_.has_value) {
            return std::move(storage_.value);
        }
        return std::unexpected(error());
    }
#endif

private:
    friend struct detail::result_access;

    // Throws or terminates if there is no value.
    constexpr void check() const {
        if (!storage_.has_value) {
#ifdef __cpp_exceptions
            throw bad_result(error());
#else
            detail::terminate_for(error());
#endif
        }
    }

    detail::result_storage<T> storage_;
};

}  // namespace uriscan
