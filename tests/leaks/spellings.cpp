#include "leaks/spellings.hpp"

#include <array>
#include <cstdio>
#include <functional>
#include <string>

namespace uriscan::leaks {
namespace {

constexpr std::string_view unreserved =
    "-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

bool is_in(char octet, std::string_view set) {
    return set.find(octet) != set.npos;
}

std::string formatted(const char* format, char octet) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, static_cast<unsigned char>(octet));
    return text.data();
}

using octet_writer = std::function<std::string(char)>;

// Writes the octets of all pieces with `write`, which returns an empty text for octets that stay.
// Letters and digits are written in this way only in keys and values, and only one in `rate` of
// them (none if `rate` is 0).  Near a "%" or a backslash, they stay: there, they can belong to an
// escape.
pieces written(random_source& random, const pieces& all, std::size_t rate,
               const octet_writer& write) {
    pieces result;
    bool in_value = false;
    std::size_t since = 12;  // octets since the last "%" or backslash
    for (const piece& one : all) {
        piece next = one;
        next.text.clear();
        for (const char octet : one.text) {
            in_value = in_value || is_in(octet, "?#;");
            since = is_in(octet, "%\\") ? 0 : since + 1;
            const bool is_letter = is_in(octet, unreserved);
            const bool stays =
                one.is_whole ||
                (is_letter && (rate == 0 || !in_value || since < 12 || !random.once_in(rate)));
            const std::string text = stays ? "" : write(octet);
            next.text += text.empty() ? std::string(1, octet) : text;
        }
        result.push_back(next);
    }
    return result;
}

// Names of HTML.
std::string named_reference(char octet) {
    constexpr std::pair<char, std::string_view> names[] = {
        {'&', "amp"},    {':', "colon"}, {'/', "sol"},  {'?', "quest"}, {'=', "equals"},
        {'@', "commat"}, {'#', "num"},   {';', "semi"}, {',', "comma"}, {'"', "quot"},
        {'(', "lpar"},   {')', "rpar"},  {'[', "lsqb"}, {']', "rsqb"},  {'{', "lcub"},
        {'}', "rcub"},   {'|', "verbar"}};
    for (const auto& [sign, name] : names) {
        if (sign == octet) {
            return "&" + std::string(name) + ";";
        }
    }
    return "";
}

constexpr std::string_view delimiters = ":/?#[]@&=;,|{}()!";

// One way to escape an octet, or an empty text if this way has no escape for it.
std::string escaped_octet(random_source& random, std::size_t way, char octet) {
    switch (way) {
        case 0: return octet == '/' ? "\\/" : "";
        case 1: return formatted(random.once_in(2) ? "\\u%04x" : "\\u%04X", octet);
        case 2: return formatted(random.once_in(2) ? "\\x%02x" : "\\x%02X", octet);
        case 3: return formatted("&#%d;", octet);
        case 4: return formatted(random.once_in(2) ? "&#%04d;" : "&#%07d;", octet);
        case 5: return formatted(random.once_in(2) ? "&#x%X;" : "&#X%x;", octet);
        case 6: return named_reference(octet);
        case 7: return is_in(octet, ":=#!/\"") ? std::string("\\") + octet : "";
        case 8: return octet == '/' ? "\\\\/" : formatted("\\\\u%04x", octet);
        case 9:
            return octet == '&' ? "&amp;amp;"
                                : formatted(random.once_in(4) ? "&AMP;#%d;" : "&amp;#%d;", octet);
        default: return formatted("\\u0026#%d;", octet);
    }
}
constexpr std::size_t ways = 11;

}  // namespace

pieces percent_spelled(random_source& random, const pieces& all, std::size_t depth,
                       bool has_letters) {
    std::string prefix = "%";
    for (std::size_t i = 1; i < depth; ++i) {
        prefix += "25";
    }
    const std::size_t digits = random.below(3);  // capital, small, mixed
    return written(random, all, has_letters ? 6 : 0, [&](char octet) {
        const bool is_small = digits == 1 || (digits == 2 && random.once_in(2));
        return prefix + formatted(is_small ? "%02x" : "%02X", octet);
    });
}

pieces escape_spelled(random_source& random, const pieces& all, bool has_letters) {
    const std::size_t one_way = random.below(ways + 2);
    const bool is_mixed = one_way >= ways;
    return written(random, all, has_letters ? 8 : 0, [&](char octet) -> std::string {
        const std::size_t way = is_mixed ? random.below(ways) : one_way;
        const bool is_written = is_in(octet, delimiters) || is_in(octet, unreserved);
        return is_written && !(is_mixed && random.once_in(2)) ? escaped_octet(random, way, octet)
                                                              : "";
    });
}

}  // namespace uriscan::leaks
