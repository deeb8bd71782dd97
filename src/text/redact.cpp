// Masks secrets in their own memory, and writes redacted texts to buffers.  redact_owned.cpp writes
// them to strings.
#include "uriscan/redact.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "octets/limited_writer.hpp"
#include "text/redact/replacer.hpp"
#include "text/redact/visitor.hpp"

namespace uriscan {
namespace {

// A callback for the functions of visitor.hpp.  It overwrites the secrets in a text.  The search
// also looks back at octets that it has passed: they can decide where a URI starts, and whether a
// secret follows.  So a secret is overwritten only after `most_waiting` more secrets were found, or
// at the end.
class masker {
public:
    explicit masker(std::span<char> text) noexcept : text_(text) {}

    void operator()(slice secret) noexcept {
        if (secret.empty()) {
            return;
        }
        slice& oldest = waiting_[found_++ % most_waiting];
        assert(last_end_ <= secret.begin && secret.end <= text_.size());
        overwrite(oldest);
        oldest = secret;
        last_end_ = secret.end;
    }

    void finish() noexcept {
        std::ranges::for_each(waiting_, [this](slice s) { overwrite(s); });
    }

private:
    static constexpr std::size_t most_waiting = 32;

    void overwrite(slice secret) noexcept {
        std::fill_n(text_.data() + secret.begin, secret.end - secret.begin, 'x');
    }

    std::span<char> text_;
    std::array<slice, most_waiting> waiting_ = {};
    std::size_t found_ = 0;
    std::size_t last_end_ = 0;
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
