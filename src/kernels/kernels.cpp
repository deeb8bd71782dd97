// Chooses the kernel.
//
// At first, each function of kernel_in_use is a function_at_start.  When it is called, it chooses a
// kernel, stores the function of this kernel in its own place, and calls that function.  So all
// later calls go to the function directly: without function_at_start, each call would compare a
// pointer with null, which takes 2 % of the time of parse().  The kernel is chosen only once.  If
// the environment variable URISCAN_KERNEL names a kernel that the processor can run, this kernel is
// chosen.  Otherwise, the last kernel of the list below that the processor can run is chosen.  If
// several threads choose at once, all of them store the same values.
#include "kernels/kernels.hpp"

#include <array>
#include <cassert>
#include <cstdlib>
#include <string_view>

#include "kernels/processor.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

template <const kernel&... Kernels>
struct kernel_list {
    static constexpr std::array all = {&Kernels...};
    static constexpr std::array names = {&functions_of<Kernels>::name...};

    // Each function of the kernels has a list of its own.  So a program that calls only one
    // function needs only one list.
#define URISCAN_MEMBER(function) \
    static constexpr std::array function = {&functions_of<Kernels>::function...}
    URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER
};

// All kernels that were not left out of the build (URISCAN_KERNELS in CMakeLists.txt), the slowest
// first.  A processor that can run one of them can also run those before it.
using kernels = kernel_list<scalar_kernel
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_SSE)
                            ,
                            sse_kernel
#endif
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_AVX2)
                            ,
                            avx2_kernel
#endif
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_AVX512)
                            ,
                            avx512_kernel
#endif
#if defined(__aarch64__) && !defined(URISCAN_WITHOUT_NEON)
                            ,
                            neon_kernel
#endif
#if defined(__wasm_simd128__) && !defined(URISCAN_WITHOUT_SIMD128)
                            ,
                            simd128_kernel
#endif
                            >;

// How many kernels this processor can run, or 0 if this is not known yet.
constinit std::atomic<std::size_t> usable_count = 0;

// Returns how many kernels this processor can run.  The processor is asked once: on a virtual
// machine, each cpuid takes many microseconds.
std::size_t count_usable() noexcept {
    std::size_t count = usable_count.load(std::memory_order_relaxed);
    if (count == 0) {
        count = count_that_can_run(kernels::names, processor_features::of_this());
        usable_count.store(count, std::memory_order_relaxed);
    }
    return count;
}

// The C library of WASI declares secure_getenv(), but does not define it.
#if defined(__wasi__)
constexpr bool is_wasi = true;
#else
constexpr bool is_wasi = false;
#endif

// Returns the value of an environment variable, or null.  In a program that has more rights than
// its user, such as a set-user-ID program, returns null if the C library has secure_getenv().
template <class Name>
const char* environment_variable(Name name) noexcept {
    if constexpr (!is_wasi && requires { secure_getenv(name); }) {
        return secure_getenv(name);
    } else {
        return std::getenv(name);
    }
}

// Returns the number of the kernel to use.
std::size_t wanted_number() noexcept {
    return kernel_to_use(kernels::names, count_usable(), environment_variable("URISCAN_KERNEL"));
}

// The number of the kernel in use.  Before the first use, it is a number that no kernel has.
constinit std::atomic<std::size_t> number_in_use = kernels::names.size();

std::size_t chosen_number() noexcept {
    std::size_t number = number_in_use.load(std::memory_order_relaxed);
    if (number == kernels::names.size()) {
        number = wanted_number();
        number_in_use.store(number, std::memory_order_relaxed);
    }
    return number;
}

// Stores a function of the chosen kernel in `InUse`, and calls it.
template <auto& InUse, const auto& List>
struct function_at_start;
template <class Result, class... Arguments,
          function_in_use<Result (*)(Arguments...) noexcept>& InUse, const auto& List>
struct function_at_start<InUse, List> {
    static Result call(Arguments... arguments) noexcept {
        InUse.store(*List[chosen_number()]);
        return InUse(arguments...);
    }
};

}  // namespace

std::size_t read_no_lines(std::string_view, std::size_t from, line_rows&) noexcept {
    return from;
}

std::size_t check_no_lines(std::string_view, rule, line_verdicts&) noexcept {
    return 0;
}

#define URISCAN_MEMBER(function)                                            \
    constinit function_in_use<function##_function> kernel_in_use::function( \
        function_at_start<kernel_in_use::function, kernels::function>::call)
URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER

std::string_view kernel_name() noexcept {
    return *kernels::names[chosen_number()];
}

std::span<const kernel* const> usable_kernels() noexcept {
    return {kernels::all.data(), count_usable()};
}

void use_kernel(const kernel& kernel) noexcept {
    std::size_t number = 0;
    while (*kernels::names[number] != kernel.name) {
        ++number;
        assert(number < kernels::names.size());
    }
    number_in_use.store(number, std::memory_order_relaxed);
#define URISCAN_MEMBER(function) kernel_in_use::function.store(kernel.function)
    URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER
}

void choose_kernel() noexcept {
    use_kernel(*kernels::all[wanted_number()]);
}

}  // namespace uriscan
