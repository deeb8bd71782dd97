// Computes the findings in a text that is not a URI reference.  Such a text has no components, so
// the text is searched for octets, and split as a lenient parser would split it.  Linear.
#include <algorithm>
#include <string_view>

#include "audit/found.hpp"
#include "uriscan/audit.hpp"

namespace uriscan {
namespace {

// Returns the authority that a lenient parser finds: the text between the first "//" and the next
// "/", "?" or "#".
std::string_view lenient_authority(std::string_view text) noexcept {
    const std::size_t slashes = text.find("//");
    if (slashes == text.npos) {
        return {};
    }
    const std::string_view rest = text.substr(slashes + 2);
    return rest.substr(0, rest.find_first_of("/?#"));
}

findings audit_ip_literal(std::string_view authority) noexcept {
    const std::size_t open = authority.find('[');
    const std::size_t shut = authority.find(']', open);
    if (open == authority.npos || shut == authority.npos) {
        return {};
    }
    const std::string_view inside = authority.substr(open, shut - open);
    const std::string_view after = authority.substr(shut + 1);
    return found_if(inside.find('%') != inside.npos, finding::zone_identifier) |
           found_if(!after.empty() && !after.starts_with(':'), finding::text_after_ip_literal);
}

bool has_brackets(std::string_view text) noexcept {
    return text.find_first_of("[]") != text.npos;
}

}  // namespace

findings audit_refused(std::string_view text, const uri_error& error) noexcept {
    const auto has = [text](std::string_view octets) {
        return text.find_first_of(octets) != text.npos;
    };
    const std::string_view authority = lenient_authority(text);
    const std::string_view after_authority =
        authority.empty() ? text
                          : text.substr(static_cast<std::size_t>(authority.data() - text.data()) +
                                        authority.size());
    return found_if(has("\\"), finding::backslash) |
           found_if(has("\t\r\n"), finding::tab_or_line_end) | found_if(has(" "), finding::space) |
           found_if(std::ranges::count(authority, '@') > 1, finding::several_at_signs) |
           audit_ip_literal(authority) |
           found_if(has_brackets(after_authority), finding::brackets_outside_host) |
           found_if(!std::ranges::all_of(text, is_ascii), finding::non_ascii) |
           found_if(error.why == reason::malformed_percent_encoding, finding::stray_percent_sign);
}

}  // namespace uriscan
