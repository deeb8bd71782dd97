// What an operation on URIs gives that can fail: its value, or what stood in its way.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "uriscan/components.hpp"

namespace uriscan {

/// Says why an operation has no value.  In brackets the section of RFC 3986 that has the rule.
enum class failure : std::uint8_t {
    buffer_too_small,            ///< The caller's buffer cannot hold the value.
    too_long,                    ///< The value would have 2^32 octets or more.
    malformed_percent_encoding,  ///< A "%" is not followed by two hexadecimal digits (2.1).
    base_without_scheme,         ///< A base URI needs a scheme (5.1).
    climbs_above_root,           ///< A ".." has no segment to remove (5.2.4), and that was refused.
    unreachable,                 ///< No reference resolves to the target (5.2.2).
    invalid_component,           ///< A component holds an octet that it may not hold (3).
    missing_host,                ///< User information or a port, but no host (3.2).
    path_not_absolute,           ///< With an authority, the path is empty or begins with "/" (3.3).
    path_begins_with_slashes,    ///< Without an authority, the path cannot begin with "//" (3.3).
    colon_in_first_segment,      ///< A relative path's first segment cannot hold a ":" (4.2).
};

/// Returns the failure's name, such as "base-without-scheme".  The text is static.
std::string_view to_string(failure) noexcept;

/// Tells what stood in the way of an operation.
struct problem {
    failure why = failure::buffer_too_small;
    component where = component::path;  ///< The component it concerns; path where it is none.
    std::size_t offset = 0;  ///< Of the octet it concerns, in the text or component; else 0.

    friend constexpr bool operator==(const problem&, const problem&) = default;
};

/// Returns one English sentence without its full stop, such as "the base has no scheme".
std::string describe(const problem&);

/// Writes "OFFSET: COMPONENT: FAILURE" in the names that to_string() gives.
std::ostream& operator<<(std::ostream&, const problem&);

/// Holds the value of an operation, or the problem that it met.
///
///     uriscan::outcome<int> none = uriscan::problem{uriscan::failure::too_long};
///     // !none && none.error().why == uriscan::failure::too_long
template <class T>
class outcome {
public:
    /// Holds a value.
    constexpr outcome(T value) noexcept : state_(std::in_place_index<0>, std::move(value)) {}
    /// Holds a problem.
    constexpr outcome(problem problem) noexcept : state_(std::in_place_index<1>, problem) {}

    /// Says whether there is a value.
    constexpr bool has_value() const noexcept { return state_.index() == 0; }
    constexpr explicit operator bool() const noexcept { return has_value(); }

    /// Returns the value.  Only where has_value(): as with std::optional's operator*, nothing checks
    /// that but an assertion in a debug build.
    constexpr const T& value() const& noexcept {
        assert(has_value());
        return *std::get_if<0>(&state_);
    }
    constexpr T&& value() && noexcept {
        assert(has_value());
        return std::move(*std::get_if<0>(&state_));
    }
    constexpr const T& operator*() const& noexcept { return value(); }
    constexpr T&& operator*() && noexcept { return std::move(*this).value(); }
    constexpr const T* operator->() const noexcept { return &value(); }

    /// Returns what stood in the way.  Only where !has_value().
    constexpr const problem& error() const noexcept {
        assert(!has_value());
        return *std::get_if<1>(&state_);
    }

private:
    std::variant<T, problem> state_;
};

}  // namespace uriscan
