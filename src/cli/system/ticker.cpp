// Calls a function again and again.
#include "cli/system/ticker.hpp"

#include <chrono>
#include <exception>
#include <utility>

namespace uriscan::cli {

ticker::ticker(std::function<void()> tick) : tick_(std::move(tick)) {
    try {
        thread_ = std::thread([this] { run(); });
    } catch (const std::exception&) {
        // There is no thread or no memory for it.
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
        // What could not be written now cannot be written later either, and that is reported then.
    }
}

}  // namespace uriscan::cli
