// All short texts over a few octets, the shortest first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

// Returns all texts of at most `size` octets over `alphabet`.
inline std::vector<std::string> every_text(std::string_view alphabet, std::size_t size) {
    std::vector<std::string> texts{""};
    for (std::size_t begin = 0; size > 0; --size) {
        const std::size_t end = texts.size();
        for (; begin != end; ++begin) {
            for (const char octet : alphabet) {
                texts.push_back(texts[begin] + octet);
            }
        }
    }
    return texts;
}

}  // namespace uriscan::tests
