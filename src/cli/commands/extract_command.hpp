// uriscan extract: writes the URIs in a text, and their places.
#pragma once

#include <string>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/output/record_options.hpp"

namespace uriscan::cli {

struct extract_command_options {
    common_options common;
    record_options records;
    std::vector<std::string> schemes = {};  // for URIs without "//"; if empty, the library's list
    std::vector<std::string> more_schemes = {};  // more schemes for URIs without "//"
    bool only_uris = false;                      // write the URIs instead of records
    bool reads_defanged = false;                 // read hxxp://a[.]b as http://a.b
    bool writes_defanged = false;                // write http://a.b as hxxp://a[.]b
};

// Returns the exit status.  Throws write_error.
int run_extract(const extract_command_options&);

}  // namespace uriscan::cli
