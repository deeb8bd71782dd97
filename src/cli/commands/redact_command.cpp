// uriscan redact: writes the text without the secrets in its URIs.  All other octets stay the same.
#include "cli/commands/redact_command.hpp"

#include <algorithm>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/csv_redactor.hpp"
#include "cli/commands/json_redactor.hpp"
#include "cli/commands/log_redactor.hpp"
#include "cli/commands/longer_list.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/commands/secret_names.hpp"
#include "cli/commands/text_redactor.hpp"
#include "cli/input/fields.hpp"
#include "cli/input/long_lines.hpp"
#include "cli/input/rowbinary.hpp"
#include "cli/output/line_error.hpp"
#include "cli/output/rowbinary.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/messages.hpp"
#include "text/redact/part_search.hpp"

namespace uriscan::cli {
namespace {

using names = std::span<const std::string_view>;

// Writes one block without its secrets, and counts the secrets.
class block_redactor {
public:
    block_redactor(const redact_command_options& options, const redactor& redactor, output& out)
        : options_(options), redactor_(redactor), texts_(redactor, options.mask), out_(out) {}

    // Searches all lines at once, since a URI cannot contain the end of a line.
    void redact_lines(const block& block) {
        for_each_stretch(
            block, options_.common.input.separator(),
            [&](std::string_view lines, std::uint64_t) { redact_text(lines); },
            [&](const located_line& line) { replace_line(line); });
        append_end_of_too_long(block);
    }

    // Changes only the fields, and copies everything between them.
    void redact_fields(const block& block) {
        const char* copied = block.lines.begin();
        for_each_field(block, options_.common.input, [&](const located_line& line) {
            out_.text().append(copied, line.text.data());
            if (line.too_long != 0) [[unlikely]] {
                replace_line(line);
                copied = line.text.data() + octets_in(block, line);
                return;
            }
            texts_.append(out_.text(), line.text, is_one_reference(line.text));
            copied = line.text.data() + line.text.size();
            out_.flush_if_large();
        });
        out_.text().append(copied, block.lines.end());
        append_end_of_too_long(block);
    }

    // Redacts the targets and referers of a log as references, and the rest of its lines as text.
    void redact_log(const block& block, log_redactor& log) {
        const auto up_to_end = [end = block.lines.end()](const char* begin) {
            return std::string_view(begin, static_cast<std::size_t>(end - begin));
        };
        log.start(up_to_end(block.lines.begin()));
        for_each_line(block, options_.common.input.separator(), [&](const located_line& line) {
            if (line.too_long != 0) [[unlikely]] {
                log.finish(out_.text(), line.text.data());
                replace_line(line);
                log.start(up_to_end(line.text.data() + octets_in(block, line)));
            } else {
                log.redact(out_.text(), line.text);
            }
            out_.flush_if_large();
        });
        log.finish(out_.text(), block.lines.end());
        append_end_of_too_long(block);
    }

    // Changes only the fields of each record of CSV.
    void redact_csv(const block& block, csv_redactor& fields) {
        out_.text().append(std::string_view(block.has_mark ? "\xEF\xBB\xBF" : ""));
        located_line record{.file = block.file, .number = block.first_line, .text = {}};
        record.most = block.max_line;
        record.too_long = block.too_long;
        if (block.too_long != 0) {
            replace_line(record);
        }
        csv_reader reader(block, options_.common.input.field);
        fields.start(block.lines.begin());
        while (reader.next(record)) {
            if (record.too_long != 0) [[unlikely]] {
                fields.finish(out_.text(), record.text.data());
                replace_line(record);
                fields.start(record.text.data() + record.too_long);
            } else if (!record.log_error.empty()) {
                fields.redact_text(out_.text(), record.text);
            } else if (!record.is_null) {
                fields.redact(out_.text(), reader);
            }
            out_.flush_if_large();
        }
        fields.finish(out_.text(), block.lines.end());
        append_end_of_too_long(block);
    }

    // Writes the same rows with other values.  Changes only the column of --field, or all columns
    // without this option.
    void redact_rows(const block& block) {
        const field_options& fields = options_.common.input.field;
        located_line row{.file = block.file, .number = block.first_line, .text = {}};
        row.most = block.max_line;
        row.too_long = block.too_long;
        if (row.too_long != 0) {
            replace_row(row);
        }
        std::vector<std::string_view> values;
        std::string_view rest(block.lines.begin(), block.lines.end());
        for (; !rest.empty(); ++row.number) {
            row.too_long = take_row(rest, fields.types, values);
            if (row.too_long > block.max_line) {
                replace_row(row);
                continue;
            }
            for (std::size_t i = 0; i < values.size(); ++i) {
                const bool is_copied = fields.number != 0 && fields.number != i + 1;
                append_value(fields.types[i], values[i],
                             is_copied ? values[i] : redacted(values[i], fields.number != 0));
            }
            out_.flush_if_large();
        }
    }

    // Changes only the strings of each line.  A line that is not JSON is searched as a text.
    void redact_json(const block& block, json_redactor& strings) {
        for_each_line(block, options_.common.input.separator(), [&](const located_line& line) {
            if (line.too_long != 0) [[unlikely]] {
                replace_line(line);
            } else if (line.count == 1 && !strings.append(out_.text(), line.text, counts())) {
                texts_.append(out_.text(), line.text, false);
            }
            append_line_ends(block, line);
        });
    }

    text_redactor& texts() { return texts_; }
    redaction& counts() { return texts_.counts(); }

private:
    // Searches the lines part by part, and copies neither these parts nor the text between two of
    // their secrets, if it is large.  After a part with many secrets, and from a very long line on,
    // which can have very many, it is faster to copy all of the rest while it is searched.
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
            search.find(part, counts(), secrets_);
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

    // Returns some lines at the start of a text, or all of its last lines.
    std::string_view first_lines(std::string_view text) const {
        constexpr std::size_t least = std::size_t{16} * 1024;
        const std::size_t end = text.find(options_.common.input.separator(), least);
        return text.substr(0, end == text.npos ? end : end + 1);
    }

    // Copies what is after the text of a line, or the lines if they are empty.
    void append_line_ends(const block& block, const located_line& line) {
        if (block.too_long != 0) {
            out_.text().append(block.too_long_end);
            return;
        }
        const char separator = options_.common.input.separator();
        const char* const end = line.whole.data() + octets_of(line);
        std::string_view rest(end, static_cast<std::size_t>(block.lines.end() - end));
        const std::size_t first_end = std::min(rest.find(separator), rest.size());
        const std::size_t ends = line.count > 1 ? line.count : first_end + 1;
        out_.text().append(rest.substr(0, ends));
        out_.flush_if_large();
    }

    static std::size_t octets_of(const located_line& line) {
        return line.too_long != 0 ? static_cast<std::size_t>(line.too_long) : line.whole.size();
    }

    // Any octet of a line that is too long to be searched can belong to a secret, so the whole line
    // is one secret.
    void replace_line(const located_line& line) {
        ++counts().secrets;
        append_too_long(out_.messages(), line,
                        options_.mask ? "all of it is masked" : "all of it is replaced");
        append_replacement(line.too_long);
        out_.flush_if_large();
    }

    // The sizes of the values are not known, so each column gets the replacement, also with --mask.
    void replace_row(const located_line& row) {
        ++counts().secrets;
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
        return {redacted_.data(), redacted_.size()};
    }

    // Appends NULL if `original` is NULL, otherwise `value`.
    void append_value(row_type type, std::string_view original, std::string_view value) {
        fmt::memory_buffer& out = out_.text();
        const std::size_t start = out.size();
        out.resize(start + 1 + most_octets_of_length + value.size());
        char* to = out.data() + start;
        if (type == row_type::nullable_string) {
            to = put_null_flag(to, original);
        }
        if (original.data() != nullptr) {
            to = put_string(to, value);
        }
        out.resize(static_cast<std::size_t>(to - out.data()));
    }

    // Appends what stands for a secret of `size` octets.
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
    std::vector<secret_place> secrets_;  // of some lines
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
    const auto keys =
        longer_list(options.default_keys ? names(secret_keys) : names(), options.keys);
    const auto not_secret = public_keys_of(options);
    const redactor redactor(
        {.userinfo = options.userinfo,
         .keys = keys,
         .key_endings = options.default_keys ? names(secret_key_endings) : names(),
         .public_keys = not_secret,
         .paths = options.default_keys,
         .fragment = options.fragment,
         .replacement = options.replacement,
         // The library is faster with its own list.
         .extraction = options.schemes.empty() ? extract_options() : extract_options{schemes}});
    redaction total;
    std::mutex adding;
    common_options common = options.common;
    // Only messages about lines that are too long have a number.
    common.input.keeps_mark = common.input.field.format != input_format::csv;
    common.input.number_lines = common.input.max_line != no_limit;
    const int status = answer_blocks(common, [&](const block& block, output& out) {
        block_redactor blocks(options, redactor, out);
        if (options.common.input.log.format == log_format::json) {
            json_redactor strings(redactor, options.common.input.log.json, options.mask,
                                  options.replacement);
            blocks.redact_json(block, strings);
        } else if (options.common.input.log.format != log_format::none) {
            log_redactor log(redactor, options.common.input.log, block.directive,
                             {options.mask, options.replacement}, blocks.texts());
            blocks.redact_log(block, log);
        } else if (options.common.input.field.format == input_format::json) {
            json_redactor strings(redactor, options.common.input.field, options.mask,
                                  options.replacement);
            blocks.redact_json(block, strings);
        } else if (options.common.input.field.format == input_format::csv) {
            csv_redactor fields(redactor, {options.mask, options.replacement}, blocks.texts());
            blocks.redact_csv(block, fields);
        } else if (options.common.input.field.format == input_format::rowbinary) {
            blocks.redact_rows(block);
        } else if (options.common.input.field.number == 0) {
            blocks.redact_lines(block);
        } else {
            blocks.redact_fields(block);
        }
        const std::lock_guard lock(adding);
        total += blocks.counts();
    });
    print_counts(total, options.mask);
    return status;
}

}  // namespace uriscan::cli
