/* A library to load before the C library: all functions that allocate memory fail. */
#include <errno.h>
#include <stddef.h>

void* malloc(size_t size) {
    (void)size;
    errno = ENOMEM;
    return NULL;
}

void* calloc(size_t count, size_t size) {
    (void)count;
    return malloc(size);
}

void* realloc(void* old, size_t size) {
    (void)old;
    return malloc(size);
}

void* aligned_alloc(size_t alignment, size_t size) {
    (void)alignment;
    return malloc(size);
}

int posix_memalign(void** to, size_t alignment, size_t size) {
    (void)to;
    (void)alignment;
    (void)size;
    return ENOMEM;
}

void free(void* old) {
    (void)old;
}
