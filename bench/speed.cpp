// Measures how fast uriscan parses the URIs of a file, one on each line. The program reads the file
// and splits it into lines before the clock starts. Each repetition parses all lines. The times are
// those of the processor, without those of other programs. If you report a time, use the median,
// because the program reaches the best time only if nothing else runs.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lines.hpp"
#include "numbers.hpp"
#include "uriscan/parse.hpp"
#include "workload.hpp"

namespace {

using namespace uriscan::bench;

constexpr std::size_t default_repetitions = 21;

double time_once(const std::vector<std::string_view>& texts) {
    const std::clock_t begin = std::clock();
    look_at(read_all<uriscan_parser>(texts));
    return static_cast<double>(std::clock() - begin) * (1e9 / CLOCKS_PER_SEC);
}

std::vector<double> time_all(const std::vector<std::string_view>& texts, std::size_t repetitions) {
    std::vector<double> nanoseconds;
    for (std::size_t i = 0; i < repetitions; ++i) {
        nanoseconds.push_back(time_once(texts));
    }
    std::sort(nanoseconds.begin(), nanoseconds.end());
    return nanoseconds;
}

void report(const std::vector<std::string_view>& texts, const std::vector<double>& nanoseconds) {
    const auto count = static_cast<double>(texts.size());
    const auto octets = static_cast<double>(total_size(texts));
    const double median = nanoseconds[nanoseconds.size() / 2];
    std::printf(
        "parsed %zu URIs (%zu valid), %.1f MB: %.0f MB/s, %.2f ns per URI "
        "(median of %zu; best %.2f ns; kernel %s)\n",
        texts.size(), read_all<uriscan_parser>(texts).valid, octets / 1e6, octets / median * 1e3,
        median / count, nanoseconds.size(), nanoseconds.front() / count,
        uriscan::kernel_name().data());
}

}  // namespace

int main(int argc, char** argv) {
    const auto repetitions =
        argc == 3 ? positive_number(argv[2]) : std::optional(default_repetitions);
    if (argc < 2 || argc > 3 || !repetitions) {
        std::fputs(
            "usage: speed FILE [REPETITIONS]\n"
            "Measures how fast uriscan parses the URIs in FILE, one on each line.\n",
            stderr);
        return 2;
    }
    const std::optional<std::string> text = read_file(argv[1]);
    if (!text) {
        std::fprintf(stderr, "speed: cannot read %s\n", argv[1]);
        return 2;
    }
    const std::vector<std::string_view> texts = split_lines(*text);
    if (texts.empty()) {
        std::fprintf(stderr, "speed: no lines in %s\n", argv[1]);
        return 2;
    }
    report(texts, time_all(texts, *repetitions));
    return 0;
}
