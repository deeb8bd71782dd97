// Cuts the input into blocks.  The incomplete line at the end of a read goes to the next block.
#include "cli/input/blocks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/input/access_log.hpp"
#include "cli/input/csv.hpp"
#include "cli/system/interrupt.hpp"
#include "cli/system/printable.hpp"
#include "cli/system/text_input.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// Does the same as std::count, but faster.  The counters are single octets, so that many of them
// fit into a vector register.  They are added to the total before they can overflow.
std::uint64_t count_octets(std::string_view text, char wanted) {
    constexpr std::size_t most = 240;
    std::uint64_t total = 0;
    while (!text.empty()) {
        std::uint8_t count = 0;
        for (const char c : text.substr(0, most)) {
            count = static_cast<std::uint8_t>(count + (c == wanted ? 1 : 0));
        }
        total += count;
        text.remove_prefix(std::min(most, text.size()));
    }
    return total;
}

std::string_view line_end_with(char separator, bool has_cr) {
    using namespace std::string_view_literals;
    return separator == '\0' ? "\0"sv : has_cr ? "\r\n"sv : "\n"sv;
}

}  // namespace

std::size_t size_of_run(std::string_view text, char octet) {
    constexpr std::size_t step = 64;
    std::size_t size = 0;
    for (; text.size() - size >= step; size += step) {
        unsigned differences = 0;  // of 64 octets at once, which the compiler does with vectors
        for (const char each : text.substr(size, step)) {
            differences |= static_cast<unsigned char>(each ^ octet);
        }
        if (differences != 0) {
            break;
        }
    }
    return std::min(text.find_first_not_of(octet, size), text.size());
}

void leave_lines_out(const block& block, char separator, std::string_view& rest,
                     std::uint64_t& number) {
    const std::string_view lines = block.needed->skip_lines(rest, separator);
    number += count_octets(lines, separator);
}

block_reader::block_reader(const input_options& options)
    : options_(options),
      csv_kinds_(csv_kinds_with(options.field.octet_between())),
      progress_(options) {
    for (const std::string& name : options.files) {
        shown_names_.push_back(shown_name(name));
    }
}

bool block_reader::next(block& block, const waiting& before_wait) {
    block.lines.clear();
    block.too_long = 0;
    block.max_line = options_.max_line;
    block.needed = options_.needed.get();
    block.error.clear();
    while (block.is_empty() && file_index_ < options_.files.size()) {
        block.file = shown_names_[file_index_];
        block.file_index = file_index_;
        try {
            read_lines(block, before_wait);
            if (needs_header_ && !block.is_empty()) {
                take_header(block);
            }
        } catch (const read_error& error) {
            block.lines.clear();
            block.too_long = 0;
            block.error = error.what();
            close_file();
        } catch (const interrupted&) {
            block.lines.clear();  // the line that has not ended
            file_.reset();
            file_index_ = options_.files.size();
        }
    }
    return !block.is_empty();
}

void block_reader::read_lines(block& block, const waiting& before_wait) {
    if (!file_) {
        open_file(before_wait);
    }
    octet_buffer& lines = block.lines;
    lines.assign_before_cache_line(rest_);
    rest_.clear();
    block.first_line = lines_read_ + 1;
    block.offset = offset_;
    block.directive = directive_;
    block.has_mark = false;
    block.header_size = 0;
    block.columns = columns_;
    // `lines_end` is the end of the last complete line in `last_read`, or 0 if no line has ended
    // yet.
    std::string_view last_read(lines.data(), rest_is_new_ ? lines.size() : 0);
    std::size_t lines_end = end_of_lines(last_read);
    while (lines_end == 0) {
        if (is_too_long(lines)) {
            rows_ ? skip_row(block, before_wait) : skip_line(block, before_wait);
            return;
        }
        last_read = read_some(lines, before_wait);
        block.has_mark = offset_ == 0 && file_->has_mark();
        if (last_read.empty()) {
            if (rows_ && !rows_->error().empty()) {
                throw read_error(rows_->error());
            }
            close_file();
            return;
        }
        lines_end = end_of_lines(last_read);
    }
    finish_lines(block, last_read, lines_end);
}

// Returns the end of the last line or row that ends in `octets`, or 0 if there is none.  Gets the
// octets of rows in the order of the file.  Throws read_error if a row cannot go on.
std::size_t block_reader::end_of_lines(std::string_view octets) {
    if (records_) {
        return end_of_records(octets);
    }
    if (!rows_) {
        return octets.rfind(options_.separator()) + 1;  // npos + 1 is 0
    }
    const std::size_t end = rows_->read_rows(octets);
    if (end == 0 && rows_->has_failed()) {
        throw read_error(rows_->error());
    }
    return end;
}

// Returns the end of the last record of CSV that ends in `octets`, or 0 if there is none.  Without
// quotation marks, each line after the first record is a record.
std::size_t block_reader::end_of_records(std::string_view octets) {
    const std::size_t first = records_->read(octets, csv_kinds_, true);
    const std::string_view rest = octets.substr(first);
    if (first == 0 || rest.find('"') != rest.npos) {
        const std::size_t end = first == 0 ? 0 : records_->read(rest, csv_kinds_, false);
        return first + end;
    }
    const std::size_t end = rest.rfind('\n') + 1;
    records_->read(rest.substr(end), csv_kinds_, false);
    return first + end;
}

// Takes the header of CSV out of the first block of a file.  Throws read_error.
void block_reader::take_header(block& block) {
    const std::string_view lines(block.lines.begin(), block.lines.end());
    std::vector<csv_field> names;
    const auto [end, error, line_ends] = csv_fields::read(lines, csv_kinds_, names);
    if (block.too_long != 0 || end > options_.max_line) {
        throw read_error("the header is longer than --max-line allows");
    }
    if (error != csv_error::none) {
        throw read_error(fmt::format("the header is {}", description_of(error)));
    }
    needs_header_ = false;
    columns_ = columns_named(options_.field, names);
    block.columns = columns_;
    block.header_size = end;
}

// Returns whether a line or row that has not ended is too long.
bool block_reader::is_too_long(const octet_buffer& line) const {
    return rows_ ? rows_->octets_in_row() > options_.max_line
                 : line.size() > options_.max_line + 1;  // because a CR can be at the end
}

// Moves the octets of `last_read` after `lines_end` from the block to the next one.
void block_reader::finish_lines(block& block, std::string_view last_read, std::size_t lines_end) {
    octet_buffer& lines = block.lines;
    rest_ = last_read.substr(lines_end);
    rest_is_new_ = false;
    lines.resize(lines.size() - rest_.size());
    offset_ += lines.size();
    count_lines(lines);
    if (options_.log.format == log_format::w3c) {
        remember_directive({lines.data(), lines.size()});
    }
}

void block_reader::count_lines(const octet_buffer& lines) {
    if (rows_) {
        lines_read_ = rows_->rows();
    } else if (options_.number_lines) {
        lines_read_ += count_octets({lines.data(), lines.size()}, options_.separator());
    }
}

// Reads the rest of a row that is too long.  The block has nothing but the size of the row.
void block_reader::skip_row(block& block, const waiting& before_wait) {
    octet_buffer& octets = block.lines;
    std::string_view fresh;
    std::size_t end = 0;
    while (end == 0) {
        octets.clear();
        fresh = read_some(octets, before_wait);
        end = rows_->read_row(fresh);
        if (end == 0 && (fresh.empty() || rows_->has_failed())) {
            throw read_error(rows_->error());
        }
    }
    block.too_long = rows_->octets_in_row();
    lines_read_ = rows_->rows();
    offset_ = rows_->start_of_row();
    rest_ = fresh.substr(end);
    rest_is_new_ = true;
    octets.clear();
}

// Reads the rest of a line that is too long.  The block has the start of the line, and then nothing
// but the size and the end of the line.
void block_reader::skip_line(block& block, const waiting& before_wait) {
    octet_buffer& lines = block.lines;
    std::uint64_t size = lines.size();
    std::uint64_t line_ends = records_ ? count_octets({lines.data(), lines.size()}, '\n') : 0;
    char last = lines.end()[-1];
    std::string_view fresh;
    std::size_t line_end = fresh.npos;
    while (line_end == fresh.npos) {
        lines.clear();
        fresh = read_some(lines, before_wait);
        if (fresh.empty()) {
            break;
        }
        line_end = records_ ? records_->read(fresh, csv_kinds_, true) - 1
                            : fresh.find(options_.separator());
        static_assert(std::size_t{0} - 1 == fresh.npos);
        line_ends += records_ ? count_octets(fresh.substr(0, line_end), '\n') : 0;
        const std::string_view skipped = fresh.substr(0, line_end);
        size += skipped.size();
        last = skipped.empty() ? last : skipped.back();
    }
    offset_ += size + 1;
    lines_read_ += line_ends + 1;
    const bool has_end = !fresh.empty();
    const bool has_cr = has_end && options_.separator() == '\n' && last == '\r';
    block.too_long = size - (has_cr ? 1 : 0);
    block.too_long_end = has_end ? line_end_with(options_.separator(), has_cr) : std::string_view();
    if (has_end) {
        rest_ = fresh.substr(line_end + 1);
        rest_is_new_ = true;
    } else {
        close_file();
    }
    lines.clear();
}

// Remembers the last #Fields directive.  A directive that is too long has no text, so it does not
// count.
void block_reader::remember_directive(std::string_view lines) {
    const char separator = options_.separator();
    std::size_t found = lines.rfind(fields_directive);
    for (; found != lines.npos; found = lines.rfind(fields_directive, found - 1)) {
        if (found == 0 || lines[found - 1] == separator) {
            std::string_view line = lines.substr(found, lines.find(separator, found) - found);
            line.remove_suffix(separator == '\n' && line.ends_with('\r') ? 1 : 0);
            if (line.size() <= options_.max_line) {
                directive_ = line;
                return;
            }
        }
        if (found == 0) {
            return;
        }
    }
}

// Appends the octets of one read, and returns these octets.  Returns an empty text at the end of
// the file.
std::string_view block_reader::read_some(octet_buffer& octets, const waiting& before_wait) {
    throw_if_interrupted();  // here, because a decoder can make gigabytes from one read
    const std::size_t size = octets.size();
    octets.resize(size + options_.block_size);
    const std::uint64_t file_octets_before = file_->file_octets_read();
    const std::size_t count = file_->read(octets.data() + size, options_.block_size, before_wait);
    progress_.advance(file_->file_octets_read() - file_octets_before);
    octets.resize(size + count);
    return {octets.data() + size, count};
}

// Refuses a file that is also an output: the program would read its own results without end.  A
// file at its end is allowed, because there is nothing to read.
void block_reader::open_file(const waiting& before_wait) {
    const std::string& name = options_.files[file_index_];
    if (std::error_code ignored;
        !is_text(name) && !std::filesystem::is_regular_file(name, ignored)) {
        before_wait();  // opening a FIFO waits for a writer
        if (!options_.recursive && std::filesystem::is_directory(name, ignored)) {
            throw read_error("is a folder; with -r, the files in it are read");
        }
    }
    const bool has_rows = options_.field.format == input_format::rowbinary;
    try {
        file_.emplace(name, options_.max_unpacked,
                      has_rows              ? start_of_text::not_a_text
                      : options_.keeps_mark ? start_of_text::with_mark
                                            : start_of_text::without_mark);
    } catch (const read_error& error) {
        struct stat ignored {};
        const bool is_uri = !status_of_input(name, ignored) && parse_uri(name);
        throw read_error(is_uri ? error.what() + std::string("; use --uri if this is a URI")
                                : error.what());
    }
    if (has_rows) {
        rows_.emplace(options_.field.types);
    }
    if (options_.field.format == input_format::csv) {
        records_.emplace();
        needs_header_ = options_.field.has_header();
        columns_ = needs_header_ ? std::vector<std::size_t>() : columns_named(options_.field, {});
    }
    if (file_->is_output()) {
        before_wait();  // until the results of the files before this one are in the file
        if (file_->has_rest()) {
            throw read_error("input file is output file");
        }
    }
}

void block_reader::close_file() {
    file_.reset();
    rows_.reset();
    records_.reset();
    ++file_index_;
    lines_read_ = 0;
    offset_ = 0;
    rest_.clear();
    rest_is_new_ = false;
    directive_.clear();
}

}  // namespace uriscan::cli
