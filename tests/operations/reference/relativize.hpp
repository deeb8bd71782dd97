// Makes many references. Some of them might resolve to a target (the inverse of RFC 3986, section
// 5.2). A test fails if a reference resolves to the target and is better than the library's result.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::slow {

// Returns references of every form of section 4.2. Some of them might lead from the base to the
// target, but most lead somewhere else.
std::vector<std::string> candidates(std::string_view base, std::string_view target);

// Returns the shortest candidate that resolves to the target, or std::nullopt if there is none.
std::optional<std::string> shortest_candidate(std::string_view base, std::string_view target);

// Returns all valid references that consist of up to `length` pieces, those with fewer pieces
// first.
std::vector<std::string> all_references(const std::vector<std::string>& pieces, std::size_t length);

}  // namespace uriscan::slow
