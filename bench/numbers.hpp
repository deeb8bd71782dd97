// Reads a number from a command line.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <system_error>

namespace uriscan::bench {

/// Returns the number that `digits` contains, or std::nullopt if `digits` is not a number above
/// zero.
inline std::optional<std::size_t> positive_number(std::string_view digits) {
    std::size_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    const bool good = error == std::errc() && stop == end && number > 0;
    return good ? std::optional(number) : std::nullopt;
}

}  // namespace uriscan::bench
