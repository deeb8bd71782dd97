// Taking times with Google Benchmark: all that was added runs interleaved in a random order,
// several times over, so that whatever else happens on the machine happens to all; the median
// counts.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "workload.hpp"

namespace uriscan::bench {

/// A program's arguments, as far as they are not Google Benchmark's.
struct options {
    std::string results = ".";       ///< The folder that results are written to.
    std::vector<std::string> files;  ///< What else there was.
};

/// Reads the arguments, among them --results=FOLDER, which is made.  Ends the program if it cannot.
options read_options(int argc, char** argv);

/// Adds something to be timed: a name, and a pass, which is done over and over.
void add_pass(const std::string& name, std::function<tally()> pass);

/// Times by name: a pass's CPU time in nanoseconds, the median of the repetitions.
using times = std::map<std::string, double>;

/// Times what was added since the last call.
times time_passes();

}  // namespace uriscan::bench
