// Writes defanged URIs, and writes defanged texts as they were before.
#include "uriscan/defang.hpp"

#include <algorithm>

#include "octets/letter_case.hpp"
#include "octets/limited_writer.hpp"
#include "octets/subtext.hpp"
#include "text/refanged.hpp"

namespace uriscan {

std::size_t refang(std::string_view text, std::span<char> buffer) noexcept {
    limited_writer writer(buffer);
    for_each_refanged(text, [&](std::string_view octets, std::size_t) { writer.put(octets); });
    return writer.size();
}

std::size_t defang(const uri_view& uri, std::span<char> buffer) noexcept {
    constexpr std::string_view http = "http";
    limited_writer writer(buffer);
    const std::string_view scheme = uri.scheme();
    std::size_t at = scheme.size();
    if (equal_ignoring_case(scheme, http) ||
        equal_ignoring_case(scheme, std::string_view("https"))) {
        writer.put("hxxp");
        writer.put(subtext(scheme, http.size()));
    } else if (equal_ignoring_case(scheme, std::string_view("ftp"))) {
        writer.put("fxp");
    } else if (!scheme.empty()) {
        writer.put(scheme);
        writer.put("[:]");
        ++at;
    }
    const std::string_view text = uri.text();
    // No host is after the offset `end`.
    const bool has_authority = uri.has_authority();
    const std::size_t end = has_authority                       ? uri.components().path_begin
                            : uri.path().find('@') != text.npos ? uri.components().path_end
                                                                : at;
    while (at < end) {
        const std::size_t dot = std::min(text.find('.', at), end);
        writer.put(subtext(text, at, dot - at));
        writer.put(dot < end ? "[.]" : "");
        at = dot + 1;
    }
    writer.put(subtext(text, end));
    return writer.size();
}

}  // namespace uriscan
