// Memory for one result at a time.  A function of the extension has a `room` on its stack, and uses
// it for all rows of a chunk.  So texts of usual size need no allocation.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <span>

namespace uriscan::duckdb {

class room {
public:
    /// Returns at least `size` octets.  If there is not enough memory, the span is null.  What
    /// was written to the span of the last call is lost.
    std::span<char> with(std::size_t size) {
        if (size <= small_.size()) {
            return small_;
        }
        if (size > large_size_) {
            large_.reset();
            large_.reset(new (std::nothrow) char[size]);
            large_size_ = large_ ? size : 0;
        }
        return {large_.get(), large_size_};
    }

private:
    std::array<char, 4096> small_;
    std::unique_ptr<char[]> large_;
    std::size_t large_size_ = 0;
};

}  // namespace uriscan::duckdb
