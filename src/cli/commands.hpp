// The commands of the command line, each a function from its options to an exit status.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/records.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

// Exit statuses: `trouble` says that something could not be read or written, not that a line was
// invalid, which only `check` reports in its status.
constexpr int all_well = 0;
constexpr int some_invalid = 1;
constexpr int trouble = 2;

struct options {
    std::vector<std::string> files;  // "-" is standard input; none is standard input
    rule held_against = rule::uri_reference;
    std::optional<cli::format> format;
    bool header = false;
    bool null_separated = false;
    unsigned threads = 1;                              // 0 is one for each core
    std::size_t block_size = std::size_t{256} * 1024;  // octets that are read at once

    // What lines of the input and records of the output end in.
    char separator() const { return null_separated ? '\0' : '\n'; }
};

// Writes one record for every line.
int parse_command(const options&);

// Writes the lines that are not valid, each with a caret under the octet where it fails, or as
// records if a format was asked for; a summary goes to standard error.
int check_command(const options&);

}  // namespace uriscan::cli
