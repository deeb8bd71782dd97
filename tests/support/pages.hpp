// Pages of memory that a test reserves, on POSIX systems and on Windows.
#pragma once

#ifdef _WIN32
#include <windows.h>
#else
#include <sys/mman.h>
#include <unistd.h>
#endif

#include <cstddef>

namespace uriscan::tests {

#ifdef _WIN32

inline std::size_t size_of_page() {
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    return info.dwPageSize;
}

// Reserves addresses that can be neither read nor written.  Returns null if there are none.
inline char* reserve_pages(std::size_t size) {
    return static_cast<char*>(VirtualAlloc(nullptr, size, MEM_RESERVE, PAGE_NOACCESS));
}

// Makes whole pages of reserved addresses readable and writable.  All their octets are NUL.
inline bool open_pages(char* first, std::size_t size) {
    return VirtualAlloc(first, size, MEM_COMMIT, PAGE_READWRITE) != nullptr;
}

inline void release_pages(char* reserved, std::size_t) {
    VirtualFree(reserved, 0, MEM_RELEASE);
}

#else

inline std::size_t size_of_page() {
    return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// Reserves addresses that can be neither read nor written.  Returns null if there are none.
inline char* reserve_pages(std::size_t size) {
    void* const pages =
        ::mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return pages == MAP_FAILED ? nullptr : static_cast<char*>(pages);
}

// Makes whole pages of reserved addresses readable and writable.  All their octets are NUL.
inline bool open_pages(char* first, std::size_t size) {
    return ::mprotect(first, size, PROT_READ | PROT_WRITE) == 0;
}

inline void release_pages(char* reserved, std::size_t size) {
    ::munmap(reserved, size);
}

#endif

}  // namespace uriscan::tests
