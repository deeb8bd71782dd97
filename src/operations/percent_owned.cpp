// Encodes and decodes to strings.
#include <string>

#include "operations/encoder.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

std::string encode(std::string_view data, encode_for part) {
    std::string encoded(encoded_size(data, part), '\0');
    write_encoded(data, part, encoded.data());
    return encoded;
}

result<std::string> decode(std::string_view text) {
    std::string decoded(text.size(), '\0');
    const auto written = decode(text, std::span<char>(decoded));
    if (!written) {
        return written.error();
    }
    decoded.resize(written->size());
    return decoded;
}

}  // namespace uriscan
