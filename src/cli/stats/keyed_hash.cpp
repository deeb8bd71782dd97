// Makes the key.
#include "cli/stats/keyed_hash.hpp"

#include <random>

namespace uriscan::cli {

const hash_key& key_of_process() {
    static const hash_key key = [] {
        std::random_device random;
        const auto word = [&] { return std::uint64_t{random()} << 32 | random(); };
        const std::uint64_t first = word();
        return hash_key{first, word()};
    }();
    return key;
}

}  // namespace uriscan::cli
