// Makes inputs for fuzz targets: changes given texts at random.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

// A fast generator of numbers that look random: SplitMix64.
class random_numbers {
public:
    explicit random_numbers(std::uint64_t seed) : state_(seed) {}

    // Returns a number that is less than `count`, which must not be 0.
    std::size_t less_than(std::size_t count);

private:
    std::uint64_t state_;
};

class mutator {
public:
    // `texts` must not be empty.  No input has more than `longest` octets.
    mutator(std::vector<std::string> texts, std::vector<std::string> words, std::size_t longest,
            std::uint64_t seed);

    // Returns one of the texts after one to eight changes.  The text lives until the next call.
    std::string_view next();

private:
    void change();
    void replace_octet();
    void put(std::string_view part);
    void erase_part();
    void repeat_part();

    // Returns a part of the input of at least one octet, or nothing if the input is empty.
    std::string_view any_part(std::string_view text);

    std::vector<std::string> texts_;
    std::vector<std::string> words_;
    std::size_t longest_;
    random_numbers random_;
    std::string input_;
    std::string part_;
};

}  // namespace uriscan::tests
