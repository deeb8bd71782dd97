// All lines of all files, answered on several threads: a block is read, by one thread at a time,
// then answered, by all at once, then written, in the order in which blocks were read.
#pragma once

#include <fmt/format.h>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <string>

#include "cli/input/blocks.hpp"
#include "cli/commands/commands.hpp"

namespace uriscan::cli {

// Whose turn it is to write: that of the block with the lowest number that is not done.
class turns {
public:
    // Waits for the turn of `number`.  Throws the error that ended all turns, if one does before.
    void wait_for(std::uint64_t number);

    // Ends the turn of `number`, which has come.
    void end(std::uint64_t number);

    // Ends all turns when that of `number` has come; false if another fails before that.
    bool fail(std::uint64_t number, std::exception_ptr error) noexcept;

    // Throws the error that ended all turns, if one did.  Only where no thread can fail meanwhile.
    void rethrow_failure() const;

private:
    std::unique_lock<std::mutex> wait_for_turn_or_failure(std::uint64_t number);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t current_ = 0;
    std::exception_ptr failure_;
};

// The answers to a block, on their way to standard output, and messages about them.
class output {
public:
    // Keeps about as much as `most` octets before it writes.
    output(turns& turns, std::size_t most) : turns_(turns), most_(most) {}

    // What follows answers the block of this number.
    void begin_block(std::uint64_t number) { number_ = number; }

    // What is still to be written; append to it.
    fmt::memory_buffer& text() { return text_; }

    // What is still to be said on standard error; append to it.
    fmt::memory_buffer& messages() { return messages_; }

    // Waits until it is its turn: all blocks before have been answered, and until this one has, no
    // other goes on after its own call of this.  Throws the error that ended all turns.
    void wait_for_turn() { turns_.wait_for(number_); }

    // Writes all of it when it is its turn.  Throws write_error.
    void flush();

    // Keeps memory bounded; call it once a record.  Throws write_error.
    void flush_if_large() {
        if (text_.size() + messages_.size() >= most_) {
            flush();
        }
    }

private:
    turns& turns_;
    const std::size_t most_;
    std::uint64_t number_ = 0;
    fmt::memory_buffer text_;
    fmt::memory_buffer messages_;
};

// Writes the `header`, if one was asked for; then calls `answer` for each block of each file, on
// `options.threads` threads, and writes what it appends to the output.  All lines that were read are
// answered before more input is waited for.  Returns `trouble` if a file could not be read, which is
// reported in its place, else `all_well`.  Throws write_error, and what `answer` throws.
int answer_blocks(const options&, const std::string& header,
                  const std::function<void(const block&, output&)>& answer);

}  // namespace uriscan::cli
