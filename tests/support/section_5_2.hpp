// The pseudocode of RFC 3986, section 5.2, word for word, on strings.  This code is slow.  It gets
// components, and calls no function of the library.
#pragma once

#include <optional>
#include <string>

#include "uriscan/uri_view.hpp"

namespace uriscan::tests {

// The result of section 5.2.4 for a path.
struct removed_dot_segments {
    std::string path;
    bool climbs = false;  // whether a ".." had no segment to remove
};

inline removed_dot_segments remove_dot_segments_by_the_book(std::string input) {
    std::string output;
    bool climbs = false;
    while (!input.empty()) {
        if (input.starts_with("../")) {  // A
            climbs = true;
            input.erase(0, 3);
        } else if (input.starts_with("./")) {
            input.erase(0, 2);
        } else if (input.starts_with("/./")) {  // B
            input.replace(0, 3, "/");
        } else if (input == "/.") {
            input = "/";
        } else if (input.starts_with("/../") || input == "/..") {  // C
            input.replace(0, input == "/.." ? 3 : 4, "/");
            climbs |= output.empty();
            const std::size_t slash = output.rfind('/');
            output.erase(slash == std::string::npos ? 0 : slash);
        } else if (input == "." || input == "..") {  // D
            climbs |= input == "..";
            input.clear();
        } else {  // E
            const std::size_t end = input.find('/', 1);
            output += input.substr(0, end);
            input.erase(0, end);
        }
    }
    return {output, climbs};
}

inline std::string merge_by_the_book(const uri_view& base, const std::string& path) {  // 5.2.3
    if (base.has_authority() && base.path().empty()) {
        return "/" + path;
    }
    return std::string(base.path().substr(0, base.path().rfind('/') + 1)) + path;
}

// Does what sections 5.2.2 and 5.3 say, in strict mode, with one addition.  A path that starts with
// "//" gets "/." before it, so that it is not read as an authority.
inline removed_dot_segments resolve_by_the_book(const uri_view& base, const uri_view& reference) {
    using component = std::optional<std::string>;
    const auto component_of = [](std::string_view text, bool present) {
        return present ? component(text) : std::nullopt;
    };
    struct {
        component scheme, authority, path, query, fragment;
    } t, r = {component_of(reference.scheme(), reference.has_scheme()),
              component_of(reference.authority(), reference.has_authority()),
              std::string(reference.path()), component_of(reference.query(), reference.has_query()),
              component_of(reference.fragment(), reference.has_fragment())};
    bool climbs = false;
    const auto remove_dot_segments = [&climbs](const std::string& path) {
        const removed_dot_segments removed = remove_dot_segments_by_the_book(path);
        climbs = removed.climbs;
        return removed.path;
    };
    if (r.scheme) {
        t.scheme = r.scheme;
        t.authority = r.authority;
        t.path = remove_dot_segments(*r.path);
        t.query = r.query;
    } else {
        if (r.authority) {
            t.authority = r.authority;
            t.path = remove_dot_segments(*r.path);
            t.query = r.query;
        } else {
            if (r.path == "") {
                t.path = std::string(base.path());
                t.query = r.query ? r.query : component_of(base.query(), base.has_query());
            } else {
                if (r.path->starts_with("/")) {
                    t.path = remove_dot_segments(*r.path);
                } else {
                    t.path = remove_dot_segments(merge_by_the_book(base, *r.path));
                }
                t.query = r.query;
            }
            t.authority = component_of(base.authority(), base.has_authority());
        }
        t.scheme = component_of(base.scheme(), base.has_scheme());
    }
    t.fragment = r.fragment;
    const bool is_ambiguous = !t.authority && t.path->starts_with("//");
    return {(t.scheme ? *t.scheme + ":" : "") + (t.authority ? "//" + *t.authority : "") +
                (is_ambiguous ? "/." : "") + *t.path + (t.query ? "?" + *t.query : "") +
                (t.fragment ? "#" + *t.fragment : ""),
            climbs};
}

}  // namespace uriscan::tests
