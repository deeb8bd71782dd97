#include "cli/stats/digest.hpp"

#include <blake2.h>
#include <fmt/ranges.h>

#include <array>
#include <cstdint>

namespace uriscan::cli {

std::string digest_of(std::string_view text) {
    constexpr std::size_t size = 16;
    std::array<std::uint8_t, size> digest{};
    ::blake2b(digest.data(), text.data(), nullptr, digest.size(), text.size(), 0);
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

}  // namespace uriscan::cli
