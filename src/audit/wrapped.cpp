#include "audit/parts.hpp"

#include <algorithm>
#include <array>

#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {
namespace {

// The schemes that programs remove, to read the rest as a URI.
// clang-format off
constexpr auto wrappers = std::to_array<std::string_view>({
    "url",                                                   // Java, urllib, RFC 3986, Appendix C
    "feed", "view-source", "wyciwyg", "pcast",               // browsers; pages about them
    "blob", "filesystem",                                    // W3C File API and File System API
    "microsoft-edge", "read",                                // Edge
    "jar", "zip", "tar", "tgz", "gz", "bz2",                 // Java, Commons VFS
    "compress.zlib", "compress.bzip2",                       // PHP
    "jdbc",                                                  // Java
    "scm",                                                   // Maven
});
// clang-format on

// Returns the scheme at the start of a text.  If there is none, returns an empty text.
std::string_view scheme_of(std::string_view text) noexcept {
    const auto is_in = [](const detail::nibble_table& set, char octet) {
        return detail::has_octet(set, static_cast<unsigned char>(octet));
    };
    std::size_t size = 0;
    while (size < text.size() &&
           is_in(size == 0 ? detail::first_in_scheme : detail::in_scheme, text[size])) {
        ++size;
    }
    return subtext(text, size).starts_with(':') ? subtext(text, 0, size) : std::string_view();
}

// If the text after the scheme of `text` is a URI, returns it.  Otherwise, returns an empty text.
std::string_view inner_uri(std::string_view text) noexcept {
    const std::string_view scheme = scheme_of(text);
    if (scheme.empty()) {
        return {};
    }
    const bool is_wrapper = is_listed(scheme, wrappers);
    std::string_view rest = subtext(text, scheme.size() + 1);
    rest = is_wrapper ? without_blanks(rest) : rest;
    // "git::http://h/" is a form of Git and of Go's getters.
    rest = subtext(rest, starts_with(rest, "//") ? 2 : starts_with(rest, ":") ? 1 : 0);
    const std::string_view inner = scheme_of(rest);
    if (inner.empty()) {
        return {};
    }
    return is_wrapper || starts_with(subtext(rest, inner.size() + 1), "//") ? rest
                                                                            : std::string_view();
}

}  // namespace

std::string_view innermost_uri(std::string_view text) noexcept {
    std::string_view innermost = text;
    for (std::string_view inner = inner_uri(text); !inner.empty(); inner = inner_uri(inner)) {
        innermost = inner;
    }
    return innermost.size() == text.size() ? text : subtext(innermost, 0, innermost.find("!/"));
}

}  // namespace uriscan
