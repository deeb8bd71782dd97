#include "cli/system/listed.hpp"

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

}  // namespace uriscan::cli
