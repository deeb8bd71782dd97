// The options that all commands have.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input_options.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {

struct common_options {
    input_options input;
    unsigned threads = 1;          // 0 means one thread per core
    when color = when::automatic;  // use colours in carets and messages
    bool sandbox = false;          // enter the sandbox before the input is opened
};

// Puts names from the library, and more names from the user, into one list.  Returns views of them.
// The names must outlive the result.
inline std::vector<std::string_view> longer_list(std::span<const std::string_view> list,
                                                 const std::vector<std::string>& more) {
    std::vector<std::string_view> all = {list.begin(), list.end()};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace uriscan::cli
