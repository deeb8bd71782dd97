// The forms in which `stats` counts values.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>
#include <vector>

#include "cli/fields/field_table.hpp"
#include "cli/system/buffer.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

// Returns the names of all ranges of lengths.  The name at index N is for lengths with N binary
// digits: "16-31" at index 5, for example.
std::vector<std::string> names_of_lengths() {
    std::vector<std::string> lengths = {"0", "1"};
    for (unsigned bits = 2; bits <= std::numeric_limits<std::uint64_t>::digits; ++bits) {
        const std::uint64_t least = std::uint64_t{1} << (bits - 1);
        lengths.push_back(fmt::format("{}-{}", least, least + (least - 1)));
    }
    return lengths;
}

}  // namespace

std::string_view lower_case(cell text, std::string& memory) {
    if (!has_upper(text)) {
        return text;
    }
    memory.resize(text.size());
    std::ranges::transform(text, memory.begin(), lower);
    return memory;
}

// A host that RFC 2396 allows can be invalid in RFC 3986, or mean another host there.  In such a
// host, only the letter case is changed.
std::string_view normal_host(cell host, std::string& memory) {
    if (host.find('%') == host.npos) {
        return lower_case(host, memory);
    }
    constexpr auto rules = normalization::letter_case | normalization::percent_encoding;
    const std::string reference = "//" + std::string(host);
    const auto parsed = parse_uri_reference(reference);
    if (!parsed || parsed->host() != host) {
        // In a zone identifier, upper and lower case have different meanings.  So it stays as it
        // is.
        const std::size_t zone = host.starts_with('[') ? host.find('%') : host.npos;
        const std::string rest(host.substr(std::min(zone, host.size())));
        return memory = std::string(lower_case(host.substr(0, zone), memory)) + rest;
    }
    // The normal form is not longer than the text, so there is no error.
    return memory = normalize(*parsed, rules)->view().host();
}

std::string_view counted_port(cell port, std::string& memory) {
    if (port.empty()) {
        return port;
    }
    std::uint16_t number = 0;
    const auto [stop, error] = std::from_chars(port.data(), port.data() + port.size(), number);
    if (error != std::errc()) {
        return "more than 65535";
    }
    return memory = fmt::format_int(number).str();
}

std::string_view range_of_length(std::uint64_t length) {
    static const std::vector<std::string> lengths = names_of_lengths();
    return lengths[static_cast<std::size_t>(std::bit_width(length))];
}

std::string_view range_of_length(cell length, std::string&) {
    return range_of_length(number_at_start<std::uint64_t>(length));
}

std::string_view encoded(cell octets, std::string& memory) {
    if (encoded_size(octets, encode_for::fragment) == octets.size()) {
        return octets;
    }
    return memory = encode(octets, encode_for::fragment);
}

std::string_view encoded_without_spaces(cell octets, std::string& memory) {
    const auto spaces = static_cast<std::size_t>(std::ranges::count(octets, ' '));
    if (encoded_size(octets, encode_for::fragment) == octets.size() + 2 * spaces) {
        return octets;
    }
    std::string shown;
    for (std::size_t start = 0; start <= octets.size();) {
        const std::size_t end = std::min(octets.find(' ', start), octets.size());
        shown.append(start == 0 ? "" : " ");
        shown.append(encode(octets.substr(start, end - start), encode_for::fragment));
        start = end + 1;
    }
    return memory = std::move(shown);
}

}  // namespace uriscan::cli
