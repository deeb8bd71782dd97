// Makes detail::subtext() known as uriscan::subtext().
#pragma once

#include "uriscan/detail/subtext.hpp"  // IWYU pragma: export

namespace uriscan {

using detail::subtext;

}  // namespace uriscan
