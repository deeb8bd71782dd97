// Counts calls of operator new, to test that something allocates nothing.
#pragma once

#include <cstddef>
#include <functional>

namespace uriscan::tests {

// Runs `action` and returns how many times it allocated.
std::size_t allocations_during(const std::function<void()>& action);

}  // namespace uriscan::tests
