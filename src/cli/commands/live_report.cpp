// A separate thread shows the report, so that it is also shown while the program waits for input.
#include "cli/commands/live_report.hpp"

#include <chrono>
#include <exception>
#include <string_view>
#include <utility>

#include "cli/system/output_file.hpp"
#include "cli/system/status_line.hpp"

namespace uriscan::cli {

ticker::ticker(std::function<void()> tick) : tick_(std::move(tick)) {
    try {
        thread_ = std::thread([this] { run(); });
    } catch (const std::exception&) {
        // The system allows no further thread, or there is too little memory for one.  Then the
        // report is not shown.
    }
}

ticker::~ticker() {
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void ticker::run() noexcept {
    using namespace std::chrono_literals;
    std::chrono::milliseconds wait = 200ms;
    try {
        std::unique_lock lock(mutex_);
        while (!changed_.wait_for(lock, wait, [&] { return has_ended_; })) {
            lock.unlock();
            tick_();
            lock.lock();
            wait = 1s;
        }
    } catch (...) {
        // A later write of the report will fail, too, and then the error is reported.
    }
}

std::unique_lock<std::mutex> live_report::lock() {
    if (style_ == live_style::none) {
        return {};
    }
    std::unique_lock lock(mutex_);
    has_changed_ = true;
    if (!ticker_) {
        ticker_.emplace([this] { show(); });
    }
    return lock;
}

bool live_report::append_if_wanted(fmt::memory_buffer& text) {
    const std::lock_guard lock(mutex_);
    const bool is_gone = style_ == live_style::screen && !status_line::instance().shows_lines();
    const bool is_wanted = has_changed_ || is_gone;
    if (is_wanted) {
        append_(text);
        has_changed_ = false;
    }
    return is_wanted;
}

void live_report::show() {
    fmt::memory_buffer text;
    if (!append_if_wanted(text)) {
        return;
    }
    const std::string_view shown(text.data(), text.size());
    if (style_ == live_style::screen) {
        status_line::instance().show_lines(shown);
    } else {
        write_out(shown);
    }
}

}  // namespace uriscan::cli
