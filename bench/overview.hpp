// A table that compares uriscan with the other parsers on all lists at once.
#pragma once

#include <string>
#include <vector>

#include "contender.hpp"

namespace uriscan::bench {

/// The result of one contender for one list.
struct result {
    const contender* who;
    tally sum;
    double nanoseconds;  ///< For one URI.
};

/// The results of all contenders for one list.
struct list_results {
    const list* texts;
    std::vector<result> results;
};

/// Returns the result of the contender of that name, or null. For a peer, `name` can lack the
/// version.
const result* find(const std::vector<result>& results, const std::string& name);

/// Returns a table with a row for each list.  A row has the time of uriscan, and then the times of
/// the other parsers that find components, divided by the time of uriscan.  The strict parsers come
/// first.  A sentence says whether uriscan is faster than all strict parsers, and on how many lists
/// they found what uriscan found.
std::string overview(const std::vector<list_results>& lists);

}  // namespace uriscan::bench
