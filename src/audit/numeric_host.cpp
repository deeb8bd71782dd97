// A numeric host is one to four numbers in base 8, 10 or 16, with "." between them.  Each number
// except the last gives one octet of the address.  The last number gives all remaining octets.
#include "audit/numeric_host.hpp"

#include <charconv>
#include <cstdint>
#include <limits>
#include <system_error>

namespace uriscan {
namespace {

std::string_view without_trailing_dot(std::string_view name) noexcept {
    return name.ends_with('.') ? name.substr(0, name.size() - 1) : name;
}

// Reads one number: "0x7f" and "0X7F" are 127, "017" is 15, and "0x" is 0.  If the number needs
// more than 64 bits, returns the largest number of 64 bits, which is too large for an address, too.
std::optional<std::uint64_t> number(std::string_view text) noexcept {
    if (text.empty()) {
        return std::nullopt;
    }
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        base = 16;
        text.remove_prefix(2);
    } else if (text.size() > 1 && text.starts_with('0')) {
        base = 8;
        text.remove_prefix(1);
    }
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value, base);
    if (read.ec == std::errc::result_out_of_range) {
        value = std::numeric_limits<std::uint64_t>::max();
    }
    const bool whole = text.empty() || (read.ec != std::errc::invalid_argument && read.ptr == end);
    return whole ? std::optional(value) : std::nullopt;
}

bool is_all_digits(std::string_view text) noexcept {
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

}  // namespace

bool ends_in_a_number(std::string_view name) noexcept {
    name = without_trailing_dot(name);
    const std::string_view last = name.substr(name.rfind('.') + 1);  // npos + 1 is 0
    return is_all_digits(last) || number(last).has_value();
}

std::optional<ipv4_octets> numeric_address(std::string_view name) noexcept {
    name = without_trailing_dot(name);
    std::uint64_t address = 0;
    for (int place = 3; place >= 0; --place) {
        const std::size_t dot = name.find('.');
        const auto part = number(name.substr(0, dot));
        const bool is_last = dot == name.npos;
        const std::uint64_t limit = is_last ? std::uint64_t{1} << 8 * (place + 1) : 256;
        if (!part || *part >= limit) {
            return std::nullopt;
        }
        address |= is_last ? *part : *part << 8 * place;
        if (is_last) {
            return ipv4_octets{
                static_cast<std::uint8_t>(address >> 24), static_cast<std::uint8_t>(address >> 16),
                static_cast<std::uint8_t>(address >> 8), static_cast<std::uint8_t>(address)};
        }
        name.remove_prefix(dot + 1);
    }
    return std::nullopt;
}

}  // namespace uriscan
