// Checks C functions that write into a buffer.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "c/texts.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {

using write_function = std::function<uriscan_status(char*, std::size_t, std::size_t*)>;

inline constexpr std::size_t margin =
    16;  // octets before and after the buffer that must not change
inline constexpr char untouched = '\x5A';

// Calls `write` with a buffer that has `capacity` octets.
inline void expect_written(const std::string& expected, std::size_t capacity,
                           const write_function& write) {
    std::string memory(margin + capacity + margin, untouched);
    std::size_t needed = 99;
    const uriscan_status status = write(memory.data() + margin, capacity, &needed);
    ASSERT_EQ(needed, expected.size());
    ASSERT_EQ(memory.substr(0, margin), std::string(margin, untouched));
    ASSERT_EQ(memory.substr(margin + capacity), std::string(margin, untouched));
    if (capacity < expected.size()) {
        ASSERT_EQ(status, URISCAN_BUFFER_TOO_SMALL) << capacity;
        return;
    }
    ASSERT_EQ(status, URISCAN_OK) << capacity;
    ASSERT_EQ(memory.substr(margin, expected.size()), expected);
    if (capacity > expected.size()) {
        ASSERT_EQ(memory[margin + expected.size()], '\0');
    }
}

// Checks that `write` writes `expected`, for each capacity up to a few octets more than needed, and
// for a capacity that is certainly enough.
inline void expect_writes(const std::string& expected, const write_function& write) {
    std::size_t needed = 99;
    ASSERT_EQ(write(nullptr, 0, &needed), expected.empty() ? URISCAN_OK : URISCAN_BUFFER_TOO_SMALL);
    ASSERT_EQ(needed, expected.size());
    const std::size_t step = 1 + expected.size() / 64;  // long results need larger steps
    for (std::size_t capacity = 0; capacity < expected.size(); capacity += step) {
        ASSERT_NO_FATAL_FAILURE(expect_written(expected, capacity, write));
    }
    for (std::size_t more = 0; more < 4; ++more) {
        ASSERT_NO_FATAL_FAILURE(expect_written(expected, expected.size() + more, write));
    }
    ASSERT_NO_FATAL_FAILURE(expect_written(expected, 3 * expected.size() + 64, write));
    std::string room(expected.size() + 1, untouched);
    ASSERT_EQ(write(room.data(), room.size(), nullptr), URISCAN_OK) << "needed may be NULL";
}

// Checks that `write` returns the status with this name for several capacities.
inline void expect_fails(std::string_view name, const write_function& write) {
    for (const std::size_t capacity : {0U, 1U, 7U, 400U}) {
        std::string memory(margin + capacity + margin, untouched);
        std::size_t needed = 99;
        const uriscan_status status = write(memory.data() + margin, capacity, &needed);
        ASSERT_EQ(uriscan_status_name(status), name) << capacity;
        ASSERT_EQ(needed, 0U);
        ASSERT_EQ(memory.substr(0, margin), std::string(margin, untouched));
        ASSERT_EQ(memory.substr(margin + capacity), std::string(margin, untouched));
    }
}

struct parsed_text {
    std::string text;
    uriscan_uri at;
    uri_view view() const { return parse_uri_reference(text).value(); }
};

inline std::vector<parsed_text> parsed_texts() {
    std::vector<parsed_text> parsed;
    for (const std::string& text : texts_for_c()) {
        uriscan_uri uri;
        if (uriscan_parse(URISCAN_RULE_URI_REFERENCE, text.data(), text.size(), &uri, nullptr) ==
            URISCAN_OK) {
            parsed.push_back({text, uri});
        }
    }
    return parsed;
}

}  // namespace uriscan::tests
