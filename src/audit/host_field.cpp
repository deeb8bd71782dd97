// Computes the findings in the value of a field Host.  A value that is not valid is read as the
// authority of a reference: "//" is written before it.
#include <algorithm>
#include <array>

#include "audit/parts.hpp"
#include "octets/subtext.hpp"
#include "parse/authority.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan {

audit_findings audit_host_field(std::string_view text) noexcept {
    if (const auto host = parse_host_field(text)) {
        return audit_authority(*host);
    }
    std::array<char, 1024> buffer{};
    const auto start = std::ranges::copy(mark_of_authority, buffer.begin()).out;
    const std::string_view read = subtext(text, 0, buffer.size() - mark_of_authority.size());
    const auto end = std::ranges::copy(read, start).out;
    const std::string_view reference(buffer.data(), static_cast<std::size_t>(end - buffer.begin()));
    const auto uri = parse_uri_reference(reference);
    audit_findings found;
    for (const audit_finding each : uri ? audit(*uri) : audit_refused(reference, uri.error())) {
        // Only our "//" makes the text a network-path reference.
        found |= each == audit_finding::network_path_reference ? audit_findings() : each;
    }
    return found;
}

}  // namespace uriscan
