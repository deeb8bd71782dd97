// Writes redacted texts to strings.
#include <string>

#include "text/redact/replacer.hpp"
#include "text/redact/visitor.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {
namespace {

auto appending(std::string& out) {
    return [&out](std::string_view piece) { out.append(piece); };
}

}  // namespace

redaction redactor::redact(std::string_view text, std::string& out) const {
    replacer replacer(text, options_.replacement, appending(out));
    const redaction counts = visit_text(text, replacer);
    replacer.finish();
    return counts;
}

redaction redactor::redact_reference(std::string_view reference, std::string& out) const {
    replacer replacer(reference, options_.replacement, appending(out));
    const redaction counts = visit_reference(reference, replacer);
    replacer.finish();
    return counts;
}

}  // namespace uriscan
