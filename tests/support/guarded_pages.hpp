// Memory between two pages that cannot be read.  A text is put at the start or at the end of this
// memory, so that a read outside of the text causes a fault.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <string_view>

namespace uriscan::tests {

class guarded_pages {
public:
    explicit guarded_pages(std::size_t least_size)
        : page_(static_cast<std::size_t>(::sysconf(_SC_PAGESIZE))),
          size_((least_size + page_ - 1) / page_ * page_) {
        void* const pages = ::mmap(nullptr, size_ + 2 * page_, PROT_NONE,
                                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (pages == MAP_FAILED) {
            throw std::bad_alloc();
        }
        begin_ = static_cast<char*>(pages) + page_;
        if (::mprotect(begin_, size_, PROT_READ | PROT_WRITE) != 0) {
            throw std::bad_alloc();
        }
    }
    ~guarded_pages() { ::munmap(begin_ - page_, size_ + 2 * page_); }
    guarded_pages(const guarded_pages&) = delete;
    guarded_pages& operator=(const guarded_pages&) = delete;

    std::size_t size() const { return size_; }

    std::string_view put_at_begin(std::string_view text) { return put_at(0, text); }
    std::string_view put_at_end(std::string_view text) { return put_at(size_ - text.size(), text); }
    std::string_view put_at(std::size_t offset, std::string_view text) {
        std::memcpy(begin_ + offset, text.data(), text.size());
        return {begin_ + offset, text.size()};
    }

    std::span<char> room_at_begin(std::size_t size) { return {begin_, size}; }
    std::span<char> room_at_end(std::size_t size) { return {begin_ + size_ - size, size}; }

    void fill(std::size_t offset, std::size_t size, char octet) {
        std::memset(begin_ + offset, octet, size);
    }

private:
    std::size_t page_;
    std::size_t size_;
    char* begin_;
};

}  // namespace uriscan::tests
