// The report of `stats --live`, which is shown again and again while the input is read.
#pragma once

#include <fmt/format.h>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

namespace uriscan::cli {

// Ways to show the report again and again.
enum class live_style {
    none,
    lines,   // as lines that follow each other
    screen,  // on a terminal, each report replaces the one before
};

// A separate thread shows the report: first after a fifth of a second, then about once per second.
// If the system allows no more threads, the report is not shown.  lock() is thread-safe.
class live_report {
public:
    // A function that appends the report to a text.  It is called while the lock is held.
    using appending = std::function<void(fmt::memory_buffer&)>;
    live_report(live_style style, appending append) : style_(style), append_(std::move(append)) {}
    ~live_report();
    live_report(const live_report&) = delete;
    live_report& operator=(const live_report&) = delete;

    // Returns a lock, which must be held while the counts change.  The first call starts the thread
    // that shows the report.  Before that call, there is no other thread, so the program can still
    // enter a sandbox.
    std::unique_lock<std::mutex> lock();

private:
    void start_thread();
    void run() noexcept;
    bool is_wanted() const;
    void show(std::string_view text) const;

    const live_style style_;
    const appending append_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool has_ended_ = false;
    bool has_changed_ = false;
    bool is_started_ = false;
    std::thread thread_;
};

}  // namespace uriscan::cli
