// Tools against views that outlive their text: an attribute that makes some compilers warn, and a
// concept for deleted overloads that refuse a temporary string.
//
// Thread safety: everything here is a value or is used at compile time only.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "uriscan/detail/language.hpp"

/// Marks a parameter, or the object of a member function, to which the returned value refers.
/// Compilers that know the attribute warn if the value outlives the parameter or object.  For other
/// compilers, the macro is empty.
#if __has_cpp_attribute(clang::lifetimebound)
#define URISCAN_LIFETIMEBOUND [[clang::lifetimebound]]
#elif __has_cpp_attribute(msvc::lifetimebound)
#define URISCAN_LIFETIMEBOUND [[msvc::lifetimebound]]
#else
#define URISCAN_LIFETIMEBOUND
#endif

namespace uriscan::detail {

// A temporary that owns its octets, such as a std::string that a function returned.  Functions that
// return a view of a text have a deleted overload for such temporaries, because the view would
// dangle after the statement.  String literals, const char*, std::string_view and named strings do
// not match this concept, so these functions accept them.
template <class T>
concept temporary_text = !std::is_lvalue_reference_v<T> &&
                         std::convertible_to<T, std::string_view> && requires(T & text) {
    text.begin();
}
&&!std::ranges::enable_borrowed_range<std::remove_cvref_t<T>>;

// Holds a value that is computed when operator-> is called.  The operator-> of an iterator or a
// wrapper returns an `arrow` if there is no stored object to which a pointer can refer.
template <class T>
struct arrow {
    T value;
    constexpr const T* operator->() const noexcept { return &value; }
};

}  // namespace uriscan::detail
