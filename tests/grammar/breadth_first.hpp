// Breadth-first search over the strings that drive an automaton, or several in step. It serves no
// section of an RFC by itself: covers, differences and product walks (automaton.hpp,
// product_walk.hpp) are all this one search, each with its own idea of a node.

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
    // Every node reached, in order, with the shortest string that leads to it.
    std::vector<std::pair<Node, std::string>> visited;
    // Whether the search ended early, the last node visited being a wanted one.
    bool found = false;
};

inline std::string all_octets() {
    std::string result;
    for (unsigned octet = 0; octet < 256; ++octet) {
        result.push_back(static_cast<char>(octet));
    }
    return result;
}

// `step(node, octet)` gives a node's successor, `wanted(node)` ends the search. Among strings of
// equal length those come first that are smaller in the order of `alphabet`.
template <class Node, class Step, class Wanted>
search_result<Node> breadth_first(Node start, std::string_view alphabet, Step step, Wanted wanted) {
    search_result<Node> result;
    std::set<Node> seen{start};
    result.visited.emplace_back(start, std::string());
    result.found = wanted(start);
    for (std::size_t at = 0; at < result.visited.size() && !result.found; ++at) {
        // A copy: visiting grows the vector that the node lives in.
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
