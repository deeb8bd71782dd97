// The escapes in the lines of logs, such as \" and \x22.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Decodes the escapes of a text, and appends the result.  Other backslashes stay.  If there are
// `places`, `out` and `places` must be empty: for each octet of `out` and for its end, `places`
// gets the offset in `raw` of the octet or escape that stands for it.
void append_log_text(std::string& out, std::string_view raw,
                     std::vector<std::size_t>* places = nullptr);

}  // namespace uriscan::cli
