// The result of an operation that can fail: a value or an error.
//
// Lifetime: an error refers to no text.  A value can be a view.  The function that returns it says
// to which text or buffer the view refers; this text or buffer must outlive the view.
// Thread safety: a result is a value; distinct results can be used from distinct threads.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <exception>
#include <functional>
#include <type_traits>
#include <utility>
#include <version>
#ifdef __cpp_lib_expected
#include <expected>
#endif

#include "uriscan/error.hpp"
#include "uriscan/lifetime.hpp"

namespace uriscan {

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
///     uriscan::result<int> none = uriscan::uri_error{uriscan::reason::too_long};
///     // !none && none.error().why == uriscan::reason::too_long && none.value_or(7) == 7
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
            return std::invoke(std::forward<Next>(next), storage_.value);
        }
        return error();
    }
    template <class Next>
    constexpr auto and_then(Next&& next) && -> std::invoke_result_t<Next, T&&> {
        if (storage_.has_value) {
            return std::invoke(std::forward<Next>(next), std::move(storage_.value));
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
            return std::invoke(std::forward<Change>(change), storage_.value);
        }
        return error();
    }
    template <class Change>
    constexpr auto transform(
        Change&& change) && -> result<std::remove_cvref_t<std::invoke_result_t<Change, T&&>>> {
        if (storage_.has_value) {
            return std::invoke(std::forward<Change>(change), std::move(storage_.value));
        }
        return error();
    }

    /// Returns this result if it has a value.  Else returns `recover(error)`, which must be a
    /// result of the same type.
    ///
    ///     parse_uri(text).or_else([](const uri_error&) { return parse_uri("http://localhost/"); })
    template <class Recover>
    constexpr result or_else(Recover&& recover) const& {
        return storage_.has_value ? *this : std::invoke(std::forward<Recover>(recover), error());
    }
    template <class Recover>
    constexpr result or_else(Recover&& recover) && {
        return storage_.has_value ? std::move(*this)
                                  : std::invoke(std::forward<Recover>(recover), error());
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
