// Splits a URI reference into strings by the regular expression of RFC 3986, Appendix B, and joins
// them again by section 5.3. The files in this folder are a slow and obvious implementation of the
// RFC. Tests compare the library's operations with it. This implementation shares no code with the
// library.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

// The five components of section 3. An absent component is std::nullopt. The path is always
// present.
struct parts {
    std::optional<std::string> scheme;
    std::optional<std::string> authority;
    std::string path;
    std::optional<std::string> query;
    std::optional<std::string> fragment;

    friend bool operator==(const parts&, const parts&) = default;
};

// The parts of an authority (3.2).
struct authority_parts {
    std::optional<std::string> userinfo;
    std::string host;
    std::optional<std::string> port;

    friend bool operator==(const authority_parts&, const authority_parts&) = default;
};

// These two functions expect valid texts. For an invalid text the result is unspecified.
parts split(std::string_view text);
authority_parts split_authority(std::string_view authority);

std::string join(const authority_parts& authority);

// Joins the components exactly as section 5.3 says.
std::string recompose(const parts& components);

// Joins the components by section 5.3. If the path would be read back as something else, adds a
// dot-segment before the path, which does not change the meaning. There are two cases. If the path
// starts with "//" and there is no authority, the dot-segment is "/." (3.3). If the first segment
// of a relative-path reference contains a ":", the dot-segment is "./" (4.2).
std::string recompose_readably(parts components);

// Returns whether `text` matches a rule of the grammar, for example "URI-reference". The case of
// letters in the name of the rule does not matter.
bool is_valid(std::string_view rule, std::string_view text);

// Returns the length of the longest prefix of `text` that some text of the rule starts with.
std::size_t viable_prefix(std::string_view rule, std::string_view text);

}  // namespace uriscan::slow
