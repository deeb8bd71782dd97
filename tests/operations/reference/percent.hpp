// Percent-encodes and decodes one octet at a time (RFC 3986, sections 2.1 to 2.4).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

// Describes which octets stay unencoded in a part of a URI. The octets of `delimiters` separate
// data in the part, so they are encoded. Any other octet stays if `rule` derives it. The octets of
// `also` stay in any case.
struct part_rule {
    std::string_view rule;
    std::string_view delimiters = "";
    std::string_view also = "";
};

std::string encode(std::string_view data, const part_rule& part);

// Decodes all triplets. Returns std::nullopt if a "%" is not followed by two hexadecimal digits.
std::optional<std::string> decode(std::string_view text);

}  // namespace uriscan::slow
