// The module `uriscan`, for `import uriscan;`.  It exports all names of the public headers, except
// macros.  The declarations belong to no module, as in the headers.  So a program can import the
// module in one file and include a header in another.  docs/install.md says how to build it.
module;

// The headers of the standard library that the public headers include.
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iosfwd>
#include <limits>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>
#include <version>
#ifdef __cpp_lib_expected
#include <expected>
#endif
#ifdef __cpp_lib_format
#include <format>
#endif

export module uriscan;

// clang warns of the includes in the public headers.  They add nothing here, because the headers
// above were included already.
#ifdef __clang__
#pragma clang diagnostic ignored "-Winclude-angled-in-module-purview"
#endif
export extern "C++" {
#include "uriscan/literal.hpp"
#include "uriscan/uriscan.hpp"
}
