// Measures the processor time of a piece of work.
#pragma once

#include <ctime>

namespace uriscan::tests {

// Returns the processor time that this thread takes for `work`, in seconds.
template <class Work>
double processor_time(const Work& work) {
    const auto now = [] {
        std::timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    };
    const double start = now();
    work();
    return now() - start;
}

}  // namespace uriscan::tests
