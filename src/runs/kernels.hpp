// The kernels: the URI machine compiled for one instruction set each, and which of them is used.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <string_view>

#include "machine.hpp"

namespace uriscan {

// The machine over a chunk of a text, from state `cs` on; returns where it stopped.
using advance_function = const unsigned char* (*)(int& cs, const unsigned char* begin,
                                                  const unsigned char* end,
                                                  offset_sink<std::uint64_t>& sink) noexcept;

// The machine over a whole text of less than 2^32 octets; the components of what it read go to `at`.
using read_function = extent (*)(std::string_view text, uri_components& at) noexcept;

struct kernel {
    std::string_view name;
    read_function read;
    advance_function advance;
};

// The kernels that this processor can run; the last is the fastest.
std::span<const kernel> usable_kernels() noexcept;

// Chooses the one to use: the fastest, or the one that the environment's URISCAN_KERNEL names.
const kernel& choose_kernel() noexcept;

// What was chosen; null until the first use, which may come before any static constructor.
extern constinit std::atomic<const kernel*> chosen_kernel;

inline const kernel& current_kernel() noexcept {
    const kernel* const kernel = chosen_kernel.load(std::memory_order_relaxed);
    return kernel != nullptr ? *kernel : choose_kernel();
}

// Reads `text`, of less than 2^32 octets, as a URI-reference, in one pass.
inline extent read_uri_reference(std::string_view text, uri_components& at) noexcept {
    return current_kernel().read(text, at);
}

extern const kernel scalar_kernel;
extern const kernel sse_kernel;
extern const kernel avx2_kernel;
extern const kernel avx512_kernel;
extern const kernel neon_kernel;

}  // namespace uriscan
