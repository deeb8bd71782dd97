// How far the input was read, in a line on standard error that is written over until the end.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/arguments/options.hpp"

namespace uriscan::cli {

// What the line says: octets done, of a total if that is known, rate, and time left, such as
// "45% of 2.0 GB, 512 MB/s, 0:02 left".
std::string progress_text(std::uint64_t done, std::optional<std::uint64_t> total,
                          std::chrono::duration<double> elapsed);

class progress {
public:
    explicit progress(const options&);
    ~progress();
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;

    // Takes notice of `count` more octets read, as they are in files.  Only one thread at a time.
    void advance(std::uint64_t count);

private:
    using clock = std::chrono::steady_clock;

    bool is_wanted_;
    std::optional<std::uint64_t> total_;
    std::uint64_t done_ = 0;
    clock::time_point begin_ = clock::now();
    clock::time_point next_;  // when the line is to be written next
};

}  // namespace uriscan::cli
