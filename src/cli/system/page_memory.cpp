// Allocates pages with mmap.
#include "cli/system/page_memory.hpp"

#include <sys/mman.h>

#include <new>

namespace uriscan::cli {

void* page_memory::do_allocate(std::size_t size, std::size_t /*alignment*/) {
    void* const pages =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) {
        throw std::bad_alloc();
    }
    return pages;
}

void page_memory::do_deallocate(void* pages, std::size_t size, std::size_t /*alignment*/) {
    ::munmap(pages, size);
}

}  // namespace uriscan::cli
