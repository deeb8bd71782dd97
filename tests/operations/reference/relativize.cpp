// The candidates; see relativize.hpp.

#include "operations/reference/relativize.hpp"

#include <algorithm>

#include "operations/reference/parts.hpp"
#include "operations/reference/resolve.hpp"

namespace uriscan::slow {

namespace {

// Paths that may lead to `path`: the path itself, and what follows any of its slashes, behind any number
// of "..".
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

std::string text_of_length(std::size_t number, std::size_t length, std::string_view alphabet) {
    std::string text;
    for (; length > 0; --length) {
        text += alphabet[number % alphabet.size()];
        number /= alphabet.size();
    }
    return text;
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

std::unordered_map<std::string, std::size_t> reachable(std::string_view base,
                                                       std::string_view alphabet,
                                                       std::size_t length) {
    std::unordered_map<std::string, std::size_t> shortest;
    std::size_t count = 1;
    for (std::size_t size = 0; size <= length; ++size, count *= alphabet.size()) {
        for (std::size_t number = 0; number < count; ++number) {
            const std::string reference = text_of_length(number, size, alphabet);
            if (is_valid("URI-reference", reference)) {
                shortest.try_emplace(resolve(base, reference).text, size);
            }
        }
    }
    return shortest;
}

}  // namespace uriscan::slow
