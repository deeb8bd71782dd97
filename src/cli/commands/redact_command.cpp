// uriscan redact: writes the text without the secrets in its URIs.  All other octets stay the same.
#include "cli/commands/redact_command.hpp"

#include <algorithm>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/json_redactor.hpp"
#include "cli/commands/longer_list.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/input/fields.hpp"
#include "cli/input/long_lines.hpp"
#include "cli/input/rowbinary.hpp"
#include "cli/output/line_error.hpp"
#include "cli/output/paragraph.hpp"
#include "cli/output/rowbinary.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "text/redact/keys.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

using names = std::span<const std::string_view>;

// Writes one block without its secrets, and counts the secrets.
class block_redactor {
public:
    block_redactor(const redact_command_options& options, const redactor& redactor, output& out)
        : options_(options), redactor_(redactor), out_(out) {}

    // Searches all lines at once, since a URI cannot contain the end of a line.
    void redact_lines(const block& block) {
        for_each_stretch(
            block, options_.common.input.separator(),
            [&](std::string_view lines, std::uint64_t) {
                append_redacted(out_.text(), lines, false);
            },
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
            append_redacted(out_.text(), line.text, is_reference(line.text));
            copied = line.text.data() + line.text.size();
            out_.flush_if_large();
        });
        out_.text().append(copied, block.lines.end());
        append_end_of_too_long(block);
    }

    // Redacts the targets and referers of a log as references, and the rest of its lines as text.
    void redact_log(const block& block) {
        const input_options& input = options_.common.input;
        log_reader reader(input.log, block.directive);
        const char* copied = block.lines.begin();
        const auto redact_up_to = [&](const char* end) {
            append_redacted(out_.text(), {copied, static_cast<std::size_t>(end - copied)}, false);
            out_.flush_if_large();
        };
        for_each_line(block, input.separator(), [&](const located_line& line) {
            if (line.too_long != 0) [[unlikely]] {
                redact_up_to(line.text.data());
                replace_line(line);
                copied = line.text.data() + octets_in(block, line);
                return;
            }
            for (const log_place& place : reader.places(line.text)) {
                redact_up_to(place.text.data());
                append_redacted_place(place);
                copied = place.text.data() + place.text.size();
            }
        });
        redact_up_to(block.lines.end());
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
            } else if (line.count == 1 && !strings.append(out_.text(), line.text, counts_)) {
                append_redacted(out_.text(), line.text, false);
            }
            append_line_ends(block, line);
        });
    }

    const redaction& counts() const { return counts_; }

private:
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

    // Returns whether a whole field is one reference, and not a text that can contain URIs.
    static bool is_reference(std::string_view field) {
        return !field.empty() && (field.starts_with('/') || is_uri_reference(field));
    }

    void append_redacted_place(const log_place& place) {
        if (!place.is_query) {
            append_redacted(out_.text(), place.text, true);
            return;
        }
        query_.assign("?").append(place.text);
        redacted_.clear();
        append_redacted(redacted_, query_, true);
        out_.text().append(redacted_.data() + 1, redacted_.data() + redacted_.size());
    }

    // Any octet of a line that is too long to be searched can belong to a secret, so the whole line
    // is one secret.
    void replace_line(const located_line& line) {
        ++counts_.secrets;
        if (options_.mask) {
            append_too_long(out_.messages(), line, "all of it is masked");
            append_mask(line.too_long);
        } else {
            append_too_long(out_.messages(), line, "all of it is replaced");
            out_.text().append(options_.replacement);
        }
        out_.flush_if_large();
    }

    // The sizes of the values are not known, so each column gets the replacement, also with --mask.
    void replace_row(const located_line& row) {
        ++counts_.secrets;
        append_too_long(out_.messages(), row, "all of it is replaced");
        for (const row_type type : options_.common.input.field.types) {
            append_value(type, options_.replacement, options_.replacement);
        }
        out_.flush_if_large();
    }

    // Returns the value without its secrets.  The result is valid until the next call.
    std::string_view redacted(std::string_view value, bool is_field) {
        redacted_.clear();
        append_redacted(redacted_, value, is_field && is_reference(value));
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

    void append_mask(std::uint64_t size) {
        const std::string piece(4096, 'x');
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

    void append_redacted(fmt::memory_buffer& out, std::string_view text, bool is_reference) {
        const std::size_t start = out.size();
        if (options_.mask) {
            out.append(text);
            const std::span<char> copy(out.data() + start, text.size());
            counts_ += is_reference ? redactor_.mask_reference(copy) : redactor_.mask(copy);
            return;
        }
        // Few texts need more room.  They are redacted a second time.
        constexpr std::size_t most_more = std::size_t{1024} * 1024;
        std::size_t room = text.size() + std::min(text.size(), most_more) + 64;
        redacted_size redacted = redact_into_room(out, text, is_reference, room);
        if (redacted.size > room) {
            room = redacted.size;
            redacted = redact_into_room(out, text, is_reference, room);
        }
        out.resize(start + redacted.size);
        counts_ += redacted.counts;
    }

    // Redacts a text into `room` octets after those of `out`, and leaves the size of `out` as it
    // was.
    redacted_size redact_into_room(fmt::memory_buffer& out, std::string_view text,
                                   bool is_reference, std::size_t room) {
        const std::size_t start = out.size();
        out.resize(start + room);
        const std::span<char> to(out.data() + start, room);
        const redacted_size redacted =
            is_reference ? redactor_.redact_reference(text, to) : redactor_.redact(text, to);
        out.resize(start);
        return redacted;
    }

    const redact_command_options& options_;
    const redactor& redactor_;
    output& out_;
    redaction counts_;
    fmt::memory_buffer redacted_;  // the last value of a row, or the last query
    std::string query_;            // the last query of a log
};

void append_names(std::string& out, std::string_view title, names all) {
    constexpr std::size_t width = 80;
    constexpr std::size_t margin = 4;
    std::string text;
    for (const std::string_view name : all) {
        text.append(name).append(" ");
    }
    out.append(title).append("\n").append(paragraph(text, width, margin)).append("\n");
}

void write_list() {
    std::string list;
    append_names(list,
                 "Keys whose values are secret, in any case and without - _ . [ ] + and spaces:",
                 secret_keys);
    append_names(list, "Endings of such keys:", secret_key_endings);
    append_names(list, "Keys that are not secret in spite of their ending:", public_keys);
    list += "Paths with secret segments (after any / of a path, on the hosts listed):\n";
    for (const secret_path& path : secret_paths()) {
        list.append("    ").append(path.name).append(": ").append(path.segments);
        list.append(path.hosts.empty() ? "" : "  (").append(path.hosts);
        list.append(path.hosts.empty() ? "\n" : ")\n");
    }
    write_out(list);
}

// Returns the keys that are not secret: those of --not-key, and the library's public keys.  But a
// public key that the user gave with --key is secret.  With --no-default-keys, the library's keys
// are not used.
std::vector<std::string_view> public_keys_of(const redact_command_options& options) {
    auto keys = longer_list({}, options.public_keys);
    for (const std::string_view key : options.default_keys ? names(public_keys) : names()) {
        const bool is_wanted = std::ranges::any_of(
            options.keys, [key](std::string_view wanted) { return is_same_name(key, wanted); });
        if (!is_wanted) {
            keys.push_back(key);
        }
    }
    return keys;
}

void print_counts(const redaction& counts, bool mask) {
    print_message(fmt::format("uriscan: {} URI{}, {} secret{} {}, {} URI{} read tolerantly\n",
                              counts.uris, counts.uris == 1 ? "" : "s", counts.secrets,
                              counts.secrets == 1 ? "" : "s", mask ? "masked" : "replaced",
                              counts.tolerant, counts.tolerant == 1 ? "" : "s"));
}

}  // namespace

int run_redact(const redact_command_options& options) {
    if (options.list_names) {
        write_list();
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
         .extraction = {schemes}});
    redaction total;
    std::mutex adding;
    common_options common = options.common;
    // Only messages about lines that are too long have a number.
    common.input.keeps_mark = true;
    common.input.number_lines = common.input.max_line != no_limit;
    const int status = answer_blocks(common, [&](const block& block, output& out) {
        block_redactor blocks(options, redactor, out);
        if (options.common.input.log.format != log_format::none) {
            blocks.redact_log(block);
        } else if (options.common.input.field.format == input_format::json) {
            json_redactor strings(redactor, options.common.input.field, options.mask,
                                  options.replacement);
            blocks.redact_json(block, strings);
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
