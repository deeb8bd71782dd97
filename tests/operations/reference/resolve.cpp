// Implements the pseudocode of section 5.2. The letters A to E are the steps of section 5.2.4.

#include "operations/reference/resolve.hpp"

#include <algorithm>

namespace uriscan::slow {

namespace {

// Returns whether `input` starts with `prefix`, and `prefix` ends at the end of a segment: "/"
// follows it, or the input ends there.
bool begins_with_complete(const std::string& input, const std::string& prefix) {
    return input.starts_with(prefix + "/") || input == prefix;
}

// Compares schemes: "scheme names are case-insensitive" (3.1).
bool same_scheme(const std::string& a, const std::string& b) {
    const auto lower = [](std::string text) {
        for (char& c : text) {
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        return text;
    };
    return lower(a) == lower(b);
}

}  // namespace

dot_free_path remove_dot_segments(std::string_view path) {
    std::string input(path);
    std::string output;
    std::optional<std::size_t> climbs;
    const auto climb = [&](std::size_t dots_in_input) {
        climbs = climbs.value_or(path.size() - input.size() + dots_in_input);
    };
    while (!input.empty()) {
        if (input.starts_with("../")) {  // A
            climb(0);
            input.erase(0, 3);
        } else if (input.starts_with("./")) {
            input.erase(0, 2);
        } else if (begins_with_complete(input, "/.")) {  // B
            input = "/" + input.substr(input == "/." ? 2 : 3);
        } else if (begins_with_complete(input, "/..")) {  // C
            if (output.empty()) {
                climb(1);
            }
            input = "/" + input.substr(input == "/.." ? 3 : 4);
            const std::size_t last_slash = output.rfind('/');
            output.erase(last_slash == std::string::npos ? 0 : last_slash);
        } else if (input == "." || input == "..") {  // D
            if (input == "..") {
                climb(0);
            }
            input.clear();
        } else {  // E
            const std::size_t segment_end = std::min(input.find('/', 1), input.size());
            output += input.substr(0, segment_end);
            input.erase(0, segment_end);
        }
    }
    return {output, climbs};
}

std::string merge(const parts& base, std::string_view reference_path) {
    if (base.authority && base.path.empty()) {
        return "/" + std::string(reference_path);
    }
    const std::size_t last_slash = base.path.rfind('/');
    const std::size_t kept = last_slash == std::string::npos ? 0 : last_slash + 1;
    return base.path.substr(0, kept) + std::string(reference_path);
}

target resolve(std::string_view base_text, std::string_view reference_text, bool strict) {
    const parts base = split(base_text);
    parts reference = split(reference_text);
    target result;
    parts& t = result.components;
    // `path` ends with the octets of the reference's path. The octets before them are from the
    // base.
    const auto without_dots = [&](std::string_view path) {
        const dot_free_path removed = remove_dot_segments(path);
        const std::size_t of_base = path.size() - reference.path.size();
        if (removed.climbs && *removed.climbs < of_base) {
            result.climbs = reference_text.size();
        } else if (removed.climbs) {
            const std::size_t path_begin = recompose({.scheme = split(reference_text).scheme,
                                                      .authority = reference.authority,
                                                      .path = "",
                                                      .query = {},
                                                      .fragment = {}})
                                               .size();
            result.climbs = path_begin + *removed.climbs - of_base;
        }
        return removed.path;
    };

    if (!strict && reference.scheme && same_scheme(*reference.scheme, *base.scheme)) {
        reference.scheme = std::nullopt;
    }
    if (reference.scheme) {
        t.scheme = reference.scheme;
        t.authority = reference.authority;
        t.path = without_dots(reference.path);
        t.query = reference.query;
    } else {
        if (reference.authority) {
            t.authority = reference.authority;
            t.path = without_dots(reference.path);
            t.query = reference.query;
        } else {
            if (reference.path.empty()) {
                t.path = base.path;
                if (reference.query) {
                    t.query = reference.query;
                } else {
                    t.query = base.query;
                }
            } else {
                if (reference.path.starts_with("/")) {
                    t.path = without_dots(reference.path);
                } else {
                    t.path = merge(base, reference.path);
                    t.path = without_dots(t.path);
                }
                t.query = reference.query;
            }
            t.authority = base.authority;
        }
        t.scheme = base.scheme;
    }
    t.fragment = reference.fragment;

    result.text = recompose_readably(t);
    return result;
}

}  // namespace uriscan::slow
