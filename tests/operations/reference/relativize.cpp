// Makes the candidates that resolve.hpp describes.

#include "operations/reference/relativize.hpp"

#include <algorithm>

#include "operations/reference/parts.hpp"
#include "operations/reference/resolve.hpp"

namespace uriscan::slow {

namespace {

// Returns paths, and some of them might lead to `path`. Each consists of some "../", sometimes a
// dot-segment, and an end of `path`: all of it, nothing, or the part that starts at or after one of
// its slashes.
std::vector<std::string> candidate_paths(const std::string& base, const std::string& path) {
    std::vector<std::string> tails = {"", path};
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] == '/') {
            tails.push_back(path.substr(i));
            tails.push_back(path.substr(i + 1));
        }
    }
    std::vector<std::string> found;
    std::string climb;
    for (auto up = std::count(base.begin(), base.end(), '/') + 1; up >= 0; --up) {
        for (const std::string& tail : tails) {
            for (const char* dot : {"", "./", "/.", "/./", "."}) {
                found.push_back(climb + dot + tail);
                found.push_back(climb + "../" + dot + tail);
            }
        }
        found.push_back(climb + "..");
        climb += "../";
    }
    return found;
}

}  // namespace

std::vector<std::string> candidates(std::string_view base, std::string_view target) {
    const parts from = split(base);
    parts to = split(target);
    std::vector<std::string> found = {std::string(target)};
    to.scheme = std::nullopt;
    found.push_back(recompose(to));
    to.authority = std::nullopt;
    for (const std::string& path : candidate_paths(from.path, to.path)) {
        to.path = path;
        found.push_back(recompose(to));
    }
    to.path = "";
    to.query = std::nullopt;
    found.push_back(recompose(to));
    std::erase_if(found, [](const std::string& text) { return !is_valid("URI-reference", text); });
    return found;
}

std::optional<std::string> shortest_candidate(std::string_view base, std::string_view target) {
    std::optional<std::string> best;
    for (const std::string& candidate : candidates(base, target)) {
        if ((!best || candidate.size() < best->size()) && resolve(base, candidate).text == target) {
            best = candidate;
        }
    }
    return best;
}

std::vector<std::string> all_references(const std::vector<std::string>& pieces,
                                        std::size_t length) {
    std::vector<std::string> made = {""};
    std::vector<std::string> longest = made;
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<std::string> longer;
        for (const std::string& text : longest) {
            for (const std::string& piece : pieces) {
                longer.push_back(text + piece);
            }
        }
        made.insert(made.end(), longer.begin(), longer.end());
        longest = std::move(longer);
    }
    std::erase_if(made, [](const std::string& text) { return !is_valid("URI-reference", text); });
    return made;
}

}  // namespace uriscan::slow
