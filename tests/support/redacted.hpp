// Redacts a text, for tests.
#pragma once

#include <string>
#include <string_view>

#include "uriscan/redact.hpp"

namespace uriscan::tests {

inline std::string redacted(std::string_view text, const redact_options& options = {}) {
    std::string out;
    redactor(options).redact(text, out);
    return out;
}

// Returns the numbers of URIs, of secrets, and of URIs that were read tolerantly.
inline std::string counts_of(std::string_view text) {
    std::string out;
    const redaction found = redactor().redact(text, out);
    return std::to_string(found.uris) + ' ' + std::to_string(found.secrets) + ' ' +
           std::to_string(found.tolerant);
}

}  // namespace uriscan::tests
