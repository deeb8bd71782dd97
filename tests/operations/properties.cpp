// Holds the library's operations (RFC 3986, sections 2, 5 and 6) against slow references that follow the
// RFC's text, and against the laws that they promise to keep, on random texts that the grammar derives:
//
//     laws [COUNT [SEED]]
//
// makes COUNT (default 20000) cases of each claim.  Ends with a table, and with status 1 and the smallest
// example that was found if anything differs.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "operations/properties.hpp"
#include "operations/reference/parts.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

struct counterexample {
    inputs smallest;
    inputs first;
    difference what;
};

struct row {
    std::uint64_t cases = 0;
    std::uint64_t differences = 0;
    double seconds = 0;
    std::optional<counterexample> example;
};

std::optional<difference> check(const claim& claim, const inputs& in) {
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (!claim.rules[i].empty() && !slow::is_valid(claim.rules[i], in[i])) {
            throw std::logic_error(claim.name + ": " + in_quotes(in[i]) + " is not valid");
        }
    }
    return claim.check(in);
}

bool fits(const claim& claim, const inputs& in) {
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (!claim.rules[i].empty() && !slow::is_valid(claim.rules[i], in[i])) {
            return false;
        }
    }
    return true;
}

// Takes octets out as long as the claim still fails, the most at a time first.
inputs shrink(const claim& claim, inputs in) {
    const auto still_fails = [&](const inputs& smaller) {
        return fits(claim, smaller) && claim.check(smaller).has_value();
    };
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (std::string& text : in) {
            for (std::size_t size = text.size(); size > 0; --size) {
                for (std::size_t at = 0; at + size <= text.size(); ++at) {
                    const std::string whole = text;
                    text.erase(at, size);
                    if (still_fails(in)) {
                        smaller = true;
                    } else {
                        text = whole;
                    }
                }
            }
        }
    }
    return in;
}

row hold(const claim& claim, std::uint64_t count, std::uint64_t seed) {
    const auto start = std::chrono::steady_clock::now();
    slow::generator random(seed);
    row result;
    for (count = claim.all.empty() ? count : claim.all.size(); result.cases < count;
         ++result.cases) {
        const inputs in = claim.all.empty() ? claim.draw(random) : claim.all[result.cases];
        if (check(claim, in)) {
            ++result.differences;
            if (!result.example) {
                const inputs smallest = shrink(claim, in);
                result.example = {smallest, in, *claim.check(smallest)};
            }
        }
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    result.seconds = elapsed.count();
    return result;
}

// Holds each claim, on all processors.
std::vector<row> hold_all(const std::vector<claim>& claims, std::uint64_t count,
                          std::uint64_t seed) {
    std::vector<row> rows(claims.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < claims.size(); i = next++) {
            rows[i] =
                hold(claims[i], (count + claims[i].once_in - 1) / claims[i].once_in, seed + i);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
        threads.emplace_back(work);
    }
    work();
    return rows;
}

void print(const inputs& in) {
    for (const std::string& text : in) {
        std::printf(" %s", in_quotes(text).c_str());
    }
    std::printf("\n");
}

void print(const claim& claim, const counterexample& example) {
    std::printf("\n%s\n  of", claim.name.c_str());
    print(example.smallest);
    std::printf("  got %s\n  not %s\n  found by", example.what.got.c_str(),
                example.what.expected.c_str());
    print(example.first);
}

int run(std::uint64_t count, std::uint64_t seed) {
    std::vector<claim> claims;
    for (auto* make : {percent_properties, compose_properties, build_properties, resolve_properties,
                       relativize_properties, normalize_properties, equivalence_properties,
                       extract_properties}) {
        for (claim& claim : make()) {
            claims.push_back(std::move(claim));
        }
    }
    const std::vector<row> rows = hold_all(claims, count, seed);
    std::printf("%-58s %10s %11s %8s\n", "claim", "cases", "differences", "seconds");
    std::uint64_t differences = 0;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        std::printf("%-58s %10llu %11llu %8.2f\n", claims[i].name.c_str(),
                    static_cast<unsigned long long>(rows[i].cases),
                    static_cast<unsigned long long>(rows[i].differences), rows[i].seconds);
        differences += rows[i].differences;
    }
    for (std::size_t i = 0; i < claims.size(); ++i) {
        if (rows[i].example) {
            print(claims[i], *rows[i].example);
        }
    }
    std::printf("%s\n", differences == 0 ? "no differences" : "DIFFERENT");
    return differences == 0 ? 0 : 1;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    const auto number = [&](int i, unsigned long long otherwise) {
        return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
    };
    return uriscan::tests::run(number(1, 20000), number(2, 1));
}
