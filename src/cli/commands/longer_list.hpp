// Puts names from the library, and more names from the user, into one list.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns views of all names.  The names must outlive the result.
inline std::vector<std::string_view> longer_list(std::span<const std::string_view> list,
                                                 const std::vector<std::string>& more) {
    std::vector<std::string_view> all = {list.begin(), list.end()};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace uriscan::cli
