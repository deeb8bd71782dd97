// Claims that decoding what was encoded, for whatever part, gives the octets that there were; and that all
// ways to decode a text agree about it: on the octets, or on where it is malformed (RFC 3986, section 2).
#include "fuzz.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::tests {
namespace {

constexpr std::array all_parts = {encode_for::user_name, encode_for::password,
                                  encode_for::host,      encode_for::segment,
                                  encode_for::path,      encode_for::segment_without_colon,
                                  encode_for::query,     encode_for::query_parameter,
                                  encode_for::fragment,  encode_for::unreserved};

void encode_and_decode(std::string_view text) {
    for (const part part : all_parts) {
        const std::string encoded = encode(text, part);
        std::string room(encoded.size(), '\0');
        claim(encode(text, part, room) && room == encoded, text, "no room for " + encoded);
        const auto decoded = decode(exact_copy(encoded).text());
        claim(decoded && *decoded == text, text, "not decoded from " + encoded);
    }
}

void decode_in_all_ways(std::string_view text) {
    const auto decoded = decode(text);
    const auto size = decoded_size(text);
    std::string in_place(text);
    const auto placed = decode_in_place(in_place);
    claim(placed.has_value() == decoded.has_value() && size.has_value() == decoded.has_value(),
          text, "malformed to some");
    if (!decoded) {
        claim(size.error() == decoded.error() && placed.error() == decoded.error(), text,
              "malformed elsewhere");
        claim(in_place == text && !decodes_to(text, text), text, "malformed, and decoded");
        return;
    }
    const decoded_view view(text);
    claim(*placed == *decoded && *size == decoded->size() && decodes_to(text, *decoded) &&
              std::ranges::equal(view, *decoded),
          text, "decoded to another than " + in_quotes(*decoded));
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const uriscan::tests::exact_copy input(data, size);
    uriscan::tests::encode_and_decode(input.text());
    uriscan::tests::decode_in_all_ways(input.text());
    return 0;
}
