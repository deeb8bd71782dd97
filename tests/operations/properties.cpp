// Checks properties of the library's operations (RFC 3986, sections 2, 5 and 6). Most properties
// compare an operation with a slow reference that follows the text of the RFC. Most inputs are
// random texts that match a rule of the grammar. Others are random octets, or a fixed list of
// cases:
//
//     properties [COUNT [SEED [WORD]]]
//
// The program checks COUNT (default 20000) cases of each property, or fewer if the check is slow,
// and prints a table. A property with a fixed list of cases is checked on all of them. If there is
// a WORD, only the properties whose name contains it are checked. If the program finds a
// difference, it prints the smallest example that it found, and its exit status is 1.
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

std::optional<difference> check(const property& property, const inputs& in) {
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (!property.rules[i].empty() && !slow::is_valid(property.rules[i], in[i])) {
            throw std::logic_error(property.name + ": " + in_quotes(in[i]) + " is not valid");
        }
    }
    return property.check(in);
}

bool fits(const property& property, const inputs& in) {
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (!property.rules[i].empty() && !slow::is_valid(property.rules[i], in[i])) {
            return false;
        }
    }
    return true;
}

// Removes octets as long as the property still fails. Tries to remove long runs of octets first.
inputs shrink(const property& property, inputs in) {
    const auto still_fails = [&](const inputs& smaller) {
        return fits(property, smaller) && property.check(smaller).has_value();
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

row check_cases(const property& property, std::uint64_t count, std::uint64_t seed) {
    const auto start = std::chrono::steady_clock::now();
    slow::generator random(seed);
    row result;
    for (count = property.all.empty() ? count : property.all.size(); result.cases < count;
         ++result.cases) {
        const inputs in = property.all.empty() ? property.draw(random) : property.all[result.cases];
        if (check(property, in)) {
            ++result.differences;
            if (!result.example) {
                const inputs smallest = shrink(property, in);
                result.example = {smallest, in, *property.check(smallest)};
            }
        }
    }
    if (const auto wrong = property.finish ? property.finish() : std::nullopt) {
        ++result.differences;
        if (!result.example) {
            result.example = {{}, {}, *wrong};
        }
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    result.seconds = elapsed.count();
    return result;
}

// Checks all properties, on all processors.
std::vector<row> check_all(const std::vector<property>& properties, std::uint64_t count,
                           std::uint64_t seed) {
    std::vector<row> rows(properties.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < properties.size(); i = next++) {
            rows[i] =
                check_cases(properties[i],
                            (count + properties[i].once_in - 1) / properties[i].once_in, seed + i);
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

void print(const property& property, const counterexample& example) {
    std::printf("\n%s\n  of", property.name.c_str());
    print(example.smallest);
    std::printf("  got %s\n  not %s\n  found by", example.what.got.c_str(),
                example.what.expected.c_str());
    print(example.first);
}

int run(std::uint64_t count, std::uint64_t seed, const std::string& word) {
    std::vector<property> properties;
    for (auto* make :
         {percent_properties, compose_properties, build_properties, resolve_properties,
          relativize_properties, normalize_properties, equivalence_properties, extract_properties,
          redact_properties, repair_properties, allow_properties}) {
        for (property& property : make()) {
            if (property.name.find(word) != std::string::npos) {
                properties.push_back(std::move(property));
            }
        }
    }
    const std::vector<row> rows = check_all(properties, count, seed);
    std::printf("%-58s %10s %11s %8s\n", "property", "cases", "differences", "seconds");
    std::uint64_t differences = 0;
    for (std::size_t i = 0; i < properties.size(); ++i) {
        std::printf("%-58s %10llu %11llu %8.2f\n", properties[i].name.c_str(),
                    static_cast<unsigned long long>(rows[i].cases),
                    static_cast<unsigned long long>(rows[i].differences), rows[i].seconds);
        differences += rows[i].differences;
    }
    for (std::size_t i = 0; i < properties.size(); ++i) {
        if (rows[i].example) {
            print(properties[i], *rows[i].example);
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
    return uriscan::tests::run(number(1, 20000), number(2, 1), argc > 3 ? argv[3] : "");
}
