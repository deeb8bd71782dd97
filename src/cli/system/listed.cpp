// Makes lists such as "a, b or c".
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

}  // namespace uriscan::cli
