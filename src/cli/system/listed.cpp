#include "cli/system/listed.hpp"

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

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
    std::string list;
    for (const std::string& text : texts) {
        list.append(&text == texts.data() ? "" : separator).append(text);
    }
    return list;
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

}  // namespace uriscan::cli
