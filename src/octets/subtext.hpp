// Makes subtext() visible in the namespace of the library.
#pragma once

#include "uriscan/detail/subtext.hpp"  // IWYU pragma: export

namespace uriscan {

using detail::subtext;

}  // namespace uriscan
