// Masks secrets in their own memory, and writes redacted texts to buffers.  redact_owned.cpp writes
// them to strings.
#include "uriscan/redact.hpp"

#include <cstring>

#include "octets/limited_writer.hpp"
#include "text/redact/replacer.hpp"
#include "text/redact/visitor.hpp"

namespace uriscan {
namespace {

// Overwrites secrets in a text.  No octet is read again after it was overwritten.
auto masking(std::span<char> text) {
    return [text](slice secret) {
        std::memset(text.data() + secret.begin, 'x', secret.end - secret.begin);
    };
}

auto putting(limited_writer& out) {
    return [&out](std::string_view piece) noexcept { out.put(piece); };
}

}  // namespace

redactor::redactor(const redact_options& options) noexcept
    : options_(options), key_ends_(ends_of_keys(options)) {}

redacted_size redactor::redact(std::string_view text, std::span<char> buffer) const noexcept {
    limited_writer out(buffer);
    replacer replacer(text, options_.replacement, putting(out));
    const redaction counts = visit_text(text, replacer);
    replacer.finish();
    return {out.size(), counts};
}

redacted_size redactor::redact_reference(std::string_view reference,
                                         std::span<char> buffer) const noexcept {
    limited_writer out(buffer);
    replacer replacer(reference, options_.replacement, putting(out));
    const redaction counts = visit_reference(reference, replacer);
    replacer.finish();
    return {out.size(), counts};
}

redaction redactor::mask(std::span<char> text) const noexcept {
    auto mask = masking(text);
    return visit_text({text.data(), text.size()}, mask);
}

redaction redactor::mask_reference(std::span<char> reference) const noexcept {
    auto mask = masking(reference);
    return visit_reference({reference.data(), reference.size()}, mask);
}

}  // namespace uriscan
