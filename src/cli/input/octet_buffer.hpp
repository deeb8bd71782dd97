// A buffer that grows in place if the system allows it.  Then a long line needs no second copy in
// memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>

namespace uriscan::cli {

class octet_buffer {
public:
    // This number of octets after the end can be read.  Their values are indeterminate.
    static constexpr std::size_t readable_after_end = 32;

    char* data() { return octets_.get() + start_; }
    const char* data() const { return octets_.get() + start_; }
    std::size_t size() const { return size_; }
    const char* begin() const { return data(); }
    const char* end() const { return data() + size_; }

    // Removes all octets.  Frees the memory if a long line made it larger than usual.
    void clear() {
        constexpr std::size_t most_kept = std::size_t{4} * 1024 * 1024;
        size_ = 0;
        if (capacity_ > most_kept) {
            octets_.reset();
            start_ = capacity_ = 0;
        }
    }

    // Replaces all octets by `text`.  The octets after `text` will start at a cache line.  When the
    // pages of a file are copied, the target must not be a few octets after the start of a page: if
    // it is, some processors need three times as long.  Throws std::bad_alloc.
    void assign_before_cache_line(std::string_view text) {
        constexpr std::size_t cache_line = 64;
        clear();
        resize(text.size() + cache_line);
        const auto end = reinterpret_cast<std::uintptr_t>(octets_.get()) + text.size();
        start_ = (cache_line - end % cache_line) % cache_line;
        size_ = text.copy(data(), text.size());
    }

    // Sets the size.  New octets have indeterminate values.  Throws std::bad_alloc.
    void resize(std::size_t size) {
        if (start_ + size > capacity_) {
            grow(std::max(start_ + size, capacity_ * 2));
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
    std::size_t start_ = 0;  // the offset in octets_ where the buffer starts
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

// Copies a text that is in an octet_buffer, and returns the end of the copy.  Copies of a fixed
// size are fast, so up to readable_after_end octets after the text are also read and copied.
[[gnu::always_inline]] inline char* put_readable(char* to, std::string_view text) {
    constexpr std::size_t at_once = octet_buffer::readable_after_end;
    std::memcpy(to, text.data(), at_once);
    for (std::size_t i = at_once; i < text.size(); i += at_once) {
        std::memcpy(to + i, text.data() + i, at_once);
    }
    return to + text.size();
}

}  // namespace uriscan::cli
