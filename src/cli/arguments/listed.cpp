// Names in a sentence.
#include "cli/arguments/listed.hpp"

#include <algorithm>
#include <cstddef>

namespace uriscan::cli {

std::string listed(const std::vector<std::string>& texts) {
    std::string list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        list += (i == 0 ? "" : i + 1 < texts.size() ? ", " : " or ") + texts[i];
    }
    return list;
}

std::vector<std::string> split_at_commas(std::string_view list) {
    std::vector<std::string> texts;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        texts.emplace_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return texts;
}

}  // namespace uriscan::cli
