// The threads of the pipeline, which all do the same: read a block, answer it, write the answers.
#include "cli/commands/pipeline.hpp"

#include <algorithm>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/system/files.hpp"

namespace uriscan::cli {

std::unique_lock<std::mutex> turns::wait_for_turn_or_failure(std::uint64_t number) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return current_ == number || failure_; });
    return lock;
}

void turns::wait_for(std::uint64_t number) {
    const std::unique_lock lock = wait_for_turn_or_failure(number);
    rethrow_failure();
}

void turns::end(std::uint64_t number) {
    {
        const std::lock_guard lock(mutex_);
        current_ = number + 1;
    }
    changed_.notify_all();
}

bool turns::fail(std::uint64_t number, std::exception_ptr error) noexcept {
    std::unique_lock lock = wait_for_turn_or_failure(number);
    if (failure_) {
        return false;
    }
    failure_ = std::move(error);
    lock.unlock();
    changed_.notify_all();
    return true;
}

void turns::rethrow_failure() const {
    if (failure_) {
        std::rethrow_exception(failure_);
    }
}

void output::flush() {
    turns_.wait_for(number_);
    write_out({text_.data(), text_.size()});
    text_.clear();
    if (text_.capacity() > 2 * most_) {
        text_ = fmt::memory_buffer();  // only a long line needs as much
    }
    if (messages_.size() > 0) {
        say({messages_.data(), messages_.size()});
        messages_.clear();
    }
}

namespace {

class pipeline {
public:
    pipeline(const options& options, const std::function<void(const block&, output&)>& answer)
        : reader_(options), answer_(answer) {}

    int run(unsigned threads) {
        constexpr std::size_t mebibyte = std::size_t{1024} * 1024;
        most_kept_ = std::clamp(16 * mebibyte / threads, mebibyte / 4, 4 * mebibyte);
        {
            std::vector<std::jthread> others;
            try {
                while (others.size() + 1 < threads) {
                    others.emplace_back([this] { work(); });
                }
            } catch (const std::system_error&) {
                // There can be no more threads; those that are there do as well.
            }
            work();
        }
        try {
            turns_.rethrow_failure();
        } catch (const std::bad_alloc&) {
            report(failed_file_, "out of memory: a line is too long");
            return trouble;
        }
        return status_;
    }

private:
    void work() noexcept {
        std::uint64_t number = 0;
        block block;
        try {
            output out(turns_, most_kept_);
            while (read(block, number)) {
                out.begin_block(number);
                answer_(block, out);
                out.flush();
                if (!block.error.empty()) {
                    report(block.file, block.error);
                    status_ = trouble;
                }
                turns_.end(number);
            }
        } catch (...) {
            if (turns_.fail(number, std::current_exception())) {
                failed_file_ = block.file;
            }
        }
    }

    // Reads the next block and numbers it.
    bool read(block& block, std::uint64_t& number) {
        const std::lock_guard lock(reading_);
        number = blocks_read_++;
        return reader_.next(block, [&] { turns_.wait_for(number); });
    }

    std::size_t most_kept_ = 0;  // of answers, by each thread

    std::mutex reading_;  // guards these two
    block_reader reader_;
    std::uint64_t blocks_read_ = 0;

    turns turns_;
    int status_ = all_well;         // is written only in turn
    std::string_view failed_file_;  // in which all turns ended

    const std::function<void(const block&, output&)>& answer_;
};

}  // namespace

int answer_blocks(const options& options, const std::string& header,
                  const std::function<void(const block&, output&)>& answer) {
    if (options.header) {
        write_out(header + options.separator());
    }
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    return pipeline(options, answer).run(options.threads == 0 ? cores : options.threads);
}

}  // namespace uriscan::cli
