#include "overview.hpp"

#include <algorithm>

#include "table.hpp"

namespace uriscan::bench {
namespace {

// The peers that find components, beginning with the strict parsers.
std::vector<const contender*> columns() {
    std::vector<const contender*> columns;
    for (const contender& contender : contender::all()) {
        if (is_peer(contender) && !contender.name().ends_with(", verdict")) {
            columns.push_back(&contender);
        }
    }
    std::stable_partition(columns.begin(), columns.end(), [](const contender* contender) {
        return contender->role() == role::strict_peer;
    });
    return columns;
}

// Counts the pairs of a list and a strict parser.
struct ranking {
    std::size_t pairs = 0;
    std::size_t faster = 0;  // uriscan needs less time
    std::size_t same = 0;    // both found the same components

    void add(const result& peer, const result& ours) {
        ++pairs;
        faster += peer.nanoseconds > ours.nanoseconds ? 1 : 0;
        same += peer.sum == ours.sum ? 1 : 0;
    }
    std::string text() const {
        return "\nThese are " + std::to_string(pairs) +
               " comparisons with strict parsers: uriscan needs less time in " +
               std::to_string(faster) + ", and both find the same in " + std::to_string(same) +
               ".\n";
    }
};

}  // namespace

const result* find(const std::vector<result>& results, const std::string& name) {
    const auto found = std::find_if(results.begin(), results.end(), [&](const result& result) {
        return result.who->name() == name ||
               (is_peer(*result.who) && result.who->name().starts_with(name + ' '));
    });
    return found != results.end() ? &*found : nullptr;
}

std::string overview(const std::vector<list_results>& lists) {
    std::vector<std::string> head = {"list", "octets", our_name() + ", ns"};
    for (const contender* peer : columns()) {
        head.push_back(peer->name());
    }
    table table(head);
    ranking ranking;
    for (const auto& [texts, results] : lists) {
        const result* const ours = find(results, our_name());
        if (ours == nullptr) {  // the options of Google Benchmark can leave contenders out
            continue;
        }
        const auto octets = static_cast<double>(total_size(texts->texts()));
        std::vector<std::string> row = {
            texts->name(), fixed(octets / static_cast<double>(texts->texts().size()), 1),
            three_digits(ours->nanoseconds)};
        for (const contender* peer : columns()) {
            const result* const theirs = find(results, peer->name());
            row.push_back(theirs != nullptr ? fixed(theirs->nanoseconds / ours->nanoseconds, 2)
                                            : "");
            if (theirs != nullptr && peer->role() == role::strict_peer) {
                ranking.add(*theirs, *ours);
            }
        }
        table.add(row);
    }
    return table.text() + ranking.text();
}

}  // namespace uriscan::bench
