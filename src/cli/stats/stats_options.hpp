// The options that say what `stats` counts and shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/stats/counted_by.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {

// The tables of a log if the user does not name others.
inline constexpr std::string_view usual_tables_of_logs =
    "path,status,path+referer@status=404,size/path,referer_host,host,error,hour";

struct stats_options {
    static constexpr std::size_t not_given = std::numeric_limits<std::size_t>::max();

    // These names are the same as in the first releases, because programs look for them in the
    // JSON.
    std::vector<counted_by> by = read_tables("scheme,host,host-kind,port,length,component,error");
    bool has_usual_tables = true;  // the user did not say what to count
    bool hides_absent = false;     // text and pages leave out tables with only absent values
    std::size_t max_distinct = 1'000'000;                 // how many different values to remember
    std::uint64_t max_memory = std::uint64_t{256} << 20;  // for all tables together, in octets
    std::size_t top = not_given;  // how many values to show in each table; 0 means all
    when bars = when::automatic;
    bool as_json = false;
    bool is_live = false;  // show the counts while the input is read
    // If given, also write a page to this file.  "-" is standard output; then only the page is
    // written.
    std::optional<std::string> page_file;
    bool replaces_any_file = false;  // without this, the page only replaces another page
};

}  // namespace uriscan::cli
