// What the kernels share with each other and with the rest of the library.
//
// Each kernel includes this header before the pragma that selects its instruction set.  So all
// processors can run this code and that of the standard library, and it does not matter which copy
// of an inline function the linker keeps.  What only kernels use is in other headers (kernel.hpp),
// in unnamed namespaces.  So each kernel has its own copy, compiled for its instruction set, which
// no other file can call.  tests/unit/shared_code.sh checks the object files.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string_view>
#include <type_traits>
#include <utility>

#include "iri_automaton.hpp"
#include "kernels/address.hpp"
#include "kernels/brackets.hpp"
#include "kernels/jumps.hpp"
#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/table.hpp"
#include "kernels/triplet_tables.hpp"
#include "kernels/uri_octets.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "origin_form_automaton.hpp"
#include "uriscan/detail/automaton.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// The file of a kernel makes these constants: template struct functions_of<KERNEL>;
template <const kernel& Kernel>
constinit const std::string_view functions_of<Kernel>::name = Kernel.name;
#define URISCAN_MEMBER(function)    \
    template <const kernel& Kernel> \
    constinit const function##_function functions_of<Kernel>::function = Kernel.function
URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER

}  // namespace uriscan
