// tolerant_uris finds the URIs in a text, and secret_reader finds the secrets in a URI.  Both go
// from left to right.  redact() and mask() differ only in what they do with each secret.
#include "uriscan/redact.hpp"

#include <cstring>

#include "text/redact/secrets.hpp"
#include "text/redact/tolerant_uri.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

// Appends a text to a string, and replaces the secrets in the text.
class replacing {
public:
    replacing(std::string_view text, std::string_view replacement, std::string& out)
        : text_(text), replacement_(replacement), out_(out) {}

    void operator()(slice secret) {
        out_.append(text_.substr(written_, secret.begin - written_)).append(replacement_);
        written_ = secret.end;
    }

    // Appends the text after the last secret.
    void finish() { out_.append(text_.substr(written_)); }

private:
    std::string_view text_;
    std::string_view replacement_;
    std::string& out_;
    std::size_t written_ = 0;  // how many octets of the text were written or replaced
};

// Overwrites secrets in a text.  No octet is read again after it was overwritten.
auto masking(std::span<char> text) {
    return [text](slice secret) {
        std::memset(text.data() + secret.begin, 'x', secret.end - secret.begin);
    };
}

// Calls `callback` with each secret of the URI that starts at `begin` and ends with `text`.
template <class Callback>
void visit_uri(std::string_view text, std::size_t begin, const redact_options& options,
               const key_ends& ends, redaction& counts, Callback& callback) {
    counts.tolerant += is_uri_reference(text.substr(begin)) ? 0 : 1;
    secret_reader reader(text, begin, options, ends);
    for (slice secret = reader.next(); !secret.empty(); secret = reader.next()) {
        ++counts.secrets;
        callback(secret);
    }
}

}  // namespace

redactor::redactor(const redact_options& options) noexcept
    : options_(options), key_ends_(ends_of_keys(options)) {}

template <class Callback>
redaction redactor::visit_text(std::string_view text, Callback& callback) const {
    redaction counts;
    tolerant_uris uris(text, options_.extraction.schemes);
    for (tolerant_uri uri; uris.next(uri);) {
        visit_uri(text.substr(0, uri.end), uri.begin, options_, key_ends_, counts, callback);
    }
    counts.uris = uris.count();
    return counts;
}

template <class Callback>
redaction redactor::visit_reference(std::string_view text, Callback& callback) const {
    redaction counts;
    counts.uris = 1;
    visit_uri(text, 0, options_, key_ends_, counts, callback);
    return counts;
}

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

redaction redactor::mask(std::span<char> text) const noexcept {
    auto mask = masking(text);
    return visit_text({text.data(), text.size()}, mask);
}

redaction redactor::mask_reference(std::span<char> reference) const noexcept {
    auto mask = masking(reference);
    return visit_reference({reference.data(), reference.size()}, mask);
}

}  // namespace uriscan
