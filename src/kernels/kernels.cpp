// Choosing a kernel, once, by what the processor can do.
#include "kernels/kernels.hpp"

#include <array>
#include <cstdlib>

#include "uriscan/kernel.hpp"

namespace uriscan {
namespace {

struct kernel_list {
    std::array<kernel, 4> kernels;
    std::size_t size = 0;

    void add(bool usable, const kernel& kernel) noexcept {
        if (usable) {
            kernels[size++] = kernel;
        }
    }
};

kernel_list find_usable() noexcept {
    kernel_list list;
    list.add(true, scalar_kernel);
#if defined(__x86_64__)
    __builtin_cpu_init();
    const bool bmi = __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    list.add(__builtin_cpu_supports("ssse3"), sse_kernel);
    list.add(bmi && __builtin_cpu_supports("avx2"), avx2_kernel);
    list.add(bmi && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi"),
             avx512_kernel);
#elif defined(__aarch64__)
    list.add(true, neon_kernel);
#endif
    return list;
}

const kernel& wanted_kernel() noexcept {
    const std::span<const kernel> usable = usable_kernels();
    const char* const wanted = std::getenv("URISCAN_KERNEL");
    for (const kernel& kernel : usable) {
        if (wanted != nullptr && kernel.name == wanted) {
            return kernel;
        }
    }
    return usable.back();
}

constexpr kernel first_use = {
    {},
    [](rule rule, std::string_view text) noexcept { return choose_kernel().parse(rule, text); },
    [](int& cs, std::string_view chunk, chunk_recorder<std::uint64_t>& recorder) noexcept {
        return choose_kernel().advance(cs, chunk, recorder);
    },
    [](std::string_view text, std::size_t from) noexcept {
        return choose_kernel().find_colons(text, from);
    }};

}  // namespace

constinit std::atomic<const kernel*> chosen_kernel = &first_use;

std::span<const kernel> usable_kernels() noexcept {
    static const kernel_list list = find_usable();
    return {list.kernels.data(), list.size};
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
