// What a relative reference to a target may look like: not how to find the best one, but many that are to
// be no better (the inverse of RFC 3986, section 5.2).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace uriscan::slow {

// References of every form of section 4.2 that may lead from the base to the target; most do not.
std::vector<std::string> candidates(std::string_view base, std::string_view target);

// Of these the shortest that resolves to the target, or none.
std::optional<std::string> shortest_candidate(std::string_view base, std::string_view target);

// All valid references made of up to `length` of these pieces, shorter ones first.
std::vector<std::string> all_references(const std::vector<std::string>& pieces, std::size_t length);

// What each of these references, the shorter ones first, resolves to, and the length of the shortest one
// that does.
std::unordered_map<std::string, std::size_t> reachable(std::string_view base,
                                                       const std::vector<std::string>& references);

}  // namespace uriscan::slow
