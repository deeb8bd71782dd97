// Masks secrets in their own memory, and writes redacted texts to buffers.  redact_owned.cpp writes
// them to strings.
#include "uriscan/redact.hpp"

#include <algorithm>
#include <cassert>

#include "octets/limited_writer.hpp"
#include "text/redact/replacer.hpp"
#include "text/redact/visitor.hpp"

namespace uriscan {
namespace {

// A callback for the functions of visitor.hpp.  It overwrites secrets in a text.  The octets
// directly before a URI can be a secret, and can decide where the URI starts.  So each secret is
// overwritten only after the next one was found.
class masker {
public:
    explicit masker(std::span<char> text) noexcept : text_(text) {}

    void operator()(slice secret) noexcept {
        if (!secret.empty()) {
            assert(last_.end <= secret.begin && secret.end <= text_.size());
            finish();
            last_ = secret;
        }
    }

    void finish() noexcept {
        std::fill_n(text_.data() + last_.begin, last_.end - last_.begin, 'x');
    }

private:
    std::span<char> text_;
    slice last_;
};

auto putting(limited_writer& out) {
    return [&out](std::string_view piece) noexcept { out.put(piece); };
}

}  // namespace

redactor::redactor(const redact_options& options) noexcept
    : options_(options),
      key_ends_(ends_of_keys(options)),
      scheme_ends_(ends_of_schemes(options.extraction.schemes)) {}

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
    masker masker(text);
    const redaction counts = visit_text({text.data(), text.size()}, masker);
    masker.finish();
    return counts;
}

redaction redactor::mask_reference(std::span<char> reference) const noexcept {
    masker masker(reference);
    const redaction counts = visit_reference({reference.data(), reference.size()}, masker);
    masker.finish();
    return counts;
}

}  // namespace uriscan
