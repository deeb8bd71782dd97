// Cuts the input into blocks.  The incomplete line at the end of a read goes to the next block.
#include "cli/input/blocks.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/input/input_format.hpp"
#include "cli/input/lines.hpp"
#include "cli/input/splitter.hpp"
#include "cli/system/input_file.hpp"
#include "cli/system/interrupt.hpp"
#include "cli/system/messages.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

block_reader::block_reader(const input_options& options) : options_(options), progress_(options) {
    for (const std::string& name : options.files) {
        shown_names_.push_back(shown_name(name));
    }
}

block_reader::~block_reader() = default;

bool block_reader::next(block& block, const waiting& before_wait) {
    block.lines.clear();
    block.too_long = 0;
    block.max_line = options_.max_line;
    block.needed = options_.needed.get();
    block.error.clear();
    block.has_mark = false;
    while (block.is_empty() && file_index_ < options_.files.size()) {
        block.file = shown_names_[file_index_];
        block.file_index = file_index_;
        try {
            const bool has_more = read_lines(block, before_wait);
            if (block.has_lines()) {
                splitter_->finish_block(block);
            }
            if (!has_more) {
                close_file();
            }
        } catch (const read_error& error) {
            block.lines.clear();
            block.too_long = 0;
            block.error = error.what();
            close_file();
        } catch (const interrupted&) {
            block.lines.clear();  // drops the line that has not ended
            file_.reset();
            file_index_ = options_.files.size();
        }
    }
    return !block.is_empty();
}

// Fills the block with the next lines of the file.  Returns false if the file ends after the block.
bool block_reader::read_lines(block& block, const waiting& before_wait) {
    if (!file_) {
        open_file(before_wait);
    }
    octet_buffer& lines = block.lines;
    lines.assign_before_cache_line(rest_);
    rest_.clear();
    block.first_line = splitter_->lines() + 1 - held_lines_;
    block.offset = offset_;
    splitter_->start_block(block);
    std::size_t lines_end = std::exchange(held_, 0);  // the end of the last complete line, or 0
    held_lines_ = 0;
    std::string_view last_read(lines.data(), rest_is_new_ ? lines.size() : 0);
    for (;;) {
        const std::size_t end_in_read = splitter_->read_all(last_read);
        if (end_in_read != 0) {
            const std::size_t before =
                std::exchange(lines_end, lines.size() - last_read.size() + end_in_read);
            const std::size_t end = end_of_block({lines.data(), lines_end}, before);
            if (end != 0) {
                keep_lines(block, end, lines_end);
                return true;
            }
        }
        if (splitter_->least_size(lines.size() - lines_end) > options_.max_line) {
            if (lines_end == 0) {
                return skip_line(block, before_wait);
            }
            keep_lines(block, lines_end, lines_end);
            return true;
        }
        last_read = read_some(lines, before_wait);
        block.has_mark = offset_ == 0 && file_->has_mark();
        if (last_read.empty()) {
            splitter_->check_end();
            return false;
        }
    }
}

// Returns where the block ends if it has these complete lines.  Usually it ends after the last one.
// With options_.keeps_commands, it does not end after a line whose command goes on in the next
// line.  Returns 0 if more lines are needed.  `known` is an offset in `lines`: an earlier call
// found that the block cannot end before it.
std::size_t block_reader::end_of_block(std::string_view lines, std::size_t known) const {
    constexpr std::size_t most = std::size_t{64} * 1024;  // so much of a command is kept together
    std::size_t end = lines.size();
    while (options_.keeps_commands && end > known && ends_in_command(lines.substr(0, end))) {
        end = lines.rfind('\n', end - 2) + 1;  // npos + 1 is 0
    }
    return end > known ? end : lines.size() > most ? lines.size() : 0;
}

// Moves the octets after `end` from the block to the next one.  The last complete line ends at
// `lines_end`.
void block_reader::keep_lines(block& block, std::size_t end, std::size_t lines_end) {
    rest_.assign(block.lines.data() + end, block.lines.size() - end);
    rest_is_new_ = false;
    held_ = lines_end - end;
    held_lines_ = options_.number_lines ? count_octets({rest_.data(), held_}, '\n') : 0;
    block.lines.resize(end);
    offset_ += end;
}

// Reads the rest of a line that is too long (see long_lines.hpp).  Before the call, the block has
// the start of the line.  After the call, the block has only the size of the line and how it ends.
bool block_reader::skip_line(block& block, const waiting& before_wait) {
    octet_buffer& lines = block.lines;
    std::uint64_t size = lines.size();
    char last = lines.end()[-1];
    std::string_view fresh;
    std::size_t end = 0;
    do {
        lines.clear();
        fresh = read_some(lines, before_wait);
        if (fresh.empty()) {
            splitter_->check_end();
            break;
        }
        end = splitter_->read_one(fresh);
        const std::string_view skipped = fresh.substr(0, end - 1);  // 0 - 1 is npos
        size += skipped.size();
        last = skipped.empty() ? last : skipped.back();
    } while (end == 0);
    block.too_long_end = end == 0 ? std::string_view() : splitter_->line_end(last == '\r');
    block.too_long = splitter_->size_of_line(size - (block.too_long_end.size() > 1 ? 1 : 0));
    offset_ += size + 1;
    rest_ = fresh.substr(end);
    rest_is_new_ = true;
    lines.clear();
    return end != 0;
}

// Appends the octets of one read, and returns these octets.  Returns an empty text at the end of
// the file.
std::string_view block_reader::read_some(octet_buffer& octets, const waiting& before_wait) {
    throw_if_interrupted();  // not in read(), because a decoder can make gigabytes from one read
    const std::size_t size = octets.size();
    octets.resize(size + options_.block_size);
    const std::uint64_t file_octets_before = file_->file_octets_read();
    const std::size_t count = file_->read(octets.data() + size, options_.block_size, before_wait);
    progress_.advance(file_->file_octets_read() - file_octets_before);
    octets.resize(size + count);
    return {octets.data() + size, count};
}

// Opens the next file.  Refuses a file that is also an output: the program would read its own
// results without end.  Such a file is allowed only if it has no more octets to read.
void block_reader::open_file(const waiting& before_wait) {
    const std::string& name = options_.files[file_index_];
    if (std::error_code ignored;
        !is_text(name) && !std::filesystem::is_regular_file(name, ignored)) {
        before_wait();  // opening a FIFO waits for a writer
        if (!options_.recursive && std::filesystem::is_directory(name, ignored)) {
            throw read_error("is a folder; with -r, the files in it are read");
        }
    }
    splitter_ = with_format(options_, [&]<class Format>(format_tag<Format>) {
        return Format::make_splitter(options_);
    });
    try {
        file_ =
            std::make_unique<source>(name, options_.max_unpacked,
                                     splitter_->is_for_text() ? contents::text : contents::rows);
    } catch (const read_error& error) {
        struct stat ignored {};
        const bool is_uri = !status_of_input(name, ignored) && parse_uri(name);
        throw read_error(is_uri ? error.what() + std::string("; use --uri if this is a URI")
                                : error.what());
    }
    if (file_->is_output()) {
        before_wait();  // this writes the results of earlier files
        if (file_->has_rest()) {
            throw read_error("input file is output file");
        }
    }
}

void block_reader::close_file() {
    file_.reset();
    splitter_.reset();
    ++file_index_;
    offset_ = 0;
    rest_.clear();
    rest_is_new_ = false;
    held_ = 0;
    held_lines_ = 0;
}

}  // namespace uriscan::cli
