// Memory in whole pages of the system.  Freed pages go back to the system at once, so the program
// never has more memory than its parts have allocated.
#pragma once

#include <memory_resource>

namespace uriscan::cli {

// Use it under a std::pmr::monotonic_buffer_resource, which makes few and large allocations.
class page_memory final : public std::pmr::memory_resource {
private:
    // Throws std::bad_alloc.
    void* do_allocate(std::size_t size, std::size_t alignment) override;
    void do_deallocate(void* pages, std::size_t size, std::size_t alignment) override;
    bool do_is_equal(const memory_resource& other) const noexcept override {
        return this == &other;
    }
};

}  // namespace uriscan::cli
