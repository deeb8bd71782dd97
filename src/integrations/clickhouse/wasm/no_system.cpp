// Replaces the functions of the C and C++ libraries that would need the system.  So the module
// imports nothing.
#include <cstdlib>
#include <new>
#include <string>

extern "C" {

char* getenv(const char*) {
    return nullptr;
}

void abort() {
    __builtin_trap();
}

// The C library closes its streams at the end, if one of its files that use streams was linked.
void __stdio_exit() {}
void __stdio_exit_needed() {}
}

// The C++ library calls this function if one of its checks fails.
void std::__libcpp_verbose_abort(const char*, ...) {
    __builtin_trap();
}

void* operator new(std::size_t size) {
    void* const memory = std::malloc(size);
    if (memory == nullptr) {
        __builtin_trap();
    }
    return memory;
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return std::malloc(size);
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
