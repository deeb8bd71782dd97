// The kernels: the URI machine compiled for one instruction set each, and which of them is used.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/machine.hpp"

namespace uriscan {

// Parses a whole text by a rule; `unexplained` gives only what was read.
using parse_function = result<uri_view> (*)(rule, std::string_view text) noexcept;

// The machine over a chunk of a text, from state `cs` on; returns how many octets of it fit.
using advance_function = std::size_t (*)(int& cs, std::string_view chunk,
                                         chunk_recorder<std::uint64_t>& recorder) noexcept;

// The ":" among 64 octets of a text, a bit each, and those of them that "//" follows.
struct colons {
    std::uint64_t all = 0;
    std::uint64_t before_slashes = 0;
};

// The colons of `text` from `from` on.
using find_colons_function = colons (*)(std::string_view text, std::size_t from) noexcept;

struct kernel {
    std::string_view name;
    parse_function parse;
    advance_function advance;
    find_colons_function find_colons;
};

// The kernels that this processor can run; the last is the fastest.
std::span<const kernel> usable_kernels() noexcept;

// Chooses the one to use: the fastest, or the one that the environment's URISCAN_KERNEL names.
const kernel& choose_kernel() noexcept;

// What was chosen; until the first use, which may come before any static constructor, a kernel that
// chooses another and leaves the work to it.
extern constinit std::atomic<const kernel*> chosen_kernel;

inline const kernel& current_kernel() noexcept {
    return *chosen_kernel.load(std::memory_order_relaxed);
}

// Reads `text`, of less than 2^32 octets, as a URI-reference, in one pass.
inline extent read_uri_reference(std::string_view text, uri_components& at) noexcept {
    const result<uri_view> result = current_kernel().parse(unexplained, text);
    const uri_view& part = result_access::read_part(result);
    at = part.components();
    return {static_cast<std::uint32_t>(part.text().size()), result.has_value()};
}

extern const kernel scalar_kernel;
extern const kernel sse_kernel;
extern const kernel avx2_kernel;
extern const kernel avx512_kernel;
extern const kernel neon_kernel;

}  // namespace uriscan
