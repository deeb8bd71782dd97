// Implements measure.hpp. No other file of the comparison uses Google Benchmark.
#include "measure.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <utility>

namespace uriscan::bench {
namespace {

// Records the time of every repetition. Prints nothing, because the programs print the results.
class time_recorder : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context&) override { return true; }

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Iteration) {
                repetitions_[run.run_name.function_name].push_back(run.GetAdjustedCPUTime());
            }
        }
    }

    times medians() {
        times medians;
        for (auto& [name, nanoseconds] : repetitions_) {
            std::sort(nanoseconds.begin(), nanoseconds.end());
            medians[name] = nanoseconds[nanoseconds.size() / 2];
        }
        return medians;
    }

private:
    std::map<std::string, std::vector<double>> repetitions_;
};

// Returns the default arguments, followed by the arguments of the user, which override them.
std::vector<std::string> with_defaults(int argc, char** argv) {
    std::vector<std::string> arguments = {argv[0], "--benchmark_enable_random_interleaving=true",
                                          "--benchmark_repetitions=9", "--benchmark_min_time=0.02"};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    return arguments;
}

}  // namespace

options read_options(int argc, char** argv) {
    // The strings must stay alive, because Google Benchmark keeps a pointer to the first for its
    // messages.
    static std::vector<std::string> arguments = with_defaults(argc, argv);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) {
        pointers.push_back(argument.data());
    }
    int count = static_cast<int>(pointers.size());
    benchmark::Initialize(&count, pointers.data());

    constexpr std::string_view results = "--results=";
    options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = pointers[static_cast<std::size_t>(i)];
        if (argument.starts_with(results)) {
            options.results = argument.substr(results.size());
        } else if (argument.starts_with("-")) {
            std::fprintf(stderr, "usage: %s [--results=FOLDER] [--benchmark_...] [FILE...]\n",
                         argv[0]);
            std::exit(2);
        } else {
            options.files.emplace_back(argument);
        }
    }
    std::filesystem::create_directories(options.results);
    return options;
}

void add_pass(const std::string& name, std::function<tally()> pass) {
    benchmark::RegisterBenchmark(name.c_str(), [pass = std::move(pass)](benchmark::State& state) {
        for (auto _ : state) {
            look_at(pass());
        }
    });
}

times time_passes() {
    time_recorder recorder;
    benchmark::RunSpecifiedBenchmarks(&recorder);
    benchmark::ClearRegisteredBenchmarks();
    return recorder.medians();
}

}  // namespace uriscan::bench
