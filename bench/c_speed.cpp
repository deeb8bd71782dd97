// Compares uriscan_parse(), called in the shared library, with parse() of the static library. Both
// parse the same lists in turn. Each list is parsed many times, and the best time counts, because
// any other load on the machine only makes times longer.
//
//   c_speed [FILE...]
//
// Each FILE is a list of URIs, one on each line. Without files, the lists are generated.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/corpus.hpp"
#include "lines.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uriscan.h"

namespace {

using namespace uriscan::bench;
using texts = std::vector<std::string_view>;

constexpr std::size_t lines = 20000;  // the size of a generated list
constexpr std::size_t repetitions = 101;

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

// Prints the times for a list. Returns whether both functions give the same offsets.
bool compare(const std::string& name, std::string_view corpus) {
    const texts list = split_lines(corpus);
    double best_of_c = 1e9, best_of_cxx = 1e9;
    std::uint64_t sum_of_c = 0, sum_of_cxx = 0;
    for (std::size_t i = 0; i < repetitions; ++i) {
        best_of_cxx = std::min(best_of_cxx, time_once(read_by_cxx, list, sum_of_cxx));
        best_of_c = std::min(best_of_c, time_once(read_by_c, list, sum_of_c));
    }
    std::printf("%-20s C++ %6.2f ns, C %6.2f ns, difference %+5.2f ns\n", name.c_str(), best_of_cxx,
                best_of_c, best_of_c - best_of_cxx);
    if (sum_of_c != sum_of_cxx) {
        std::puts("the functions give different offsets");
    }
    return sum_of_c == sum_of_cxx;
}

bool compare_file(const char* path) {
    const std::optional<std::string> corpus = read_file(path);
    if (!corpus || corpus->empty()) {
        std::fprintf(stderr, "c_speed: cannot read %s\n", path);
        return false;
    }
    const std::string_view name = path;
    return compare(std::string(name.substr(name.rfind('/') + 1)), *corpus);
}

}  // namespace

int main(int argc, char** argv) {
    bool is_good = true;
    for (int i = 1; i < argc; ++i) {
        is_good = compare_file(argv[i]) && is_good;
    }
    if (argc > 1) {
        return is_good ? 0 : 1;
    }
    for (const shape shape : all_shapes) {
        is_good = compare(std::string(name_of(shape)), make_corpus(shape, lines)) && is_good;
    }
    return is_good ? 0 : 1;
}
