// Measures times with Google Benchmark. A pass is a function that is measured. Every pass runs
// several times. The passes run in a random order, so that any other load on the machine affects
// all of them alike. The result is the median.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "workload.hpp"

namespace uriscan::bench {

/// The arguments of a program that do not belong to Google Benchmark.
struct options {
    std::string results = ".";       ///< The folder that results are written to.
    std::vector<std::string> files;  ///< The other arguments.
};

/// Reads the arguments. Creates the folder of --results=FOLDER. Exits if an argument is wrong.
options read_options(int argc, char** argv);

/// Adds a pass under a name. time_passes() will run the pass many times.
void add_pass(const std::string& name, std::function<tally()> pass);

/// Maps the name of each pass to a CPU time in nanoseconds: the median of the pass's repetitions.
using times = std::map<std::string, double>;

/// Measures all passes that were added since the last call.
times time_passes();

}  // namespace uriscan::bench
