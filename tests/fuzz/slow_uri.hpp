// A slow reader and writer of URI references, written from RFC 3986 for the fuzz target of edits.
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

using text = std::optional<std::string>;

inline bool has(std::string_view all, char octet) {
    return all.find(octet) != all.npos;
}

// The components of a URI reference.
struct slow_uri {
    std::map<std::string, std::string, std::less<>> parts;  // those that are present

    text operator[](const std::string& name) const {
        const auto found = parts.find(name);
        return found == parts.end() ? text() : found->second;
    }
};

// Takes the octets up to the first of `ends` from the start of `rest`.
inline std::string take(std::string_view& rest, std::string_view ends) {
    const std::string taken(rest.substr(0, rest.find_first_of(ends)));
    rest.remove_prefix(taken.size());
    return taken;
}

// Splits a valid reference as the regular expression in appendix B of RFC 3986 does.
inline slow_uri split(std::string_view rest) {
    slow_uri made;
    if (const std::size_t colon = rest.find_first_of(":/?#");
        colon != rest.npos && rest[colon] == ':') {
        made.parts["scheme"] = take(rest, ":");
        rest.remove_prefix(1);
    }
    if (rest.starts_with("//")) {
        rest.remove_prefix(2);
        std::string authority = take(rest, "/?#");
        if (const std::size_t at = authority.find('@'); at != authority.npos) {
            made.parts["userinfo"] = authority.substr(0, at);
            authority.erase(0, at + 1);
        }
        const std::size_t bracket = authority.rfind(']');
        const std::size_t colon = authority.find(':', bracket == authority.npos ? 0 : bracket);
        made.parts["host"] = authority.substr(0, colon);
        if (colon != authority.npos) {
            made.parts["port"] = authority.substr(colon + 1);
        }
    }
    made.parts["path"] = take(rest, "?#");
    if (rest.starts_with('?')) {
        rest.remove_prefix(1);
        made.parts["query"] = take(rest, "#");
    }
    if (rest.starts_with('#')) {
        made.parts["fragment"] = rest.substr(1);
    }
    return made;
}

// Puts the components together (5.3), after the path got the beginning that it needs.
inline text join(slow_uri uri) {
    const bool has_host = uri["host"].has_value();
    if (!has_host && (uri["userinfo"] || uri["port"])) {
        return {};
    }
    std::string& path = uri.parts["path"];
    if (has_host && !path.empty() && path[0] != '/') {
        path.insert(0, "/");
    } else if (!has_host && path.starts_with("//")) {
        path.insert(0, "/.");
    } else if (!has_host && !uri["scheme"] && has(path.substr(0, path.find('/')), ':')) {
        path.insert(0, "./");
    }
    const auto with = [&](const char* before, const char* name, const char* after) {
        return uri[name] ? before + *uri[name] + after : "";
    };
    return with("", "scheme", ":") + (has_host ? "//" : "") + with("", "userinfo", "@") +
           with("", "host", "") + with(":", "port", "") + path + with("?", "query", "") +
           with("#", "fragment", "");
}

// Encodes all octets except letters, digits, "-._~" and those in `allowed` (2.1, 2.3).
inline std::string encoded(std::string_view data, std::string_view allowed) {
    std::string made;
    for (const char octet : data) {
        const bool is_plain = (octet >= 'a' && octet <= 'z') || (octet >= 'A' && octet <= 'Z') ||
                              (octet >= '0' && octet <= '9') || has("-._~", octet) ||
                              has(allowed, octet);
        if (is_plain) {
            made += octet;
        } else {
            std::array<char, 4> triplet{};
            std::snprintf(triplet.data(), triplet.size(), "%%%02X",
                          static_cast<unsigned>(static_cast<unsigned char>(octet)));
            made += triplet.data();
        }
    }
    return made;
}

inline std::string decoded(std::string_view valid) {
    std::string made;
    for (std::size_t i = 0; i < valid.size(); ++i) {
        if (valid[i] == '%') {
            made += static_cast<char>(std::stoi(std::string(valid.substr(i + 1, 2)), nullptr, 16));
            i += 2;
        } else {
            made += valid[i];
        }
    }
    return made;
}

inline std::vector<std::string> parameters(const std::string& query) {
    std::vector<std::string> all;
    for (std::size_t start = 0; !query.empty() && start <= query.size();) {
        const std::size_t end = std::min(query.find('&', start), query.size());
        all.push_back(query.substr(start, end - start));
        start = end + 1;
    }
    return all;
}

inline std::string key_of(const std::string& parameter) {
    return decoded(parameter.substr(0, parameter.find('=')));
}

// Says whether the pattern stands for the key, by trying all sizes for each "*".
inline bool matches(std::string_view pattern, std::string_view key) {
    if (pattern.empty()) {
        return key.empty();
    }
    if (pattern[0] == '*') {
        return matches(pattern.substr(1), key) || (!key.empty() && matches(pattern, key.substr(1)));
    }
    pattern.remove_prefix(pattern[0] == '\\' ? 1 : 0);
    return !key.empty() && key[0] == pattern[0] && matches(pattern.substr(1), key.substr(1));
}

}  // namespace uriscan::tests
