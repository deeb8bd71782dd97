// Claims about the operations of the library, each of them about texts that can be drawn at random and,
// where one is found on which the claim fails, made smaller.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/generator.hpp"

namespace uriscan::tests {

// What the library gave, and what it should have given.
struct difference {
    std::string got;
    std::string expected;
};

using inputs = std::vector<std::string>;

struct claim {
    std::string name;
    // The grammar's rule for each input, "" for any octets; the check is for such inputs only.
    std::vector<std::string_view> rules;
    std::function<inputs(slow::generator&)> draw;
    std::function<std::optional<difference>(const inputs&)> check;
    std::size_t once_in = 1;       // a slow check is made for one in so many of the cases
    std::vector<inputs> all = {};  // if there are any, the cases, and none is drawn
};

std::vector<claim> percent_properties();
std::vector<claim> compose_properties();
std::vector<claim> build_properties();
std::vector<claim> resolve_properties();
std::vector<claim> relativize_properties();
std::vector<claim> normalize_properties();
std::vector<claim> equivalence_properties();
std::vector<claim> extract_properties();

}  // namespace uriscan::tests
