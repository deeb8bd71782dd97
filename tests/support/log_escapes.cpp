#include "support/log_escapes.hpp"

namespace uriscan::tests {
namespace {

std::string hexadecimal(char octet, const char* digits) {
    const auto value = static_cast<unsigned char>(octet);
    return {digits[value / 16], digits[value % 16]};
}

// Replaces each octet for which `is_escaped` is true by `start` and two hexadecimal digits.
template <class Predicate>
std::string escaped(std::string_view text, const std::string& start, Predicate is_escaped) {
    std::string out;
    for (const char c : text) {
        out += is_escaped(c) ? start + hexadecimal(c, "0123456789ABCDEF") : std::string(1, c);
    }
    return out;
}

bool is_visible(char c) {
    return c >= 32 && c < 127;
}

}  // namespace

std::string by_nginx(std::string_view text) {
    return escaped(text, "\\x", [](char c) { return c == '"' || c == '\\' || !is_visible(c); });
}

std::string by_apache(std::string_view text) {
    constexpr std::string_view controls = "\b\n\r\t\v";
    std::string out;
    for (const char c : text) {
        const std::size_t control = controls.find(c);
        if (c == '"' || c == '\\') {
            out += {'\\', c};
        } else if (control != controls.npos) {
            out += {'\\', "bnrtv"[control]};
        } else {
            out += is_visible(c) ? std::string(1, c) : "\\x" + hexadecimal(c, "0123456789abcdef");
        }
    }
    return out;
}

std::string by_haproxy(std::string_view text) {
    return escaped(text, "#", [](char c) { return c == '"' || c == '#' || !is_visible(c); });
}

std::string by_cloudfront(std::string_view text) {
    return escaped(text, "%", [](char c) {
        return !is_visible(c) ||
               std::string_view(" \"#%'<>[]\\^`{|}~").find(c) != std::string_view::npos;
    });
}

std::string by_go(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += {'\\', c};
        } else {
            out += is_visible(c) && c != '<' && c != '>' && c != '&'
                       ? std::string(1, c)
                       : "\\u00" + hexadecimal(c, "0123456789abcdef");
        }
    }
    return out;
}

std::string as_it_is(std::string_view text) {
    return std::string(text);
}

std::string invisible(std::string_view more) {
    std::string octets(more);
    for (int octet = 0; octet < 256; ++octet) {
        const char c = static_cast<char>(octet);
        octets += is_visible(c) ? "" : std::string(1, c);
    }
    return octets;
}

}  // namespace uriscan::tests
