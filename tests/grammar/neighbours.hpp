// Lines that are packed between others.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "grammar/packed_text.hpp"

namespace uriscan::tests {

inline constexpr std::array<std::string_view, 2> line_ends = {"\n", "\r\n"};

// Adds a line at an offset of a block or chunk, between lines that can end in a triplet. The octets
// of these lines must not be joined.
class neighbours {
public:
    explicit neighbours(packed_text& text) : text_(text) {
        std::ranges::transform(before, rows_before_.begin(), rows_by_reference);
        std::ranges::transform(after, rows_after_.begin(), rows_by_reference);
    }

    // If there is a `unit`, the line starts at an offset with the remainder `offset`.
    void add(std::string_view line, std::size_t offset = 0, std::size_t unit = 0) {
        const std::string_view line_end = line_ends.at(++count_ % 2);
        const std::string_view end_before = line_ends.at(count_ / 2 % 2);
        const std::size_t pair = count_ % before.size();
        if (unit != 0) {
            text_.pad(offset - before.at(pair).size() - end_before.size(), unit);
        }
        text_.add(before.at(pair), end_before, rows_before_.at(pair));
        text_.add(line, line_end);
        text_.add(after.at(pair), "\n", rows_after_.at(pair));
    }

    packed_text& text() { return text_; }

private:
    static constexpr std::array<std::string_view, 7> before = {"x:%", "a",  "x%4",      "//h/%41",
                                                               "?%4", "#%", "http://h/"};
    static constexpr std::array<std::string_view, 7> after = {"41", "1:", "1", "%41/",
                                                              "a",  "",   ":"};

    packed_text& text_;
    std::array<expected_rows, before.size()> rows_before_;
    std::array<expected_rows, after.size()> rows_after_;
    std::size_t count_ = 0;
};

}  // namespace uriscan::tests
