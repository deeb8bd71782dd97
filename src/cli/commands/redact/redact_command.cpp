// uriscan redact: writes the text without the secrets in its URIs.  All other octets stay the same.
#include "cli/commands/commands.hpp"

#include <algorithm>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/commands/redact/slice_redactor.hpp"
#include "cli/input/each_field.hpp"
#include "cli/input/input_format.hpp"
#include "cli/input/long_lines.hpp"
#include "cli/output/json.hpp"
#include "cli/output/line_error.hpp"
#include "cli/output/rowbinary.hpp"
#include "cli/system/buffer.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/process.hpp"
#include "text/redact/part_search.hpp"

namespace uriscan::cli {
namespace {

// Writes one block without its secrets, and counts the secrets.
class block_redactor {
public:
    block_redactor(const redact_command_options& options, const redactor& redactor, output& out)
        : options_(options), redactor_(redactor), texts_(redactor, options.mask), out_(out) {}

    template <class Format>
    void redact(const block& block, Format format) {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        out_.text().append(mark.substr(0, block.has_mark ? mark.size() : 0));
        if constexpr (std::is_same_v<Format, rowbinary_rows>) {
            redact_rows(std::move(format));
        } else if (has_plain_lines(options_.common.input)) {
            redact_lines(block);
        } else {
            redact_texts(block, std::move(format));
        }
    }

    const redaction& counts() { return texts_.counts(); }

private:
    // Searches all lines at once, since a URI cannot contain the end of a line.
    void redact_lines(const block& block) {
        for_each_stretch(
            block, options_.common.input.separator(),
            [&](std::string_view lines, std::uint64_t) { redact_text(lines); },
            [&](const located_line& line) { replace_line(line); });
        append_end_of_too_long(block);
    }

    // Redacts only texts of the lines, such as fields, and copies everything between them.  In a
    // log, the rest of the line is searched, too, as a text.
    template <class Format>
    void redact_texts(const block& block, Format lines) {
        // Only JSON needs escapes: in the other formats, the text of --replacement has no octet
        // that needs one.
        const escapes how = Format::escapes_in(options_.common.input);
        const bool is_json = how == escapes::json;
        slice_redactor texts(
            redactor_, options_.mask,
            is_json ? json_escaped(options_.replacement) : options_.replacement,
            how == escapes::haproxy ? between_texts::has_captures : Format::between, texts_);
        const auto start_at = [&, end = block.lines.end()](const char* begin) {
            texts.start({begin, static_cast<std::size_t>(end - begin)});
        };
        start_at(block.lines.begin());
        if constexpr (requires { lines.columns(std::string_view()); }) {
            texts.set_columns([&](std::string_view line) { return lines.columns(line); });
        }
        lines.for_each([&](const located_line& line) {
            if (line.too_long != 0) [[unlikely]] {
                texts.finish(out_.text(), line.text.data());
                replace_line(line);
                start_at(line.text.data() + octets_in(block, line));
            } else {
                texts.start_line(line.text);
                lines.for_each_text(
                    line, [&](const written_text& text) { texts.redact(out_.text(), text); });
                texts.finish_line(out_.text());
            }
            out_.flush_if_large();
        });
        texts.finish(out_.text(), block.lines.end());
        append_end_of_too_long(block);
    }

    // Writes the same rows with redacted values.  Redacts only the column of --field.  Without this
    // option, redacts all columns.
    void redact_rows(rowbinary_rows rows) {
        const field_options& fields = options_.common.input.field;
        rows.for_each([&](const located_line& row, const std::vector<std::string_view>& values) {
            if (row.too_long != 0) {
                replace_row(row);
                return;
            }
            for (std::size_t i = 0; i < values.size(); ++i) {
                const bool is_copied = fields.number != 0 && fields.number != i + 1;
                append_value(fields.types[i], values[i],
                             is_copied ? values[i] : redacted(values[i], fields.number != 0));
            }
            out_.flush_if_large();
        });
    }

    // Searches the lines part by part.  Large texts between two secrets are not copied before they
    // are written.  After a part with many secrets, or at a very long line, all of the rest is
    // copied while it is searched, because this is faster.
    void redact_text(std::string_view text) {
        constexpr std::size_t most = std::size_t{1024} * 1024;
        constexpr std::size_t few = 32;
        part_search search(redactor_, text);
        const char* written = text.data();
        const auto write_up_to = [&](const char* end) {
            out_.append_or_refer({written, static_cast<std::size_t>(end - written)});
        };
        bool has_few = true;
        while (!text.empty() && has_few) {
            const std::string_view part = first_lines(text);
            if (part.size() > most) {
                break;
            }
            search.find(part, texts_.counts(), secrets_);
            for (const secret_place& secret : secrets_) {
                write_up_to(part.data() + secret.offset);
                append_replacement(secret.size);
                written = part.data() + secret.offset + secret.size;
            }
            text.remove_prefix(part.size());
            has_few = secrets_.size() <= few;
            secrets_.clear();
        }
        write_up_to(text.data());
        texts_.append(out_.text(), text, false);
    }

    // Returns the first lines of a text, with at least 16 KiB, or the whole text if it has no more.
    // A shell command that goes on in the next line is not cut.
    std::string_view first_lines(std::string_view text) const {
        std::size_t end = std::size_t{16} * 1024;
        std::string_view lines;
        do {
            end = text.find(options_.common.input.separator(), end);
            end = end == text.npos ? end : end + 1;
            lines = text.substr(0, end);
        } while (end < text.size() && ends_in_command(lines));
        return lines;
    }

    // Replaces a whole line that is too long to be searched, because each octet can belong to a
    // secret.
    void replace_line(const located_line& line) {
        ++texts_.counts().secrets;
        append_too_long(out_.messages(), line,
                        options_.mask ? "all of it is masked" : "all of it is replaced");
        append_replacement(line.too_long);
        out_.flush_if_large();
    }

    // Replaces all columns of a row that is too long.  The sizes of the values are not known, so
    // even with --mask each column gets the replacement.
    void replace_row(const located_line& row) {
        ++texts_.counts().secrets;
        append_too_long(out_.messages(), row, "all of it is replaced");
        for (const row_type type : options_.common.input.field.types) {
            append_value(type, options_.replacement, options_.replacement);
        }
        out_.flush_if_large();
    }

    // Returns the value without its secrets.  The result is valid until the next call.
    std::string_view redacted(std::string_view value, bool is_field) {
        redacted_.clear();
        texts_.append(redacted_, value, is_field && is_one_reference(value));
        return view_of(redacted_);
    }

    // Appends NULL if `original` is NULL, otherwise `value`.
    void append_value(row_type type, std::string_view original, std::string_view value) {
        append_string(out_.text(), type == row_type::nullable_string, original.data() == nullptr,
                      value);
    }

    // Appends the replacement of a secret of `size` octets.
    void append_replacement(std::uint64_t size) {
        if (!options_.mask) {
            out_.text().append(options_.replacement);
            return;
        }
        static const std::string piece(4096, 'x');
        for (; size > piece.size(); size -= piece.size()) {
            out_.text().append(piece);
            out_.flush_if_large();
        }
        out_.text().append(std::string_view(piece).substr(0, static_cast<std::size_t>(size)));
    }

    void append_end_of_too_long(const block& block) {
        if (block.too_long != 0) {
            out_.text().append(block.too_long_end);
        }
    }

    const redact_command_options& options_;
    const redactor& redactor_;
    text_redactor texts_;
    output& out_;
    std::vector<secret_place> secrets_;  // the secrets of the current lines
    fmt::memory_buffer redacted_;        // the last value of a row
};

void print_counts(const redaction& counts, bool mask) {
    print_message(fmt::format("uriscan: {} URI{}, {} secret{} {}, {} URI{} read tolerantly\n",
                              counts.uris, counts.uris == 1 ? "" : "s", counts.secrets,
                              counts.secrets == 1 ? "" : "s", mask ? "masked" : "replaced",
                              counts.tolerant, counts.tolerant == 1 ? "" : "s"));
}

}  // namespace

int run_redact(const redact_command_options& options) {
    if (options.list_names) {
        write_secret_names();
        return exit_ok;
    }
    const auto schemes = longer_list(schemes_without_authority, options.schemes);
    const auto keys = longer_list({}, options.keys);
    const auto kept_keys = longer_list({}, options.kept_keys);
    const auto not_secret = longer_list(kept_keys, options.public_keys);
    const auto kept_paths = longer_list({}, options.kept_paths);
    const redactor redactor(
        {.userinfo = options.userinfo,
         .key_words = options.default_keys,
         .keys = keys,
         .public_keys = not_secret,
         .closed = options.closed,
         .public_paths = kept_paths,
         .paths = options.default_keys,
         .shapes = options.shapes,
         .fragment = options.fragment,
         .replacement = options.replacement,
         // If the user adds no schemes, the library uses its own list, which is faster.
         .extraction = options.schemes.empty() ? extract_options() : extract_options{schemes}});
    redaction total;
    std::mutex adding;
    common_options common = options.common;
    common.input.keeps_commands = has_plain_lines(common.input) && common.input.separator() == '\n';
    // Line numbers are only needed for messages about lines that are too long.
    common.input.number_lines = common.input.max_line != no_limit;
    const int status = answer_blocks(common, [&](const block& block, output& out) {
        block_redactor redacted(options, redactor, out);
        with_format(common.input, [&]<class Format>(format_tag<Format>) {
            redacted.redact(block, Format(block, common.input));
        });
        const std::lock_guard lock(adding);
        total += redacted.counts();
    });
    print_counts(total, options.mask);
    return status;
}

}  // namespace uriscan::cli
