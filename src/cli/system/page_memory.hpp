// Memory in whole pages of the system.  Freed pages go back to the system at once.  So the program
// keeps no memory that it does not use.
#pragma once

#include <sys/mman.h>

#include <memory_resource>
#include <new>

namespace uriscan::cli {

// Use it under a std::pmr::monotonic_buffer_resource, which makes few and large allocations.
class page_memory final : public std::pmr::memory_resource {
private:
    // Throws std::bad_alloc.
    void* do_allocate(std::size_t size, std::size_t) override {
        void* const pages =
            ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED) {
            throw std::bad_alloc();
        }
        return pages;
    }
    void do_deallocate(void* pages, std::size_t size, std::size_t) override {
        ::munmap(pages, size);
    }
    bool do_is_equal(const memory_resource& other) const noexcept override {
        return this == &other;
    }
};

}  // namespace uriscan::cli
