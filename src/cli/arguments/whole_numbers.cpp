// Whole numbers, as options take them.
#include "cli/arguments/whole_numbers.hpp"

#include <fmt/format.h>

#include <charconv>
#include <system_error>

namespace uriscan::cli {

std::uint64_t whole_number(const std::string& option, const std::string& text, limits limits) {
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    const char* const end = text.data() + text.size();
    std::uint64_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    const bool is_too_large = error == std::errc::result_out_of_range;
    if (error != std::errc() || stop != end || number < limits.least || number > limits.most) {
        const std::string most = limits.most == greatest && !is_too_large
                                     ? std::string()
                                     : fmt::format(" to {}", limits.most);
        throw CLI::ValidationError(
            option, fmt::format("'{}' is not a whole number from {}{}", text, limits.least, most));
    }
    return number;
}

}  // namespace uriscan::cli
