// Finds the authority as the "URL parser" of the WHATWG URL standard does, in its states "scheme",
// "relative slash", "special authority ignore slashes" and "authority".
#include "audit/parts.hpp"

#include <algorithm>
#include <array>

#include "octets/subtext.hpp"

namespace uriscan {
namespace {

constexpr std::string_view any_slash = "/\\";
constexpr std::string_view removed = "\t\r\n";

// Returns the authority that the WHATWG URL standard finds in `text`, or the empty text.  After
// "http:", or another scheme that needs a host, there can be any number of slashes and backslashes
// before the authority.  In a relative reference, there must be at least two of them.  The
// authority ends before the next slash, backslash, "?" or "#".  The time is linear.
std::string_view browser_authority(std::string_view text, const scheme_table& schemes) noexcept {
    const std::size_t scheme_end = subtext(text, 0, text.find_first_of("/\\?#")).find(':');
    const bool has_scheme = scheme_end != text.npos;
    const scheme_rules* const rules =
        has_scheme ? schemes.find(subtext(text, 0, scheme_end)) : nullptr;
    const std::string_view rest = has_scheme ? subtext(text, scheme_end + 1) : text;
    const std::size_t start = std::min(rest.find_first_not_of(any_slash), rest.size());
    const bool has_authority = has_scheme ? rules != nullptr && rules->needs_host : start >= 2;
    const std::string_view authority = has_authority ? subtext(rest, start) : std::string_view();
    return subtext(authority, 0, authority.find_first_of("/\\?#"));
}

}  // namespace

audit_findings audit_browser_authority(std::string_view text,
                                       const scheme_table& schemes) noexcept {
    std::array<char, 1024> buffer{};  // longer than any name of a host
    bool is_cut = false;
    if (text.find_first_of(removed) != text.npos) {
        const auto is_removed = [](char octet) { return removed.find(octet) != removed.npos; };
        const std::string_view head = subtext(text, 0, buffer.size());
        const char* const end = std::ranges::remove_copy_if(head, buffer.data(), is_removed).out;
        is_cut = head.size() < text.size();
        text = std::string_view(buffer.data(), end);
    }
    const std::string_view authority = browser_authority(text, schemes);
    if (is_cut && text.ends_with(authority)) {
        return {};  // the end of the authority might be cut off
    }
    return audit_text_of_authority(authority);
}

}  // namespace uriscan
