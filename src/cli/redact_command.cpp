// uriscan redact: the text as it is, octet for octet, but for the secrets in its URIs (RFC 3986, sections
// 3.2.1 and 7.5).
#include "uriscan/redact.hpp"

#include "cli/commands.hpp"
#include "cli/fields.hpp"
#include "cli/longer_list.hpp"
#include "cli/pipeline.hpp"

namespace uriscan::cli {
namespace {

// Writes blocks without their secrets.
class redaction_of_blocks {
public:
    redaction_of_blocks(const options& options, const redactor& redactor)
        : options_(options), redactor_(redactor) {}

    // All lines at once, since no URI goes on after a line's end.
    void redact_lines(const block& block, output& out) const {
        append_redacted(out.text(), {block.lines.data(), block.lines.size()});
    }

    // What is between the fields is copied.
    void redact_fields(const block& block, output& out) const {
        const char* copied = block.lines.begin();
        for_each_field(block, options_, [&](const located_line& line) {
            out.text().append(copied, line.text.data());
            append_redacted_field(out.text(), line.text);
            copied = line.text.data() + line.text.size();
            out.flush_if_large();
        });
        out.text().append(copied, block.lines.end());
    }

private:
    void append_redacted(fmt::memory_buffer& out, std::string_view text) const {
        if (options_.redacting.masks) {
            const std::size_t begin = out.size();
            out.append(text);
            redactor_.mask({out.data() + begin, text.size()});
        } else {
            thread_local std::string redacted;  // whose memory is used again
            redacted.clear();
            redactor_.redact(text, redacted);
            out.append(redacted);
        }
    }

    // The field is the URI, as far as it is one, and may be relative then; else any text.
    void append_redacted_field(fmt::memory_buffer& out, std::string_view field) const {
        const auto uri = parse_uri_reference(field);
        if (!uri) {
            append_redacted(out, field);
        } else if (options_.redacting.masks) {
            const std::size_t begin = out.size();
            out.append(field);
            redactor_.mask(*uri, {out.data() + begin, field.size()});
        } else {
            thread_local std::string redacted;
            redacted.clear();
            redactor_.redact(*uri, redacted);
            out.append(redacted);
        }
    }

    const options& options_;
    const redactor& redactor_;
};

}  // namespace

int redact_command(const options& options) {
    const redaction& asked = options.redacting;
    const auto schemes = longer_list(schemes_without_authority, options.found_schemes);
    using list = std::span<const std::string_view>;
    const auto keys = longer_list(asked.default_keys ? list(secret_keys) : list(), asked.keys);
    const redactor redactor(
        {asked.userinfo, keys, asked.fragment, asked.replacement, extract_options{schemes}});
    const redaction_of_blocks redaction(options, redactor);
    return answer_blocks(options, "", [&](const block& block, output& out) {
        if (options.field == 0) {
            redaction.redact_lines(block, out);
        } else {
            redaction.redact_fields(block, out);
        }
    });
}

}  // namespace uriscan::cli
