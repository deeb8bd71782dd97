/* The Public Suffix List of libpsl, for uriscan_registrable_domain().  libpsl is only loaded when
   it is needed.  So a database can have the other functions without it. */
#ifndef URISCAN_INTEGRATIONS_PUBLIC_SUFFIXES_H
#define URISCAN_INTEGRATIONS_PUBLIC_SUFFIXES_H

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

typedef struct public_suffixes {
    void* list; /* NULL if there is no libpsl */
    const char* (*suffix_of)(const void* list, const char* name);
} public_suffixes;

/* Loads libpsl and the newer of two lists: the one of the system, or the one inside libpsl. */
static inline public_suffixes load_public_suffixes(void) {
    public_suffixes loaded = {NULL, NULL};
    void* (*newest)(const char* file) = NULL;
    void* const library = dlopen("libpsl.so.5", RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) {
        /* ISO C cannot convert the result of dlsym() to a function. */
        void* function = dlsym(library, "psl_latest");
        memcpy(&newest, &function, sizeof newest);
        function = dlsym(library, "psl_unregistrable_domain");
        memcpy(&loaded.suffix_of, &function, sizeof function);
    }
    if (newest != NULL && loaded.suffix_of != NULL) {
        loaded.list = newest(NULL);
    }
    return loaded;
}

/* A uriscan_suffix_size.  Its context is a public_suffixes. */
static inline size_t size_of_public_suffix(const char* name, size_t size, void* context) {
    const public_suffixes* const suffixes = (const public_suffixes*)context;
    const char* const suffix = suffixes->suffix_of(suffixes->list, name);
    (void)size;
    return suffix == NULL ? 0 : strlen(suffix);
}

#endif /* URISCAN_INTEGRATIONS_PUBLIC_SUFFIXES_H */
