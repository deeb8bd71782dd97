// Reads and maps IRIs; see iri.hpp.

#include "operations/reference/iri.hpp"

#include <algorithm>
#include <vector>

#include "grammar/reference.hpp"

namespace uriscan::slow {

namespace {

constexpr std::string_view hexadecimal = "0123456789ABCDEFabcdef";
constexpr std::string_view ascii_unreserved =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
constexpr std::string_view sub_delims = "!$&'()*+,;=";

bool is_octet_of(char octet, std::string_view set) {
    return set.find(octet) != std::string_view::npos;
}

// Tells whether the text consists of characters of iunreserved, triplets, sub-delims and `others`.
bool consists_of_characters(std::string_view text, std::string_view others, bool with_private) {
    while (!text.empty()) {
        std::size_t size = 0;
        if (is_triplet(text)) {
            size = 3;
        } else if (is_octet_of(text.front(), ascii_unreserved) ||
                   is_octet_of(text.front(), sub_delims) || is_octet_of(text.front(), others)) {
            size = 1;
        } else if (const auto next = first_character(text)) {
            const bool allowed =
                is_ucschar(next->number) || (with_private && is_iprivate(next->number));
            size = allowed ? next->size : 0;
        }
        if (size == 0) {
            return false;
        }
        text.remove_prefix(size);
    }
    return true;
}

bool is_scheme(std::string_view text) {
    const std::string_view letters = ascii_unreserved.substr(0, 52);
    return !text.empty() && is_octet_of(text.front(), letters) &&
           std::all_of(text.begin(), text.end(), [](char octet) {
               return is_octet_of(octet, ascii_unreserved.substr(0, 62)) ||
                      is_octet_of(octet, "+-.");
           });
}

std::vector<std::string_view> split_at(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (;;) {
        const std::size_t end = text.find(separator);
        pieces.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return pieces;
        }
        text.remove_prefix(end + 1);
    }
}

bool is_ipv4_address(std::string_view text) {
    const auto numbers = split_at(text, '.');
    return numbers.size() == 4 && std::all_of(numbers.begin(), numbers.end(), [](auto number) {
               const bool digits = number.find_first_not_of("0123456789") == std::string_view::npos;
               return digits && !number.empty() && number.size() <= 3 &&
                      (number.size() == 1 || number.front() != '0') &&
                      std::stoi(std::string(number)) <= 255;
           });
}

// Counts the groups of 16 bits in a list of groups with a colon between them. An IPv4 address at
// the end of the last list is two groups. Returns nothing if a group is wrong.
std::optional<std::size_t> count_groups(std::string_view text, bool is_last) {
    if (text.empty()) {
        return 0;
    }
    std::size_t count = 0;
    const auto groups = split_at(text, ':');
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (is_last && i + 1 == groups.size() && is_ipv4_address(groups[i])) {
            count += 2;
        } else if (!groups[i].empty() && groups[i].size() <= 4 &&
                   groups[i].find_first_not_of(hexadecimal) == std::string_view::npos) {
            ++count;
        } else {
            return std::nullopt;
        }
    }
    return count;
}

bool is_ipv6_address(std::string_view text) {
    const std::size_t gap = text.find("::");
    if (gap == std::string_view::npos) {
        return count_groups(text, true) == 8U;
    }
    const auto before = count_groups(text.substr(0, gap), false);
    const auto after = count_groups(text.substr(gap + 2), true);
    return before && after && *before + *after <= 7;
}

bool is_ipvfuture(std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || dot < 2 || !is_octet_of(text.front(), "vV")) {
        return false;
    }
    const std::string_view address = text.substr(dot + 1);
    return text.substr(1, dot - 1).find_first_not_of(hexadecimal) == std::string_view::npos &&
           !address.empty() && std::all_of(address.begin(), address.end(), [](char octet) {
               return is_octet_of(octet, ascii_unreserved) || is_octet_of(octet, sub_delims) ||
                      octet == ':';
           });
}

bool is_host(std::string_view text) {
    if (text.starts_with('[') && text.ends_with(']')) {
        const std::string_view inside = text.substr(1, text.size() - 2);
        return is_ipv6_address(inside) || is_ipvfuture(inside);
    }
    return consists_of_characters(text, "", false);  // an IPv4 address is one of these texts
}

bool read_authority(std::string_view text, iri_parts& parts) {
    const std::size_t at = text.find('@');
    if (at != std::string_view::npos) {
        parts.userinfo = text.substr(0, at);
        text.remove_prefix(at + 1);
        if (!consists_of_characters(*parts.userinfo, ":", false)) {
            return false;
        }
    }
    const std::size_t bracket = text.starts_with('[') ? text.find(']') : 0;
    const std::size_t colon = bracket == std::string_view::npos ? bracket : text.find(':', bracket);
    parts.host = text.substr(0, colon);
    if (colon != std::string_view::npos) {
        parts.port = text.substr(colon + 1);
    }
    return is_host(*parts.host) &&
           (!parts.port || parts.port->find_first_not_of("0123456789") == std::string::npos);
}

bool is_path(const iri_parts& parts) {
    if (!consists_of_characters(parts.path, ":@/", false)) {
        return false;
    }
    if (parts.host) {
        return parts.path.empty() || parts.path.starts_with('/');
    }
    const std::string first = parts.path.substr(0, parts.path.find('/'));
    return !parts.path.starts_with("//") && (parts.scheme || first.find(':') == std::string::npos);
}

// Returns the octets of the triplets at the start of `text`, up to the first triplet in ASCII.
std::string octets_beyond_ascii(std::string_view text) {
    std::string octets;
    for (; is_triplet(text) && (octet_of_triplet(text) & 0x80) != 0; text.remove_prefix(3)) {
        octets += octet_of_triplet(text);
    }
    return octets;
}

}  // namespace

std::optional<character> first_character(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80) {
        return character{lead, 1};
    }
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC0 || lead > 0xF7 || text.size() < size) {
        return std::nullopt;
    }
    std::uint32_t number = lead & (0x7F >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const auto octet = static_cast<unsigned char>(text[i]);
        if ((octet & 0xC0) != 0x80) {
            return std::nullopt;
        }
        number = number << 6 | (octet & 0x3F);
    }
    const bool too_long = number < (size == 2 ? 0x80U : size == 3 ? 0x800U : 0x10000U);
    const bool surrogate = number >= 0xD800 && number <= 0xDFFF;
    if (too_long || surrogate || number > 0x10FFFF) {
        return std::nullopt;
    }
    return character{number, size};
}

bool is_ucschar(std::uint32_t number) {
    if (number < 0x10000) {
        return (number >= 0xA0 && number <= 0xD7FF) || (number >= 0xF900 && number <= 0xFDCF) ||
               (number >= 0xFDF0 && number <= 0xFFEF);
    }
    const std::uint32_t plane = number >> 16;
    const bool character_of_plane = (number & 0xFFFF) <= 0xFFFD;
    return character_of_plane && (plane <= 0xD || (plane == 0xE && (number & 0xFFFF) >= 0x1000));
}

bool is_iprivate(std::uint32_t number) {
    return (number >= 0xE000 && number <= 0xF8FF) || (number >= 0xF0000 && number <= 0xFFFFD) ||
           (number >= 0x100000 && number <= 0x10FFFD);
}

bool is_bidi_formatting(std::uint32_t number) {
    return number == 0x200E || number == 0x200F || (number >= 0x202A && number <= 0x202E);
}

bool is_triplet(std::string_view text) {
    return text.size() >= 3 && text[0] == '%' && is_octet_of(text[1], hexadecimal) &&
           is_octet_of(text[2], hexadecimal);
}

char octet_of_triplet(std::string_view text) {
    return static_cast<char>(std::stoi(std::string(text.substr(1, 2)), nullptr, 16));
}

std::string triplet_of(char octet) {
    const auto value = static_cast<unsigned char>(octet);
    return {'%', hexadecimal[value >> 4], hexadecimal[value & 0xF]};
}

std::optional<iri_parts> read_iri_reference(std::string_view text) {
    const oracle::five_parts five = oracle::split_by_appendix_b(text);
    iri_parts parts;
    parts.scheme = five.scheme;
    parts.path = five.path;
    parts.query = five.query;
    parts.fragment = five.fragment;
    if ((parts.scheme && !is_scheme(*parts.scheme)) ||
        (five.authority && !read_authority(*five.authority, parts)) || !is_path(parts) ||
        (parts.query && !consists_of_characters(*parts.query, ":@/?", true)) ||
        (parts.fragment && !consists_of_characters(*parts.fragment, ":@/?", false))) {
        return std::nullopt;
    }
    return parts;
}

std::string to_uri(std::string_view iri) {
    std::string uri;
    for (const char octet : iri) {  // each octet of a character beyond ASCII is beyond ASCII
        uri += (octet & 0x80) == 0 ? std::string(1, octet) : triplet_of(octet);
    }
    return uri;
}

std::string to_iri(std::string_view uri) {
    std::string iri;
    bool in_query = false;
    bool in_fragment = false;
    while (!uri.empty()) {
        if (!is_triplet(uri)) {
            in_fragment |= uri.front() == '#';
            in_query |= uri.front() == '?';
            iri += uri.front();
            uri.remove_prefix(1);
            continue;
        }
        const std::string octets = octets_beyond_ascii(uri);
        if (octets.empty()) {  // step 2: of ASCII, only unreserved characters are decoded
            const char octet = octet_of_triplet(uri);
            iri += is_octet_of(octet, ascii_unreserved) ? std::string(1, octet)
                                                        : std::string(uri.substr(0, 3));
            uri.remove_prefix(3);
            continue;
        }
        const auto next = first_character(octets);
        const std::size_t size = next ? next->size : 1;
        const bool decoded =
            next && ((is_ucschar(next->number) && !is_bidi_formatting(next->number)) ||
                     (is_iprivate(next->number) && in_query && !in_fragment));
        for (const char octet : octets.substr(0, size)) {  // steps 3 and 4
            iri += decoded ? std::string(1, octet) : triplet_of(octet);
        }
        uri.remove_prefix(3 * size);
    }
    return iri;
}

}  // namespace uriscan::slow
