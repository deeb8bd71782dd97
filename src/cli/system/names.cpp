// Finds similar names, mainly by their edit distance.
#include "cli/system/names.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace uriscan::cli {
namespace {

// Returns the smallest number of edits that turn `b` into `a`.  An edit inserts, deletes or
// replaces an octet, or swaps two neighbours (the optimal string alignment distance).
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> distances(a.size() + 1,
                                                    std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                distances[i][j] = i + j;
                continue;
            }
            distances[i][j] = std::min({distances[i - 1][j] + 1, distances[i][j - 1] + 1,
                                        distances[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                distances[i][j] = std::min(distances[i][j], distances[i - 2][j - 2] + 1);
            }
        }
    }
    return distances[a.size()][b.size()];
}

// A name that users know from other programs, and our name for the same thing.
struct other_name {
    std::string_view theirs, ours;
};
constexpr other_name other_names[] = {
    {"ip", "client"}, {"address", "client"}, {"remote_addr", "client"}};

// Returns our name for a name of other programs.  If our name is not one of `names`, returns
// nothing.
std::vector<std::string> name_for(std::string_view theirs, const std::vector<std::string>& names) {
    const auto* const other = std::ranges::find(other_names, theirs, &other_name::theirs);
    if (other == std::end(other_names) || std::ranges::count(names, other->ours) == 0) {
        return {};
    }
    return {std::string(other->ours)};
}

}  // namespace

std::string listed(const std::vector<std::string>& texts) {
    std::string list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        list += (i == 0 ? "" : i + 1 < texts.size() ? ", " : " or ") + texts[i];
    }
    return list;
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
    return fmt::format("{}", fmt::join(texts, separator));
}

std::string with_replacements(
    std::string_view text, std::initializer_list<std::pair<char, std::string_view>> replacements) {
    std::string made;
    for (const char octet : text) {
        const auto* const found =
            std::ranges::find(replacements, octet, &std::pair<char, std::string_view>::first);
        found == replacements.end() ? made += octet : made += found->second;
    }
    return made;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

std::vector<std::string> names_like(std::string_view text, const std::vector<std::string>& names) {
    // All names are much shorter than this size.  So no name is similar to a longer text.
    constexpr std::size_t longest = 64;
    if (text.empty() || text.size() > longest) {
        return {};
    }
    std::vector<std::string> found;
    std::ranges::copy_if(names, std::back_inserter(found),
                         [&](const std::string& name) { return name.starts_with(text); });
    if (!found.empty()) {
        return found;
    }
    std::size_t least = std::max<std::size_t>(1, text.size() / 3);
    for (const std::string& name : names) {
        const std::size_t distance = edit_distance(text, name);
        if (distance < least) {
            found.clear();
            least = distance;
        }
        if (distance == least) {
            found.push_back(name);
        }
    }
    return found;
}

std::string hint_for(std::string_view name, const std::vector<std::string>& names) {
    constexpr std::size_t few = 20;
    constexpr std::size_t shortest_part = 4;
    std::vector<std::string> likely = name_for(name, names);
    if (likely.empty()) {
        likely = names_like(name, names);
    }
    if (likely.empty() && name.size() >= shortest_part) {
        std::ranges::copy_if(names, std::back_inserter(likely),
                             [&](const std::string& each) { return each.find(name) != each.npos; });
    }
    if (!likely.empty()) {
        return "; did you mean " + listed(likely) + "?";
    }
    return names.size() > few ? "" : ", only " + listed(names);
}

}  // namespace uriscan::cli
