// Properties of percent-encoding, checked with the slow reference (RFC 3986, sections 2.1 to 2.4).
#include <algorithm>
#include <iterator>
#include <ranges>
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/parts.hpp"
#include "operations/reference/percent.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::tests {
namespace {

struct part_case {
    std::string name;
    encode_for ours;
    slow::part_rule theirs;
    std::string_view held_by;  // the rule that every result of the encoding must match
};

const part_case part_cases[] = {
    {"user name", encode_for::user_name, {"userinfo", ":"}, "userinfo"},
    {"password", encode_for::password, {"userinfo"}, "userinfo"},
    {"host", encode_for::host, {"reg-name"}, "reg-name"},
    {"segment", encode_for::segment, {"segment"}, "segment"},
    {"first segment", encode_for::segment_without_colon, {"segment", ":"}, "segment"},
    {"path", encode_for::path, {"segment", "", "/"}, "query"},
    {"query", encode_for::query, {"query"}, "query"},
    {"query parameter", encode_for::query_parameter, {"query", "&=+"}, "query"},
    {"fragment", encode_for::fragment, {"fragment"}, "fragment"},
    {"unreserved", encode_for::unreserved, {"unreserved"}, "reg-name"},
};

std::optional<difference> check_encode(const part_case& part, const std::string& data) {
    const std::string expected = slow::encode(data, part.theirs);
    if (auto found = compare(encode(data, part.ours), expected)) {
        return found;
    }
    const std::size_t size = encoded_size(data, part.ours);
    if (size != expected.size()) {
        return difference{"a size of " + std::to_string(size), std::to_string(expected.size())};
    }
    if (!slow::is_valid(part.held_by, expected)) {
        return difference{shown(expected) + ", which is not valid", std::string(part.held_by)};
    }
    if (auto found = check_sizes(expected, size, [&](std::span<char> buffer) {
            return encode(data, part.ours, buffer);
        })) {
        return found;
    }
    const result<std::string> decoded = decode(expected);
    if (!decoded || *decoded != data) {
        return difference{shown(decoded) + " by decoding it again", shown(data)};
    }
    return no_difference();
}

// Returns the offset of the first "%" that does not start a triplet.
std::size_t first_malformed(std::string_view text) {
    std::size_t at = text.find('%');
    while (at != std::string_view::npos && slow::is_valid("pct-encoded", text.substr(at, 3))) {
        at = text.find('%', at + 3);
    }
    return at;
}

std::optional<difference> check_malformed(const std::string& text) {
    const std::size_t offset = first_malformed(text);
    guarded_buffer buffer(text.size());
    std::string in_place = text;
    for (const auto& got : {decode(text, buffer.span()), decode_in_place(in_place)}) {
        if (got || got.error().reason != error_reason::malformed_percent_encoding ||
            got.error().offset != offset) {
            return difference{shown(got), "malformed at " + std::to_string(offset)};
        }
    }
    if (!buffer.intact() || in_place != text) {
        return difference{"a changed text, or octets outside of the buffer", "neither"};
    }
    const result<std::size_t> size = decoded_size(text);
    if (size || size.error().offset != offset || decode(text) || decodes_to(text, text)) {
        return difference{"a size, a string or true", "malformed at " + std::to_string(offset)};
    }
    return no_difference();
}

std::optional<difference> check_decoded_view(const std::string& text, const std::string& expected) {
    const decoded_view view(text);
    std::string backwards;
    for (auto at = view.end(); at != view.begin();) {
        backwards += *--at;
    }
    std::ranges::reverse(backwards);
    if (auto found = compare(std::string(view.begin(), view.end()), expected, " by decoded_view")) {
        return found;
    }
    return compare(backwards, expected, " by decoded_view, backwards");
}

std::optional<difference> check_decode(const std::string& text) {
    const std::optional<std::string> decoded = slow::decode(text);
    if (!decoded) {
        return check_malformed(text);
    }
    if (decoded->size() > text.size()) {
        return difference{shown(*decoded), "no more octets than before"};
    }
    const result<std::size_t> size = decoded_size(text);
    if (!size || *size != decoded->size()) {
        return difference{"a different size", std::to_string(decoded->size())};
    }
    if (auto found = check_sizes(*decoded, text.size(),
                                 [&](std::span<char> buffer) { return decode(text, buffer); })) {
        return found;
    }
    guarded_buffer place(text.size());
    std::ranges::copy(text, place.span().begin());
    const auto in_place = decode_in_place(place.span());
    if (!in_place || *in_place != *decoded || in_place->data() != place.span().data() ||
        !place.intact()) {
        return difference{shown(in_place) + " in place", shown(*decoded)};
    }
    const result<std::string> string = decode(text);
    if (!string || *string != *decoded || !decodes_to(text, *decoded) ||
        decodes_to(text, *decoded + "x")) {
        return difference{shown(string) + " or false", shown(*decoded)};
    }
    return check_decoded_view(text, *decoded);
}

}  // namespace

std::vector<property> percent_properties() {
    std::vector<property> properties;
    for (const part_case& part : part_cases) {
        properties.push_back({"encode for " + part.name + ", and decode",
                              {""},
                              [](slow::generator& random) { return inputs{random.octets()}; },
                              [&part](const inputs& in) { return check_encode(part, in[0]); },
                              10});
    }
    properties.push_back({"decode with each function",
                          {""},
                          [](slow::generator& random) {
                              return inputs{random.below(2) == 0 ? random.octets()
                                                                 : random.derive("path-rootless")};
                          },
                          [](const inputs& in) { return check_decode(in[0]); }});
    return properties;
}

}  // namespace uriscan::tests
