// Masks secrets in their own memory, and writes redacted texts to buffers.  redact_owned.cpp writes
// them to strings.
#include "uriscan/redact.hpp"

#include <cstring>

#include "octets/limited_writer.hpp"
#include "text/redact/visitor.hpp"

namespace uriscan {
namespace {

// Overwrites secrets in a text.  No octet is read again after it was overwritten.
auto masking(std::span<char> text) {
    return [text](slice secret) {
        std::memset(text.data() + secret.begin, 'x', secret.end - secret.begin);
    };
}

// Writes a text to a buffer, and replaces the secrets in the text.
class writing {
public:
    writing(std::string_view text, std::string_view replacement, std::span<char> buffer) noexcept
        : text_(text), replacement_(replacement), out_(buffer) {}

    void operator()(slice secret) noexcept {
        out_.put(subtext(text_, written_, secret.begin - written_));
        out_.put(replacement_);
        written_ = secret.end;
    }

    // Writes the text after the last secret.  Returns the size of the whole result.
    std::size_t finish() noexcept {
        out_.put(subtext(text_, written_));
        return out_.size();
    }

private:
    std::string_view text_;
    std::string_view replacement_;
    limited_writer out_;
    std::size_t written_ = 0;  // how many octets of the text were written or replaced
};

}  // namespace

redactor::redactor(const redact_options& options) noexcept
    : options_(options), key_ends_(ends_of_keys(options)) {}

redacted_size redactor::redact(std::string_view text, std::span<char> buffer) const noexcept {
    writing writing(text, options_.replacement, buffer);
    const redaction counts = visit_text(text, writing);
    return {writing.finish(), counts};
}

redacted_size redactor::redact_reference(std::string_view reference,
                                         std::span<char> buffer) const noexcept {
    writing writing(reference, options_.replacement, buffer);
    const redaction counts = visit_reference(reference, writing);
    return {writing.finish(), counts};
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
