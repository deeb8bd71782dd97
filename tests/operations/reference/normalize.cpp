// The steps of normalization. normalize.hpp explains them.

#include "operations/reference/normalize.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <vector>

#include "operations/reference/resolve.hpp"

namespace uriscan::slow {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::string lower(std::string text) {
    for (char& c : text) {
        c = lower(c);
    }
    return text;
}

// Applies `rewrite` to each triplet, and `other` to each octet outside of triplets.
template <class Rewrite, class Other>
std::string rewrite_triplets(const std::string& text, Rewrite rewrite, Other other) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            result += rewrite(text.substr(i, 3));
            i += 2;
        } else {
            result += other(text[i]);
        }
    }
    return result;
}

char same(char c) {
    return c;
}

// Follows 6.2.2.1: "the hexadecimal digits within a percent-encoding triplet ... should be
// normalized to use uppercase letters".
std::string upper_triplet(const std::string& triplet) {
    return {triplet[0], upper(triplet[1]), upper(triplet[2])};
}

std::string upper_triplets(const std::string& text) {
    return rewrite_triplets(text, upper_triplet, same);
}

// Follows 6.2.2.1: "the scheme and host are case-insensitive and therefore should be normalized to
// lowercase".
std::string lower_host(const std::string& text) {
    return rewrite_triplets(text, upper_triplet, [](char c) { return lower(c); });
}

// Follows 6.2.2.2: URIs "should be normalized by decoding any percent-encoded octet that
// corresponds to an unreserved character".
std::string decode_unreserved(const std::string& text) {
    const auto decode = [](const std::string& triplet) {
        const std::string octet(1, static_cast<char>(std::stoi(triplet.substr(1), nullptr, 16)));
        return is_valid("unreserved", octet) ? octet : triplet;
    };
    return rewrite_triplets(text, decode, same);
}

template <class Rewrite>
void rewrite_all(parts& uri, Rewrite rewrite, bool authority_too = true) {
    if (uri.authority && authority_too) {
        uri.authority = rewrite(*uri.authority);
    }
    uri.path = rewrite(uri.path);
    for (auto* part : {&uri.query, &uri.fragment}) {
        if (*part) {
            *part = rewrite(**part);
        }
    }
}

void normalize_case(parts& uri) {
    if (uri.scheme) {
        uri.scheme = lower(*uri.scheme);
    }
    rewrite_all(uri, upper_triplets);
    if (uri.authority) {
        authority_parts authority = split_authority(*uri.authority);
        authority.host = lower_host(authority.host);
        uri.authority = join(authority);
    }
}

std::vector<std::string> split_segments(const std::string& path) {
    std::vector<std::string> segments(1);
    for (const char c : path) {
        if (c == '/') {
            segments.emplace_back();
        } else {
            segments.back() += c;
        }
    }
    return segments;
}

// Shortens the path of a relative-path reference. The ".." segments at its start must stay, because
// they count from the path of the base (4.2, 5.2). remove_dot_segments() would remove them, so it
// is not used here. Every other ".." removes the segment before it.
std::string shorten_relative_path(const std::string& path) {
    std::vector<std::string> segments = split_segments(path);
    if (segments.back() == "." || segments.back() == "..") {
        segments.emplace_back();  // "." and ".." mean the same as "./" and "../"
    }
    std::vector<std::string> kept;
    for (const std::string& segment : segments) {
        if (segment == ".." && !kept.empty() && kept.back() != "..") {
            kept.pop_back();
        } else if (segment != ".") {
            kept.push_back(segment);
        }
    }
    // The result must not start with "/". It must not be empty either, because an empty path stands
    // for the path of the base (5.2.2).
    std::string result = kept[0].empty() ? "./" : "";
    for (std::size_t i = 0; i < kept.size(); ++i) {
        result += (i > 0 ? "/" : "") + kept[i];
    }
    return result;
}

void remove_dots(parts& uri) {
    const bool relative_path =
        !uri.scheme && !uri.authority && !uri.path.empty() && !uri.path.starts_with('/');
    uri.path = relative_path ? shorten_relative_path(uri.path) : remove_dot_segments(uri.path).path;
}

scheme_rules rules_of(const parts& uri, const scheme_table& schemes) {
    const auto found = schemes.find(lower(uri.scheme.value_or("")));
    return found == schemes.end() ? scheme_rules() : found->second;
}

// Follows 3.2.3: a normalizer "should omit the port component and its ":" delimiter if port is
// empty or if its value would be the same as that of the scheme's default".
void normalize_port(parts& uri, const rungs& rungs, const scheme_table& schemes) {
    if (!uri.authority) {
        return;
    }
    authority_parts authority = split_authority(*uri.authority);
    if (!authority.port) {
        return;
    }
    const auto without_zeros = [](const std::string& port) {
        return port.substr(std::min(port.find_first_not_of('0'), port.size()));
    };
    const std::string port = rules_of(uri, schemes).default_port;
    const bool is_default = !port.empty() && !authority.port->empty() &&
                            without_zeros(*authority.port) == without_zeros(port);
    if ((rungs.empty_port && authority.port->empty()) || (rungs.default_port && is_default)) {
        authority.port = std::nullopt;
    }
    uri.authority = join(authority);
}

// Replaces the IPv4 address at the end of an IPv6 address by two groups, if there is one.
std::string without_ipv4(const std::string& address) {
    if (address.find('.') == address.npos) {
        return address;
    }
    const std::size_t begin = address.rfind(':') + 1;
    std::vector<int> octets;
    std::istringstream numbers(address.substr(begin));
    for (std::string number; std::getline(numbers, number, '.');) {
        octets.push_back(std::stoi(number));
    }
    std::ostringstream groups;
    groups << std::hex << octets.at(0) * 256 + octets.at(1) << ':'
           << octets.at(2) * 256 + octets.at(3);
    return address.substr(0, begin) + groups.str();
}

std::vector<int> groups_of(const std::string& text) {
    std::vector<int> groups;
    std::istringstream numbers(text);
    for (std::string number; std::getline(numbers, number, ':');) {
        groups.push_back(std::stoi(number, nullptr, 16));
    }
    return groups;
}

std::string joined(const std::vector<int>& groups) {
    std::ostringstream text;
    text << std::hex;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        text << (i > 0 ? ":" : "") << groups[i];
    }
    return text.str();
}

// Follows RFC 5952, section 4.2: tries all runs of zeros, the longest first.
std::string shortened(const std::vector<int>& groups) {
    for (auto size = static_cast<std::ptrdiff_t>(groups.size()); size > 1; --size) {
        for (auto at = groups.begin(); groups.end() - at >= size; ++at) {
            if (std::all_of(at, at + size, [](int group) { return group == 0; })) {
                return joined({groups.begin(), at}) + "::" + joined({at + size, groups.end()});
            }
        }
    }
    return joined(groups);
}

}  // namespace

std::string canonical_address(const std::string& address) {
    const std::string groups_only = without_ipv4(address);
    const std::size_t gap = groups_only.find("::");
    std::vector<int> groups = groups_of(groups_only.substr(0, gap));
    if (gap != groups_only.npos) {
        const std::vector<int> tail = groups_of(groups_only.substr(gap + 2));
        groups.resize(8 - tail.size());
        groups.insert(groups.end(), tail.begin(), tail.end());
    }
    const std::vector<int> head(groups.begin(), groups.begin() + 6);
    const std::vector<std::vector<int>> known = {
        {0, 0, 0, 0, 0, 0xFFFF}, {0, 0, 0, 0, 0xFFFF, 0}, {0x64, 0xFF9B, 0, 0, 0, 0}};
    if (std::find(known.begin(), known.end(), head) == known.end()) {
        return shortened(groups);
    }
    const std::string start = shortened(head);
    std::string text = start + (start.back() == ':' ? "" : ":");
    for (const int octet : {groups[6] / 256, groups[6] % 256, groups[7] / 256, groups[7] % 256}) {
        text += std::to_string(octet) + '.';
    }
    text.pop_back();
    return text;
}

namespace {

std::string canonical_host(const std::string& host) {
    const bool is_address = host.starts_with('[') && host[1] != 'v' && host[1] != 'V';
    return is_address ? '[' + canonical_address(host.substr(1, host.size() - 2)) + ']' : host;
}

}  // namespace

std::string origin(std::string_view text, const scheme_table& schemes) {
    const parts uri = split(text);
    const std::string standard = rules_of(uri, schemes).default_port;
    if (!uri.scheme || !uri.authority || standard.empty()) {
        return "null";
    }
    const authority_parts authority = split_authority(*uri.authority);
    std::string port = authority.port.value_or("").empty() ? standard : *authority.port;
    port.erase(0, std::min(port.find_first_not_of('0'), port.size() - 1));
    if (authority.host.empty() || port.size() > 5 || std::stoi(port) > 65535) {
        return "null";
    }
    const std::string host = canonical_host(lower_host(decode_unreserved(authority.host)));
    return lower(*uri.scheme) + "://" + host + (port == standard ? "" : ':' + port);
}

// The steps are in this order because decoding can produce letters for 6.2.2.1 and dots for
// 6.2.2.3.
std::string normalize(std::string_view text, const rungs& rungs, const scheme_table& schemes) {
    parts uri = split(text);
    if (rungs.percent) {
        rewrite_all(uri, decode_unreserved);
    }
    if (rungs.letter_case) {
        normalize_case(uri);
    }
    if (rungs.dot_segments) {
        remove_dots(uri);
    }
    normalize_port(uri, rungs, schemes);
    if (rungs.ipv6_address && uri.authority) {
        authority_parts authority = split_authority(*uri.authority);
        authority.host = canonical_host(authority.host);
        uri.authority = join(authority);
    }
    if (rungs.empty_path && uri.authority && uri.path.empty() &&
        rules_of(uri, schemes).empty_path_is_root) {
        uri.path = "/";
    }
    return recompose_readably(uri);
}

}  // namespace uriscan::slow
