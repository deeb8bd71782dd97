// The pattern is cut into literal texts at each "*".  A key matches if it starts with the first
// text, ends with the last one, and has the others between them, in their order and without
// overlap.  It is enough to try the first place of each text: a later place leaves less room.
#include "cli/edits/key_pattern.hpp"

#include <cstddef>
#include <span>

namespace uriscan::cli {

key_pattern::key_pattern(std::string_view pattern) : literals_(1) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '*') {
            literals_.emplace_back();
            continue;
        }
        if (pattern[i] == '\\' && ++i == pattern.size()) {
            throw pattern_error("an octet must follow the last backslash");
        }
        literals_.back() += pattern[i];
    }
}

bool key_pattern::matches(std::string_view key) const {
    const std::string& first = literals_.front();
    const std::string& last = literals_.back();
    if (literals_.size() == 1) {
        return key == first;
    }
    if (key.size() < first.size() + last.size() || !key.starts_with(first) ||
        !key.ends_with(last)) {
        return false;
    }
    key.remove_prefix(first.size());
    key.remove_suffix(last.size());
    for (const std::string& each : std::span(literals_).subspan(1, literals_.size() - 2)) {
        const std::size_t at = key.find(each);
        if (at == key.npos) {
            return false;
        }
        key.remove_prefix(at + each.size());
    }
    return true;
}

}  // namespace uriscan::cli
