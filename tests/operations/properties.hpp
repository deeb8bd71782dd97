// Properties of the library's operations. A property is a statement about texts, and the texts can
// be drawn at random. If a property fails on some texts, they are shrunk to a smaller example.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/generator.hpp"

namespace uriscan::tests {

// What the library returned, and what it should have returned.
struct difference {
    std::string got;
    std::string expected;
};

using inputs = std::vector<std::string>;

struct property {
    std::string name;
    // The rule of the grammar that each input matches, or "" for any octets. `check` gets only
    // inputs that match their rules.
    std::vector<std::string_view> rules;
    std::function<inputs(slow::generator&)> draw;
    std::function<std::optional<difference>(const inputs&)> check;
    std::size_t once_in = 1;       // a slow check runs on 1 in `once_in` cases
    std::vector<inputs> all = {};  // if not empty, the only cases

    // Called once after all cases, if it is not empty.  Checks what is known only then.
    std::function<std::optional<difference>()> finish = {};
};

std::vector<property> percent_properties();
std::vector<property> compose_properties();
std::vector<property> build_properties();
std::vector<property> resolve_properties();
std::vector<property> relativize_properties();
std::vector<property> normalize_properties();
std::vector<property> equivalence_properties();
std::vector<property> extract_properties();
std::vector<property> redact_properties();
std::vector<property> allow_properties();
std::vector<property> repair_properties();

}  // namespace uriscan::tests
