// The pipeline: several threads make the results of the lines of all files.  Only one thread at a
// time reads a block, but all threads work on their blocks at the same time.  The results are
// written in the order of the blocks.
#pragma once

#include <fmt/format.h>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <string_view>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/input/blocks.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/octet_buffer.hpp"

namespace uriscan::cli {

// Decides which block may write its results: the unfinished block with the lowest number.
class turns {
public:
    // Waits for the turn of block `number`.  If another block has failed, throws its error.
    void wait_for(std::uint64_t number);

    // Ends the turn of block `number`, which must have its turn.
    void end(std::uint64_t number);

    // Waits for the turn of block `number`, then ends all turns with this error and returns true.
    // But if another block has already failed, does nothing and returns false.
    bool fail(std::uint64_t number, std::exception_ptr error) noexcept;

    // Throws the error that ended all turns, if there is one.  No thread may call fail() during
    // this call.
    void rethrow_error() const;

private:
    std::unique_lock<std::mutex> wait_for_turn_or_error(std::uint64_t number);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t current_ = 0;
    std::exception_ptr error_;
};

// A function that changes the collected results before they are written.  `results` is written
// first, then `rest`.
using packing = std::function<void(fmt::memory_buffer& results, octet_buffer& rest)>;

// Collects the results of a block for standard output, and messages for standard error.
class output {
public:
    // Collects about `most` octets before it packs and writes them.
    output(turns& turns, std::size_t most, const packing& pack)
        : turns_(turns), most_(most), pack_(pack) {}

    // Starts block `number`.  The next results belong to this block.
    void start_block(std::uint64_t number) { number_ = number; }

    // Returns the text that flush() will write.  Append results to this text.
    fmt::memory_buffer& text() { return text_; }

    // Returns the messages that flush() will write.  Append messages to this text.
    fmt::memory_buffer& messages() { return messages_; }

    // Waits until all blocks before this one are finished.  If another block has failed, throws its
    // error.
    void wait_for_turn() { turns_.wait_for(number_); }

    // Calls `write(located_line)` for each of lines.count lines.  Writes the results if they are
    // large.  If the results do not show the number of the line, and the call appends no message,
    // `write` is called only once, and its results are copied for the other lines.
    template <class Write>
    void write_each(const located_line& lines, bool shows_place, const Write& write) {
        if (lines.count == 1) {
            write(lines);
            flush_if_large();
        } else {
            write_several(lines, shows_place, line_user(write));
        }
    }

    // Waits for the block's turn, and writes all text and messages.  Throws write_error.
    void flush();

    // Adds a part of the block to the results.  A large part is not copied, but written from the
    // block itself.  So the block must not change before all of its results are written.  Call this
    // function only if there is no `packing`.
    void append_or_refer(std::string_view part) {
        constexpr std::size_t large = std::size_t{16} * 1024;
        if (part.size() < large) {
            text_.append(part);
        } else {
            large_parts_.push_back({text_.size(), part});
        }
    }

    // Writes the text and the messages if they are large, to bound the memory.  Call this function
    // after each record.  Throws write_error.
    void flush_if_large() {
        if (text_.size() + messages_.size() >= most_) {
            flush();
        }
    }

private:
    void write_several(located_line line, bool shows_place, line_user write);
    void repeat(std::size_t start, std::uint64_t times);
    void write_text();

    // A part of the block that is not copied.  It is written after the first `after` octets of the
    // text.
    struct large_part {
        std::size_t after;
        std::string_view octets;
    };

    turns& turns_;
    const std::size_t most_;
    const packing& pack_;
    std::uint64_t number_ = 0;
    fmt::memory_buffer text_;
    std::vector<large_part> large_parts_;
    octet_buffer packed_;  // what is written after the text
    fmt::memory_buffer messages_;
};

// A function that makes the results of one block.  Several threads call it at once.
using block_answer = std::function<void(const block&, output&)>;

// Calls `answer` for each block of the input, and writes the results.  The options say how many
// threads do this.  If `pack` is given, it packs the results of a block before they are written.
//
// Before the program waits for more input, it writes the results of all lines that it has read.  If
// a file cannot be read, the program writes the results of the lines before the error, and then a
// message.  Then it reads the next file.  If there is too little memory for a line, the program
// prints a message and stops.
//
// Returns exit_trouble if a file could not be read or memory was missing, otherwise exit_ok.
// Throws write_error, and the exceptions of `answer`, except std::bad_alloc.
int answer_blocks(const common_options&, const block_answer& answer, const packing& pack = {});

}  // namespace uriscan::cli
