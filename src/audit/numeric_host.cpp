// A numeric host is one to four numbers in base 8, 10 or 16, with "." between them.  The last
// number gives all remaining octets of the address, and each number before it gives one octet.
#include "audit/numeric_host.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "audit/labels.hpp"
#include "octets/letter_case.hpp"

namespace uriscan {
namespace {

constexpr bool is_digit(char octet, unsigned base) noexcept {
    return is_hexdig(octet) && hexdig_value(octet) < base;
}

// Reads one label as a number: "0x7f" and "0X7F" are 127, "017" is 15, and "0x" is 0.  If the
// number needs more than 60 bits, the result can differ from the number, but is also too large for
// an address.
std::optional<std::uint64_t> number(std::string_view label) noexcept {
    constexpr std::uint64_t too_large = std::numeric_limits<std::uint64_t>::max();
    const decoded_view octets(label);
    auto at = octets.begin();
    if (at == octets.end()) {
        return std::nullopt;
    }
    unsigned base = 10;
    if (*at == '0' && ++decoded_view::iterator(at) != octets.end()) {
        base = lower(*++at) == 'x' ? 16 : 8;
        at = base == 16 ? ++at : at;
    }
    std::uint64_t value = 0;
    for (; at != octets.end(); ++at) {
        if (!is_digit(*at, base)) {
            return std::nullopt;
        }
        value = value > too_large / 16 ? too_large : value * base + hexdig_value(*at);
    }
    return value;
}

bool is_all_digits(std::string_view label) noexcept {
    return !label.empty() &&
           std::ranges::all_of(decoded_view(label), [](char octet) { return is_digit(octet, 10); });
}

}  // namespace

bool ends_in_a_number(std::string_view name) noexcept {
    label_reader labels(without_trailing_dot(name));
    std::string_view last;
    while (labels.next(last)) {
    }
    return is_all_digits(last) || number(last).has_value();
}

std::optional<ipv4_octets> numeric_address(std::string_view name) noexcept {
    label_reader labels(without_trailing_dot(name));
    std::string_view label;
    std::uint64_t address = 0;
    for (int place = 3; place >= 0 && labels.next(label); --place) {
        const auto part = number(label);
        const bool is_last = labels.is_at_end();
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
    }
    return std::nullopt;
}

}  // namespace uriscan
