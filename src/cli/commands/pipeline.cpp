// Each thread of the pipeline repeats three steps: it reads a block, makes its results, and writes
// them.
#include "cli/commands/pipeline.hpp"

#include <algorithm>
#include <future>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/system/buffer.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"
#include "cli/system/sandbox.hpp"

namespace uriscan::cli {

std::unique_lock<std::mutex> turns::wait_for_turn_or_error(std::uint64_t number) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return current_ == number || error_; });
    return lock;
}

void turns::wait_for(std::uint64_t number) {
    const std::unique_lock lock = wait_for_turn_or_error(number);
    rethrow_error();
}

void turns::end(std::uint64_t number) {
    {
        const std::lock_guard lock(mutex_);
        current_ = number + 1;
    }
    changed_.notify_all();
}

bool turns::fail(std::uint64_t number, std::exception_ptr error) noexcept {
    std::unique_lock lock = wait_for_turn_or_error(number);
    if (error_) {
        return false;
    }
    error_ = std::move(error);
    lock.unlock();
    changed_.notify_all();
    return true;
}

void turns::rethrow_error() const {
    if (error_) {
        std::rethrow_exception(error_);
    }
}

void output::flush() {
    if (pack_) {
        pack_(text_, packed_);
        large_parts_.push_back({text_.size(), {packed_.data(), packed_.size()}});
    }
    turns_.wait_for(number_);
    write_text();
    if (text_.capacity() > 2 * most_) {
        text_ = fmt::memory_buffer();  // frees the memory that a long line needed
    }
    if (messages_.size() > 0) {
        print_message(view_of(messages_));
        messages_.clear();
    }
}

// Writes the text, and each large part at its place between the octets of the text.
void output::write_text() {
    const std::string_view text = view_of(text_);
    std::size_t written = 0;
    for (const auto& [after, part] : large_parts_) {
        write_out(text.substr(written, after - written));
        write_out(part);
        written = after;
    }
    write_out(text.substr(written));
    large_parts_.clear();
    text_.clear();
}

void output::write_several(located_line line, bool shows_place, line_user write) {
    const std::uint64_t end = line.number + line.count;
    line.count = 1;
    for (; line.number != end; ++line.number) {
        const std::size_t start = text_.size();
        const std::size_t messages = messages_.size();
        write(line);
        if (!shows_place && line.number + 1 != end && messages_.size() == messages) {
            repeat(start, end - line.number - 1);
            line.number = end - 1;
        }
        flush_if_large();
    }
}

// Repeats the end of the text from the offset `start`: appends it `times` more times.  Copies many
// repetitions at once, and writes the text whenever it is large.
void output::repeat(std::size_t start, std::uint64_t times) {
    constexpr std::size_t usual_size = std::size_t{16} * 1024;
    const std::string one(text_.data() + start, text_.size() - start);
    if (one.empty()) {
        return;
    }
    const std::uint64_t at_once = std::min<std::uint64_t>(usual_size / one.size() + 1, times);
    std::string many;
    for (std::uint64_t i = 0; i < at_once; ++i) {
        many += one;
    }
    for (; times >= at_once; times -= at_once) {
        text_.append(many);
        flush_if_large();
    }
    text_.append(std::string_view(many).substr(0, times * one.size()));
}

namespace {

class pipeline {
public:
    pipeline(const input_options& options, const block_answer& answer, const packing& pack)
        : reader_(options), answer_(answer), pack_(pack) {}

    int run(unsigned threads) {
        constexpr std::size_t mebibyte = std::size_t{1024} * 1024;
        most_kept_ = std::clamp(16 * mebibyte / threads, mebibyte / 4, 4 * mebibyte);
        {
            std::vector<std::future<void>> others;  // their destructors wait for the threads
            try {
                while (others.size() + 1 < threads) {
                    others.push_back(std::async(std::launch::async, [this] { work(); }));
                }
            } catch (const std::system_error&) {
                // The system allows no more threads.  The threads that exist do all the work.
            } catch (const std::bad_alloc&) {
                // There is no memory for more threads.
            }
            work();
        }
        try {
            turns_.rethrow_error();
        } catch (const std::bad_alloc&) {
            print_error(
                failed_file_,
                fmt::format("out of memory: one of at most {} threads had read {} octets of "
                            "lines; fewer threads (-j) and shorter lines need less",
                            threads, failed_octets_));
            return exit_trouble;
        }
        return status_;
    }

private:
    void work() noexcept {
        std::uint64_t number = 0;
        block block;
        try {
            output out(turns_, most_kept_, pack_);
            while (read(block, number)) {
                out.start_block(number);
                answer_(block, out);
                out.flush();
                if (!block.error.empty()) {
                    print_error(block.file, block.error);
                    status_ = exit_trouble;
                }
                turns_.end(number);
            }
        } catch (...) {
            if (turns_.fail(number, std::current_exception())) {
                failed_file_ = block.file;
                failed_octets_ = block.lines.size();
            }
        }
    }

    // Reads the next block and numbers it.
    bool read(block& block, std::uint64_t& number) {
        const std::lock_guard lock(reading_);
        number = blocks_read_++;
        return reader_.next(block, [&] { turns_.wait_for(number); });
    }

    std::size_t most_kept_ = 0;  // the most octets of results that a thread keeps in memory

    std::mutex reading_;  // guards the next two members
    block_reader reader_;
    std::uint64_t blocks_read_ = 0;

    turns turns_;
    int status_ = exit_ok;           // changed only by the thread whose block has its turn
    std::string_view failed_file_;   // the file of the block that ended all turns
    std::size_t failed_octets_ = 0;  // the size of the lines of this block

    const block_answer& answer_;
    const packing& pack_;
};

}  // namespace

int answer_blocks(const common_options& options, const block_answer& answer, const packing& pack) {
    if (const int code = options.sandbox ? enter_sandbox() : 0; code != 0) {
        print_error("cannot enter the sandbox", std::generic_category().message(code));
        return exit_trouble;
    }
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    return pipeline(options.input, answer, pack)
        .run(options.threads == 0 ? cores : options.threads);
}

}  // namespace uriscan::cli
