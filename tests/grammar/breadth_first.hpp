// Searches breadth-first through the states that strings reach in one automaton, or in several
// automata in parallel. The functions of automaton.hpp and product_walk.hpp use this search, each
// with its own type of node.

#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace uriscan::oracle {

template <class Node>
struct search_result {
    // Contains every node that was reached, in the order of the search, with the shortest string
    // that leads to it.
    std::vector<std::pair<Node, std::string>> visited;
    // True if the search found a wanted node. That node is then the last one in `visited`.
    bool found = false;
};

inline std::string all_octets() {
    std::string result;
    for (unsigned octet = 0; octet < 256; ++octet) {
        result.push_back(static_cast<char>(octet));
    }
    return result;
}

// `step(node, octet)` returns the successor of a node. The search stops at the first node for which
// `wanted(node)` is true. Strings of equal length are tried in the order of `alphabet`.
template <class Node, class Step, class Wanted>
search_result<Node> breadth_first(Node start, std::string_view alphabet, Step step, Wanted wanted) {
    search_result<Node> result;
    std::set<Node> seen{start};
    result.visited.emplace_back(start, std::string());
    result.found = wanted(start);
    for (std::size_t at = 0; at < result.visited.size() && !result.found; ++at) {
        // Makes a copy, because emplace_back() below can move the elements of the vector.
        const auto [node, path] = result.visited[at];
        for (const char octet : alphabet) {
            const Node successor = step(node, octet);
            if (!result.found && seen.insert(successor).second) {
                result.visited.emplace_back(successor, path + octet);
                result.found = wanted(successor);
            }
        }
    }
    return result;
}

}  // namespace uriscan::oracle
