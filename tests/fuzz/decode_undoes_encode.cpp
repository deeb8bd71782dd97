// Properties of percent-encoding (RFC 3986, section 2):
// - If a text is encoded for any place in a URI and then decoded, the result is the original text.
// - All functions that decode agree on the octets, or on the offset of a malformed triplet.
// The input chooses the place.
#include "fuzz.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::tests {
namespace {

constexpr std::array all_places = {encode_for::user_name, encode_for::password,
                                   encode_for::host,      encode_for::segment,
                                   encode_for::path,      encode_for::segment_without_colon,
                                   encode_for::query,     encode_for::query_parameter,
                                   encode_for::fragment,  encode_for::unreserved};

void encode_and_decode(std::string_view text, encode_for place) {
    const std::string encoded = encode(text, place);
    const exact_room room(encoded.size());
    const auto written = encode(text, place, room.span());
    expect(written && *written == encoded, text, "does not fit a buffer of the size of", encoded);
    const auto decoded = decode(room.text());
    expect(decoded && *decoded == text, text, "is not what this decodes to:", encoded);
}

void decode_in_all_ways(std::string_view text) {
    const auto decoded = decode(text);
    const auto size = decoded_size(text);
    const exact_room in_place(text.size());
    std::ranges::copy(text, in_place.span().begin());
    const auto placed = decode_in_place(in_place.span());
    expect(placed.has_value() == decoded.has_value() && size.has_value() == decoded.has_value(),
           text, "malformed for some functions only");
    if (!decoded) {
        expect(size.error() == decoded.error() && placed.error() == decoded.error(), text,
               "malformed at different offsets");
        expect(in_place.text() == text && !decodes_to(text, text), text, "malformed, but decoded");
        return;
    }
    const decoded_view view(text);
    expect(*placed == *decoded && *size == decoded->size() && decodes_to(text, *decoded) &&
               std::ranges::equal(view, *decoded),
           text, "not all functions decode it to", *decoded);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const auto place = input.choose_from(all_places);
    const exact_copy text(input.rest());
    encode_and_decode(text.text(), place);
    decode_in_all_ways(text.text());
    return 0;
}
