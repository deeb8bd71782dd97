// Measures how many texts one thread validates, and how many two threads validate together.  No
// function of the library has a lock or changes shared memory, so two threads on two free processor
// cores should be twice as fast.
//
//   threads [SECONDS]
//
// The program prints two ratios.  The ratio of the elapsed times needs a quiet machine.  The ratio
// of the processor times does not, because processor time only counts while a thread runs.  This
// ratio shows whether the threads slow each other down, but not whether one waits for the other.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <time.h>

#include "corpus/corpus.hpp"
#include "lines.hpp"
#include "numbers.hpp"
#include "uriscan/uriscan.h"

namespace {

using namespace uriscan::bench;
using texts = std::vector<std::string_view>;

constexpr std::size_t lines = 20000;
constexpr auto duration_of_a_round = std::chrono::milliseconds(100);

// Millions of valid texts in a second.
struct rates {
    double by_elapsed_time = 0;
    double by_processor_time = 0;
};

rates best(const rates& a, const rates& b) {
    return {std::max(a.by_elapsed_time, b.by_elapsed_time),
            std::max(a.by_processor_time, b.by_processor_time)};
}

// What one thread did. Each thread has a cache line of its own.
struct alignas(64) work {
    std::uint64_t valid = 0;
    double processor_microseconds = 0;
};

// Returns for how long this thread has run.
double processor_microseconds() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

// Validates the texts again and again until `stop` is set.
void validate(const texts& list, const std::atomic<bool>& stop, work& done) {
    const double begin = processor_microseconds();
    std::uint64_t valid = 0;
    while (!stop.load(std::memory_order_relaxed)) {
        for (const std::string_view text : list) {
            valid += static_cast<std::uint64_t>(
                uriscan_is_valid(URISCAN_RULE_URI_REFERENCE, text.data(), text.size()));
        }
    }
    done = {valid, processor_microseconds() - begin};
}

// Measures all threads together, for a short time.
rates measure(std::size_t threads, const texts& list) {
    using clock = std::chrono::steady_clock;
    std::vector<work> done(threads);
    std::atomic<bool> stop = false;
    std::vector<std::thread> running;
    const clock::time_point begin = clock::now();
    for (work& work : done) {
        running.emplace_back([&] { validate(list, stop, work); });
    }
    std::this_thread::sleep_for(duration_of_a_round);
    stop = true;
    for (std::thread& thread : running) {
        thread.join();
    }
    const std::chrono::duration<double, std::micro> elapsed = clock::now() - begin;
    rates found;
    for (const work& work : done) {
        const auto valid = static_cast<double>(work.valid);
        found.by_elapsed_time += valid / elapsed.count();
        found.by_processor_time += valid / work.processor_microseconds;
    }
    return found;
}

void print(const char* time, double one, double two) {
    std::printf("%-14s  one thread: %5.1f million texts/s, two threads: %5.1f, ratio %.2f\n", time,
                one, two, two / one);
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t seconds = argc > 1 ? positive_number(argv[1]).value_or(0) : 5;
    if (argc > 2 || seconds == 0) {
        std::fputs("usage: threads [SECONDS]\n", stderr);
        return 2;
    }
    if (std::thread::hardware_concurrency() < 2) {
        std::puts("this needs two processor cores");
        return 1;
    }
    const std::string corpus = make_corpus(shape::mix, lines);
    const texts list = split_lines(corpus);
    rates one, two;
    for (std::size_t round = 0; round < 5 * seconds; ++round) {
        one = best(one, measure(1, list));
        two = best(two, measure(2, list));
    }
    print("elapsed time", one.by_elapsed_time, two.by_elapsed_time);
    print("processor time", one.by_processor_time, two.by_processor_time);
    return 0;
}
