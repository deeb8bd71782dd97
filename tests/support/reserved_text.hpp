// A text of any length that takes address space but no memory.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <string_view>

namespace uriscan::tests {

class reserved_text {
public:
    explicit reserved_text(std::size_t size)
        : size_(size),
          data_(::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
                       0)) {}
    ~reserved_text() { ::munmap(data_, size_); }
    reserved_text(const reserved_text&) = delete;
    reserved_text& operator=(const reserved_text&) = delete;

    bool is_there() const { return data_ != MAP_FAILED; }

    // All octets are NUL.
    std::string_view text() const { return {static_cast<const char*>(data_), size_}; }

private:
    std::size_t size_;
    void* data_;
};

}  // namespace uriscan::tests
