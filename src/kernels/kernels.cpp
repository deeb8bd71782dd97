// Chooses the kernel.
//
// At first, chosen_kernel points to `first_use`.  The functions of `first_use` choose another
// kernel and then call it.  They choose the kernel that the environment variable URISCAN_KERNEL
// names, if the processor can run it.  Otherwise, they choose the last kernel of the list below
// that the processor can run.  They store the address of this kernel in chosen_kernel, so that all
// later calls go to the kernel directly.  If several threads choose at once, all of them store the
// same address.
#include "kernels/kernels.hpp"

#include <cstdlib>
#include <iterator>

#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

struct candidate {
    const struct kernel* kernel;
    bool (*is_usable)() noexcept;  // returns whether the processor can run the kernel
};

#if defined(__x86_64__)
[[maybe_unused]] bool has_bmi() noexcept {
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}
#endif

// All kernels that were not left out of the build (URISCAN_KERNELS in CMakeLists.txt), the slowest
// first.  `is_usable` checks that the processor has the instruction set that the kernel's file is
// compiled for.
constexpr candidate candidates[] = {
    {&scalar_kernel, []() noexcept { return true; }},
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_SSE)
    {&sse_kernel, []() noexcept { return __builtin_cpu_supports("ssse3") != 0; }},
#endif
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_AVX2)
    {&avx2_kernel, []() noexcept { return has_bmi() && __builtin_cpu_supports("avx2"); }},
#endif
#if defined(__x86_64__) && !defined(URISCAN_WITHOUT_AVX512)
    {&avx512_kernel,
     []() noexcept {
         return has_bmi() && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vbmi") &&
                __builtin_cpu_supports("avx512vbmi2") &&
                __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("gfni");
     }},
#endif
#if defined(__aarch64__) && !defined(URISCAN_WITHOUT_NEON)
    {&neon_kernel, []() noexcept { return true; }},
#endif
#if defined(__wasm_simd128__) && !defined(URISCAN_WITHOUT_SIMD128)
    {&simd128_kernel, []() noexcept { return true; }},
#endif
};
static_assert(std::size(candidates) <= kernel_list::most);

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
    const kernel_list usable = usable_kernels();
    const char* const wanted = environment_variable("URISCAN_KERNEL");
    for (const kernel& kernel : usable) {
        if (wanted != nullptr && kernel.name == wanted) {
            return kernel;
        }
    }
    return usable.back();
}

constexpr kernel first_use = {
    {},
    [](std::string_view text, unsigned char* to) noexcept {
        return choose_kernel().read(text, to);
    },
    [](int& cs, std::string_view chunk, chunk_recorder<std::uint64_t>& recorder) noexcept {
        return choose_kernel().advance(cs, chunk, recorder);
    },
    [](std::string_view text) noexcept { return choose_kernel().read_origin_form(text); },
    [](std::string_view text, std::size_t from, const nibble_table& ends) noexcept {
        return choose_kernel().find_scheme_end(text, from, ends);
    },
    [](std::string_view text, std::size_t body, unsigned char* to) noexcept {
        return choose_kernel().read_run(text, body, to);
    },
    [](std::string_view text, std::size_t from, const mark_sets& sets, text_marks* marks,
       std::size_t count) noexcept { choose_kernel().find_marks(text, from, sets, marks, count); },
    [](std::string_view text, std::size_t lowered) noexcept {
        return choose_kernel().find_changes(text, lowered);
    },
    [](std::string_view text, std::size_t from, line_rows& rows) noexcept {
        return choose_kernel().read_lines(text, from, rows);
    },
    [](std::string_view host, std::uint8_t* to) noexcept {
        choose_kernel().decode_ipv6(host, to);
    }};

}  // namespace

std::size_t read_no_lines(std::string_view, std::size_t from, line_rows&) noexcept {
    return from;
}

constinit std::atomic<const kernel*> chosen_kernel = &first_use;

kernel_list usable_kernels() noexcept {
#if defined(__x86_64__)
    __builtin_cpu_init();
#endif
    kernel_list list;
    for (const candidate& candidate : candidates) {
        if (candidate.is_usable()) {
            list.add(*candidate.kernel);
        }
    }
    return list;
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
