// Compares the parsers of request targets and URLs that an HTTP server can call:
//
//   http_bench REPETITIONS FILE...
//
// Each line of a file is a request target or a URL.  The program makes three lists of the lines of
// each file, and prints how many nanoseconds each parser takes for one line:
//
//  - targets: lines that start with "/" and are valid.  parse() reads them as URI references, with
//    the grammar that it always has.
//  - URLs: the other lines that are valid.
//  - with allowances: lines that uriscan accepts only because octets are let through.
//
// A list has only lines that all of its contenders accept.  All contenders read the same memory in
// turn, REPETITIONS times.  The times are CPU times of the thread.  The best time counts, because
// any other load on the machine only makes times longer.  The median is for comparison.
#include <http_parser.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "lines.hpp"
#include "numbers.hpp"
#include "uriscan/http_parser.h"
#include "uriscan/parse.hpp"
#include "uriscan/request_target.hpp"

namespace {

using namespace uriscan::bench;
using texts = std::vector<std::string_view>;

// The result of reading a text: whether it is valid, and a sum of offsets, which keeps the compiler
// from leaving work out.
struct reading {
    bool is_valid = false;
    std::uint64_t sum = 0;
};

template <class Result>
reading reading_of(const Result& found) {
    return found ? reading{true, std::uint64_t{found->components().path_end} +
                                     found->components().query_end}
                 : reading();
}

reading read_as_get(std::string_view text) {
    return reading_of(uriscan::parse_request_target(text, "GET"));
}

reading read_as_any_form(std::string_view text) {
    return reading_of(uriscan::parse_request_target(text));
}

reading read_as_reference(std::string_view text) {
    return reading_of(uriscan::parse(uriscan::rule::uri_reference, text));
}

template <auto parse>
reading read_fields(std::string_view text) {
    http_parser_url url;
    http_parser_url_init(&url);
    if (parse(text.data(), text.size(), 0, &url) != 0) {
        return {};
    }
    return {true, std::uint64_t{url.field_data[UF_PATH].off} + url.field_data[UF_PATH].len +
                      url.field_data[UF_QUERY].len};
}

constexpr auto read_by_http_parser = read_fields<http_parser_parse_url>;
constexpr auto read_like_http_parser = read_fields<uriscan_http_parser_parse_url>;
constexpr auto read_strictly = read_fields<uriscan_http_parser_parse_url_strict>;

template <auto read>
std::uint64_t read_all(const texts& list) {
    std::uint64_t sum = 0;
    for (const std::string_view text : list) {
        sum += read(text).sum;
    }
    return sum;
}

struct contender {
    const char* name;
    std::uint64_t (*read_all)(const texts&);
    std::vector<double> times = {};  // nanoseconds for each text
};

std::uint64_t volatile checksum;

double cpu_nanoseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

double time_once(const contender& contender, const texts& list) {
    const double begin = cpu_nanoseconds();
    checksum = contender.read_all(list);
    return (cpu_nanoseconds() - begin) / static_cast<double>(list.size());
}

void compare(const std::string& name, const texts& list, std::vector<contender> contenders,
             std::size_t repetitions) {
    if (list.empty()) {
        return;
    }
    for (std::size_t i = 0; i < repetitions; ++i) {
        for (contender& contender : contenders) {
            contender.times.push_back(time_once(contender, list));
        }
    }
    std::printf("\n%s: %zu lines, %.1f octets each\n\n", name.c_str(), list.size(),
                static_cast<double>(total_size(list)) / static_cast<double>(list.size()));
    std::puts("| parser | ns | median |\n|---|---:|---:|");
    for (contender& contender : contenders) {
        std::sort(contender.times.begin(), contender.times.end());
        std::printf("| %s | %.1f | %.1f |\n", contender.name, contender.times.front(),
                    contender.times[repetitions / 2]);
    }
}

// The three lists of a file.
struct lists {
    texts targets, urls, with_allowances;
};

lists sort_lines(const std::string& octets) {
    lists sorted;
    for (const std::string_view text : split_lines(octets)) {
        if (!read_by_http_parser(text).is_valid || !read_like_http_parser(text).is_valid) {
            continue;
        }
        if (!read_strictly(text).is_valid) {
            sorted.with_allowances.push_back(text);
        } else if (read_as_get(text).is_valid && read_as_reference(text).is_valid) {
            (text.starts_with('/') ? sorted.targets : sorted.urls).push_back(text);
        }
    }
    return sorted;
}

void compare_all(const std::string& file, const std::string& octets, std::size_t repetitions) {
    const lists sorted = sort_lines(octets);
    const std::string real_name = "http_parser " + std::to_string(HTTP_PARSER_VERSION_MAJOR) + '.' +
                                  std::to_string(HTTP_PARSER_VERSION_MINOR) + '.' +
                                  std::to_string(HTTP_PARSER_VERSION_PATCH);
    const contender theirs = {real_name.c_str(), read_all<read_by_http_parser>};
    const contender ours = {"uriscan_http_parser_parse_url", read_all<read_like_http_parser>};
    const std::vector<contender> of_valid_texts = {
        {"parse_request_target, GET", read_all<read_as_get>},
        {"parse_request_target, any form", read_all<read_as_any_form>},
        {"parse, uri-reference", read_all<read_as_reference>},
        ours,
        theirs};
    compare(file + ", targets", sorted.targets, of_valid_texts, repetitions);
    compare(file + ", URLs", sorted.urls, of_valid_texts, repetitions);
    compare(file + ", with allowances", sorted.with_allowances, {ours, theirs}, repetitions);
}

}  // namespace

int main(int argc, char** argv) {
    const auto repetitions = argc > 2 ? positive_number(argv[1]) : std::nullopt;
    if (!repetitions) {
        std::fputs("usage: http_bench REPETITIONS FILE...\n", stderr);
        return 2;
    }
    if (!read_by_http_parser("/\t").is_valid) {  // uriscan refuses tabs
        std::fputs("http_bench: was not linked with http_parser\n", stderr);
        return 2;
    }
    std::printf("kernel %s\n", uriscan::kernel_name().data());
    for (int i = 2; i < argc; ++i) {
        const std::optional<std::string> octets = read_file(argv[i]);
        if (!octets) {
            std::fprintf(stderr, "http_bench: cannot read %s\n", argv[i]);
            return 2;
        }
        const std::string path = argv[i];
        compare_all(path.substr(path.rfind('/') + 1), *octets, *repetitions);
    }
    return 0;
}
