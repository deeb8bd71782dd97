// The report of `stats --live`, which is shown again and again while the input is read.
#pragma once

#include <fmt/format.h>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace uriscan::cli {

// While an object of this class exists, a thread of its own calls `tick` about once in a second,
// for the first time after a fifth of a second.  If `tick` throws, or if the system allows no
// thread, the calls end.
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

// How the report is shown again and again.
enum class live_style {
    none,
    lines,   // as lines that follow each other
    screen,  // on a terminal, at the same place
};

// All functions are thread-safe, except the destructor.
class live_report {
public:
    // `append` appends the report to a text.  It is called while the lock is held.
    using appending = std::function<void(fmt::memory_buffer&)>;
    live_report(live_style style, appending append) : style_(style), append_(std::move(append)) {}

    // Returns a lock, which must be held while the counts change.  From the first call on, the
    // report is shown.  Before it, there is no other thread: so a sandbox can be entered.
    std::unique_lock<std::mutex> lock();

private:
    // Appends the report if it has changed, or is not on the screen.  Otherwise returns false.
    bool append_if_wanted(fmt::memory_buffer& text);
    void show();

    const live_style style_;
    const appending append_;
    std::mutex mutex_;
    bool has_changed_ = false;
    std::optional<ticker> ticker_;  // destroyed first, because it uses the other members
};

}  // namespace uriscan::cli
