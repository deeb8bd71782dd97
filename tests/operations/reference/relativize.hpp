// Makes relative references that may lead to a target (the inverse of RFC 3986, section 5.2). It
// does not look for the best one, but makes many candidates. None of them may be better than the
// library's result.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace uriscan::slow {

// References of every form of section 4.2 that may lead from the base to the target. Most do not.
std::vector<std::string> candidates(std::string_view base, std::string_view target);

// The shortest candidate that resolves to the target, if there is one.
std::optional<std::string> shortest_candidate(std::string_view base, std::string_view target);

// All valid references made of up to `length` of these pieces, shorter ones first.
std::vector<std::string> all_references(const std::vector<std::string>& pieces, std::size_t length);

// Maps each URI to which one of `references` resolves to the length of the shortest such reference.
// `references` must be sorted by length.
std::unordered_map<std::string, std::size_t> reachable(std::string_view base,
                                                       const std::vector<std::string>& references);

}  // namespace uriscan::slow
