// ragel/log_escape.rl has the grammar of an escape.
#include "cli/input/log_text.hpp"

#include <algorithm>

#include "log_escape.hpp"

namespace uriscan::cli {

void append_log_text(std::string& out, std::string_view raw, std::vector<std::size_t>* places) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(raw.data());
    for (std::size_t at = 0; at < raw.size();) {
        const std::size_t backslash = std::min(raw.find('\\', at), raw.size());
        out.append(raw.substr(at, backslash - at));
        for (; places != nullptr && at < backslash; ++at) {
            places->push_back(at);
        }
        at = backslash;
        if (at == raw.size()) {
            break;
        }
        if (places != nullptr) {
            places->push_back(at);
        }
        const log_escape escape(begin + at, begin + raw.size());
        const bool is_escape = escape.end != begin + at;
        out.push_back(is_escape ? static_cast<char>(escape.octet) : '\\');
        at = is_escape ? static_cast<std::size_t>(escape.end - begin) : at + 1;
    }
    if (places != nullptr) {
        places->push_back(raw.size());
    }
}

}  // namespace uriscan::cli
