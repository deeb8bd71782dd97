// A buffer that grows in place if the system can do that, so that a long line needs no second copy
// in memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>

namespace uriscan::cli {

class octet_buffer {
public:
    // So many octets after the end can be read.  Their values are indeterminate.
    static constexpr std::size_t readable_after_end = 32;

    char* data() { return octets_.get(); }
    const char* data() const { return octets_.get(); }
    std::size_t size() const { return size_; }
    const char* begin() const { return data(); }
    const char* end() const { return data() + size_; }

    // Removes all octets.  Frees the memory if a long line made it larger than usual.
    void clear() {
        constexpr std::size_t most_kept = std::size_t{4} * 1024 * 1024;
        size_ = 0;
        if (capacity_ > most_kept) {
            octets_.reset();
            capacity_ = 0;
        }
    }

    // Sets the size.  New octets have indeterminate values.  Throws std::bad_alloc.
    void resize(std::size_t size) {
        if (size > capacity_) {
            grow(std::max(size, capacity_ * 2));
        }
        size_ = size;
    }

    // Throws std::bad_alloc.
    void append(std::string_view text) {
        const std::size_t size = size_;
        resize(size + text.size());
        text.copy(data() + size, text.size());
    }

private:
    struct deleter {
        void operator()(char* octets) const { std::free(octets); }
    };

    void grow(std::size_t capacity) {
        void* const grown = std::realloc(octets_.get(), capacity + readable_after_end);
        if (grown == nullptr) {
            throw std::bad_alloc();
        }
        static_cast<void>(octets_.release());
        octets_.reset(static_cast<char*>(grown));
        capacity_ = capacity;
    }

    std::unique_ptr<char, deleter> octets_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace uriscan::cli
