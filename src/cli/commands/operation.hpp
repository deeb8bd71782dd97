// What normalize, resolve and relativize have in common: a result for every line.
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "cli/commands/commands.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// An operation that writes into a buffer, and how large that must be.
struct operation {
    std::function<std::size_t(const uri_view&)> size_limit;
    std::function<result<uri_view>(const uri_view&, std::span<char>)> run;
};

// Writes the operation's result for every line, as the commands of the operations do.
int operate(const options&, const operation&);

}  // namespace uriscan::cli
