// Memory between two pages that cannot be read.  A text is put at the start or at the end of this
// memory, so that a read outside of the text causes a fault.
#pragma once

#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <string_view>

#include "support/pages.hpp"

namespace uriscan::tests {

class guarded_pages {
public:
    explicit guarded_pages(std::size_t least_size)
        : page_(size_of_page()), size_((least_size + page_ - 1) / page_ * page_) {
        char* const pages = reserve_pages(size_ + 2 * page_);
        if (pages == nullptr || !open_pages(pages + page_, size_)) {
            throw std::bad_alloc();
        }
        begin_ = pages + page_;
    }
    ~guarded_pages() { release_pages(begin_ - page_, size_ + 2 * page_); }
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
