// Hostile lines of logs, whose secrets are known.
#pragma once

#include <string_view>
#include <vector>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

struct line_class {
    std::string_view name;
    // Makes a line.  If `user_is_secret` is false, then only passwords in user information are
    // secrets, as with secret_userinfo::password.
    pieces (*make)(random_source&, bool user_is_secret);
    bool can_be_cut = true;  // whether truncated() may cut the line
};

extern const std::vector<line_class> line_classes;

}  // namespace uriscan::leaks
