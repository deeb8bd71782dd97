// uriscan redact: the text as it is, octet for octet, but for the secrets in its URIs (RFC 3986, sections
// 3.2.1 and 7.5).
#include "uriscan/redact.hpp"

#include <span>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/input/fields.hpp"
#include "cli/commands/longer_list.hpp"
#include "cli/commands/pipeline.hpp"
#include "uriscan/parse.hpp"

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
    // Appends `text`, which is `what` or holds it, without the secrets of that.
    template <class What>
    void append_without_secrets_of(fmt::memory_buffer& out, const What& what,
                                   std::string_view text) const {
        if (options_.redacting.masks) {
            const std::size_t begin = out.size();
            out.append(text);
            mask(what, {out.data() + begin, text.size()});
        } else {
            thread_local std::string redacted;  // whose memory is used again
            redacted.clear();
            redactor_.redact(what, redacted);
            out.append(redacted);
        }
    }

    void mask(std::string_view, std::span<char> copy) const { redactor_.mask(copy); }
    void mask(const uri_view& uri, std::span<char> copy) const { redactor_.mask(uri, copy); }

    void append_redacted(fmt::memory_buffer& out, std::string_view text) const {
        append_without_secrets_of(out, text, text);
    }

    // The field may be any text; but if it is a URI, all of it is.  A relative one may hold others, which
    // are found in its text, as "/login?from=http://me:pw@h/" does.
    void append_redacted_field(fmt::memory_buffer& out, std::string_view field) const {
        const auto uri = parse_uri_reference(field);
        if (!uri) {
            append_redacted(out, field);
        } else if (uri->is_relative()) {
            fmt::memory_buffer redacted;
            append_without_secrets_of(redacted, *uri, field);
            append_redacted(out, {redacted.data(), redacted.size()});
        } else {
            append_without_secrets_of(out, *uri, field);
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
