// A pattern for the keys of query parameters, such as "utm_*".  A "*" stands for any octets, also
// for none.  A backslash makes the next octet stand for itself.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

struct pattern_error : std::runtime_error {
    using runtime_error::runtime_error;
};

class key_pattern {
public:
    // Throws pattern_error if nothing follows the last backslash.
    explicit key_pattern(std::string_view pattern);

    // Says whether the whole key has the form of the pattern.  `key` is decoded.
    bool matches(std::string_view key) const;

private:
    std::vector<std::string> literals_;  // the texts before, between and after the "*"
};

}  // namespace uriscan::cli
