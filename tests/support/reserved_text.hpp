// A text of any length that takes address space but hardly any memory.
#pragma once

#include <cstddef>
#include <string_view>

#include "support/pages.hpp"

namespace uriscan::tests {

class reserved_text {
public:
    // The text starts with `begin`.
    explicit reserved_text(std::size_t size, std::string_view begin = {})
        : size_(size), data_(reserve_pages(size)) {
        if (data_ != nullptr && !open_pages(data_, size)) {
            release_pages(data_, size);
            data_ = nullptr;
        }
        if (is_there()) {
            begin.copy(data_, size);
        }
    }
    ~reserved_text() {
        if (is_there()) {
            release_pages(data_, size_);
        }
    }
    reserved_text(const reserved_text&) = delete;
    reserved_text& operator=(const reserved_text&) = delete;

    bool is_there() const { return data_ != nullptr; }

    // All octets after `begin` are NUL.
    std::string_view text() const { return {data_, size_}; }

private:
    std::size_t size_;
    char* data_;
};

}  // namespace uriscan::tests
