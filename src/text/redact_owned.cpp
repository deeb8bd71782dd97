// Writes redacted texts to strings.
#include <string>

#include "text/redact/visitor.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {
namespace {

// Appends a text to a string, and replaces the secrets in the text.
class replacing {
public:
    replacing(std::string_view text, std::string_view replacement, std::string& out)
        : text_(text), replacement_(replacement), out_(out) {}

    void operator()(slice secret) {
        out_.append(subtext(text_, written_, secret.begin - written_)).append(replacement_);
        written_ = secret.end;
    }

    // Appends the text after the last secret.
    void finish() { out_.append(subtext(text_, written_)); }

private:
    std::string_view text_;
    std::string_view replacement_;
    std::string& out_;
    std::size_t written_ = 0;  // how many octets of the text were written or replaced
};

}  // namespace

redaction redactor::redact(std::string_view text, std::string& out) const {
    replacing replacing(text, options_.replacement, out);
    const redaction counts = visit_text(text, replacing);
    replacing.finish();
    return counts;
}

redaction redactor::redact_reference(std::string_view reference, std::string& out) const {
    replacing replacing(reference, options_.replacement, out);
    const redaction counts = visit_reference(reference, replacing);
    replacing.finish();
    return counts;
}

}  // namespace uriscan
