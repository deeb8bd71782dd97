// A text of any length that takes address space but hardly any memory.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <string_view>

namespace uriscan::tests {

class reserved_text {
public:
    // The text starts with `begin`.
    explicit reserved_text(std::size_t size, std::string_view begin = {})
        : size_(size),
          data_(::mmap(nullptr, size, begin.empty() ? PROT_READ : PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {
        if (is_there()) {
            begin.copy(static_cast<char*>(data_), size);
        }
    }
    ~reserved_text() { ::munmap(data_, size_); }
    reserved_text(const reserved_text&) = delete;
    reserved_text& operator=(const reserved_text&) = delete;

    bool is_there() const { return data_ != MAP_FAILED; }

    // All octets after the begin are NUL.
    std::string_view text() const { return {static_cast<const char*>(data_), size_}; }

private:
    std::size_t size_;
    void* data_;
};

}  // namespace uriscan::tests
