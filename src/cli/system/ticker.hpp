// Calls a function again and again.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
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

}  // namespace uriscan::cli
