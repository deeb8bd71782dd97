// Chooses the kernel.
//
// At first, chosen_kernel points to `first_use`.  The functions of `first_use` choose another
// kernel and then call it (resolver).  They choose the kernel that the environment variable
// URISCAN_KERNEL names, if the processor can run it.  Otherwise, they choose the last kernel of the
// list below that the processor can run.  They store the address of this kernel in chosen_kernel,
// so that all later calls go to the kernel directly: without `first_use`, each call would compare
// chosen_kernel with null, which takes 2 % of the time of parse().  If several threads choose at
// once, all of them store the same address.
#include "kernels/kernels.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string_view>

#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

// All kernels that were not left out of the build (URISCAN_KERNELS in CMakeLists.txt), the slowest
// first.  A processor that can run one of them can also run those before it.
constexpr const struct kernel* kernels[] = {
    &scalar_kernel,
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_SSE)
    &sse_kernel,
#endif
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_AVX2)
    &avx2_kernel,
#endif
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_AVX512)
    &avx512_kernel,
#endif
#if defined(__aarch64__) && !defined(URISCAN_WITHOUT_NEON)
    &neon_kernel,
#endif
#if defined(__wasm_simd128__) && !defined(URISCAN_WITHOUT_SIMD128)
    &simd128_kernel,
#endif
};

// Says whether the processor has the instruction set that the file of a kernel is compiled for.
bool can_run([[maybe_unused]] std::string_view name) noexcept {
#if defined(__x86_64__)
    const bool has_bmi = __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    if (name == "sse") {
        return __builtin_cpu_supports("ssse3") != 0;
    }
    if (name == "avx2") {
        return has_bmi && __builtin_cpu_supports("avx2");
    }
    if (name == "avx512") {
        return has_bmi && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vbmi") &&
               __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512vpopcntdq") &&
               __builtin_cpu_supports("gfni");
    }
#endif
    return true;
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

const kernel& wanted_kernel() noexcept {
    const std::span<const kernel* const> usable = usable_kernels();
    const char* const wanted = environment_variable("URISCAN_KERNEL");
    for (const kernel* const kernel : usable) {
        if (wanted != nullptr && kernel->name == wanted) {
            return *kernel;
        }
    }
    return *usable.back();
}

// Chooses the kernel, and then calls its function `Member`.
template <auto Member>
struct resolver;
template <class Result, class... Arguments, Result (*kernel::*Member)(Arguments...) noexcept>
struct resolver<Member> {
    static Result call(Arguments... arguments) noexcept {
        return (choose_kernel().*Member)(arguments...);
    }
};

constexpr kernel first_use = {{},
                              resolver<&kernel::read>::call,
                              resolver<&kernel::advance>::call,
                              resolver<&kernel::read_origin_form>::call,
                              resolver<&kernel::find_scheme_end>::call,
                              resolver<&kernel::read_run>::call,
                              resolver<&kernel::find_marks>::call,
                              resolver<&kernel::find_changes>::call,
                              resolver<&kernel::read_lines>::call,
                              resolver<&kernel::decode_ipv6>::call};

}  // namespace

std::size_t read_no_lines(std::string_view, std::size_t from, line_rows&) noexcept {
    return from;
}

constinit std::atomic<const kernel*> chosen_kernel = &first_use;

std::span<const kernel* const> usable_kernels() noexcept {
#if defined(__x86_64__)
    __builtin_cpu_init();
#endif
    const auto* const end =
        std::find_if_not(std::begin(kernels), std::end(kernels),
                         [](const kernel* kernel) { return can_run(kernel->name); });
    return {std::begin(kernels), end};
}

const kernel& choose_kernel() noexcept {
    const kernel& kernel = wanted_kernel();
    chosen_kernel.store(&kernel, std::memory_order_relaxed);
    return kernel;
}

std::string_view kernel_name() noexcept {
    const kernel& current = current_kernel();
    return &current != &first_use ? current.name : choose_kernel().name;
}

}  // namespace uriscan
