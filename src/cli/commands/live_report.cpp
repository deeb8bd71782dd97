// A separate thread shows the report, so that it is also shown while the program waits for input.
#include "cli/commands/live_report.hpp"

#include <chrono>
#include <exception>
#include <utility>

#include "cli/system/buffer.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/status_line.hpp"

namespace uriscan::cli {

live_report::~live_report() {
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
    }
    ended_.notify_all();
    if (thread_.joinable()) {
        thread_.join();
    }
}

std::unique_lock<std::mutex> live_report::lock() {
    if (style_ == live_style::none) {
        return {};
    }
    std::unique_lock lock(mutex_);
    has_changed_ = true;
    if (!std::exchange(is_started_, true)) {
        start_thread();
    }
    return lock;
}

void live_report::start_thread() {
    try {
        thread_ = std::thread([this] { run(); });
    } catch (const std::exception&) {
        // The system allows no further thread, or there is too little memory for one.  Then the
        // report is not shown.
    }
}

void live_report::run() noexcept {
    using namespace std::chrono_literals;
    std::chrono::milliseconds wait = 200ms;
    try {
        std::unique_lock lock(mutex_);
        for (; !ended_.wait_for(lock, wait, [&] { return has_ended_; }); wait = 1s) {
            if (is_wanted()) {
                fmt::memory_buffer text;
                append_(text);
                has_changed_ = false;
                lock.unlock();
                show(view_of(text));
                lock.lock();
            }
        }
    } catch (...) {
        // A later write of the report will fail, too, and then the error is reported.
    }
}

// Returns whether the report has changed, or is not on the screen.
bool live_report::is_wanted() const {
    return has_changed_ || (style_ == live_style::screen && !status_line::instance().shows_lines());
}

void live_report::show(std::string_view text) const {
    if (style_ == live_style::screen) {
        status_line::instance().show_lines(text);
    } else {
        write_out(text);
    }
}

}  // namespace uriscan::cli
