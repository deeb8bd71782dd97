// The options that all commands have.
#pragma once

#include "cli/input/input_options.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {

struct common_options {
    input_options input;
    unsigned threads = 1;          // 0 means one thread per core
    when color = when::automatic;  // use colours in carets and messages
    bool sandbox = false;          // enter the sandbox before the input is opened
};

}  // namespace uriscan::cli
