// Cuts the input into blocks.  The incomplete line at the end of a read goes to the next block.
#include "cli/input/blocks.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/input/access_log.hpp"
#include "cli/system/interrupt.hpp"
#include "cli/system/printable.hpp"

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

}  // namespace

block_reader::block_reader(const input_options& options) : options_(options), progress_(options) {
    for (const std::string& name : options.files) {
        shown_names_.push_back(shown_name(name));
    }
}

bool block_reader::next(block& block, const waiting& before_wait) {
    block.lines.clear();
    block.error.clear();
    while (block.is_empty() && file_index_ < options_.files.size()) {
        block.file = shown_names_[file_index_];
        try {
            read_lines(block, before_wait);
        } catch (const read_error& error) {
            block.lines.clear();
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
    lines.append(rest_);
    rest_.clear();
    block.first_line = lines_read_ + 1;
    block.offset = offset_;
    block.directive = directive_;
    // The end of the last complete line in `fresh`, or 0 if no line has ended yet.
    std::size_t fresh_lines_end = 0;
    std::string_view fresh;
    while (fresh_lines_end == 0) {
        fresh = read_some(lines, before_wait);
        if (fresh.empty()) {
            close_file();
            return;
        }
        fresh_lines_end = fresh.rfind(options_.separator()) + 1;  // npos + 1 is 0
    }
    rest_ = fresh.substr(fresh_lines_end);
    lines.resize(lines.size() - rest_.size());
    offset_ += lines.size();
    if (options_.number_lines) {
        lines_read_ += count_octets({lines.data(), lines.size()}, options_.separator());
    }
    if (options_.log.format == log_format::w3c) {
        remember_directive({lines.data(), lines.size()});
    }
}

// Remembers the last #Fields directive.
void block_reader::remember_directive(std::string_view lines) {
    std::size_t found = lines.rfind(fields_directive);
    while (found != lines.npos && found != 0 && lines[found - 1] != options_.separator()) {
        found = lines.rfind(fields_directive, found - 1);
    }
    if (found != lines.npos) {
        lines.remove_prefix(found);
        directive_ = lines.substr(0, lines.find_first_of("\r\n"));
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
    if (std::error_code ignored; !std::filesystem::is_regular_file(name, ignored)) {
        before_wait();  // opening a FIFO waits for a writer
    }
    file_.emplace(name);
    if (file_->is_output()) {
        before_wait();  // until the results of the files before this one are in the file
        if (file_->has_rest()) {
            throw read_error("input file is output file");
        }
    }
}

void block_reader::close_file() {
    file_.reset();
    ++file_index_;
    lines_read_ = 0;
    offset_ = 0;
    rest_.clear();
    directive_.clear();
}

}  // namespace uriscan::cli
