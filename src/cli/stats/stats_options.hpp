// The options that say what `stats` counts and shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/stats/counted_by.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {

struct stats_options {
    // The names are those of the first releases, because programs read them in JSON.
    std::vector<counted_by> by = read_tables("scheme,host,host-kind,port,length,component,error");
    std::size_t max_distinct = 1'000'000;                 // how many different values to remember
    std::uint64_t max_memory = std::uint64_t{256} << 20;  // for all tables together, in octets
    std::size_t top = 10;  // how many values to show in each table; 0 means all
    when bars = when::automatic;
    bool as_json = false;
    bool is_live = false;  // show the counts while the input is read
    // If given, also write a page to this file.  "-" is standard output; then only the page is
    // written.
    std::optional<std::string> page_file;
};

}  // namespace uriscan::cli
