// A list of names of the library's, and those that the user adds.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Views all names, which must outlive it.
inline std::vector<std::string_view> longer_list(std::span<const std::string_view> list,
                                                 const std::vector<std::string>& more) {
    std::vector<std::string_view> all = {list.begin(), list.end()};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace uriscan::cli
