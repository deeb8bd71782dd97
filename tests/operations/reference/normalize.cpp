// The steps of normalization. normalize.hpp explains them.

#include "operations/reference/normalize.hpp"

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

}  // namespace

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
    if (rungs.empty_path && uri.authority && uri.path.empty() &&
        rules_of(uri, schemes).empty_path_is_root) {
        uri.path = "/";
    }
    return recompose_readably(uri);
}

}  // namespace uriscan::slow
