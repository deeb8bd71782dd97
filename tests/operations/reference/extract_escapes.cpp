#include "operations/reference/extract_escapes.hpp"

#include <optional>

#include "operations/reference/extract_characters.hpp"

namespace uriscan::slow {

reading read_escaped(std::string_view original, bool backslashes, bool references) {
    constexpr std::size_t longest_reference = 7;
    reading result;
    for (std::size_t at = 0; at < original.size();) {
        const std::string_view rest = original.substr(at);
        const auto reference = references && rest[0] == '&'
                                   ? characters::reference_in(rest.substr(0, longest_reference))
                                   : std::nullopt;
        if (reference && reference->character < 0x80) {
            result.octets += static_cast<char>(reference->character);
            at += reference->size;
        } else if (references && (rest.starts_with("&amp;") || rest.starts_with("&AMP;"))) {
            result.octets += '&';
            at += 5;
        } else if (backslashes && rest.starts_with("\\/")) {
            result.octets += '/';
            at += 2;
        } else {
            result.octets += rest[0];
            at += 1;
        }
        result.sizes.push_back(at);
    }
    return result;
}

}  // namespace uriscan::slow
