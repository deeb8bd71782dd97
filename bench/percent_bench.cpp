// Measures how fast data is percent-encoded for a path segment, decoded again, and compared without
// decoding. The contenders are uriscan, uriparser, and a loop that handles one octet at a time. The
// name of a benchmark ends in two numbers, SIZE/N. SIZE is the size of the data. One octet in N, at
// random places, must be encoded. If N is 0, no octet must be encoded. The speed is the number of
// octets that are read in a second.
#include <benchmark/benchmark.h>
#include <uriparser/Uri.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/random.hpp"
#include "uriscan/percent.hpp"

namespace {

using namespace uriscan;

std::string make_data(const benchmark::State& state) {
    bench::random_source random(2);
    std::string data(static_cast<std::size_t>(state.range(0)), '\0');
    const auto one_in = static_cast<std::uint32_t>(state.range(1));
    for (char& octet : data) {
        const bool stays = one_in == 0 || random.below(one_in) != 0;
        octet = static_cast<char>(stays ? 'a' + random.below(26) : 0x80 + random.below(0x80));
    }
    return data;
}

std::size_t encode_one_by_one(std::string_view data, char* out) {
    const char* const begin = out;
    for (const char octet : data) {
        if (encode_keeps(octet, encode_for::segment)) {
            *out++ = octet;
        } else {
            const auto value = static_cast<unsigned char>(octet);
            *out++ = '%';
            *out++ = "0123456789ABCDEF"[value >> 4];
            *out++ = "0123456789ABCDEF"[value & 0xF];
        }
    }
    return static_cast<std::size_t>(out - begin);
}

std::size_t decode_one_by_one(std::string_view text, char* out) {
    const char* const begin = out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            *out++ = text[i];
        } else if (begins_with_triplet(text.substr(i))) {
            *out++ = octet_of_triplet(text.substr(i));
            i += 2;
        } else {
            return 0;
        }
    }
    return static_cast<std::size_t>(out - begin);
}

// Runs `encode(data, out)` with a buffer that is large enough for any result.
template <class Encode>
void encoding(benchmark::State& state, Encode encode) {
    const std::string data = make_data(state);
    std::vector<char> buffer(3 * data.size() + 1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(encode(data, std::span(buffer)));
        benchmark::ClobberMemory();
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(data.size()) * state.iterations());
}

template <class Decode>
void decoding(benchmark::State& state, Decode decode) {
    const std::string text = encode(make_data(state), encode_for::segment);
    std::vector<char> buffer(text.size() + 1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(decode(text, std::span(buffer)));
        benchmark::ClobberMemory();
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

void comparing(benchmark::State& state) {
    const std::string data = make_data(state);
    const std::string text = encode(data, encode_for::segment);
    for (auto _ : state) {
        benchmark::DoNotOptimize(decodes_to(text, data));
        benchmark::ClobberMemory();
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

void sizes(benchmark::internal::Benchmark* benchmark) {
    for (const std::int64_t one_in : {0, 64, 8, 3, 1}) {
        benchmark->Args({1 << 18, one_in});
    }
    benchmark->Args({200, 0})->Args({12, 0});
}

}  // namespace

int main(int argc, char** argv) {
    const auto add = [](const char* name, auto run) {
        benchmark::RegisterBenchmark(name, run)->Apply(sizes);
    };
    add("encode/uriscan", [](auto& state) {
        encoding(state, [](const std::string& data, std::span<char> out) {
            return encode(data, encode_for::segment, out)->size();
        });
    });
    add("encode/one_by_one", [](auto& state) {
        encoding(state, [](const std::string& data, std::span<char> out) {
            return encode_one_by_one(data, out.data());
        });
    });
    add("encode/uriparser", [](auto& state) {
        encoding(state, [](const std::string& data, std::span<char> out) {
            const char* const end = data.data() + data.size();
            return uriEscapeExA(data.data(), end, out.data(), URI_FALSE, URI_FALSE);
        });
    });
    add("decode/uriscan", [](auto& state) {
        decoding(state, [](const std::string& text, std::span<char> out) {
            return decode(text, out)->size();
        });
    });
    add("decode/one_by_one", [](auto& state) {
        decoding(state, [](const std::string& text, std::span<char> out) {
            return decode_one_by_one(text, out.data());
        });
    });
    add("decode/uriscan_copy_in_place", [](auto& state) {
        decoding(state, [](const std::string& text, std::span<char> out) {
            text.copy(out.data(), text.size());
            return decode_in_place(out.first(text.size()))->size();
        });
    });
    add("decode/uriparser_copy_in_place", [](auto& state) {
        decoding(state, [](const std::string& text, std::span<char> out) {
            text.copy(out.data(), text.size());
            out[text.size()] = '\0';
            return uriUnescapeInPlaceExA(out.data(), URI_FALSE, URI_BR_DONT_TOUCH);
        });
    });
    add("decodes_to/uriscan", comparing);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
