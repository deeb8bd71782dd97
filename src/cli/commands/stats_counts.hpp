// Counts what `stats` reports.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/commands/live_report.hpp"
#include "cli/stats/bounded_summary.hpp"

namespace uriscan::cli {

// A part of a file.  Values can be forgotten when a new part starts.
struct file_part {
    const char* file = nullptr;  // the name of the file; its address differs for each file
    std::uint64_t number = 0;

    friend bool operator==(const file_part&, const file_part&) = default;
};

// The total of all blocks.
struct all_counts {
    // `options` must outlive this object.
    explicit all_counts(const stats_command_options& options);

    // The summaries of all URIs.  If both the targets and the referers of a log are counted, there
    // are two: first the targets, then the referers.  Only the first summary has the counts that
    // need no URI.
    std::vector<bounded_summary> summaries;
    live_report* live = nullptr;
    file_part last_part = {};  // the part of the lines that were counted last

    std::string first_lines;  // the start of the input, at most 4 KiB

    bool is_empty() const;
    void forget_rarest();  // takes the lock of `live`
    void forget_rarest_without_lock();
};

// Counts all lines of the input, and adds the counts to `all`.  Returns the exit status.
int count_all(const stats_command_options&, all_counts& all);

}  // namespace uriscan::cli
