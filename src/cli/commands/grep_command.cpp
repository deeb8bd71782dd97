// uriscan grep: writes the lines whose URIs match an expression.  A line can have several texts,
// which are read one after the other.  The line is written once if at least one of them matches.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/parsed_lines.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/filter/subject.hpp"
#include "cli/output/line_error.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::cli {
namespace {

// Thrown to end the reading, when the rest of the input cannot change the result.
struct enough {};

struct file_count {
    std::uint64_t lines = 0;
    bool was_read = false;
    bool has_failed = false;  // the first read of the file failed
};

// The lines that were found in all blocks so far.  Each block adds its lines when it has its turn
// (see pipeline.hpp).
class found_lines {
public:
    explicit found_lines(std::size_t files) : files_(files) {}

    // Counts `lines` more lines of the file of this block, until the file has `most`.  Returns how
    // many were counted.
    std::uint64_t add(const block& block, std::uint64_t lines, std::uint64_t most) {
        file_count& file = files_[block.file_index];
        file.has_failed = !file.was_read && !block.error.empty();
        file.was_read = true;
        const std::uint64_t allowed = std::min(lines, most - file.lines);
        file.lines += allowed;
        any_ = any_ || allowed != 0;
        return allowed;
    }

    // Returns whether `most` lines of this file were already found.
    bool is_full(std::size_t file, std::uint64_t most) const { return files_[file].lines == most; }

    bool any() const { return any_; }
    const std::vector<file_count>& files() const { return files_; }

private:
    std::vector<file_count> files_;  // in the order of the input
    bool any_ = false;
};

bool writes_names(const grep_command_options& options, const input_options& input) {
    return options.writes_names.value_or(input.files.size() > 1 || input.has_folder);
}

// Searches one block.
class block_searcher {
public:
    block_searcher(const grep_command_options& options, const input_options& input,
                   const block& block, output& out, found_lines& found)
        : options_(options),
          input_(input),
          writes_names_(writes_names(options, input)),
          block_(block),
          out_(out),
          found_(found),
          subject_(options.wanted, options.checked_rule) {}

    void search() {
        if (options_.searches_text) {
            for_each_line(block_, input_.separator(),
                          [this](const located_line& line) { search_text(line); });
        } else if (are_texts(block_, input_)) {
            for_each_parsed_line(
                block_, options_.checked_rule,
                [this](const located_line& line, const uri_view* uri) { search_line(line, uri); });
        } else {
            for_each_field(block_, input_, [this](const located_line& text) { take(text); });
        }
        end_line();
        out_.wait_for_turn();
        found_.add(block_, count_, UINT64_MAX);
    }

private:
    bool writes_lines() const {
        return !options_.counts && !options_.lists_files && !options_.is_quiet;
    }

    void search_text(const located_line& line) {
        start_line(line);
        located_line uri = line;
        for (const found_uri& each : extract(line.text)) {
            unescaped_.resize(each.escaped ? each.original.size() : 0);
            uri.text = unescape(each, unescaped_).value().text();
            take_match(uri, nullptr);
        }
    }

    // Searches a line that is one text.  `line` can also be several empty lines.  If the text is
    // not valid, `uri` is null.
    void search_line(const located_line& line, const uri_view* uri) {
        if (line.count > 1 && options_.wanted.needs_place) {
            for_each_of(line, [&](const located_line& one) { search_line(one, uri); });
            return;
        }
        matches_ = false;
        line_start_ = out_.text().size();
        take_match(line, uri);
        end(line);
    }

    // Takes one text of a line, or several empty lines.
    void take(const located_line& text) {
        if (text.count > 1 && options_.wanted.needs_place) {
            for_each_of(text, [&](const located_line& one) { take(one); });
            return;
        }
        start_line(text);
        take_match(text, nullptr);
    }

    void start_line(const located_line& line) {
        if (line_ && line_->number == line.number) {
            return;
        }
        end_line();
        line_ = line;
        matches_ = false;
        line_start_ = out_.text().size();
        if (line.too_long != 0) {
            append_too_long(out_.messages(), line, "it is not searched");
        }
    }

    void take_match(const located_line& text, const uri_view* uri) {
        if (matches_ && !options_.only_uris) {
            return;
        }
        const bool is_match = subject_.matches(text, uri);
        matches_ = matches_ || is_match;
        if (is_match && options_.only_uris && writes_lines() && !text.text.empty()) {
            write_prefix(text);
            append_end(text.text);
        }
    }

    void end_line() {
        if (line_) {
            end(*line_);
            line_.reset();
        }
    }

    void end(const located_line& line) {
        if (line.too_long == 0 && matches_ != options_.inverts) {
            find(line);
        }
        out_.flush_if_large();
    }

    void find(const located_line& lines) {
        if (options_.is_quiet) {
            throw enough();
        }
        if (options_.most == UINT64_MAX) {
            count_ += lines.count;
            write(lines);
        } else {
            find_at_most(lines);
        }
    }

    void find_at_most(located_line lines) {
        out_.wait_for_turn();  // so that earlier blocks have added their lines
        lines.count = found_.add(block_, lines.count, options_.most);
        if (lines.count != 0) {
            write(lines);
        } else {
            out_.text().resize(line_start_);  // removes the URIs of this line
        }
        if (found_.is_full(block_.file_index, options_.most) && input_.files.size() == 1) {
            out_.flush();
            throw enough();
        }
    }

    void write(const located_line& lines) {
        if (!writes_lines() || options_.only_uris) {
            return;
        }
        for_each_of(lines, [this](const located_line& line) {
            write_prefix(line);
            append_end(whole_of(line));
            out_.flush_if_large();
        });
    }

    // Returns the line with its CR, if it has one.
    std::string_view whole_of(const located_line& line) const {
        const char* const end = line.whole.data() + line.whole.size();
        const bool has_cr = !input_.null_separated && end < block_.lines.end() && *end == '\r';
        return {line.whole.data(), line.whole.size() + (has_cr ? 1 : 0)};
    }

    void write_prefix(const located_line& line) {
        if (writes_names_) {
            out_.text().append(line.file);
            out_.text().push_back(':');
        }
        if (options_.writes_numbers) {
            const fmt::format_int number(line.number);
            out_.text().append(std::string_view(number.data(), number.size()));
            out_.text().push_back(':');
        }
    }

    void append_end(std::string_view text) {
        out_.text().append(text);
        out_.text().push_back(input_.separator());
    }

    const grep_command_options& options_;
    const input_options& input_;
    const bool writes_names_;
    const block& block_;
    output& out_;
    found_lines& found_;
    subject subject_;
    std::optional<located_line> line_;  // the line whose texts are read
    bool matches_ = false;              // whether at least one of these texts matches
    std::size_t line_start_ = 0;        // where the output has the results of this line
    std::uint64_t count_ = 0;           // the number of lines that were found, without --max-count
    std::string unescaped_;
};

// Writes the names or counts of --files-with-matches or --count.
void write_summary(const grep_command_options& options, const input_options& input,
                   const found_lines& found) {
    std::string summary;
    for (std::size_t i = 0; i < input.files.size(); ++i) {
        const file_count& file = found.files()[i];
        if (options.lists_files && file.lines != 0) {
            summary += fmt::format("{}\n", shown_name(input.files[i]));
        } else if (options.counts && !options.lists_files && !file.has_failed) {
            const std::string name =
                writes_names(options, input) ? shown_name(input.files[i]) + ":" : "";
            summary += fmt::format("{}{}\n", name, file.lines);
        }
    }
    write_out(summary);
}

// Returns octets that each line of the result must have.  Returns nothing if no such octets are
// known.
std::shared_ptr<const needed_octets> octets_needed_by(const grep_command_options& options) {
    const input_options& input = options.common.input;
    std::string_view text = text_needed_by(options.wanted);
    if (options.inverts || input.log.format == log_format::w3c) {
        return nullptr;
    }
    if (input.log.format != log_format::none) {
        // A target can start with a "/." that is not in the line: see access_log.hpp.
        text.remove_prefix(std::min(text.find_first_not_of("/."), text.size()));
    }
    if (text.empty()) {
        return nullptr;
    }
    const escapes how = options.searches_text ? escapes::json : escapes_in(input);
    const bool has_escapes = how != escapes::none && how != escapes::csv;
    return std::make_shared<const needed_octets>(
        text, has_escapes ? std::optional<char>(first_octet_of(how)) : std::nullopt);
}

input_options input_of(const grep_command_options& options) {
    input_options input = options.common.input;
    input.log.has_values = options.wanted.needs_place;
    input.needed = octets_needed_by(options);
    return input;
}

}  // namespace

int run_grep(const grep_command_options& options) {
    if (options.most == 0) {
        return exit_none;  // GNU grep does the same, even with --count
    }
    common_options common = options.common;
    common.input = input_of(options);
    found_lines found(common.input.files.size());
    int status = exit_ok;
    try {
        status = answer_blocks(common, [&](const block& block, output& out) {
            block_searcher(options, common.input, block, out, found).search();
        });
    } catch (const enough&) {
        if (options.is_quiet) {
            return exit_ok;
        }
    }
    if (!options.is_quiet) {
        write_summary(options, common.input, found);
    }
    return status != exit_ok ? status : found.any() ? exit_ok : exit_none;
}

}  // namespace uriscan::cli
