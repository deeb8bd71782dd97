// The report of `stats --live`, which is shown again and again while the input is read.
#pragma once

#include <fmt/format.h>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace uriscan::cli {

// While an object of this class exists, a separate thread calls `tick`: first after a fifth of a
// second, then about once per second.  The calls end if `tick` throws.  If the system allows no
// more threads, there are no calls.
class ticker {
public:
    explicit ticker(std::function<void()> tick);
    ~ticker();
    ticker(const ticker&) = delete;
    ticker& operator=(const ticker&) = delete;

private:
    void run() noexcept;

    const std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool has_ended_ = false;
    std::thread thread_;
};

// Ways to show the report again and again.
enum class live_style {
    none,
    lines,   // as lines that follow each other
    screen,  // on a terminal, each report replaces the one before
};

// All functions are thread-safe.  Only the destructor is not.
class live_report {
public:
    // A function that appends the report to a text.  It is called while the lock is held.
    using appending = std::function<void(fmt::memory_buffer&)>;
    live_report(live_style style, appending append) : style_(style), append_(std::move(append)) {}

    // Returns a lock, which must be held while the counts change.  The first call starts the thread
    // that shows the report.  Before that call, there is no other thread, so the program can still
    // enter a sandbox.
    std::unique_lock<std::mutex> lock();

private:
    // If the report has changed, or is not on the screen, appends it and returns true.
    bool append_if_wanted(fmt::memory_buffer& text);
    void show();

    const live_style style_;
    const appending append_;
    std::mutex mutex_;
    bool has_changed_ = false;
    std::optional<ticker> ticker_;  // destroyed first, because it uses the other members
};

}  // namespace uriscan::cli
