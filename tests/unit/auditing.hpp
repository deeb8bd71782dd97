// Audits texts, for tests.
#pragma once

#include <ostream>
#include <string_view>

#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {

inline std::ostream& operator<<(std::ostream& out, const audit_findings& found) {
    for (const audit_finding one : found) {
        out << ' ' << name_of(one);
    }
    return out;
}

namespace tests {

// Returns the findings in a text, whether it is a URI-reference or not.
inline audit_findings audit_of(std::string_view text) {
    const auto result = parse_uri_reference(text);
    return result ? audit(*result) : audit_refused(text, result.error());
}

}  // namespace tests
}  // namespace uriscan
