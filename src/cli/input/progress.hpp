// The progress line on standard error.  It shows how much of the input was read.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/input/input_options.hpp"

namespace uriscan::cli {

// Returns the text of the line, such as "45% of 2.0 GB, 512 MB/s, 0:02 left".  If `total` is not
// known, the text is shorter, such as "0.9 GB, 512 MB/s".
std::string progress_text(std::uint64_t done, std::optional<std::uint64_t> total,
                          std::chrono::duration<double> elapsed);

class progress {
public:
    explicit progress(const input_options&);
    ~progress();
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;

    // Adds `count` octets that were read from a file, and updates the line if it is time.  For a
    // compressed file, this is the number of compressed octets.  Only one thread at a time is
    // allowed to call this function.
    void advance(std::uint64_t count);

private:
    using clock = std::chrono::steady_clock;

    bool is_wanted_;
    std::optional<std::uint64_t> total_;
    std::uint64_t done_ = 0;
    clock::time_point start_ = clock::now();
    clock::time_point next_;  // time of the next update
};

}  // namespace uriscan::cli
