// Encodes and decodes. percent.hpp describes the functions.

#include "operations/reference/percent.hpp"

#include "operations/reference/parts.hpp"

namespace uriscan::slow {

namespace {

bool holds(std::string_view octets, char c) {
    return octets.find(c) != std::string_view::npos;
}

}  // namespace

std::string encode(std::string_view data, const part_rule& part) {
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : data) {
        const bool data_octet = is_valid(part.rule, {&c, 1}) && !holds(part.delimiters, c);
        if (data_octet || holds(part.also, c)) {
            encoded += c;
        } else {
            const auto octet = static_cast<unsigned char>(c);
            encoded += {'%', digits[octet / 16], digits[octet % 16]};
        }
    }
    return encoded;
}

std::optional<std::string> decode(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
        } else if (is_valid("pct-encoded", text.substr(i, 3))) {
            const std::string digits(text.substr(i + 1, 2));
            decoded += static_cast<char>(std::stoi(digits, nullptr, 16));
            i += 2;
        } else {
            return std::nullopt;
        }
    }
    return decoded;
}

}  // namespace uriscan::slow
