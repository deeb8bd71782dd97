// Percent-encoding (RFC 3986, section 2).
#include "uriscan/percent.hpp"

#include <algorithm>

namespace uriscan {
namespace {

constexpr std::size_t triple_size = 3;

char* write_triple(char octet, char* out) noexcept {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(octet);
    *out++ = '%';
    *out++ = digits[value >> 4];
    *out++ = digits[value & 0xF];
    return out;
}

// Encodes into a buffer that is known to be large enough; returns the end of what was written.
char* write_encoded(std::string_view data, part part, char* out) noexcept {
    for (const char octet : data) {
        if (stays(octet, part)) {
            *out++ = octet;
        } else {
            out = write_triple(octet, out);
        }
    }
    return out;
}

// Decodes a well-formed text, which may begin where `out` does; returns the end of what was written.
char* write_decoded(std::string_view text, char* out) noexcept {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            *out++ = static_cast<char>(hexdig_value(text[i + 1]) << 4 | hexdig_value(text[i + 2]));
            i += triple_size - 1;
        } else {
            *out++ = text[i];
        }
    }
    return out;
}

std::string_view written(const char* begin, const char* end) noexcept {
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::size_t encoded_size(std::string_view data, part part) noexcept {
    std::size_t size = data.size();
    for (const char octet : data) {
        size += stays(octet, part) ? 0 : triple_size - 1;
    }
    return size;
}

outcome<std::string_view> encode(std::string_view data, part part,
                                 std::span<char> buffer) noexcept {
    if (buffer.size() / triple_size < data.size() && buffer.size() < encoded_size(data, part)) {
        return problem{failure::buffer_too_small};
    }
    return written(buffer.data(), write_encoded(data, part, buffer.data()));
}

std::string encode(std::string_view data, part part) {
    std::string encoded(encoded_size(data, part), '\0');
    write_encoded(data, part, encoded.data());
    return encoded;
}

outcome<std::size_t> decoded_size(std::string_view text) noexcept {
    std::size_t size = text.size();
    for (std::size_t i = text.find('%'); i < text.size(); i = text.find('%', i + triple_size)) {
        if (text.size() - i < triple_size || !is_hexdig(text[i + 1]) || !is_hexdig(text[i + 2])) {
            return problem{failure::malformed_percent_encoding, component::path, i};
        }
        size -= triple_size - 1;
    }
    return size;
}

outcome<std::string_view> decode(std::string_view text, std::span<char> buffer) noexcept {
    const auto size = decoded_size(text);
    if (!size) {
        return size.error();
    }
    if (buffer.size() < *size) {
        return problem{failure::buffer_too_small};
    }
    return written(buffer.data(), write_decoded(text, buffer.data()));
}

outcome<std::string> decode(std::string_view text) {
    const auto size = decoded_size(text);
    if (!size) {
        return size.error();
    }
    std::string decoded(*size, '\0');
    write_decoded(text, decoded.data());
    return decoded;
}

outcome<std::string_view> decode_in_place(std::span<char> text) noexcept {
    const std::string_view encoded(text.data(), text.size());
    const auto size = decoded_size(encoded);
    if (!size) {
        return size.error();
    }
    return written(text.data(), write_decoded(encoded, text.data()));
}

bool decodes_to(std::string_view text, std::string_view data) noexcept {
    const auto size = decoded_size(text);
    return size && *size == data.size() && std::ranges::equal(decoded_view(text), data);
}

}  // namespace uriscan
