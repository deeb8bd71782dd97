// Times the parser over each shape of the corpus with Google Benchmark.  A parser is measured by
// registering an instance of `parse_shape` for it; all read the same views of the same octets, and
// all do the work of workload.hpp.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "corpus.hpp"
#include "lines.hpp"
#include "workload.hpp"

namespace uriscan::bench {
namespace {

// Enough that no branch predictor learns the list by heart.
constexpr std::size_t texts_of_a_shape = 50'000;

// The list of a shape, made when it is first asked for and kept.
class list {
public:
    static const list& of(shape shape) {
        static std::map<enum shape, list> lists;
        return lists.try_emplace(shape, shape).first->second;
    }

    explicit list(shape shape)
        : octets_(make_corpus(shape, texts_of_a_shape)), texts_(split_lines(octets_)) {}
    list(const list&) = delete;
    list& operator=(const list&) = delete;

    const std::vector<std::string_view>& texts() const { return texts_; }

private:
    std::string octets_;
    std::vector<std::string_view> texts_;
};

template <class Parser>
void parse_shape(benchmark::State& state, shape shape) {
    const std::vector<std::string_view>& texts = list::of(shape).texts();
    tally sum;
    for (auto _ : state) {
        sum = read_all<Parser>(texts);
        look_at(sum);
    }
    using benchmark::Counter;
    const auto count = static_cast<double>(texts.size());
    state.counters["per_uri"] =
        Counter(count, Counter::Flags(Counter::kIsIterationInvariantRate | Counter::kInvert));
    state.counters["valid"] = static_cast<double>(sum.valid);
    state.SetBytesProcessed(static_cast<std::int64_t>(total_size(texts)) *
                            static_cast<std::int64_t>(state.iterations()));
}

template <class Parser>
void register_parser(const std::string& name) {
    for (const shape shape : all_shapes) {
        const std::string full_name = name + '/' + std::string(to_string(shape));
        benchmark::RegisterBenchmark(full_name.c_str(), parse_shape<Parser>, shape)
            ->Unit(benchmark::kMillisecond);
    }
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    uriscan::bench::register_parser<uriscan::bench::uriscan_parser>("uriscan");
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
