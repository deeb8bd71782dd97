// uriscan redact: writes the text without the secrets in its URIs.  All other octets stay the same.
#include "cli/commands/redact_command.hpp"

#include <span>
#include <string>

#include "cli/commands/longer_list.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/input/fields.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// Writes blocks without the secrets in them.
class block_redactor {
public:
    block_redactor(const redact_command_options& options, const redactor& redactor)
        : options_(options), redactor_(redactor) {}

    // Searches all lines at once, since a URI cannot contain the end of a line.
    void redact_lines(const block& block, output& out) const {
        append_redacted(out.text(), {block.lines.data(), block.lines.size()});
    }

    // Changes only the fields, and copies everything between them.
    void redact_fields(const block& block, output& out) const {
        const char* copied = block.lines.begin();
        for_each_field(block, options_.common.input, [&](const located_line& line) {
            out.text().append(copied, line.text.data());
            append_redacted_field(out.text(), line.text);
            copied = line.text.data() + line.text.size();
            out.flush_if_large();
        });
        out.text().append(copied, block.lines.end());
    }

private:
    // Appends `text` without its secrets.  `what` is `text` itself, or the URI parsed from it.
    template <class What>
    void append_without_secrets_of(fmt::memory_buffer& out, const What& what,
                                   std::string_view text) const {
        if (options_.mask) {
            const std::size_t start = out.size();
            out.append(text);
            mask(what, {out.data() + start, text.size()});
        } else {
            thread_local std::string redacted;  // reused, to allocate less
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

    // If the whole field is a URI, redacts this URI.  If it is not a URI reference, searches the
    // field for URIs, as in any text.  A relative reference can also contain URIs, such as
    // "/login?from=http://me:pw@h/".  So it is redacted first, and then searched for URIs.
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

    const redact_command_options& options_;
    const redactor& redactor_;
};

}  // namespace

int run_redact(const redact_command_options& options) {
    const auto schemes = longer_list(schemes_without_authority, options.schemes);
    using list = std::span<const std::string_view>;
    const auto keys = longer_list(options.default_keys ? list(secret_keys) : list(), options.keys);
    const redactor redactor(
        {options.userinfo, keys, options.fragment, options.replacement, extract_options{schemes}});
    const block_redactor blocks(options, redactor);
    return answer_blocks(options.common, [&](const block& block, output& out) {
        if (options.common.input.field.number == 0) {
            blocks.redact_lines(block, out);
        } else {
            blocks.redact_fields(block, out);
        }
    });
}

}  // namespace uriscan::cli
