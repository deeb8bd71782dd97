// Tests of functions that write to a buffer of the caller.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/result.hpp"

namespace uriscan::tests {

// Calls `write` with a buffer of every size up to `limit`.  Each buffer is a heap block, so that a
// sanitizer reports a write outside of it.  Expects `wanted` if the buffer is large enough, and an
// error otherwise.
template <class Write>
void expect_in_every_buffer(const std::string& wanted, std::size_t limit, Write write) {
    for (std::size_t size = 0; size <= limit; ++size) {
        const auto block = std::make_unique<char[]>(size);
        const auto result = write(std::span(block.get(), size));
        if (size < wanted.size()) {
            ASSERT_TRUE(!result && result.error().reason == error_reason::buffer_too_small) << size;
        } else {
            ASSERT_TRUE(result) << size;
            const std::string_view text(*result);
            ASSERT_EQ(text, wanted) << size;
            ASSERT_EQ(static_cast<const void*>(text.data()), block.get());
        }
    }
}

}  // namespace uriscan::tests
