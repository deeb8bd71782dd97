// Helpers for tests that build URIs.  They compare the parts that a test gives with the parts that
// the parser reads.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {

inline constexpr component all_components[] = {
    component::scheme, component::userinfo, component::host,    component::port,
    component::path,   component::query,    component::fragment};

inline std::string_view& part_of(uri_parts& parts, component which) {
    std::string_view* const members[] = {&parts.scheme,  &parts.userinfo, &parts.host,
                                         &parts.port,    &parts.path,     &parts.query,
                                         &parts.fragment};
    return *members[static_cast<std::size_t>(which)];
}

// Joins the components by the algorithm of RFC 3986, section 5.3.  Does not check them.
inline std::string recomposed(const uri_parts& parts) {
    const auto defined = [](std::string_view part) { return part.data() != nullptr; };
    std::string text;
    if (defined(parts.scheme)) {
        text.append(parts.scheme) += ':';
    }
    if (defined(parts.userinfo) || defined(parts.host) || defined(parts.port)) {
        text += "//";
        if (defined(parts.userinfo)) {
            text.append(parts.userinfo) += '@';
        }
        text += parts.host;
        if (defined(parts.port)) {
            (text += ':') += parts.port;
        }
    }
    text += parts.path;
    if (defined(parts.query)) {
        (text += '?') += parts.query;
    }
    if (defined(parts.fragment)) {
        (text += '#') += parts.fragment;
    }
    return text;
}

// Returns whether the parser reads the same parts from the recomposed text.
inline bool is_read_back(const uri_parts& parts) {
    const std::string text = recomposed(parts);
    const auto parsed = parse_uri_reference(text);
    return parsed && parts_of(*parsed) == parts;
}

inline bool is_path_rule(error_reason why) {
    return why == error_reason::path_not_absolute ||
           why == error_reason::path_begins_with_slashes ||
           why == error_reason::colon_in_first_segment;
}

// Expects the text of `made` to be a valid URI reference.  `made` must have the components that the
// parser finds in this text, and they must be equal to `parts`.
inline void expect_made_of(const uri_parts& parts, const uri_view& made) {
    const auto parsed = parse_uri_reference(made.text());
    ASSERT_TRUE(parsed) << made;
    EXPECT_EQ(parsed->components(), made.components()) << made;
    EXPECT_TRUE(parts_of(*parsed) == parts) << made;
}

// Calls `visit` with all strings of one and two octets.
inline void for_each_short_string(const std::function<void(std::string_view)>& visit) {
    for (int first = 0; first < 256; ++first) {
        const char one[] = {static_cast<char>(first)};
        visit({one, 1});
        for (int second = 0; second < 256; ++second) {
            const char two[] = {one[0], static_cast<char>(second)};
            visit({two, 2});
        }
    }
}

}  // namespace uriscan::tests
