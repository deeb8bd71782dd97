// Says which lines of a text have a backslash, which starts an escape.
#pragma once

#include <cstring>
#include <functional>
#include <string_view>

#include "cli/input/located_line.hpp"

namespace uriscan::cli {

// Most logs have few backslashes.  So the next one is searched in the whole text, and the lines
// before it are not searched again.
class escape_search {
public:
    // The next lines are slices of `text`, from left to right.
    void start(std::string_view text) {
        text_ = text;
        next_ = nullptr;
    }

    // Any other line can be given, too.  It is searched alone.
    bool has_escape(std::string_view line) {
        if (!is_slice(line, text_)) {
            return line.find('\\') != line.npos;
        }
        const std::less<> before;
        if (before(next_, line.data())) {
            next_ = find_from(line.data());
        }
        return before(next_, line.data() + line.size());
    }

private:
    // Returns the first backslash at `from` or later, or the end of the text.
    const char* find_from(const char* from) const {
        const char* const end = text_.data() + text_.size();
        const void* const found = std::memchr(from, '\\', static_cast<std::size_t>(end - from));
        return found == nullptr ? end : static_cast<const char*>(found);
    }

    std::string_view text_;
    const char* next_ = nullptr;
};

}  // namespace uriscan::cli
