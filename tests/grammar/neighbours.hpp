// Lines that are packed between others.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "grammar/packed_text.hpp"

namespace uriscan::tests {

inline constexpr std::array<std::string_view, 2> line_ends = {"\n", "\r\n"};

// Adds a line at an offset of a block or chunk. The line before it can end within a triplet, and
// the line after it can start with digits. A kernel must not join the octets of different lines.
class neighbours {
public:
    explicit neighbours(packed_text& text) : text_(text) {
        std::ranges::transform(before, rows_before_.begin(), rows_by_reference);
        std::ranges::transform(after, rows_after_.begin(), rows_by_reference);
    }

    // If `unit` is not 0, the line starts `offset` octets after a multiple of `unit`.
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

// Adds a line before lines that have only common octets, such as letters.  A kernel can read a text
// with few other octets in another way than a text with many.
class plain_neighbours {
public:
    explicit plain_neighbours(packed_text& text) : text_(text) {
        for (std::size_t i = 0; i < plain_.size(); ++i) {
            plain_.at(i) = "http://h/" + std::string(40 + i, 'a');
        }
        std::ranges::transform(plain_, rows_.begin(), rows_by_reference);
    }

    void add(std::string_view line) {
        text_.add(line, line_ends.at(++count_ % 2));
        for (std::size_t i = 0; i < 5; ++i) {
            next_ = (next_ + 7) % plain_.size();
            text_.add(plain_.at(next_), "\n", rows_.at(next_));
        }
    }

private:
    packed_text& text_;
    std::array<std::string, 64> plain_;
    std::array<expected_rows, 64> rows_;
    std::size_t count_ = 0;
    std::size_t next_ = 0;
};

}  // namespace uriscan::tests
