// Percent-encoding an octet at a time (RFC 3986, sections 2.1 to 2.4).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

// What a part of a URI holds as data: octets that its rule derives, but for the delimiters within the
// part, and those that also stay.
struct part_rule {
    std::string_view rule;
    std::string_view delimiters = "";
    std::string_view also = "";
};

std::string encode(std::string_view data, const part_rule& part);

// Absent where a "%" is not followed by two hexadecimal digits.
std::optional<std::string> decode(std::string_view text);

}  // namespace uriscan::slow
