// Percent-encodes one octet at a time (RFC 3986, sections 2.1 to 2.4).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

// The octets that stay unencoded in a part of a URI: those that `rule` derives, without
// `delimiters`, which separate data in the part, and those of `also`.
struct part_rule {
    std::string_view rule;
    std::string_view delimiters = "";
    std::string_view also = "";
};

std::string encode(std::string_view data, const part_rule& part);

// std::nullopt if a "%" is not followed by two hexadecimal digits.
std::optional<std::string> decode(std::string_view text);

}  // namespace uriscan::slow
