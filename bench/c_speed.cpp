// Compares uriscan_parse(), called in the shared library, with parse() of the static library. Both
// parse the same lists in turn. Each list is parsed many times, and the best time counts, because
// any other load on the machine only makes times longer.
//
//   c_speed [LINES [REPETITIONS]]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "corpus.hpp"
#include "lines.hpp"
#include "numbers.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uriscan.h"

namespace {

using namespace uriscan::bench;
using texts = std::vector<std::string_view>;

std::uint64_t read_by_c(const texts& list) {
    std::uint64_t sum = 0;
    for (const std::string_view text : list) {
        uriscan_uri uri;
        if (uriscan_parse(URISCAN_RULE_URI_REFERENCE, text.data(), text.size(), &uri, nullptr) ==
            URISCAN_OK) {
            sum += uri.host_end + uri.path_end;
        }
    }
    return sum;
}

std::uint64_t read_by_cxx(const texts& list) {
    std::uint64_t sum = 0;
    for (const std::string_view text : list) {
        if (const auto uri = uriscan::parse(uriscan::rule::uri_reference, text)) {
            sum += uri->components().host_end + uri->components().path_end;
        }
    }
    return sum;
}

// Returns nanoseconds for each text, and stores the sum of offsets.
double time_once(std::uint64_t (*read)(const texts&), const texts& list, std::uint64_t& sum) {
    using clock = std::chrono::steady_clock;
    const clock::time_point begin = clock::now();
    sum = read(list);
    const std::chrono::duration<double, std::nano> elapsed = clock::now() - begin;
    return elapsed.count() / static_cast<double>(list.size());
}

bool compare(shape shape, std::size_t lines, std::size_t repetitions) {
    const std::string corpus = make_corpus(shape, lines);
    const texts list = split_lines(corpus);
    double best_of_c = 1e9, best_of_cxx = 1e9;
    std::uint64_t sum_of_c = 0, sum_of_cxx = 0;
    for (std::size_t i = 0; i < repetitions; ++i) {
        best_of_cxx = std::min(best_of_cxx, time_once(read_by_cxx, list, sum_of_cxx));
        best_of_c = std::min(best_of_c, time_once(read_by_c, list, sum_of_c));
    }
    const std::string name(to_string(shape));
    std::printf("%-10s C++ %6.2f ns, C %6.2f ns, difference %+5.2f ns\n", name.c_str(), best_of_cxx,
                best_of_c, best_of_c - best_of_cxx);
    return sum_of_c == sum_of_cxx;
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t lines = argc > 1 ? positive_number(argv[1]).value_or(0) : 20000;
    const std::size_t repetitions = argc > 2 ? positive_number(argv[2]).value_or(0) : 101;
    if (argc > 3 || lines == 0 || repetitions == 0) {
        std::fputs("usage: c_speed [LINES [REPETITIONS]]\n", stderr);
        return 2;
    }
    for (const shape shape : all_shapes) {
        if (!compare(shape, lines, repetitions)) {
            std::puts("the functions give different offsets");
            return 1;
        }
    }
    return 0;
}
