// Measures how many texts one thread validates, and how many two threads validate together. No
// function of the library has a lock or changes shared memory, so two threads on two free
// processor cores should be twice as fast.
//
//   threads [SECONDS]
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "corpus.hpp"
#include "lines.hpp"
#include "numbers.hpp"
#include "uriscan/uriscan.h"

namespace {

using namespace uriscan::bench;
using texts = std::vector<std::string_view>;

constexpr std::size_t lines = 20000;
constexpr auto duration_of_a_round = std::chrono::milliseconds(100);

// Validates the texts again and again until `stop` is set. Returns the number of valid texts.
std::uint64_t validate(const texts& list, const std::atomic<bool>& stop) {
    std::uint64_t valid = 0;
    while (!stop.load(std::memory_order_relaxed)) {
        for (const std::string_view text : list) {
            valid += static_cast<std::uint64_t>(
                uriscan_is_valid(URISCAN_RULE_URI_REFERENCE, text.data(), text.size()));
        }
    }
    return valid;
}

// Returns millions of valid texts in a second, of all threads together.
double rate_of(std::size_t threads, const texts& list) {
    using clock = std::chrono::steady_clock;
    std::vector<std::uint64_t> valid(threads * 16);  // each thread writes to its own cache line
    std::atomic<bool> stop = false;
    std::vector<std::thread> running;
    const clock::time_point begin = clock::now();
    for (std::size_t i = 0; i < threads; ++i) {
        running.emplace_back([&, i] { valid[i * 16] = validate(list, stop); });
    }
    std::this_thread::sleep_for(duration_of_a_round);
    stop = true;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < threads; ++i) {
        running[i].join();
        sum += valid[i * 16];
    }
    const std::chrono::duration<double, std::micro> elapsed = clock::now() - begin;
    return static_cast<double>(sum) / elapsed.count();
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
    double best_of_one = 0;
    double best_of_two = 0;
    for (std::size_t round = 0; round < 5 * seconds; ++round) {
        best_of_one = std::max(best_of_one, rate_of(1, list));
        best_of_two = std::max(best_of_two, rate_of(2, list));
    }
    std::printf("one thread: %.1f million texts in a second; two threads: %.1f; ratio %.2f\n",
                best_of_one, best_of_two, best_of_two / best_of_one);
    return 0;
}
