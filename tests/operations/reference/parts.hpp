// A URI reference as strings: cut by the regular expression of RFC 3986, Appendix B, and put together
// again as section 5.3 says.  This and its neighbours are the slow, obvious reading of the RFC that
// the library's operations are held against; they share nothing with it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

// The five components of section 3.  Absent is nullopt; a path is always there.
struct parts {
    std::optional<std::string> scheme;
    std::optional<std::string> authority;
    std::string path;
    std::optional<std::string> query;
    std::optional<std::string> fragment;

    friend bool operator==(const parts&, const parts&) = default;
};

// An authority's parts (3.2).
struct authority_parts {
    std::optional<std::string> userinfo;
    std::string host;
    std::optional<std::string> port;

    friend bool operator==(const authority_parts&, const authority_parts&) = default;
};

// Both are for valid texts; of an invalid one they make something.
parts split(std::string_view text);
authority_parts split_authority(std::string_view authority);

std::string join(const authority_parts& authority);

// Section 5.3 to the letter.
std::string recompose(const parts& components);

// Section 5.3, but a path that would be read back as something else gets a dot-segment in front, which
// changes no meaning: "/." where the path begins with "//" and there is no authority (3.3), "./" where
// the first segment of a relative-path reference holds a ":" (4.2).
std::string recompose_readably(parts components);

// Whether the RFC's grammar derives `text` from the rule, say "URI-reference", in any case of letters.
bool is_valid(std::string_view rule, std::string_view text);

// The length of the longest beginning of `text` that some text of the rule begins with.
std::size_t viable_prefix(std::string_view rule, std::string_view text);

}  // namespace uriscan::slow
